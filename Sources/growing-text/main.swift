internal import Glibc

StandardStreams.prepare()
exit(Command.run(Array(CommandLine.arguments.dropFirst())).rawValue)

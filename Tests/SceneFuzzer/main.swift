internal import Foundation

// Plays scenes that were written at random, in every way that must come to the same. `--seed` and
// the seed that a failure prints make the same scene again.
guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  Line.say(Options.usage)
  exit(2)
}
do {
  guard options.files.isEmpty else { exit(try ScenePlay.run(options.files) ? 0 : 1) }
  if options.writesOnly {
    try Campaign(options).write()
    exit(0)
  }
  let count = try Campaign(options).run()
  Line.say(
    "\(options.scenes) random scenes of \(options.steps) steps from seed \(options.seed): "
      + (count == 0 ? "every one plays the same each time" : "\(count) failed"))
  exit(count == 0 ? 0 : 1)
} catch {
  Line.say("\(error)")
  exit(3)
}

/// One call into the machine: when it is, and what it has led to so far.
struct Turn {
  let time: Double
  var outputs: [FieldOutput] = []

  init(time: Double) { self.time = time }

  mutating func tell(_ event: FieldEvent) { outputs.append(.event(event)) }
}

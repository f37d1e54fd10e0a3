/// What was found out about one case at one size.
struct Measurement: Codable {
  var sentence = ""
  var size = ""
  var unit = "ms"
  var median: Double
  /// The same as the median where there is one value only.
  var p99: Double
  var count: Int
  /// Work done for one of the counted things, by name.
  var work: [String: Double] = [:]
  /// What to compare with: a value of the same run.
  var reference: Double?
  var referenceName: String?

  init(_ samples: Samples, work: [String: Double] = [:]) {
    median = samples.median
    p99 = samples.p99
    count = samples.count
    self.work = work
  }
  init(_ value: Double, unit: String, work: [String: Double] = [:]) {
    median = value
    p99 = value
    count = 1
    self.unit = unit
    self.work = work
  }

  func beside(_ value: Double, _ name: String) -> Measurement {
    var result = self
    result.reference = value
    result.referenceName = name
    return result
  }

  /// Named after its case, where it has no name of its own.
  func of(_ one: Case, at size: DocumentSize) -> Measurement {
    var result = self
    if result.sentence.isEmpty { result.sentence = one.sentence }
    result.size = size.label
    return result
  }
  func named(_ sentence: String) -> Measurement {
    var result = self
    result.sentence = sentence
    return result
  }
}

/// All cases, in the order of the table.
enum Catalog {
  static let cases =
    RopeCases.all + KeyCases.all + LoadCases.all + ScrollCases.all + HistoryCases.all
    + IdleCases.all + MemoryCases.all + PasteCases.all
}

/// The priorities that an equation may call by name.
enum LayoutPriorityName: String, CaseIterable {
  case required, high, low, fit

  /// The names in order.
  static let all = allCases
  /// The names by their bytes.
  static let table = NameTable(allCases.map(\.rawValue))

  /// The number that stands for the name.
  var rawValueOfPriority: Float {
    switch self {
    case .required: 1000
    case .high: 750
    case .low: 250
    case .fit: 50
    }
  }
}

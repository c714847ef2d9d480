/// The names of priorities in equations.
enum LayoutPriorityName: String, CaseIterable {
  case required, high, low, fit

  /// The priorities by name.
  static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0.value) })

  /// The priority that the name stands for.
  var value: Float {
    switch self {
    case .required: 1000
    case .high: 750
    case .low: 250
    case .fit: 50
    }
  }
}

enum EquationAttribute: String, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case baseline, firstBaseline, lastBaseline
  case edges, size, center
  case resistH, resistV, hugH, hugV

  static let named = allCases.reduce(into: [String: EquationAttribute]()) { $0[$1.rawValue] = $1 }

  enum Kind: String { case horizontal, vertical, size, several, priority }

  var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: .horizontal
    case .top, .bottom, .centerY, .baseline, .firstBaseline, .lastBaseline: .vertical
    case .width, .height: .size
    case .edges, .size, .center: .several
    case .resistH, .resistV, .hugH, .hugV: .priority
    }
  }

  /// A position is always relative to another one, so a constant alone does not determine it.
  var isPosition: Bool { kind == .horizontal || kind == .vertical }

  /// The way an attribute depends on the reading direction.
  enum Direction: String { case follows, ignores, indifferent }

  var direction: Direction {
    switch self {
    case .leading, .trailing: .follows
    case .left, .right: .ignores
    default: .indifferent
    }
  }

  var isOfGuides: Bool {
    switch self {
    case .baseline, .firstBaseline, .lastBaseline: false
    default: kind != .priority
    }
  }

  struct Part {
    var attribute: EquationAttribute
    /// An inset has a negative sign at the bottom and the trailing edge.
    var isFar = false
  }

  var parts: [Part] {
    switch self {
    case .edges: Self.edgeParts
    case .size: Self.sizeParts
    case .center: Self.centerParts
    default: []
    }
  }

  private static let edgeParts = [
    Part(attribute: .top), Part(attribute: .leading), Part(attribute: .bottom, isFar: true),
    Part(attribute: .trailing, isFar: true),
  ]
  private static let sizeParts = [Part(attribute: .width), Part(attribute: .height)]
  private static let centerParts = [Part(attribute: .centerX), Part(attribute: .centerY)]
}

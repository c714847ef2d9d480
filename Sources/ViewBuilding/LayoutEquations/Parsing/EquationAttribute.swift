/// What may stand after the dot: the attributes of Auto Layout, three words that stand for several of
/// them, and the four priorities of a view.
enum EquationAttribute: String, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case baseline, firstBaseline, lastBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins
  case edges, size, center
  case resistH, resistV, hugH, hugV

  /// The attributes in order; `allCases` makes a new array each time.
  static let all = allCases
  /// The attributes by their names.
  static let table = NameTable(allCases.map(\.rawValue))

  /// What an attribute is about.
  enum Kind: String { case horizontal, vertical, size, several, priority }

  var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .baseline, .firstBaseline, .lastBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    case .width, .height: .size
    case .edges, .size, .center: .several
    case .resistH, .resistV, .hugH, .hugV: .priority
    }
  }

  /// Whether the attribute is a place, which a constant alone does not determine.
  var isLocation: Bool { kind == .horizontal || kind == .vertical }

  /// How the attribute follows the reading direction.
  enum Direction: String { case follows, ignores, indifferent }

  var direction: Direction {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: .follows
    case .left, .right, .leftMargin, .rightMargin: .ignores
    default: .indifferent
    }
  }

  /// Whether layout guides have the attribute, too; they have neither margins nor text.
  var isOfGuides: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .edges, .size, .center:
      true
    default: false
    }
  }

  /// One of the attributes that a word stands for.
  struct Part {
    var attribute: EquationAttribute
    /// Whether it lies at the far side, where an inset counts backwards.
    var isFar = false
  }

  /// The attributes that a word stands for; none for an attribute itself.
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

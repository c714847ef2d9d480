/// The widths of a date picker's wheels and the distances between their texts.
@MainActor struct DateColumnLayout {
  private let isCountDown: Bool
  /// The widths of the texts and of the units next to them, in points.
  private var texts: [CGFloat] = []
  private var units: [CGFloat] = []
  private var padding = Self.maximumPadding
  private var squeeze: CGFloat = 0

  init(_ wheels: DateWheels) { isCountDown = wheels.mode == .countDownTimer }

  /// The gap between wheels, an estimate.
  ///
  /// With the padding on both sides, texts are 23 points apart.
  static let spacing: CGFloat = 5
  private static let maximumPadding: CGFloat = 9
  private static let minimumPadding: CGFloat = 1
  /// The gap between a number and its unit; an estimate.
  static let unitGap: CGFloat = 6
  /// The font of units next to numbers; an estimate.
  static let unitFont = UIFont.systemFont(ofSize: 17, weight: .semibold)

  /// The distance from the center of a number down to the center of its unit, which aligns their
  /// baselines.
  static let unitDrop: CGFloat = 1

  /// Measures the texts of the wheels.
  mutating func measure(_ wheels: DateWheels) {
    let font = UIFont.systemFont(ofSize: PickerMetrics.fontSize)
    texts = wheels.columns.indices.map { column in
      wheels.width(of: column) { Self.width(of: $0, in: font) }.rounded(.up)
    }
    guard isCountDown else { return }
    units = wheels.unitWords.map { words in
      (words.map { Self.width(of: $0, in: Self.unitFont) }.max() ?? 0).rounded(.up)
    }
  }

  /// Returns the space in a wheel that its widest visible text leaves.
  func room(beside shown: [String], in column: Int) -> CGFloat {
    let font = UIFont.systemFont(ofSize: PickerMetrics.fontSize)
    let widest = shown.map { Self.width(of: $0, in: font) }.max() ?? texts[column]
    return max(texts[column] - widest, 0)
  }

  private static func width(of text: String, in font: UIFont) -> CGFloat {
    StyledText(text, attributes: [.font: font]).size().width
  }

  /// Reduces the gaps between wheels that are too wide and, if necessary, the space for the widest
  /// text.
  mutating func fit(into width: CGFloat) {
    let count = CGFloat(texts.count)
    let gaps = Self.spacing * (count - 1)
    let words = units.reduce(0) { $0 + $1 + Self.unitGap }
    let room = width - texts.reduce(0, +) - gaps - words
    padding = min(max(room / count / 2, Self.minimumPadding), Self.maximumPadding)
    squeeze = max(padding * 2 * count - room, 0)
  }

  /// The width of each wheel, including the space around its texts.
  var widths: [CGFloat] {
    let widest = texts.indices.max { texts[$0] < texts[$1] }
    return texts.indices.map { column in
      let unit = isCountDown ? units[column] + Self.unitGap : 0
      return texts[column] + unit + 2 * padding - (column == widest ? squeeze : 0)
    }
  }

  /// The insets around the texts of each wheel.
  var insets: [NSDirectionalEdgeInsets] {
    texts.indices.map { column in
      let unit = isCountDown ? units[column] + Self.unitGap : 0
      return NSDirectionalEdgeInsets(
        top: 0, leading: padding, bottom: 0, trailing: padding + unit)
    }
  }
}

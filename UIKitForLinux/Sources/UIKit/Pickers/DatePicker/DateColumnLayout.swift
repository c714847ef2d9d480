/// How wide the wheels of a date picker are, and how far their texts are from one another.
@MainActor struct DateColumnLayout {
  private let isCountDown: Bool
  /// The widths of texts and of the words beside them, in points.
  private var texts: [CGFloat] = []
  private var units: [CGFloat] = []
  private var padding = Self.widestPadding
  private var squeeze: CGFloat = 0

  init(_ wheels: DateWheels) { isCountDown = wheels.mode == .countDownTimer }

  /// The gap between wheels: with the padding to both sides texts are 23 points apart; judged by eye.
  static let spacing: CGFloat = 5
  private static let widestPadding: CGFloat = 9
  private static let leastPadding: CGFloat = 1
  /// The gap between a number and its unit, judged by eye.
  static let unitGap: CGFloat = 6
  /// The font of units beside numbers, judged by eye.
  static let unitFont = UIFont.systemFont(ofSize: 17, weight: .semibold)

  /// How much lower the middle of a unit is than that of its number, for both to stand on one line.
  static let unitDrop: CGFloat = 1

  /// Measures what wheels show.
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

  /// Returns the room that texts leave in a wheel, beside its widest text.
  func room(beside shown: [String], in column: Int) -> CGFloat {
    let font = UIFont.systemFont(ofSize: PickerMetrics.fontSize)
    let widest = shown.map { Self.width(of: $0, in: font) }.max() ?? texts[column]
    return max(texts[column] - widest, 0)
  }

  private static func width(of text: String, in font: UIFont) -> CGFloat {
    StyledText(text, attributes: [.font: font]).size().width
  }

  /// Draws the wheels together where they are too wide, and cuts the widest text where that is not enough.
  mutating func fit(into width: CGFloat) {
    let count = CGFloat(texts.count)
    let gaps = Self.spacing * (count - 1)
    let words = units.reduce(0) { $0 + $1 + Self.unitGap }
    let room = width - texts.reduce(0, +) - gaps - words
    padding = min(max(room / count / 2, Self.leastPadding), Self.widestPadding)
    squeeze = max(padding * 2 * count - room, 0)
  }

  /// The width of each wheel, the room beside its texts included.
  var widths: [CGFloat] {
    let widest = texts.indices.max { texts[$0] < texts[$1] }
    return texts.indices.map { column in
      let unit = isCountDown ? units[column] + Self.unitGap : 0
      return texts[column] + unit + 2 * padding - (column == widest ? squeeze : 0)
    }
  }

  /// The room beside the texts of each wheel.
  var insets: [NSDirectionalEdgeInsets] {
    texts.indices.map { column in
      let unit = isCountDown ? units[column] + Self.unitGap : 0
      return NSDirectionalEdgeInsets(
        top: 0, leading: padding, bottom: 0, trailing: padding + unit)
    }
  }
}

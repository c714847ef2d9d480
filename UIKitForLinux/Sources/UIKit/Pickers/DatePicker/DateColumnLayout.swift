/// The widths of a date picker's wheels and the distances between their texts.
@MainActor struct DateColumnLayout {
  private let isCountDown: Bool
  /// The widths of the texts and of the units next to them, in points.
  private var texts: [CGFloat] = []
  private var units: [CGFloat] = []
  private var padding = Self.maximumPadding
  private var squeeze: CGFloat = 0
  /// The width of the selection band.
  private var width: CGFloat = 0

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

  /// Returns the space in a wheel that the selected text and the smaller texts of its neighbors
  /// leave.
  ///
  /// Rows further away are closer to the middle of the picker.
  func room(beside selected: String, and neighbors: [String], in column: Int) -> CGFloat {
    let font = UIFont.systemFont(ofSize: PickerMetrics.fontSize)
    let scaled = neighbors.map { Self.width(of: $0, in: font) * PickerMetrics.wheelScale }
    let widest = scaled.reduce(Self.width(of: selected, in: font), max)
    return max(texts[column] - widest, 0)
  }

  private static func width(of text: String, in font: UIFont) -> CGFloat {
    StyledText(text, attributes: [.font: font]).size().width
  }

  /// Reduces the gaps between wheels that are too wide and, if necessary, the space for the widest
  /// text.
  mutating func fit(into width: CGFloat) {
    self.width = width
    let count = CGFloat(texts.count)
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

  /// The total width of the gaps between wheels.
  private var gaps: CGFloat { Self.spacing * CGFloat(texts.count - 1) }

  /// The space beside days above which they can be centered, in points; an estimate.
  private static let minimumCenteringSpace: CGFloat = 20

  /// Returns where the visible texts are centered, if days leave space in their wheel.
  ///
  /// The wheels move toward that space. If they can't move far enough, as in Arabic, the days are
  /// also centered in their wheel, so that half the distance is enough.
  ///
  /// - Parameter space: The distance between the widest visible day and the widest day of the year.
  func placement(ofSpaceBesideDays space: CGFloat) -> (centersDays: Bool, shift: CGFloat) {
    // The widest day of the year stays in the picker, but can reach over the end of the band.
    let room = max(width - widths.reduce(0, +) - gaps, 0) / 2
    let limit = room + padding + PickerMetrics.bandInset / 2
    let centersDays = space > Self.minimumCenteringSpace && space / 2 > limit
    return (centersDays, min(space / (centersDays ? 4 : 2), limit))
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

/// The positions of the keys, in the keyboard's coordinates.
///
/// The proportions match iOS 18: ten keys in a row, 6 points apart and 3 points from the
/// edges; rows 54 points apart in portrait; Shift, Delete, and the keys beside the space bar
/// measured in columns.
package struct KeyboardLayout {
  package private(set) var keys: [KeyboardKey] = []
  let look: KeyboardLook
  let language: KeyboardLanguage
  var gap: CGFloat { look.isTablet && !look.isSplit ? 10 : 6 }
  var margin: CGFloat { (look.isTablet ? 6 : 3) + look.inset }
  private var rowPitch: CGFloat { look.metrics.keys / 4 }
  private var keyHeight: CGFloat {
    rowPitch - (look.isTablet ? gap : look.metrics.keys > 180 ? 11 : 6)
  }

  package init(_ look: KeyboardLook) {
    self.look = look
    language = KeyboardLanguage.named(look.language)
    switch look.plane {
    case _ where look.kind.isPad: addPad()
    case .emoji: addEmoji()
    case _ where look.isTablet: addTabletRows()
    default: addPhoneRows()
    }
    addCandidates()
  }

  /// The characters of three rows of keys, from left to right.
  var rows: [[String]] {
    let letters = look.isShifted ? language.shifted ?? language.letters : language.letters
    var rows: [String] =
      switch (look.plane, look.isTablet) {
      case (.letters, _), (.emoji, _): letters
      case (.numbers, false): [look.digits] + language.signs
      case (.symbols, false): language.symbols
      case (.numbers, true): [look.digits] + language.tabletSigns
      case (.symbols, true): [look.digits] + language.tabletSymbols
      }
    if look.isTablet, look.plane == .letters { rows[0] = language.tabletStart + rows[0] }
    if look.isTablet, look.plane != .symbols {
      // A long row has no space for punctuation beside the keys at its ends.
      let room = rows[0].unicodeScalars.count - rows[2].unicodeScalars.count
      let ends = language.shifted == nil && look.plane == .letters ? 0 : 1
      rows[2] += language.punctuation.prefix(max(room - ends, 0))
    }
    return rows.map { $0.unicodeScalars.map { String($0) } }
  }

  /// Returns the key at a point.
  ///
  /// The gaps between keys belong to the nearest key.
  package func key(at point: CGPoint) -> KeyboardKey? {
    func distance(_ key: KeyboardKey) -> CGFloat {
      let dx = max(key.frame.minX - point.x, point.x - key.frame.maxX, 0)
      let dy = max(key.frame.minY - point.y, point.y - key.frame.maxY, 0)
      return dx * dx + dy * dy
    }
    let nearest = keys.min { distance($0) < distance($1) }
    return nearest.flatMap { distance($0) <= 12 * 12 ? $0 : nil }
  }

  func rowTop(_ row: Int) -> CGFloat {
    look.metrics.bar + (look.metrics.keys > 180 ? 8 : 4) + CGFloat(row) * rowPitch
  }

  mutating func add(
    _ face: KeyboardKey.Face, _ action: KeyboardKey.Action, _ style: KeyboardKey.Style = .special,
    row: Int, x: CGFloat, width: CGFloat
  ) {
    let scale = look.scale
    func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let frame = CGRect(
      x: snap(x), y: snap(rowTop(row)), width: snap(x + width) - snap(x), height: snap(keyHeight))
    keys.append(KeyboardKey(frame: frame, face: face, action: action, style: style))
  }

  /// Adds a keyboard key that isn't in a row.
  mutating func add(_ key: KeyboardKey) { keys.append(key) }

  /// Adds the candidates that fit before the arrow at the end of the bar.
  private mutating func addCandidates() {
    var x = look.inset
    for word in look.candidates {
      // The width of an ideograph equals the font size.
      let width = CGFloat(word.count) * KeyboardPicture.candidateSize + 26
      guard x + width <= look.width - look.inset - KeyboardPicture.arrowWidth else { break }
      keys.append(
        KeyboardKey(
          frame: CGRect(x: x, y: 0, width: width, height: look.metrics.bar), face: .text(word),
          action: .candidate(word), style: .bare))
      x += width
    }
  }

  private static let emoji = [
    "😀😂😍🥰😘😊😎🤔", "😭😡🥳😴🤗🙄😇🤩", "👍👋🏽🙏💪👏✌️🤝👀", "❤️🔥✨🎉🎂🌈☀️🐱",
  ]

  /// Adds rows of emoji and the key that returns to the letters.
  private mutating func addEmoji() {
    let width = (look.width - margin * 2) / 8
    for (row, line) in Self.emoji.enumerated() {
      for (column, character) in line.enumerated() {
        add(
          .text(String(character)), .type(String(character)), .bare, row: row,
          x: margin + CGFloat(column) * width, width: width - gap)
      }
    }
    let isLow = look.metrics.bottom <= 30
    let y = isLow ? 2 : look.metrics.height - look.metrics.bottom + 9
    let size = CGSize(width: 52, height: 36)
    for (face, action, x) in [
      (KeyboardKey.Face.text(language.lettersLabel), KeyboardKey.Action.plane(.letters), margin),
      (.symbol(.delete), .delete, look.width - margin - size.width),
    ] {
      keys.append(
        KeyboardKey(
          frame: CGRect(origin: CGPoint(x: x, y: y), size: size), face: face, action: action,
          style: .bare))
    }
  }

  private mutating func addPad() {
    let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
    let margin = 6 + look.inset
    let width = (look.width - margin * 2 - gap * 2) / 3
    func x(_ column: Int) -> CGFloat { margin + CGFloat(column) * (width + gap) }
    let digits = look.digits.map { String($0) }
    for (digit, (index, letters)) in zip(digits, letters.enumerated()) {
      add(
        .digit(digit, letters: letters), .type(digit), .letter, row: index / 3, x: x(index % 3),
        width: width)
    }
    switch look.kind {
    case .decimals: add(.text("."), .type("."), .bare, row: 3, x: x(0), width: width)
    case .telephone: add(.text("+*#"), .plane(.symbols), .bare, row: 3, x: x(0), width: width)
    default: break
    }
    let zero = digits.last ?? "0"
    add(.digit(zero, letters: ""), .type(zero), .letter, row: 3, x: x(1), width: width)
    add(.symbol(.delete), .delete, .bare, row: 3, x: x(2), width: width)
  }
}

/// Where the keys of a keyboard are, in the face's coordinates.
///
/// The proportions are those of iOS 18: ten keys a row, 6 points apart and 3 from the edges; rows 54 points apart
/// upright; shift, delete and the keys beside the space bar measured in columns.
package struct KeyboardLayout {
  package private(set) var keys: [KeyboardKey] = []
  private let look: KeyboardLook
  private let gap: CGFloat = 6
  private var pitch: CGFloat { (look.width - margin * 2 + gap) / 10 }
  private var margin: CGFloat { 3 + look.inset }
  private var rowPitch: CGFloat { look.metrics.keys / 4 }
  private var keyHeight: CGFloat { rowPitch - (look.metrics.keys > 180 ? 11 : 6) }

  package init(_ look: KeyboardLook) {
    let full = look
    var look = look
    if full.isSplit { look.width = 2 * Self.halfWidth }
    self.look = look
    switch (look.kind.isPad, look.plane) {
    case (true, _): addPad()
    case (false, .emoji): addEmoji()
    case (false, _): addLetters()
    }
    addCandidates()
    if full.isSplit { keys = keys.flatMap { Self.split($0, in: full.width) } }
  }

  /// The width of each half of a split keyboard, in points: about what thumbs reach.
  static let halfWidth: CGFloat = 300

  /// Returns a key at its side; one that is in the middle, the space bar, is on both.
  private static func split(_ key: KeyboardKey, in width: CGFloat) -> [KeyboardKey] {
    let shift = width - 2 * halfWidth
    var (left, right) = (key, key)
    right.frame.origin.x += shift
    if key.frame.maxX <= halfWidth { return [left] }
    if key.frame.minX >= halfWidth { return [right] }
    // What lies across is cut where it is long, and else is where most of it lies.
    guard key.action == .type(" ") else { return [key.frame.midX < halfWidth ? left : right] }
    left.frame.size.width = halfWidth - 3 - key.frame.minX
    right.frame.origin.x = width - halfWidth + 3
    right.frame.size.width = key.frame.maxX - halfWidth - 3
    return [left, right]
  }

  /// Returns the key that a finger at a point means: keys share the gaps between them.
  package func key(at point: CGPoint) -> KeyboardKey? {
    func distance(_ key: KeyboardKey) -> CGFloat {
      let dx = max(key.frame.minX - point.x, point.x - key.frame.maxX, 0)
      let dy = max(key.frame.minY - point.y, point.y - key.frame.maxY, 0)
      return dx * dx + dy * dy
    }
    let nearest = keys.min { distance($0) < distance($1) }
    return nearest.flatMap { distance($0) <= 12 * 12 ? $0 : nil }
  }

  private func rowTop(_ row: Int) -> CGFloat {
    look.metrics.bar + (look.metrics.keys > 180 ? 8 : 4) + CGFloat(row) * rowPitch
  }

  private mutating func add(
    _ face: KeyboardKey.Face, _ action: KeyboardKey.Action, _ style: KeyboardKey.Style = .special,
    row: Int, x: CGFloat, width: CGFloat
  ) {
    let scale = look.scale
    func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let frame = CGRect(
      x: snap(x), y: snap(rowTop(row)), width: snap(x + width) - snap(x), height: snap(keyHeight))
    keys.append(KeyboardKey(frame: frame, face: face, action: action, style: style))
  }

  /// Adds a row of keys for characters, in the middle.
  private mutating func addRow(_ characters: [String], row: Int, pitch: CGFloat? = nil) {
    let pitch = pitch ?? self.pitch
    let start = (look.width - pitch * CGFloat(characters.count) + gap) / 2
    for (column, character) in characters.enumerated() {
      add(
        .text(character), .type(character), .letter, row: row, x: start + CGFloat(column) * pitch,
        width: pitch - gap)
    }
  }

  private mutating func addLetters() {
    let rows: [String] =
      switch look.plane {
      case .letters, .emoji:
        look.isShifted
          ? ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"] : ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
      case .numbers:
        look.language == "zh"
          ? ["1234567890", "-/：；（）¥@“”", "。，、？！."] : ["1234567890", "-/:;()$&@\"", ".,?!'"]
      case .symbols:
        look.language == "zh"
          ? ["【】｛｝#%^*+=", "_—\\｜～《》$&·", "…，。？！'"] : ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"]
      }
    for (row, characters) in rows.enumerated() {
      let isLastOfSymbols = row == 2 && look.plane != .letters
      addRow(
        characters.map(String.init), row: row,
        pitch: isLastOfSymbols ? pitch * 7 / CGFloat(characters.count) : nil)
    }
    let side = pitch * 1.5 - gap - 8
    switch look.plane {
    case .letters, .emoji:
      add(
        .symbol(look.isShifted ? .shiftFilled : .shift), .shift,
        look.isShifted ? .letter : .special, row: 2, x: margin, width: side)
    case .numbers:
      add(.text("#+="), .plane(.symbols), row: 2, x: margin, width: side)
    case .symbols:
      add(.text("123"), .plane(.numbers), row: 2, x: margin, width: side)
    }
    add(.symbol(.delete), .delete, row: 2, x: look.width - margin - side, width: side)
    addBottomRow()
  }

  private mutating func addBottomRow() {
    let end = look.width - margin
    let wide = pitch * 2.5 - gap
    let other: KeyboardLook.Plane = look.plane == .letters ? .numbers : .letters
    let isLow = look.metrics.bottom == 0
    let language: KeyboardSymbol = look.language == "en" ? .emoji : .globe
    // With a home button there is nothing below the keys: the language's key is beside "123".
    add(
      .text(look.plane == .letters ? "123" : look.language == "zh" ? "拼音" : "ABC"), .plane(other),
      row: 3, x: margin, width: isLow ? (wide - gap) / 2 : wide)
    if isLow {
      let width = (wide - gap) / 2
      add(.symbol(language), languageAction, row: 3, x: margin + width + gap, width: width)
    }
    let isProminent = look.isReturnProminent
    add(
      .text(look.returnLabel), .returnKey, isProminent ? .prominent : .special, row: 3,
      x: end - wide, width: wide)
    let start = margin + pitch * 2.5
    let middle = pitch * 5 - gap
    let extras: [String] =
      switch look.kind {
      case .email: ["@", "."]
      case .webAddress: ["/", ".com"]
      case .webSearch: ["."]
      default: []
      }
    let hasSpace = look.kind != .webAddress
    let extra = hasSpace ? pitch : (middle + gap) / 3
    let shown = hasSpace ? extras : ["."] + extras
    let rest = middle - CGFloat(shown.count) * extra
    if hasSpace {
      add(.text(look.spaceLabel), .type(" "), .letter, row: 3, x: start, width: rest)
    }
    for (index, text) in shown.enumerated() {
      let x = start + (hasSpace ? rest + gap : 0) + CGFloat(index) * extra
      add(.text(text), .type(text), .letter, row: 3, x: x, width: extra - gap)
    }
    if !isLow { addCorners(language) }
  }

  /// Adds language and microphone: below the keys, or on a screen on its side beside them.
  private mutating func addCorners(_ language: KeyboardSymbol) {
    let isBelow = look.metrics.bottom > 30
    guard isBelow || look.inset > 44 else { return }
    let size = CGSize(width: 44, height: 40)
    let x = isBelow ? 14 : ((look.inset - size.width) / 2).rounded()
    let y = look.metrics.height - (isBelow ? look.metrics.bottom - 9 : size.height + 16)
    for (symbol, action, x) in [
      (language, languageAction, x), (.microphone, .none, look.width - x - size.width),
    ] {
      keys.append(
        KeyboardKey(
          frame: CGRect(origin: CGPoint(x: x, y: y), size: size), face: .symbol(symbol),
          action: action, style: .bare))
    }
  }

  /// What the key beside "123" or in the corner does; there is only one language to choose.
  private var languageAction: KeyboardKey.Action {
    look.language == "en" ? .plane(.emoji) : .none
  }

  /// Adds the words that the bar offers, as many as fit before the arrow at its end.
  private mutating func addCandidates() {
    var x = look.inset
    for word in look.candidates {
      // Ideographs are as wide as the font is large.
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

  /// Adds rows of emoji, and the way back to the letters.
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
      (KeyboardKey.Face.text("ABC"), KeyboardKey.Action.plane(.letters), margin),
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
    for (index, letters) in letters.enumerated() {
      let digit = String(index + 1)
      add(
        .digit(digit, letters: letters), .type(digit), .letter, row: index / 3, x: x(index % 3),
        width: width)
    }
    switch look.kind {
    case .decimals: add(.text("."), .type("."), .bare, row: 3, x: x(0), width: width)
    case .telephone: add(.text("+*#"), .plane(.symbols), .bare, row: 3, x: x(0), width: width)
    default: break
    }
    add(.digit("0", letters: ""), .type("0"), .letter, row: 3, x: x(1), width: width)
    add(.symbol(.delete), .delete, .bare, row: 3, x: x(2), width: width)
  }
}

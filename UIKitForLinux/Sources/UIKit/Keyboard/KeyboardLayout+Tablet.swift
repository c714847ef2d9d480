/// The keys of an iPad with a screen of up to 11 inches.
///
/// The positions match iPadOS 18, from memory: Delete ends the first row and Return the
/// second, both ends of the third row have Shift, and both ends of the last row switch to the
/// numbers.
extension KeyboardLayout {
  /// The width of a key of a split keyboard with the gap after it, in points; an estimate.
  private static let splitPitch: CGFloat = 48
  /// The columns in which the left half of a split keyboard ends and the right half begins.
  private static let (leftEnd, rightStart): (CGFloat, CGFloat) = (5.5, 5)

  /// The parts that keys cover in a split keyboard: its halves at both sides.
  static func splitParts(of look: KeyboardLook) -> [CGRect] {
    let left = leftEnd * splitPitch + 6
    let right = (11 - rightStart) * splitPitch + 6
    return [
      CGRect(x: 0, y: 0, width: left, height: look.metrics.height),
      CGRect(x: look.width - right, y: 0, width: right, height: look.metrics.height),
    ]
  }

  /// The number of columns: the characters of the first row, and Delete.
  private var columns: CGFloat { CGFloat(rows[0].count + 1) }
  private var pitch: CGFloat {
    guard look.isSplit else { return (look.width - margin * 2 + gap) / columns }
    return Self.splitPitch * 11 / columns
  }
  private var hasLeftKey: Bool { look.plane != .letters || language.shifted != nil }

  /// Returns the column in which the characters of a row begin.
  private func start(ofRow row: Int) -> CGFloat {
    switch row {
    case 1: CGFloat(rows[1].count) < columns - 1 ? 0.5 : 0
    case 2: hasLeftKey ? 1 : 0.5
    default: 0
    }
  }

  mutating func addTabletRows() {
    let rows = rows
    for (row, characters) in rows.enumerated() {
      for (index, character) in characters.enumerated() {
        let column = start(ofRow: row) + CGFloat(index)
        addKey(
          face(of: character, row: row, index: index), .type(character), .letter, row: row,
          from: column, to: column + 1)
      }
    }
    addKey(.symbol(.delete), .delete, row: 0, from: columns - 1)
    addKey(
      .text(look.returnLabel), .returnKey, look.isReturnProminent ? .prominent : .special, row: 1,
      from: start(ofRow: 1) + CGFloat(rows[1].count))
    if hasLeftKey { addSides(from: 1 + CGFloat(rows[2].count)) }
    addBottomRow()
  }

  /// Returns the key face of a letter with the symbol that a downward flick types, or of a symbol.
  private func face(of character: String, row: Int, index: Int) -> KeyboardKey.Face {
    guard look.plane == .letters, columns == 11, !look.isSplit else { return .text(character) }
    let hints = [look.digits, language.tabletSigns[0], language.tabletSigns[1] + "!?"]
    let hint = hints[row].dropFirst(index).first.map { String($0) }
    return hint.map { .hinted(character, hint: $0) } ?? .text(character)
  }

  /// Adds the keyboard's keys at both ends of the third row.
  private mutating func addSides(from column: CGFloat) {
    let (face, action): (KeyboardKey.Face, KeyboardKey.Action) =
      switch look.plane {
      case .letters, .emoji: (.symbol(look.isShifted ? .shiftFilled : .shift), .shift)
      case .numbers: (.text("#+="), .plane(.symbols))
      case .symbols: (.text(look.numbersLabel), .plane(.numbers))
      }
    let style: KeyboardKey.Style = action == .shift && look.isShifted ? .letter : .special
    addKey(face, action, style, row: 2, from: 0, to: 1)
    addKey(face, action, style, row: 2, from: column)
  }

  /// The label of the keys for numbers, with two signs in front of Latin digits.
  private var numbersLabel: String {
    (look.digits.first?.isASCII == true ? ".?" : "") + look.numbersLabel
  }

  private mutating func addBottomRow() {
    let other: KeyboardLook.Plane = look.plane == .letters ? .numbers : .letters
    let label = look.plane == .letters ? numbersLabel : language.lettersLabel
    var left: [(KeyboardKey.Face, KeyboardKey.Action)] = [(.text(label), .plane(other))]
    if let (symbol, action) = look.languageKey { left.append((.symbol(symbol), action)) }
    if look.hasDictationKey { left.append((.symbol(.microphone), .none)) }
    for (index, key) in left.enumerated() {
      addKey(key.0, key.1, row: 3, from: CGFloat(index), to: CGFloat(index + 1))
    }
    let (start, end) = (CGFloat(left.count), columns - 2.5)
    if look.isSplit {
      addKey(.text(look.spaceLabel), .type(" "), .letter, row: 3, from: start, to: Self.leftEnd)
      addKey(.text(look.spaceLabel), .type(" "), .letter, row: 3, from: Self.rightStart, to: end)
    } else {
      addKey(.text(look.spaceLabel), .type(" "), .letter, row: 3, from: start, to: end)
    }
    addKey(.text(label), .plane(other), row: 3, from: end, to: end + 1.25)
    addKey(.symbol(.hideKeyboard), .hide, row: 3, from: end + 1.25)
  }

  /// Adds a key from one column to another, or to the end of the row.
  private mutating func addKey(
    _ face: KeyboardKey.Face, _ action: KeyboardKey.Action, _ style: KeyboardKey.Style = .special,
    row: Int, from start: CGFloat, to end: CGFloat? = nil
  ) {
    let end = end ?? columns
    let isRight = look.isSplit && (start + end) / 2 > columns / 2 - 0.45
    let origin = isRight ? look.width - margin - columns * pitch + gap : margin
    add(
      face, action, style, row: row, x: origin + start * pitch, width: (end - start) * pitch - gap)
  }
}

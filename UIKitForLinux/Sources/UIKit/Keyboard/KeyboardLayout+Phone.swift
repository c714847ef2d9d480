/// The keys of a phone, and of a floating keyboard.
extension KeyboardLayout {
  /// The distance between the left edges of adjacent keys in the first row.
  private var pitch: CGFloat {
    (look.width - margin * 2 + gap) / CGFloat(max(rows[0].count, rows[1].count, 10))
  }
  /// The distance between keys in a row of ten keys, the unit for the keys beside the space bar.
  private var tenth: CGFloat { (look.width - margin * 2 + gap) / 10 }

  /// The width of the keys at both ends of the third row.
  private var side: CGFloat {
    let side = tenth * 1.5 - gap - 8
    guard look.plane == .letters, language.shifted != nil else { return side }
    // Beside nine letters of eleven, there is one more on both sides.
    return min(side, (look.width - pitch * CGFloat(rows[2].count) - gap) / 2 - margin)
  }

  mutating func addPhoneRows() {
    let rows = rows
    let side = side
    addFirstRow(rows[0])
    addRow(rows[1], row: 1, pitch: pitch)
    let last = rows[2]
    if look.plane != .letters {
      addRow(last, row: 2, pitch: tenth * 7 / CGFloat(last.count))
    } else if language.shifted != nil {
      addRow(last, row: 2, pitch: pitch)
    } else if deletesInFirstRow {
      addRow(last, row: 2, pitch: pitch)
    } else {
      // Without Shift, the letters begin at the edge.
      let pitch = (look.width - margin * 2 - side) / CGFloat(last.count)
      addRow(last, row: 2, pitch: pitch, start: margin)
    }
    switch look.plane {
    case .letters, .emoji:
      if language.shifted != nil {
        add(
          .symbol(look.isShifted ? .shiftFilled : .shift), .shift,
          look.isShifted ? .letter : .special, row: 2, x: margin, width: side)
      }
    case .numbers:
      add(.text("#+="), .plane(.symbols), row: 2, x: margin, width: side)
    case .symbols:
      add(.text(look.numbersLabel), .plane(.numbers), row: 2, x: margin, width: side)
    }
    if !deletesInFirstRow {
      add(.symbol(.delete), .delete, row: 2, x: look.width - margin - side, width: side)
    }
    addBottomRow()
  }

  /// A Boolean value that indicates whether Delete follows the letters of a short first row, as in
  /// Hebrew.
  private var deletesInFirstRow: Bool {
    look.plane == .letters && language.shifted == nil && rows[0].count < 9
  }

  private mutating func addFirstRow(_ characters: [String]) {
    guard deletesInFirstRow else { return addRow(characters, row: 0, pitch: pitch) }
    addRow(characters, row: 0, pitch: pitch, start: margin)
    let x = margin + pitch * CGFloat(characters.count)
    add(.symbol(.delete), .delete, row: 0, x: x, width: look.width - margin - x)
  }

  /// Adds a row of character keys, centered unless a start is given.
  private mutating func addRow(
    _ characters: [String], row: Int, pitch: CGFloat, start: CGFloat? = nil
  ) {
    let start = start ?? (look.width - pitch * CGFloat(characters.count) + gap) / 2
    for (column, character) in characters.enumerated() {
      add(
        .text(character), .type(character), .letter, row: row, x: start + CGFloat(column) * pitch,
        width: pitch - gap)
    }
  }

  /// The keys between the numbers key and the space bar.
  ///
  /// A device with a home button and a floating keyboard have no keys in the corners below.
  private var keysBeforeSpace: [(KeyboardSymbol, KeyboardKey.Action)] {
    guard look.hasCorners else {
      let language = look.languageKey.map { [$0] } ?? []
      return language + (look.hasDictationKey && !look.isFloating ? [(.microphone, .none)] : [])
    }
    return look.hasSeveralLanguages && look.allowsEmoji ? [(.emoji, .plane(.emoji))] : []
  }

  private mutating func addBottomRow() {
    let end = look.width - margin
    let wide = tenth * 2.5 - gap
    let narrow = (wide - gap) / 2
    let between = keysBeforeSpace
    let other: KeyboardLook.Plane = look.plane == .letters ? .numbers : .letters
    add(
      .text(look.plane == .letters ? look.numbersLabel : language.lettersLabel), .plane(other),
      row: 3, x: margin, width: between.isEmpty ? wide : narrow)
    for (index, key) in between.enumerated() {
      add(
        .symbol(key.0), key.1, row: 3, x: margin + CGFloat(index + 1) * (narrow + gap),
        width: narrow)
    }
    add(
      .text(look.returnLabel), .returnKey, look.isReturnProminent ? .prominent : .special, row: 3,
      x: end - wide, width: wide)
    let start = margin + tenth * (between.count > 1 ? 3.75 : 2.5)
    addSpace(from: start, width: end - wide - gap - start)
    if look.hasCorners { addCorners() }
  }

  /// Adds the space bar and the punctuation beside it.
  private mutating func addSpace(from start: CGFloat, width: CGFloat) {
    let extras: [String] =
      switch look.kind {
      case .email: ["@", "."]
      case .webAddress: [".", "/", ".com"]
      case .webSearch: ["."]
      default: []
      }
    let hasSpace = look.kind != .webAddress
    let extra = hasSpace ? min(tenth, width / 3) : (width + gap) / 3
    let rest = width - CGFloat(extras.count) * extra
    if hasSpace {
      add(.text(look.spaceLabel), .type(" "), .letter, row: 3, x: start, width: rest)
    }
    for (index, text) in extras.enumerated() {
      let x = start + (hasSpace ? rest + gap : 0) + CGFloat(index) * extra
      add(.text(text), .type(text), .letter, row: 3, x: x, width: extra - gap)
    }
  }

  /// Adds the keys for languages and dictation: below the other keys, or beside them in landscape.
  private mutating func addCorners() {
    let isBelow = look.metrics.bottom > 30
    guard isBelow || look.inset > 44 else { return }
    let size = CGSize(width: 44, height: 40)
    let x = isBelow ? 14 : ((look.inset - size.width) / 2).rounded()
    let y = look.metrics.height - (isBelow ? look.metrics.bottom - 9 : size.height + 16)
    func corner(_ symbol: KeyboardSymbol, _ action: KeyboardKey.Action, x: CGFloat) -> KeyboardKey {
      KeyboardKey(
        frame: CGRect(origin: CGPoint(x: x, y: y), size: size), face: .symbol(symbol),
        action: action, style: .bare)
    }
    if let (symbol, action) = look.languageKey { add(corner(symbol, action, x: x)) }
    if look.hasDictationKey {
      add(corner(.microphone, .none, x: look.width - x - size.width))
    }
  }
}

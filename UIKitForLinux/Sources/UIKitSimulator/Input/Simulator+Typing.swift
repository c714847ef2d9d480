public import UIKit

extension Simulator {
  /// A Boolean value that indicates whether the software keyboard is used; `false` for an attached
  /// hardware keyboard.
  public var showsSoftwareKeyboard: Bool {
    get { system.keyboard.isSoftware }
    set {
      system.makeCurrent()
      system.keyboard.isSoftware = newValue
    }
  }

  /// Types text into the first responder, one character per frame.
  ///
  /// Chinese is typed as with a pinyin keyboard: the letters appear one by one as marked text,
  /// which the input method then replaces with the characters. A line break is the Return key. The
  /// software keyboard types curly quotes, and a dash for two hyphens, unless the first responder's
  /// `smartQuotesType` and `smartDashesType` disable it.
  public func type(_ text: String) {
    var rest = Substring(text)
    while let character = rest.first {
      let ideographs = rest.prefix { $0.isIdeograph }
      if ideographs.isEmpty {
        key(character)
        rest.removeFirst()
      } else {
        spell(String(ideographs))
        rest.removeFirst(ideographs.count)
      }
    }
  }

  /// Sets marked text, as an input method does before the user chooses a candidate.
  public func compose(_ marked: String) {
    system.makeCurrent()
    system.keyboard.compose(marked)
    advance(by: frameInterval)
  }

  /// Commits the marked text, or replaces it with the text that the user chose.
  public func commitComposition(as text: String? = nil) {
    system.makeCurrent()
    guard let input = system.keyboard.input as? any UITextInput, input.markedTextRange != nil
    else { return }
    if let text { input.insertText(text) } else { input.unmarkText() }
    advance(by: frameInterval)
  }

  /// Presses a key of a hardware keyboard for one frame.
  public func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    let plain = key.characters(shifted: false)
    press(
      UIKey(
        keyCode: key, characters: key.characters(shifted: modifiers.contains(.shift)),
        ignoringModifiers: plain, modifiers: modifiers))
  }

  private func press(_ key: UIKey) {
    if handleFullKeyboardAccess(key) { return advance(by: 2 * frameInterval) }
    let press = UIPress(key: key)
    send(press, .began)
    advance(by: frameInterval)
    send(press, .ended)
    advance(by: frameInterval)
  }

  /// Sends a press to the app at the clock's current time, for keys that are pressed in real time.
  package func send(_ press: UIPress, _ phase: UIPress.Phase) {
    system.makeCurrent()
    press.storedPhase = phase
    press.storedTimestamp = now
    let event = UIPressesEvent()
    event.presses = [press]
    event.storedTimestamp = now
    system.application.sendEvent(event)
    // Text fields and text views handle typed presses themselves. For simpler inputs, the system
    // inserts the text.
    let input = system.keyboard.input
    guard phase == .began, let key = press.key, let input,
      !(input is UITextField || input is UITextView),
      key.modifierFlags.isDisjoint(with: [.command, .control])
    else { return }
    switch key.keyCode {
    case .keyboardDeleteOrBackspace: input.deleteBackward()
    case .keyboardReturnOrEnter, .keypadEnter: input.insertText("\n")
    default: if !key.characters.hasPrefix("UIKeyInput") { input.insertText(key.characters) }
    }
  }

  private func key(_ character: Character) {
    if !system.keyboard.isSoftware, let (usage, shift) = UIKeyboardHIDUsage.key(for: character) {
      return press(usage, modifiers: shift ? .shift : [])
    }
    system.makeCurrent()
    system.keyboard.type(String(character))
    advance(by: frameInterval)
  }

  private func spell(_ ideographs: String) {
    let letters =
      ideographs.applyingTransform(.mandarinToLatin, reverse: false)?
      .applyingTransform(.stripDiacritics, reverse: false) ?? ideographs
    for end in letters.indices where letters[end] != " " { compose(String(letters[...end])) }
    commitComposition(as: ideographs)
  }
}

extension Character {
  fileprivate var isIdeograph: Bool { unicodeScalars.first?.properties.isIdeographic ?? false }
}

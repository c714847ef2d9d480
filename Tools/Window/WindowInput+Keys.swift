import CSDL
import UIKit
import UIKitSimulator

// SDL numbers its keys as the USB standard does, as `UIKeyboardHIDUsage`.
extension WindowInput {
  /// Presses a key.
  ///
  /// - Returns: Whether the key took the text that it typed, so that it is not inserted again.
  func keyDown(_ event: SDL_KeyboardEvent, typed: String?) -> Bool {
    if isTextInputOn { inputMethodAnswersUntil = simulator.now + Self.patience }
    let modifiers = Self.modifiers(event.keysym.mod)
    guard !handleShortcut(event, modifiers) else { return typed != nil }
    guard let usage = UIKeyboardHIDUsage(rawValue: Int(event.keysym.scancode.rawValue)) else {
      return false
    }
    // Apps receive a held key once. Text input receives each repetition.
    guard event.repeat == 0 || isTextInputOn else { return false }
    let plain = usage.characters(shifted: false)
    let printed = usage.characters(shifted: modifiers.contains(.shift))
    let characters = typed ?? (typesByText(usage, modifiers) ? "" : printed)
    let press = UIPress(
      key: UIKey(
        keyCode: usage, characters: characters, ignoringModifiers: plain, modifiers: modifiers))
    if let before = presses.removeValue(forKey: event.keysym.scancode) {
      simulator.send(before, .ended)
    }
    presses[event.keysym.scancode] = press
    simulator.send(press, .began)
    return typed != nil
  }

  /// Lets a key go.
  func keyUp(_ event: SDL_KeyboardEvent) {
    guard let press = presses.removeValue(forKey: event.keysym.scancode) else { return }
    simulator.send(press, .ended)
  }

  /// Lets all keys go: what is released while another window has the keyboard is not heard of.
  func releaseKeys() {
    for press in presses.values { simulator.send(press, .cancelled) }
    presses = [:]
  }

  /// Whether a key types only by the text that follows it: a dead key, or one that an input method took,
  /// types nothing itself.
  private func typesByText(_ usage: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> Bool {
    guard isTextInputOn, !modifiers.contains(.command) else { return false }
    switch usage {
    case .keyboardReturnOrEnter, .keyboardTab, .keyboardDeleteOrBackspace: return false
    default: return !usage.characters(shifted: false).hasPrefix("UIKeyInput")
    }
  }

  /// Control is Command too: keyboards without a Mac around have no other key for it.
  private static func modifiers(_ flags: UInt16) -> UIKeyModifierFlags {
    let flags = UInt32(flags)
    var modifiers: UIKeyModifierFlags = []
    if flags & KMOD_SHIFT.rawValue != 0 { modifiers.insert(.shift) }
    if flags & (KMOD_CTRL.rawValue | KMOD_GUI.rawValue) != 0 { modifiers.insert(.command) }
    if flags & KMOD_LALT.rawValue != 0 { modifiers.insert(.alternate) }
    if flags & KMOD_CAPS.rawValue != 0 { modifiers.insert(.alphaShift) }
    return modifiers
  }

  // MARK: The device's own keys

  /// Does what the simulator's shortcuts say, which are those of Apple's.
  private func handleShortcut(_ event: SDL_KeyboardEvent, _ modifiers: UIKeyModifierFlags) -> Bool {
    guard modifiers.contains(.command), modifiers.isDisjoint(with: [.shift, .alternate]) else {
      return false
    }
    switch event.keysym.scancode {
    case SDL_SCANCODE_LEFT: rotate(by: 1)
    case SDL_SCANCODE_RIGHT: rotate(by: -1)
    case SDL_SCANCODE_D:
      simulator.appearance = simulator.appearance == .dark ? .light : .dark
    case SDL_SCANCODE_K: simulator.showsSoftwareKeyboard.toggle()
    case SDL_SCANCODE_Q: quit()
    case SDL_SCANCODE_V:
      readClipboard()
      return false
    default: return false
    }
    return true
  }

  /// Turns the device a quarter to the left, or to the right, past what it does not show.
  private func rotate(by step: Int) {
    let round: [UIDeviceOrientation] = [
      .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight,
    ]
    let now = round.firstIndex(of: simulator.system.orientation) ?? 0
    simulator.rotate(to: round[(now + step + 4) % 4])
    // Upside down is not shown by a phone: on to the next.
    if simulator.system.orientation == round[now] {
      simulator.rotate(to: round[(now + 2 * step + 4) % 4])
    }
  }
}

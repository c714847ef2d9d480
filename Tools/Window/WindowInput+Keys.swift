import CSDL
import UIKit
import UIKitSimulator

// SDL's key codes match the USB standard, like `UIKeyboardHIDUsage`.
extension WindowInput {
  /// Presses a key.
  ///
  /// - Returns: A Boolean value that indicates whether the key handled the text it typed, so that
  ///   the text isn't inserted again.
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

  /// Releases a key.
  func keyUp(_ event: SDL_KeyboardEvent) {
    guard let press = presses.removeValue(forKey: event.keysym.scancode) else { return }
    simulator.send(press, .ended)
  }

  /// Releases all keys, because their release isn't reported while another window has the keyboard.
  func releaseKeys() {
    for press in presses.values { simulator.send(press, .cancelled) }
    presses = [:]
  }

  /// Returns a Boolean value that indicates whether a key types only through a following text
  /// event, like a dead key or a key that an input method handles.
  private func typesByText(_ usage: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> Bool {
    guard isTextInputOn, !modifiers.contains(.command) else { return false }
    switch usage {
    case .keyboardReturnOrEnter, .keyboardTab, .keyboardDeleteOrBackspace: return false
    default: return !usage.characters(shifted: false).hasPrefix("UIKeyInput")
    }
  }

  /// Control also acts as Command, because keyboards for other systems have no Command key.
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

  /// Handles the simulator's shortcuts, which are Apple's.
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

  /// Rotates the device by 90 degrees, skipping unsupported orientations.
  private func rotate(by step: Int) {
    let round: [UIDeviceOrientation] = [
      .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight,
    ]
    let now = round.firstIndex(of: simulator.system.orientation) ?? 0
    simulator.rotate(to: round[(now + step + 4) % 4])
    // A phone isn't shown upside down, so the next orientation is used.
    if simulator.system.orientation == round[now] {
      simulator.rotate(to: round[(now + 2 * step + 4) % 4])
    }
  }
}

import UIKit

extension BottomBounceView {
  /// Does what a key asks for; false where the key is the app's.
  func take(_ key: UIKey) -> Bool {
    guard let current else { return false }
    let responder = FocusMemory.firstResponder(in: self)
    let input = responder as? any UITextInput
    let command = SheetKey(
      key.keyCode, modifiers: key.modifierFlags, hasKeys: !(responder is any UIKeyInput),
      isComposing: input?.markedTextRange != nil)
    switch command {
    case .confirm: current.handle(.confirm)
    case .cancel: current.handle(.cancel(.escapeKey))
    case .enter: if !current.pressByReturn() { current.handle(.confirm) }
    case .press: return current.press()
    case .move(let arrow): return current.move(arrow)
    case nil: return false
    }
    return true
  }
}

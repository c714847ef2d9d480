import CSDL
import UIKit
import UIKitSimulator

// Text that the system's input method makes of keys.
extension WindowInput {
  /// For how long after a key an input method is listened to, in seconds.
  ///
  /// Input methods answer over D-Bus, which SDL reads only when asked for events; judged by use.
  static let patience = 0.3

  /// Whether an input method may still have something to say.
  var awaitsInputMethod: Bool { simulator.now < inputMethodAnswersUntil }

  /// The text of an event that brings some.
  static func text(of event: SDL_Event) -> String? {
    guard SDL_EventType(event.type) == SDL_TEXTINPUT else { return nil }
    return withUnsafeBytes(of: event.text.text) { string($0) }
  }

  /// Puts text in, in place of what was composed.
  func insert(_ text: String) {
    simulator.system.makeCurrent()
    simulator.system.keyboard.input?.insertText(text)
  }

  /// Shows what is composed; nothing any more where the text is empty.
  func compose(_ event: SDL_Event) {
    let text: String
    if SDL_EventType(event.type) == SDL_TEXTEDITING_EXT {
      text = event.editExt.text.map { String(cString: $0) } ?? ""
      SDL_free(event.editExt.text)
    } else {
      text = withUnsafeBytes(of: event.edit.text) { Self.string($0) }
    }
    simulator.system.makeCurrent()
    let keyboard = simulator.system.keyboard
    let isComposing = (keyboard.input as? any UITextInput)?.markedTextRange != nil
    if isComposing || !text.isEmpty { keyboard.compose(text) }
    placeInputMethod()
  }

  /// Has the input method's candidates shown where it composes.
  private func placeInputMethod() {
    guard let input = simulator.system.keyboard.input as? any UITextInput,
      let view = input as? UIView, let marked = input.markedTextRange
    else { return }
    let caret = input.caretRect(for: marked.start)
    window.placeInputMethod(at: view.convert(caret, to: nil))
  }

  /// Has the system's input method on while there is a text to type into.
  func followFirstResponder() {
    let input = simulator.system.keyboard.input
    if (input != nil) != isTextInputOn {
      isTextInputOn.toggle()
      if isTextInputOn { SDL_StartTextInput() } else { SDL_StopTextInput() }
    }
  }

  private static func string(_ bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}

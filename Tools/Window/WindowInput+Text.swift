import CSDL
import UIKit
import UIKitSimulator

// Text from the system's input method.
extension WindowInput {
  /// The time after a key press in which an input method can respond, in seconds.
  ///
  /// Input methods respond over D-Bus, which SDL reads only when polled. The value is an estimate.
  static let patience = 0.3

  /// A Boolean value that indicates whether an input method may still respond.
  var awaitsInputMethod: Bool { simulator.now < inputMethodAnswersUntil }

  /// Returns the text of an event, if it has any.
  static func text(of event: SDL_Event) -> String? {
    guard SDL_EventType(event.type) == SDL_TEXTINPUT else { return nil }
    return withUnsafeBytes(of: event.text.text) { string($0) }
  }

  /// Inserts text, or replaces the marked text with it.
  func insert(_ text: String) {
    simulator.system.makeCurrent()
    simulator.system.keyboard.input?.insertText(text)
  }

  /// Updates the marked text, and removes it if the text is empty.
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

  /// Positions the input method's candidates at the marked text.
  private func placeInputMethod() {
    guard let input = simulator.system.keyboard.input as? any UITextInput,
      let view = input as? UIView, let marked = input.markedTextRange
    else { return }
    let caret = input.caretRect(for: marked.start)
    window.placeInputMethod(at: view.convert(caret, to: nil))
  }

  /// Enables the system's input method while a text input is first responder.
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

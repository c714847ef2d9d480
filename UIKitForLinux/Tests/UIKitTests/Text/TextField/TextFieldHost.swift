import UIKit
import UIKitSimulator

/// A text field on a screen, with a log of delegate calls, events, and notifications.
///
/// Each test creates it, so that its device is the current one.
@MainActor final class TextFieldHost: NSObject, UITextFieldDelegate {
  let device: Simulator
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  private(set) var log: [String] = []
  /// The delegate methods that return `false`.
  var refusals: Set<String> = []
  private var observers: [any NSObjectProtocol] = []

  init(text: String = "", isEditing: Bool = true, locale: String = "en_US") {
    device = Simulator(locale: Locale(identifier: locale))
    super.init()
    device.window.addSubview(field)
    field.text = text
    field.delegate = self
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "event begin"), (.editingChanged, "event changed"),
      (.editingDidEnd, "event end"), (.primaryActionTriggered, "event primary"),
    ] {
      field.addAction(UIAction { [unowned self] _ in log.append(name) }, for: event)
    }
    for (name, entry) in [
      (UITextField.textDidBeginEditingNotification, "posted begin"),
      (UITextField.textDidChangeNotification, "posted changed"),
      (UITextField.textDidEndEditingNotification, "posted end"),
    ] {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) {
          [weak self] _ in MainActor.assumeIsolated { self?.log.append(entry) }
        })
    }
    if isEditing {
      field.becomeFirstResponder()
      device.settle()
      clearLog()
    }
  }

  isolated deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  func clearLog() { log = [] }

  func write(_ entry: String) { log.append(entry) }

  /// The offsets of the selection in UTF-16 units.
  var selection: Range<Int>? {
    guard let range = field.selectedTextRange else { return nil }
    let start = field.beginningOfDocument
    return field.offset(from: start, to: range.start)..<field.offset(from: start, to: range.end)
  }

  func select(_ range: Range<Int>) {
    let start = field.beginningOfDocument
    guard let from = field.position(from: start, offset: range.lowerBound),
      let to = field.position(from: start, offset: range.upperBound)
    else { return }
    field.selectedTextRange = field.textRange(from: from, to: to)
  }

  private func answer(_ question: String, _ entry: String? = nil) -> Bool {
    log.append(entry ?? question)
    return !refusals.contains(question)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer("shouldBegin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer("shouldEnd") }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("didEnd") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    answer("shouldChange", "shouldChange \(range.location)+\(range.length) “\(string)”")
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { answer("shouldClear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer("shouldReturn") }
}

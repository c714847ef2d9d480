import UIKit
import UIKitSimulator

/// A text view on a screen, with a log of delegate calls and notifications.
///
/// Each test creates it, so that its device is the current one.
@MainActor final class TextViewHost: NSObject, UITextViewDelegate {
  let device: Simulator
  let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 90))
  private(set) var log: [String] = []
  /// The delegate methods that return `false`.
  var refusals: Set<String> = []
  private var observers: [any NSObjectProtocol] = []

  init(text: String = "", isEditing: Bool = true, locale: String = "en_US") {
    device = Simulator(locale: Locale(identifier: locale))
    super.init()
    device.window.addSubview(view)
    view.font = .systemFont(ofSize: 17)
    view.text = text
    view.delegate = self
    for (name, entry) in [
      (UITextView.textDidBeginEditingNotification, "posted begin"),
      (UITextView.textDidChangeNotification, "posted changed"),
      (UITextView.textDidEndEditingNotification, "posted end"),
    ] {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) {
          [weak self] _ in MainActor.assumeIsolated { self?.log.append(entry) }
        })
    }
    if isEditing {
      view.becomeFirstResponder()
      device.settle()
      clearLog()
    }
  }

  isolated deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  func clearLog() { log = [] }

  func select(_ range: Range<Int>) { view.selectedRange = NSRange(range) }

  var selection: Range<Int>? { Range(view.selectedRange) }

  /// The rectangle of the insertion point in the view.
  var caret: CGRect {
    view.selectedTextRange.map { view.caretRect(for: $0.end) } ?? .zero
  }

  private func answer(_ question: String, _ entry: String? = nil) -> Bool {
    log.append(entry ?? question)
    return !refusals.contains(question)
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { answer("shouldBegin") }
  func textViewDidBeginEditing(_ textView: UITextView) { log.append("didBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { answer("shouldEnd") }
  func textViewDidEndEditing(_ textView: UITextView) { log.append("didEnd") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    answer("shouldChange", "shouldChange \(range.location)+\(range.length) “\(text)”")
  }
  func textViewDidChange(_ textView: UITextView) { log.append("didChange") }
  func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }
}

#if !os(Linux)
  import UIKit

  extension TestHost {
    /// The window scene of the app that hosts the tests.
    static var windowScene: UIWindowScene? {
      UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
    }

    /// Returns whether a view or one inside it is animated or scrolls.
    func isMoving(_ view: UIView) -> Bool {
      let layer = view.layer
      let animations = (layer.animationKeys() ?? []).compactMap { layer.animation(forKey: $0) }
      // The caret of a text field blinks until the field resigns.
      if animations.contains(where: { $0.repeatCount < 100 && $0.repeatDuration < 100 }) {
        return true
      }
      if let scrollView = view as? UIScrollView, scrollView.isDragging || scrollView.isDecelerating
      {
        return true
      }
      return view.subviews.contains { isMoving($0) }
    }

    /// Inserts a text after asking the delegate, as the keyboard does.
    ///
    /// `insertText(_:)` need not ask.
    func insert(_ text: String) {
      if let field = firstResponder as? UITextField {
        let asked = field.delegate?.textField?(
          field, shouldChangeCharactersIn: selectedRange(of: field), replacementString: text)
        if asked ?? true { field.insertText(text) }
      } else if let view = firstResponder as? UITextView {
        let asked = view.delegate?.textView?(
          view, shouldChangeTextIn: view.selectedRange, replacementText: text)
        if asked ?? true { view.insertText(text) }
      } else {
        (firstResponder as? any UIKeyInput)?.insertText(text)
      }
    }

    private func selectedRange(of field: UITextField) -> NSRange {
      let start = field.beginningOfDocument
      guard let range = field.selectedTextRange else {
        return NSRange(location: field.offset(from: start, to: field.endOfDocument), length: 0)
      }
      return NSRange(
        location: field.offset(from: start, to: range.start),
        length: field.offset(from: range.start, to: range.end))
    }
  }
#endif

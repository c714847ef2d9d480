#if !os(Linux)
  import UIKit

  extension TestHost {
    /// The window scene of the app that hosts the tests.
    static var windowScene: UIWindowScene? {
      UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
    }

    /// Returns the frontmost view with an accessibility identifier, as the simulator on Linux does.
    func frontView(_ identifier: String, in view: UIView) -> UIView? {
      for subview in view.subviews.reversed() {
        if let found = frontView(identifier, in: subview) { return found }
      }
      return view.accessibilityIdentifier == identifier ? view : nil
    }

    /// Returns whether a view or a view inside it is animated or scrolls.
    func isMoving(_ view: UIView) -> Bool {
      if view.layer.animationKeys()?.isEmpty == false { return true }
      let scrollView = view as? UIScrollView
      if scrollView?.isDragging == true || scrollView?.isDecelerating == true { return true }
      // The caret inside a text input blinks until the input resigns.
      return !(view is any UITextInput) && view.subviews.contains { isMoving($0) }
    }

    /// Inserts a text after asking the delegate, as the keyboard does.
    ///
    /// `insertText(_:)` need not ask.
    func insert(_ text: String) {
      guard let input = firstResponder as? any UITextInput else { return }
      let range = selectedRange(of: input)
      var answer: Bool?
      if let field = input as? UITextField {
        answer = field.delegate?.textField?(
          field, shouldChangeCharactersIn: range, replacementString: text)
      } else if let view = input as? UITextView {
        answer = view.delegate?.textView?(view, shouldChangeTextIn: range, replacementText: text)
      }
      if answer ?? true { input.insertText(text) }
    }

    private func selectedRange(of input: any UITextInput) -> NSRange {
      let start = input.beginningOfDocument
      guard let range = input.selectedTextRange else {
        return NSRange(location: input.offset(from: start, to: input.endOfDocument), length: 0)
      }
      return NSRange(
        location: input.offset(from: start, to: range.start),
        length: input.offset(from: range.start, to: range.end))
    }
  }
#endif

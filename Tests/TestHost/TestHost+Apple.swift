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

    /// Selects a row as a tap does.
    ///
    /// `selectRow(at:animated:scrollPosition:)` doesn't ask the delegate.
    func select(_ path: IndexPath, in table: UITableView) {
      guard table.delegate?.tableView?(table, shouldHighlightRowAt: path) ?? true else { return }
      var selected: IndexPath? = path
      if let delegate = table.delegate,
        let answer = delegate.tableView?(table, willSelectRowAt: path)
      {
        selected = answer
      }
      guard let selected else { return }
      table.selectRow(at: selected, animated: false, scrollPosition: .none)
      table.delegate?.tableView?(table, didSelectRowAt: selected)
    }

    /// Returns when the display shows the next frame.
    func nextFrame() async {
      await DisplayFrames().next()
    }

    /// Inserts a text after asking the delegate, as the keyboard does.
    ///
    /// `insertText(_:)` need not ask.
    func insert(_ text: String) {
      // Another window of the app may have the keyboard.
      let windows = [window] + (window.windowScene?.windows ?? [])
      let responder = windows.lazy.compactMap { self.firstResponder(in: $0) }.first
      guard let input = responder as? any UITextInput else { return }
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

  /// The frames of the display.
  @MainActor final class DisplayFrames: NSObject {
    private var onFrame: CheckedContinuation<Void, Never>?

    /// Returns when the display shows the next frame.
    func next() async {
      let link = CADisplayLink(target: self, selector: #selector(showsFrame))
      link.add(to: .main, forMode: .common)
      await withCheckedContinuation { onFrame = $0 }
      link.invalidate()
    }

    @objc private func showsFrame() {
      onFrame?.resume()
      onFrame = nil
    }
  }
#endif

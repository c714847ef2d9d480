#if !os(Linux)
  import BottomBounce
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

    /// A Boolean value that indicates whether a sheet or the content of a controller is animated or
    /// scrolls.
    ///
    /// The system's views in bars may animate without end, so they don't count.
    var isMoving: Bool {
      var controller = window.rootViewController
      var roots = sheets(in: window)
      while let current = controller {
        roots += contentViews(of: current)
        controller = current.presentedViewController
      }
      return roots.contains { root in
        // A transition moves the views around the content.
        isMoving(root) || sequence(first: root, next: \.superview).contains { isAnimated($0) }
      }
    }

    private func sheets(in view: UIView) -> [UIView] {
      view is BottomBounceView ? [view] : view.subviews.flatMap { sheets(in: $0) }
    }

    /// Returns the views of a controller's innermost children, or its own view.
    private func contentViews(of controller: UIViewController) -> [UIView] {
      if controller.children.isEmpty { return controller.viewIfLoaded.map { [$0] } ?? [] }
      return controller.children.flatMap { contentViews(of: $0) }
    }

    /// Returns whether a view has an animation that ends.
    ///
    /// The system's own animations may stay attached without end.
    private func isAnimated(_ view: UIView) -> Bool {
      (view.layer.animationKeys() ?? []).contains {
        let timing: (any CAMediaTiming)? = view.layer.animation(forKey: $0)
        return timing?.repeatCount ?? 0 < 1_000 && timing?.duration ?? 0 < 60
      }
    }

    /// Returns whether a view or a view inside it is animated or scrolls.
    private func isMoving(_ view: UIView) -> Bool {
      if isAnimated(view) { return true }
      let scrollView = view as? UIScrollView
      if scrollView?.isDragging == true || scrollView?.isDecelerating == true { return true }
      // The caret inside a text input blinks until the input resigns, and indicators turn.
      if view is any UITextInput || view is UIActivityIndicatorView { return false }
      // The other subviews of an effect view are the system's.
      let effectView = view as? UIVisualEffectView
      return (effectView?.contentView.subviews ?? view.subviews).contains { isMoving($0) }
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

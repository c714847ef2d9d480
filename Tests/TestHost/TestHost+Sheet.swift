public import BottomBounce
public import UIKit

extension TestHost {
  /// Presents a text sheet in the controller's view, or in another view, and waits for its
  /// animation.
  public func showText(
    _ sheet: BottomBounceView, _ content: TextContent = TextContent.text(),
    title: (any SheetTitle)? = nil,
    extraButtons: [SheetButton] = [], configuration: SheetConfiguration = .init(),
    in host: UIView? = nil
  ) async -> Outcomes<String> {
    let outcomes = Outcomes<String>()
    outcomes.show(
      content, title: title, by: sheet, in: host ?? view, extraButtons: extraButtons, configuration)
    await settle()
    return outcomes
  }

  /// Presents content in the controller's view and waits for its animation.
  public func show<Content: SheetContent>(
    _ content: Content, title: (any SheetTitle)? = nil, by sheet: BottomBounceView,
    extraButtons: [SheetButton] = [], configuration: SheetConfiguration = .init()
  ) async -> Outcomes<Content.Value> {
    let outcomes = Outcomes<Content.Value>()
    outcomes.show(
      content, title: title, by: sheet, in: view, extraButtons: extraButtons, configuration)
    await settle()
    return outcomes
  }

  /// The OK button.
  public var okButton: UIButton? { view("BottomBounce.ok") as? UIButton }
  /// The Cancel button.
  public var cancelButton: UIButton? { view("BottomBounce.cancel") as? UIButton }
  /// The button that loads the options of a list again; `nil` if there is none.
  public var retryButton: UIButton? {
    func button(in view: UIView) -> UIButton? {
      if view.isHidden { return nil }
      return view as? UIButton ?? view.subviews.lazy.compactMap { button(in: $0) }.first
    }
    return view("BottomBounce.status").flatMap { button(in: $0) }
  }
  /// The view that dims the host.
  public var backdrop: UIView? { view("BottomBounce.backdrop") }
  /// The panel.
  public var panel: UIView? { view("BottomBounce.panel") }
  /// The date picker of a date content.
  public var datePicker: UIDatePicker? { view("BottomBounce.date") as? UIDatePicker }
  /// The field of a single-line text content.
  public var textField: UITextField? { view("BottomBounce.text") as? UITextField }
  /// The text view of a multiline text content.
  public var textView: UITextView? { view("BottomBounce.text") as? UITextView }

  /// The view with the buttons, which does not scroll.
  public var header: UIView? { cancelButton?.superview }
  /// The view that contains the parts of the panel, and has its color and corners.
  ///
  /// In the design of iOS 26 it is in the content view of the glass. Otherwise it is the panel.
  public var surface: UIView? {
    let view = panel?.subviews.first
    return (view as? UIVisualEffectView).map { $0.contentView.subviews.first } ?? view
  }
  /// The view that fills the gap below a panel that moves above its position.
  public var floor: UIView? {
    panel?.subviews.last.flatMap { $0 === surface || $0.isHidden ? nil : $0 }
  }
  /// The scroll view below the header.
  public var contents: UIScrollView? {
    surface?.subviews.first { $0 is UIScrollView } as? UIScrollView
  }
  /// The views in the header and in the scroll view, with the labels of the title.
  public var parts: [UIView] {
    ((header?.subviews ?? []) + contentParts).flatMap { part in
      let isTitle = !part.subviews.isEmpty && part.subviews.allSatisfy { $0 is UILabel }
      return isTitle && !(part is UIControl) ? part.subviews : [part]
    }
  }
  /// The views in the scroll view.
  public var contentParts: [UIView] { contents?.subviews.first?.subviews ?? [] }
  /// The message below the content, if it is visible.
  public var problem: String? { line("BottomBounce.message") }

  /// The line below the content, if it is visible.
  public var footer: String? { line("BottomBounce.footer") }

  private func line(_ identifier: String) -> String? {
    guard let label = view(identifier) as? UILabel, label.superview?.alpha == 1 else { return nil }
    return label.text
  }

  /// The visible views of a form with an accessibility identifier, or of a type, from top to bottom.
  public func formViews<View: UIView>(_ identifier: String?) -> [View] {
    func views(in view: UIView) -> [View] {
      if view.isHidden { return [] }
      if let match = view as? View, identifier == nil || view.accessibilityIdentifier == identifier
      {
        return [match]
      }
      return view.subviews.flatMap(views)
    }
    return views(in: window)
  }

  /// Pastes a text into the first responder.
  public func paste(_ text: String) {
    UIPasteboard.general.string = text
    (firstResponder as? UITextField)?.paste(nil)
    (firstResponder as? UITextView)?.paste(nil)
  }

  /// Taps OK.
  ///
  /// Without a sheet it has no effect, and the test's next expectation fails.
  public func tapOK() { if let okButton { tap(okButton) } }
  /// Taps OK, and advances the clock by the few frames in which a text waits for the keyboard's
  /// correction.
  public func tapOKAndWait() async {
    tapOK()
    for _ in 0..<6 {
      for _ in 0..<10 { await Task.yield() }
      await advance(by: 1 / 60)
    }
    for _ in 0..<10 { await Task.yield() }
  }
  /// Taps Cancel.
  public func tapCancel() { if let cancelButton { tap(cancelButton) } }
  /// Taps the backdrop near the top of the screen, where no panel is.
  public func tapBackdrop() {
    guard let backdrop else { return }
    tap(CGPoint(x: backdrop.bounds.midX, y: 100), in: backdrop)
  }
}

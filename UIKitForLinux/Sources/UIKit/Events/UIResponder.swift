@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Values attached to the object, like associated objects on iOS.
  package final var attachment: AnyObject?

  public override init() {
    super.init()
  }

  // MARK: The chain

  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }

  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    func acceptFirstResponder() -> Bool {
      if let holder = window.firstResponder, !holder.resignFirstResponder() { return false }
      // The previous first responder may have removed this one from the window while resigning.
      guard responderWindow === window else { return false }
      window.setFirstResponder(self)
      return true
    }
    return window.device?.keyboard.transferring(acceptFirstResponder) ?? acceptFirstResponder()
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.setFirstResponder(nil)
    return true
  }

  /// The window that contains the responder.
  package var responderWindow: UIWindow? { nil }

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { return next.pressesBegan(presses, with: event) }
    for press in presses { (press.responder as? UITextField)?.handleAtEndOfChain([press]) }
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Text input

  open var inputView: UIView? { nil }

  open var inputAccessoryView: UIView? { nil }

  open var textInputMode: UITextInputMode? {
    UITextInputMode(
      primaryLanguage: (responderWindow?.device ?? .current).keyboard.inputLanguage)
  }

  open func reloadInputViews() {
    responderWindow?.device?.keyboard.reloadInputViews(of: self)
  }

  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Accessibility
  // Apple declares these members on every `NSObject`. Without the Objective-C runtime, only members
  // of a class body can be overridden, and apps override them on responders.

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var shouldGroupAccessibilityChildren = false
  open var accessibilityElements: [Any]?
  open var accessibilityContainerType: UIAccessibilityContainerType = .none
  open func accessibilityElementCount() -> Int { NSNotFound }
  open func accessibilityElement(at index: Int) -> Any? { nil }
  open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }
  open var accessibilityLanguage: String?
  @available(iOS 18, *)
  open var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
    get { storedExpandedStatus }
    set { storedExpandedStatus = newValue }
  }
  private var storedExpandedStatus = UIAccessibility.ExpandedStatus.unsupported
  open var accessibilityUserInputLabels: [String]!
  open var accessibilityRespondsToUserInteraction: Bool {
    get { storedRespondsToUserInteraction ?? isUsable }
    set { storedRespondsToUserInteraction = newValue }
  }
  private var storedRespondsToUserInteraction: Bool?
  private var isUsable: Bool {
    let usable: UIAccessibilityTraits = [
      .button, .link, .searchField, .keyboardKey, .adjustable, .toggleButton,
      .allowsDirectInteraction,
    ]
    return !accessibilityTraits.isDisjoint(with: usable) || self is UIControl
      || self is UITableViewCell || self is any UIKeyInput
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityFrame: CGRect {
    get { storedAccessibilityFrame ?? .zero }
    set { storedAccessibilityFrame = newValue }
  }
  package final var storedAccessibilityFrame: CGRect?
  open var accessibilityActivationPoint: CGPoint {
    get {
      storedAccessibilityActivationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { storedAccessibilityActivationPoint = newValue }
  }
  package final var storedAccessibilityActivationPoint: CGPoint?

  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
}

/// An object that can take events, and hand them on to the next in the chain.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// What the package keeps on the object until its end, as iOS does with associated objects.
  package final var attachment: AnyObject?

  /// A responder.
  public override init() {
    super.init()
  }

  // MARK: The chain

  /// Who gets the events that this object does not take.
  open var next: UIResponder? { nil }

  /// Whether the object may take keys and text; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object gives the role away; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether keys and text come here first.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Asks for keys and text; false where the object or the present holder refuses.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    func takeOver() -> Bool {
      if let holder = window.firstResponder, !holder.resignFirstResponder() { return false }
      // The one before may have taken this one off the screen when it was asked.
      guard responderWindow === window else { return false }
      window.setFirstResponder(self)
      return true
    }
    return window.device?.keyboard.transferring(takeOver) ?? takeOver()
  }

  /// Gives the role away; false where the object refuses.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.setFirstResponder(nil)
    return true
  }

  /// The window that the object belongs to.
  package var responderWindow: UIWindow? { nil }

  // MARK: Touches

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Fingers were taken over by someone else.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses

  /// Keys or buttons went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Keys or buttons changed their force.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys or buttons went up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Keys or buttons were taken over by someone else.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Text input

  /// What rises instead of the keyboard; nil for the keyboard.
  open var inputView: UIView? { nil }

  /// What lies on top of the keyboard.
  open var inputAccessoryView: UIView? { nil }

  /// The input method that types here.
  open var textInputMode: UITextInputMode? {
    UITextInputMode(
      primaryLanguage: (responderWindow?.device ?? .current).keyboard.inputLanguage)
  }

  /// Tells the system that the input views are others now.
  open func reloadInputViews() {
    responderWindow?.device?.keyboard.reloadInputViews(of: self)
  }

  /// The undo manager nearest in the chain.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Accessibility
  // Apple declares these on every `NSObject`. Without the Objective-C runtime only members of a class
  // body can be overridden, and responders are what apps override them on.

  /// Whether assistive technologies stop here.
  open var isAccessibilityElement = false
  /// What the element is called.
  open var accessibilityLabel: String?
  /// What activating the element does.
  open var accessibilityHint: String?
  /// What the element's value is.
  open var accessibilityValue: String?
  /// What kind of element it is.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// Whether the elements inside are left out.
  open var accessibilityElementsHidden = false
  /// Whether the siblings are left out.
  open var accessibilityViewIsModal = false
  /// Whether the elements inside are read before the next one outside.
  open var shouldGroupAccessibilityChildren = false
  /// The elements inside, in reading order; nil to find them among the subviews.
  open var accessibilityElements: [Any]?
  /// What the elements inside are together.
  open var accessibilityContainerType: UIAccessibilityContainerType = .none
  /// Returns the number of elements that the object lists; `NSNotFound` where it lists none.
  open func accessibilityElementCount() -> Int { NSNotFound }
  /// Returns an element that the object lists.
  open func accessibilityElement(at index: Int) -> Any? { nil }
  /// Returns the place of an element that the object lists, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }
  /// The language of label, value and hint.
  open var accessibilityLanguage: String?
  /// What a person may call the element besides its label; nil, the default, for the label alone.
  open var accessibilityUserInputLabels: [String]!
  /// Whether keys and switches stop here; by default where the element's kind can be used.
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
  /// Actions of the element's own.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// The element's frame in screen coordinates; a view's own frame by default.
  open var accessibilityFrame: CGRect {
    get { storedAccessibilityFrame ?? .zero }
    set { storedAccessibilityFrame = newValue }
  }
  package final var storedAccessibilityFrame: CGRect?
  /// The point in screen coordinates that activation taps; the middle by default.
  open var accessibilityActivationPoint: CGPoint {
    get {
      storedAccessibilityActivationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { storedAccessibilityActivationPoint = newValue }
  }
  package final var storedAccessibilityActivationPoint: CGPoint?

  /// Activates the element; false to let a tap at the activation point do it.
  open func accessibilityActivate() -> Bool { false }
  /// Raises the value of an adjustable element.
  open func accessibilityIncrement() {}
  /// Lowers the value of an adjustable element.
  open func accessibilityDecrement() {}
  /// Leaves what is shown; false to let the next responder try.
  open func accessibilityPerformEscape() -> Bool { false }
  /// The main action of what is shown; false to let the next responder try.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// The element now has the focus of an assistive technology.
  open func accessibilityElementDidBecomeFocused() {}
  /// The element has lost that focus.
  open func accessibilityElementDidLoseFocus() {}
}

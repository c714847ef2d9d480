@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  private var storedStyle = Style.actionSheet
  private var storedActions: [UIAlertAction] = []
  private var storedFields: [UITextField] = []
  private var isShownInPopover = false

  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    storedStyle = preferredStyle
    modalPresentationStyle = preferredStyle == .actionSheet ? .popover : .custom
    self.title = title
    self.message = message
  }

  open var preferredStyle: UIAlertController.Style { storedStyle }

  open override var title: String? { didSet { contentChanged() } }

  open var message: String? { didSet { contentChanged() } }

  open var actions: [UIAlertAction] { storedActions }

  open func addAction(_ action: UIAlertAction) {
    assert(
      action.style != .cancel || cancelAction == nil, "An alert has one action that cancels.")
    storedActions.append(action)
    contentChanged()
  }

  open var preferredAction: UIAlertAction? {
    didSet {
      assert(
        preferredAction == nil || storedActions.contains { $0 === preferredAction },
        "The preferred action is one of the alert's.")
      contentChanged()
    }
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    assert(storedStyle == .alert, "A sheet of actions has no text fields.")
    guard storedStyle == .alert else { return }
    let field = UITextField()
    field.font = .preferredFont(forTextStyle: .footnote)
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    storedFields.append(field)
    contentChanged()
  }

  open var textFields: [UITextField]? { storedFields.isEmpty ? nil : storedFields }

  // MARK: Showing

  final var cancelAction: UIAlertAction? { storedActions.first { $0.style == .cancel } }

  private var look: AlertLook { AlertLook(style: storedStyle, isPopover: isShownInPopover) }

  open override func loadView() {
    let alertView = AlertView(controller: self)
    view = alertView
    alertView.show(self, look: look)
  }

  private func contentChanged() {
    (viewIfLoaded as? AlertView)?.show(self, look: look)
    presentation?.layOut()
  }

  override func resolvedPresentationStyle(
    over presenter: UIViewController
  ) -> UIModalPresentationStyle {
    storedStyle == .actionSheet && hasRoomForPopover(over: presenter) ? .popover : .overFullScreen
  }

  override func makePresentationContainer(
    style: UIModalPresentationStyle
  ) -> PresentationContainer {
    isShownInPopover = style == .popover
    contentChanged()
    return isShownInPopover ? AlertPopoverContainer(look: look) : AlertContainer(look: look)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    storedFields.first?.becomeFirstResponder()
  }

  // MARK: Choosing

  /// Dismisses the alert, and then calls the handler of an action.
  final func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    leave { action.perform() }
  }

  /// Called when the user taps outside.
  ///
  /// The tap cancels an action sheet with a cancel action, but not an alert.
  final func wasTappedOutside() {
    guard storedStyle == .actionSheet else { return }
    _ = cancel()
  }

  /// Chooses the cancel action.
  ///
  /// A popover can be dismissed without one.
  private func cancel() -> Bool {
    if let cancelAction {
      guard cancelAction.isEnabled else { return false }
      choose(cancelAction)
      return true
    }
    guard isShownInPopover else { return false }
    leave {}
    return true
  }

  private func leave(_ completion: @escaping () -> Void) {
    // Ignored during the presentation and after another choice.
    guard presentation?.stage == .presented else { return }
    if !storedFields.isEmpty { view.endEditing(true) }
    presentingViewController?.dismiss(animated: true, completion: completion)
  }

  open override func accessibilityPerformEscape() -> Bool { cancel() }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses where press.key?.modifierFlags.isEmpty == true {
      switch press.key?.keyCode {
      case .keyboardEscape where cancel(): return
      case .keyboardReturnOrEnter, .keypadEnter:
        guard let preferredAction, preferredAction.isEnabled else { break }
        return choose(preferredAction)
      default: break
      }
    }
    super.pressesBegan(presses, with: event)
  }
}

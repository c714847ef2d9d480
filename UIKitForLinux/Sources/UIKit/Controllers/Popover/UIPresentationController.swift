@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// A weak reference, because the controller owns its popover.
  private weak var storedPresented: UIViewController?
  private weak var storedPresenting: UIViewController?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    storedPresented = presentedViewController
    storedPresenting = presentingViewController
    super.init()
  }

  open var presentedViewController: UIViewController { storedPresented ?? UIViewController() }

  open var presentingViewController: UIViewController {
    storedPresented?.presentation?.presenter ?? storedPresenting ?? presentedViewController
  }

  open var presentationStyle: UIModalPresentationStyle {
    storedPresented?.presentation?.style ?? presentedViewController.modalPresentationStyle
  }
}

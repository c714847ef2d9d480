/// Knows who is shown over whom, and how.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// Weak, since the controller keeps its popover.
  private weak var storedPresented: UIViewController?
  private weak var storedPresenting: UIViewController?

  /// A presentation of one controller by another.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    storedPresented = presentedViewController
    storedPresenting = presentingViewController
    super.init()
  }

  /// The controller that is shown.
  open var presentedViewController: UIViewController { storedPresented ?? UIViewController() }

  /// The controller that is covered; before the presentation the one that was given.
  open var presentingViewController: UIViewController {
    storedPresented?.presentation?.presenter ?? storedPresenting ?? presentedViewController
  }

  /// How the controller is shown.
  open var presentationStyle: UIModalPresentationStyle {
    storedPresented?.presentation?.style ?? presentedViewController.modalPresentationStyle
  }
}

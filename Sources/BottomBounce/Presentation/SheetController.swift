import UIKit
import ViewBuilding

/// The clear view controller that presents sheets over the whole screen, and is dismissed when the
/// last one is removed; the status bar stays with the presenting controller.
@MainActor final class SheetController: UIViewController, FocusOwner {
  let focus: FocusMemory
  private let root = UIView()
  private let sheets: HostedSheets
  private var waiting: [@MainActor () -> Void] = []
  private var ending: [PresentationRequest] = []
  private var hasAppeared = false
  private(set) var isClosing = false
  private var isClosed = false
  private let wait = TransitionWait("dismissal of a controller")

  init(over source: UIViewController) {
    focus = FocusMemory(in: source.view, restoresLater: true)
    sheets = .of(root)
    super.init(nibName: nil, bundle: nil)
    sheets.controller = self
    sheets.onRemoval = { [weak self] in self?.sheetsDidEnd($0) }
    FocusMemory.add(self)
    modalPresentationStyle = .overFullScreen
    view.tintColor = source.view.tintColor
    inheritTraits(of: source.view)
  }

  required init?(coder: NSCoder) {
    assertionFailure("SheetController is made in code.")
    return nil
  }

  deinit {
    // Other code has removed the controller, and the app may retain its sheets.
    guard hasAppeared, !isClosed else { return }
    PendingWork.task("sheets of a released controller") { [sheets, focus] _ in
      sheets.loseDetached()
      focus.restoreFirstResponderIfNone()
    }
  }

  override func loadView() {
    root.accessibilityViewIsModal = true
    view = root
  }

  /// Copies the traits of the view, because UIKit passes on the window's traits.
  private func inheritTraits(of source: UIView) {
    guard let window = source.window?.traitCollection else { return }
    let traits = source.traitCollection
    if traits.userInterfaceStyle != window.userInterfaceStyle {
      overrideUserInterfaceStyle = traits.userInterfaceStyle
    }
    if traits.layoutDirection != window.layoutDirection {
      traitOverrides.layoutDirection = traits.layoutDirection
    }
    if traits.preferredContentSizeCategory != window.preferredContentSizeCategory {
      traitOverrides.preferredContentSizeCategory = traits.preferredContentSizeCategory
    }
  }

  // MARK: Sheets

  // The view may be added to the window after `present(_:animated:completion:)` returns.
  func whenVisible(_ show: @escaping @MainActor () -> Void) {
    if hasAppeared { show() } else { waiting.append(show) }
  }

  private func sheetsDidEnd(_ requests: [PresentationRequest]) {
    guard sheets.isEmpty, waiting.isEmpty else {
      for request in requests { request.end() }
      return
    }
    ending += requests
    close()
  }

  private func close() {
    isClosing = true
    if isBeingPresented || isBeingDismissed || presentedViewController != nil {
      let controllers = [self, presentedViewController].compactMap { $0 }
      return wait.begin(for: controllers) { [self] in close() }
    }
    wait.stop()
    if presentingViewController == nil { return complete() }
    dismiss(animated: false) { [self] in complete() }
  }

  private func complete() {
    wait.stop()
    isClosed = true
    // UIKit may have restored the first responder.
    focus.restoreFirstResponderIfNone()
    focus.restoreAccessibilityFocus()
    FocusMemory.remove(self)
    let ending = ending
    self.ending = []
    for request in ending { request.end() }
  }

  private func endDismissal() {
    if isClosing {
      if !ending.isEmpty { close() }
      return
    }
    sheets.loseDetached()
    // The app may have released the sheets.
    if !isClosing, sheets.isEmpty { close() }
  }

  // MARK: FocusOwner

  var container: UIView? { viewIfLoaded }
  var isEnding: Bool { false }
  var isLost: Bool { hasAppeared && view.window == nil && presentedViewController == nil }

  // MARK: UIViewController

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
    let waiting = waiting
    self.waiting = []
    for show in waiting { show() }
    guard !waiting.isEmpty, sheets.isEmpty, !isClosing else { return }
    // UIKit hasn't finished the presentation yet.
    isClosing = true
    wait.beginTurn { [self] in close() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    // Nothing reports the end of a dismissal by other code, which may release the controller.
    if !wait.isWaiting { wait.beginTurn { [self] in endDismissal() } }
    let waiting = waiting
    self.waiting = []
    for show in waiting { show() }
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    presentingViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  override var prefersHomeIndicatorAutoHidden: Bool {
    var controller = presentingViewController
    while let child = controller?.childForHomeIndicatorAutoHidden { controller = child }
    return controller?.prefersHomeIndicatorAutoHidden ?? false
  }

  @available(iOS 26, *)
  override var prefersInterfaceOrientationLocked: Bool {
    var controller = presentingViewController
    while let child = controller?.childForInterfaceOrientationLock { controller = child }
    return controller?.prefersInterfaceOrientationLocked ?? false
  }

  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    var controller = presentingViewController
    while let child = controller?.childForScreenEdgesDeferringSystemGestures { controller = child }
    return controller?.preferredScreenEdgesDeferringSystemGestures ?? []
  }
}

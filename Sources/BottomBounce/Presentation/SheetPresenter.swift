import UIKit
import ViewBuilding

/// A view that presents sheets: ``BottomBounceView``.
@MainActor protocol SheetContainer: UIView {
  var presenter: SheetPresenter { get }
  /// What the sheets take over from the view that presents them.
  var environment: SheetEnvironment { get }
  /// Creates a container for a sheet that is stacked over the sheet of this one.
  func makeUpperContainer() -> any SheetContainer
}

/// Presents sheets in a container view, which it adds to host views, and removes it from them.
@MainActor final class SheetPresenter {
  /// The view that contains the backdrop and the panels.
  private(set) weak var view: (any SheetContainer)?
  /// The host of the current sheet, or of the last one.
  private(set) var host: SheetHost?
  /// The current presentation, which may be animating out.
  private(set) var current: (any AnyPresentation)?
  /// Earlier presentations whose panels are still animating out.
  private var departing: [any AnyPresentation] = []
  /// The container of a sheet that the same object has stacked over its own.
  private weak var upper: (any SheetContainer)?
  private let backdrop = ClosureView()
  /// A Boolean value that indicates whether the current sheet has an undimmed detent.
  private var hasUndimmedDetent = false
  private var queue: PresentationQueue?
  /// The requests of this sheet that wait in queues of host views.
  private var waiting: [WeakRequest] = []
  /// A Boolean value that indicates whether the sheet is moving to another host.
  private var isMoving = false
  /// The timer that ends the sheet if the host view doesn't return to its window.
  private var absence: OneShotTimer?
  /// A Boolean value that indicates whether a controller presented over the sheet hides it.
  private var isCovered = false
  private var scrollFollower: ScrollFollower?
  private var sceneObserver: NotificationObserver?

  private struct WeakRequest {
    weak var request: (any AnyPresentationRequest)?
    /// A Boolean value that indicates whether it waits only for UIKit.
    var isStarting = false
  }

  /// The maximum number of panels that animate out behind a new one.
  ///
  /// Older ones are removed at once.
  private static let mostDeparting = 3

  /// Adds the backdrop to a container view.
  func attach(to view: any SheetContainer) {
    self.view = view
    ViewTree(in: view) {
      ViewNode(backdrop) { backdrop, _ in
        backdrop.alpha = 0
        backdrop.accessibilityTraits = .button
        backdrop.accessibilityIdentifier = "BottomBounce.backdrop"
        backdrop.addGestureRecognizer(UITapGestureRecognizer()) { [weak self] _ in
          _ = self?.cancelFromBackdrop()
        }
        // VoiceOver would tap the center of the backdrop, which may be under the panel.
        backdrop.onAccessibilityActivate = { [weak self] _ in self?.cancelFromBackdrop() ?? false }
        "edges == 0"
      }
    }
  }

  /// A Boolean value that indicates whether a sheet is presented, including while it animates out.
  var isPresented: Bool {
    hasPresentations || waiting.contains { $0.isStarting && $0.request != nil }
      || upper?.presenter.isPresented == true
  }

  /// A Boolean value that indicates whether the container has a sheet.
  var hasPresentations: Bool { current != nil || !departing.isEmpty }

  /// A Boolean value that indicates whether the current sheet has no outcome yet.
  var isActive: Bool { current?.isDecided == false }

  /// A Boolean value that indicates whether other code has removed the container from its host or
  /// window.
  var isLost: Bool {
    guard let view, view.window != nil else { return !isCovered }
    return view.superview !== host?.container
  }

  /// The presenter of the topmost sheet of this object.
  var topmost: SheetPresenter {
    if let upper = upper?.presenter, upper.topmost.current != nil { return upper.topmost }
    return self
  }

  /// The current presentation, or the last one that animates out.
  private var latest: (any AnyPresentation)? { current ?? departing.last }

  /// The focus before the sheet.
  var focus: FocusMemory? { latest?.focus }

  /// Returns the presenters of the sheets in a view, including those that animate out.
  static func presenters(in host: UIView) -> [SheetPresenter] {
    host.subviews.compactMap { ($0 as? any SheetContainer)?.presenter }
  }

  // MARK: Presenting

  /// Presents a request now or later, or cancels it, as its policy says.
  func present<Content>(_ request: PresentationRequest<Content>, in view: UIView) {
    guard request.isWaiting, let container = self.view else { return }
    // A pending layout can change the content offset.
    if view is UIScrollView { view.layoutIfNeeded() }
    let host = SheetHost(view)
    guard let hostView = host.container, hostView.window != nil,
      !hostView.isDescendant(of: container)
    else { return request.cancel(.hostDetached) }
    if let upper = upperContainer(for: request) {
      return upper.presenter.present(request, in: view)
    }
    let others = Self.presenters(in: hostView)
    switch request.configuration.presentationPolicy.kind {
    case .queue where !others.isEmpty: return enqueue(request, in: view, hostView)
    case .reject where others.contains { $0.current?.isDecided == false }:
      return request.cancel(.rejected)
    case .stack, .replace, .queue, .reject: break
    }
    guard leaveOtherHost(for: hostView) else { return request.cancel(.superseded) }
    // A closure of the app may have removed the host.
    guard hostView.window != nil else { return request.cancel(.hostDetached) }
    var configuration = request.configuration.bounded(in: host.frame.size)
    // A controller is modal, and the sheet below another one isn't in use.
    let isStacked =
      configuration.presentationPolicy == .stack
      && others.contains { $0.current?.isDecided == false }
    if host.controller != nil || isStacked { configuration.largestUndimmedDetent = nil }
    let presentation = Presentation(
      of: request, in: container, host: host, configuration: configuration)
    request.presentation = presentation
    show(presentation, configuration, in: host)
  }

  /// Lets a request wait until the host view has no sheet.
  private func enqueue<Content>(
    _ request: PresentationRequest<Content>, in view: UIView, _ hostView: UIView
  ) {
    guard let container = self.view else { return }
    addWaiting(request)
    let queue = PresentationQueue.queue(of: hostView)
    // The queue retains the container, and with it the presenter.
    queue.append { [self, container, weak view, weak hostView] in
      defer { withExtendedLifetime(container) {} }
      guard let view else { return request.cancel(.hostDetached) }
      removeWaiting(request)
      // A later call may have presented this sheet in another host.
      guard !isMoving, !hasPresentations || host?.container === hostView else {
        return request.cancel(.superseded)
      }
      present(request, in: view)
    }
  }

  /// Adds a request that `dismiss()` cancels.
  func addWaiting(_ request: any AnyPresentationRequest) {
    waiting.append(WeakRequest(request: request))
  }

  /// Adds a request that waits only for UIKit, so that its sheet counts as presented.
  func addStarting(_ request: any AnyPresentationRequest) {
    waiting.append(WeakRequest(request: request, isStarting: true))
  }

  /// Returns the container for a request that this object stacks over its own sheet.
  func upperContainer<Content>(
    for request: PresentationRequest<Content>
  ) -> (any SheetContainer)? {
    guard request.configuration.presentationPolicy == .stack, current?.isDecided == false,
      let view
    else { return nil }
    if let upper, upper.presenter.isPresented { return upper }
    let upper = view.makeUpperContainer()
    self.upper = upper
    return upper
  }

  func removeWaiting(_ request: any AnyPresentationRequest) {
    waiting.removeAll { $0.request == nil || $0.request === request }
  }

  /// Ends the sheet in another host than a given one.
  ///
  /// - Returns: `false` if a closure of the app has shown this sheet again.
  private func leaveOtherHost(for hostView: UIView) -> Bool {
    guard host?.container !== hostView else { return true }
    isMoving = true
    lose(.superseded)
    isMoving = false
    return current == nil
  }

  /// Shows a presentation, and dismisses the other sheets in the host unless it is stacked.
  private func show(
    _ presentation: any AnyPresentation, _ configuration: SheetConfiguration, in host: SheetHost
  ) {
    guard let hostView = host.container else { return }
    let departingInHost = Self.presenters(in: hostView).flatMap(\.dismissing)
    let previous = current
    if let previous { departing.append(previous) }
    current = presentation
    queue = presentation.queue
    move(to: host)
    configureBackdrop(configuration)
    presentation.handle(.show)
    // The closures of the other sheets run when the new one is presented, so a sheet that they show
    // replaces it. A stacked sheet replaces only one that its own content has shown meanwhile.
    previous?.handle(.cancel(.superseded))
    if configuration.presentationPolicy == .stack { return removeOldest(of: departingInHost) }
    for other in Self.presenters(in: hostView) where other !== self {
      other.current?.handle(.cancel(.superseded))
    }
    removeOldest(of: departingInHost)
  }

  /// Removes panels that animate out, except for the last ones.
  ///
  /// Each layout would include all of them.
  private func removeOldest(of departing: [any AnyPresentation]) {
    for presentation in departing.dropLast(Self.mostDeparting) {
      presentation.handle(.disappeared)
    }
  }

  /// The presentations whose panels are animating out, the oldest first.
  private var dismissing: [any AnyPresentation] {
    departing + (current.map { [$0] } ?? []).filter { $0.state == .dismissing }
  }

  private func move(to host: SheetHost) {
    guard let view, let hostView = host.container else { return }
    self.host = host
    UIView.performWithoutAnimation {
      if view.superview === hostView {
        hostView.bringSubviewToFront(view)
      } else {
        hostView.addSubview(view)
      }
      view.frame = host.frame
      scrollFollower = (hostView as? UIScrollView).map { ScrollFollower(of: $0, by: view) }
      view.layoutIfNeeded()
    }
    host.controller?.didAdd(self)
    // Cells that a scrolling host adds later must not cover the sheet.
    view.layer.zPosition = SheetMetrics.zPosition
  }

  /// Dismisses the sheets of this object, the topmost first, and cancels the requests that wait.
  func dismiss() {
    upper?.presenter.dismiss()
    let requests = waiting.compactMap(\.request)
    waiting = []
    for request in requests { request.cancel(.programmatic) }
    current?.handle(.cancel(.programmatic))
  }

  /// Removes a presentation that has ended, and the container if it was the last one.
  func remove(_ presentation: any AnyPresentation) {
    departing.removeAll { $0 === presentation }
    if current === presentation { current = nil }
    guard !hasPresentations else { return }
    let sheets = host?.container.map(Self.presenters) ?? []
    let isTopmost = sheets.isEmpty || sheets.last === self
    let isLast = sheets.allSatisfy { $0 === self }
    let isRestoredLater = presentation.focus.restoresLater && isLast && host?.controller != nil
    scrollFollower = nil
    backdrop.layer.removeAllAnimations()
    backdrop.alpha = 0
    view?.accessibilityElements = nil
    endAbsence()
    host = nil
    queue = nil
    view?.removeFromSuperview()
    // A sheet over this one keeps the accessibility focus.
    if isTopmost, !isRestoredLater {
      presentation.focus.restoreAccessibilityFocus()
    }
  }

  /// Returns the focus to restore after a new sheet in a host view.
  ///
  /// It is that before the first of the sheets, or that in the sheet below a stacked one.
  static func focus(before host: UIView, isStacked: Bool) -> FocusMemory {
    let presentations = presenters(in: host).compactMap(\.latest)
    if isStacked, let below = presentations.last(where: { !$0.isDecided }) {
      return FocusMemory(in: host, over: below.focus)
    }
    return presentations.first?.focus ?? (host.next as? SheetController)?.focus
      ?? FocusMemory(in: host)
  }

  // MARK: Backdrop

  private func configureBackdrop(_ configuration: SheetConfiguration) {
    UIView.performWithoutAnimation {
      backdrop.backgroundColor = configuration.dimmingColor
    }
    backdrop.accessibilityLabel = SheetStrings().dismiss(besides: configuration.cancelTitle)
    hasUndimmedDetent = configuration.largestUndimmedDetent != nil
    updateModality()
  }

  /// A Boolean value that indicates whether touches outside of the panel reach the host view.
  var leavesHostInUse: Bool { hasUndimmedDetent && backdrop.alpha == 0 }

  /// Lets assistive technologies and keyboards use the host view while it isn't dimmed.
  private func updateModality() {
    view?.accessibilityViewIsModal = !leavesHostInUse
    backdrop.isAccessibilityElement =
      current?.cancelsOnBackdropTap == true && !leavesHostInUse
  }

  private func cancelFromBackdrop() -> Bool {
    guard let current, current.cancelsOnBackdropTap else { return false }
    current.handle(.cancel(.backdrop))
    return true
  }

  /// Lets VoiceOver read a panel before the backdrop.
  func setElementOrder(_ panel: UIView) {
    view?.accessibilityElements = [panel, backdrop]
  }

  /// Sets the visibility of the backdrop for a presentation.
  ///
  /// Only the current one has an effect.
  ///
  /// - Parameters:
  ///   - visibility: The visibility, from 0 to 1.
  ///   - stopsAnimation: Whether a running animation is removed.
  ///   - presentation: The presentation.
  func setBackdropVisibility(
    _ visibility: CGFloat, stopsAnimation: Bool, by presentation: any AnyPresentation
  ) {
    guard current === presentation || current == nil && !stopsAnimation else { return }
    if stopsAnimation { backdrop.layer.removeAllAnimations() }
    backdrop.alpha = visibility
    if hasUndimmedDetent { updateModality() }
  }

  // MARK: Container

  /// Handles a change of the container's environment.
  func environmentDidChange() {
    current?.updateEnabled()
  }

  /// Prepares the panels for a layout of the container.
  func prepareLayout() {
    for presentation in departing { presentation.prepareLayout() }
    current?.prepareLayout()
  }

  /// Called when the container has moved to a window, or out of one.
  func didMoveToWindow() {
    guard let view else { return }
    sceneObserver = view.window?.windowScene.map {
      NotificationObserver(of: UIScene.didDisconnectNotification, from: $0) { [weak self] in
        self?.lose(.sceneDisconnected)
      }
    }
    guard hasPresentations else { return }
    if view.window != nil {
      // Views that leave a window lose the first responder.
      if absence != nil || isCovered { current?.becomeFirstResponder() }
      endAbsence()
      isCovered = false
    } else if view.superview == nil || view.superview !== host?.container {
      lose(.hostRemoved)
    } else if host?.controller?.presentedViewController != nil {
      // The presented controller covers the screen, and the sheet returns after it.
      isCovered = true
    } else if absence == nil {
      // A host may leave its window and return, for example when a split view collapses.
      absence = OneShotTimer(after: 0, name: "host that has left its window") { [self, view] in
        endAbsence()
        if view.window == nil { lose(.hostDetached) }
      }
    }
  }

  private func endAbsence() {
    absence?.stop()
    absence = nil
  }

  /// Called when the container has moved to another superview.
  func didMoveToSuperview() {
    guard let view, hasPresentations, view.superview !== host?.container else { return }
    lose(.hostRemoved)
  }

  /// Ends the sheet if it isn't in a window.
  func loseIfDetached() {
    if hasPresentations, view?.window == nil { lose(.hostDetached) }
  }

  private func lose(_ reason: Cancellation) {
    for presentation in departing { presentation.handle(.lost(reason)) }
    current?.handle(.lost(reason))
  }

  /// Handles a key press, and returns whether it did.
  func handle(_ key: UIKey) -> Bool {
    guard let current, let view else { return false }
    let responder = view.currentFirstResponder
    let command = SheetKeyCommand(
      key.keyCode, modifiers: key.modifierFlags, hasTextInput: responder is any UIKeyInput,
      isComposing: (responder as? any UITextInput)?.markedTextRange != nil)
    switch command {
    case .confirm: current.handle(.confirm)
    case .cancel: current.handle(.cancel(.escapeKey))
    case .key(.return): if !current.handleKey(.return) { current.handle(.confirm) }
    case .key(let key): return current.handleKey(key)
    case nil: return false
    }
    return true
  }

  /// Handles the escape gesture of an assistive technology, and returns whether it did.
  func handleAccessibilityEscape() -> Bool {
    guard let current else { return false }
    current.handle(.cancel(.accessibilityEscape))
    return true
  }
}

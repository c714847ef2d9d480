import UIKit
import ViewBuilding

/// A view that presents sheets: ``BottomBounceView``.
@MainActor protocol SheetContainer: UIView {
  var presenter: SheetPresenter { get }
  var environment: SheetEnvironment { get }
  func makeUpperContainer() -> any SheetContainer
}

/// Presents sheets in a container view, which it adds to host views, and removes it from them.
@MainActor final class SheetPresenter {
  private(set) weak var view: (any SheetContainer)?
  private var host: SheetHost?
  private var sheets: HostedSheets?
  private(set) var current: Presentation?
  private var departing: [Presentation] = []
  /// The container of a sheet that the same object has stacked over this sheet.
  private weak var upper: (any SheetContainer)?
  let backdrop = SheetBackdrop()
  private var waiting: [Weak<PresentationRequest>] = []
  /// Ends the sheet if the host view doesn't return to its window.
  private var absence: OneShotTimer?
  private var isCovered = false
  private var scrollFollower: ScrollFollower?
  private var sceneObserver: NotificationObserver?

  private static let maximumDepartingPanels = 3

  func attach(to view: any SheetContainer) {
    self.view = view
    backdrop.add(to: view) { [weak self] in self?.current?.handle(.cancel(.backdrop)) }
  }

  var isPresented: Bool {
    hasPresentations || !waiting.compacted().isEmpty || upper?.presenter.isPresented == true
  }

  var hasPresentations: Bool { current != nil || !departing.isEmpty }

  var topmost: SheetPresenter {
    if let upper = upper?.presenter, upper.topmost.current != nil { return upper.topmost }
    return self
  }

  // MARK: Presenting

  func present(_ request: PresentationRequest, in view: UIView) {
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
    let sheets = HostedSheets.of(hostView)
    let others = sheets.current
    guard leaveOtherHost(for: hostView) else { return request.cancel(.superseded) }
    var configuration = request.configuration.bounded(in: host.frame.size)
    // A controller is modal, and the sheet below another one isn't in use.
    let stacks = configuration.presentationPolicy == .stack
    if sheets.controller != nil || stacks && others.contains(where: \.isActive) {
      configuration.largestUndimmedDetent = nil
    }
    let presentation = Presentation(
      of: request, by: self, in: container, host: host, among: sheets,
      focus: sheets.focus(forStacked: stacks, in: hostView), configuration: configuration)
    // A closure of the app may have removed the host.
    guard hostView.window != nil else { return request.cancel(.hostDetached) }
    request.cancelPresentation = { [weak presentation] in presentation?.handle(.cancel($0)) }
    show(presentation, request.header, configuration, in: host, sheets)
  }

  /// Its sheet counts as presented, and `dismiss()` cancels it.
  func addWaiting(_ request: PresentationRequest) {
    waiting.append(Weak(request))
  }

  func upperContainer(
    for request: PresentationRequest
  ) -> (any SheetContainer)? {
    guard request.configuration.presentationPolicy == .stack, current?.isDecided == false,
      let view
    else { return nil }
    if let upper, upper.presenter.isPresented { return upper }
    let upper = view.makeUpperContainer()
    self.upper = upper
    return upper
  }

  func removeWaiting(_ request: PresentationRequest) {
    waiting.removeAll { $0.wrappedValue == nil || $0.wrappedValue === request }
  }

  /// Returns `false` if a closure of the app has shown this sheet again.
  private func leaveOtherHost(for hostView: UIView) -> Bool {
    guard host?.container !== hostView else { return true }
    endAll(because: .superseded)
    return current == nil
  }

  private func show(
    _ presentation: Presentation, _ header: SheetHeader, _ configuration: SheetConfiguration,
    in host: SheetHost, _ sheets: HostedSheets
  ) {
    let departingInHost = sheets.current.flatMap(\.dismissing)
    let previous = current
    if let previous { departing.append(previous) }
    current = presentation
    move(to: host, sheets)
    backdrop.begin(for: presentation, header, configuration)
    presentation.handle(.show)
    sheets.updateCovers()
    // The closures of the other sheets run when the new one is presented, so a sheet that they show
    // replaces it. A stacked sheet replaces only one that its own content has shown meanwhile.
    previous?.handle(.cancel(.superseded))
    if configuration.presentationPolicy == .stack { return removeOldest(of: departingInHost) }
    for other in sheets.current where other !== self { other.supersede() }
    removeOldest(of: departingInHost)
  }

  /// Each layout would include all panels that animate out.
  private func removeOldest(of departing: [Presentation]) {
    for presentation in departing.dropLast(Self.maximumDepartingPanels) {
      presentation.handle(.disappeared)
    }
  }

  private func move(to host: SheetHost, _ sheets: HostedSheets) {
    guard let view, let hostView = host.container else { return }
    self.host = host
    self.sheets = sheets
    sheets.add(self)
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
    // Cells that a scrolling host adds later must not cover the sheet.
    view.layer.zPosition = SheetMetrics.zPosition
  }

  func dismiss() {
    upper?.presenter.dismiss()
    let requests: [PresentationRequest] = waiting.compacted()
    waiting = []
    for request in requests { request.cancel(.programmatic) }
    current?.handle(.cancel(.programmatic))
  }

  // MARK: Container

  func environmentDidChange() {
    current?.updateEnabled()
  }

  func prepareLayout() {
    for presentation in departing { presentation.prepareLayout() }
    current?.prepareLayout()
  }

  func didMoveToWindow() {
    guard let view else { return }
    sceneObserver = view.window?.windowScene.map {
      NotificationObserver(of: UIScene.didDisconnectNotification, from: $0) { [weak self] in
        self?.endAll(because: .sceneDisconnected)
      }
    }
    guard hasPresentations else { return }
    if view.window != nil {
      // Views that leave a window lose the first responder.
      if absence != nil || isCovered { current?.becomeFirstResponder() }
      endAbsence()
      isCovered = false
    } else if view.superview == nil || view.superview !== host?.container {
      endAll(because: .hostRemoved)
    } else if sheets?.controller?.presentedViewController != nil {
      // The presented controller covers the screen, and the sheet returns after it.
      isCovered = true
    } else if absence == nil {
      // A host may leave its window and return, for example when a split view collapses.
      absence = OneShotTimer(after: 0, name: "host that has left its window") { [self, view] in
        endAbsence()
        if view.window == nil { endAll(because: .hostDetached) }
      }
    }
  }

  private func endAbsence() {
    absence?.stop()
    absence = nil
  }

  func didMoveToSuperview() {
    guard let view, hasPresentations, view.superview !== host?.container else { return }
    endAll(because: .hostRemoved)
  }

  private func endAll(because reason: Cancellation) {
    for presentation in departing { presentation.handle(.lost(reason)) }
    current?.handle(.lost(reason))
  }

  func handle(_ key: UIKey) -> Bool {
    guard let current, let view else { return false }
    let responder = view.currentFirstResponder
    let field = responder as? UITextField
    let command = SheetKeyCommand(
      key.keyCode, modifiers: key.modifierFlags, hasTextInput: responder is any UIKeyInput,
      isSearch: field?.accessibilityTraits.contains(.searchField) == true,
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

  func handleAccessibilityEscape() -> Bool {
    guard let current else { return false }
    current.handle(.cancel(.accessibilityEscape))
    return true
  }
}

// MARK: Other sheets in the host

extension SheetPresenter {
  var isActive: Bool { current?.isDecided == false }
  var latest: Presentation? { current ?? departing.last }

  /// The presentations whose panels are animating out, the oldest first.
  var dismissing: [Presentation] {
    departing + (current.map { [$0] } ?? []).filter { $0.state == .dismissing }
  }

  func supersede() {
    current?.handle(.cancel(.superseded))
  }

  func loseIfDetached() {
    if hasPresentations, view?.window == nil { endAll(because: .hostDetached) }
  }
}

// MARK: Presentations

extension SheetPresenter {
  var environment: SheetEnvironment { view?.environment ?? SheetEnvironment() }

  /// `true` if other code has removed the container from its host or window.
  var isLost: Bool {
    guard let view, view.window != nil else { return !isCovered }
    return view.superview !== host?.container
  }

  func presentQuestion(_ request: PresentationRequest) {
    if let host = host?.view { present(request, in: host) }
  }

  func presentationDidEnd(_ presentation: Presentation) {
    departing.removeAll { $0 === presentation }
    if current === presentation { current = nil }
    backdrop.end(by: presentation)
    guard !hasPresentations else { return }
    let others = sheets?.current ?? []
    let isTopmost = others.isEmpty || others.last === self
    let isLast = others.allSatisfy { $0 === self }
    let isRestoredLater =
      presentation.focus.restoresLater && isLast && sheets?.controller != nil
    sheets?.remove(self)
    (host, sheets, scrollFollower) = (nil, nil, nil)
    backdrop.reset()
    endAbsence()
    view?.removeFromSuperview()
    // A sheet over this one keeps the accessibility focus.
    if isTopmost, !isRestoredLater {
      presentation.focus.restoreAccessibilityFocus()
    }
  }
}

public import UIKit
import ViewBuilding

/// A sheet: dims a host view, brings a panel up from below, and gives the value back that a person chose.
///
/// ```swift
/// let sheet = BottomBounceView()
/// sheet.show(.text(bio, placeholder: "A line about you", limit: 40), in: view) { [weak self] bio in
///   self?.bio = bio
/// }
/// ```
///
/// The sheet is a subview of the host while it is up, and leaves no trace afterwards. One object can be used
/// again and again; the host keeps it alive while it is up, so it may also be made on the spot.
///
/// **One outcome.** Every call ends with exactly one outcome, a value or a ``Cancellation`` with its reason,
/// delivered once, when it is decided: before the panel falls. A closure may show the next sheet.
///
/// **What may go wrong.** A host in no window cancels at once with ``Cancellation/hostDetached``, before the
/// call returns. So does, later, a host that leaves its window and isn't back in it in the next turn of the run
/// loop. A host that already shows a sheet
/// gets the new one; the old one is cancelled with ``Cancellation/superseded``. ``Policy`` has other ways.
///
/// - A host of size zero shows a sheet that works, and is seen as soon as the host has a size.
/// - A host that scrolls, such as a table view controller's view, has the sheet on its frame.
/// - If the host is a visual effect view, its content view has the sheet. If it is the view of a
///   `UIHostingController`, the superview has it. The sheet keeps to the safe area of the host in each case.
/// - If the host's window isn't the key window of its scene, it becomes that as long as the sheet is up.
/// - After OK the sheet ignores further input, such as a second OK. If the value is still pending after one second,
///   the user can cancel.
/// - A sheet that other code takes out of its host ends with ``Cancellation/hostRemoved``.
/// - A sheet whose holders are all released delivers ``Cancellation/released``.
///
/// - A hardware keyboard needs nothing else, and assistive technologies find only what the backdrop does not
///   dim; see <doc:Accessibility>.
///
/// It does not present controllers, and uses no window of its own.
public final class BottomBounceView: UIView {
  private let backdrop = ClosureView()
  /// Where the sheet is, or was last.
  private(set) var place: SheetHost?
  private(set) var current: (any AnyPresentation)?
  /// Presentations whose panels are still falling, `current` apart.
  private var departing: [any AnyPresentation] = []
  /// The rest of the turn in which the host has left its window.
  private var absence: Delay?
  private var scrollFollower: ScrollFollower?
  private var sceneWatch: Notice?
  private var takenPresses = TakenPresses()
  /// What waits for its turn to be shown by this object.
  var waiting: [Weak<SheetTurn>] = []
  /// Whether the object is on the way from one host to another.
  private(set) var isMoving = false

  /// A sheet that is not up yet; its size is that of the host, later.
  public convenience init() {
    self.init(frame: .zero)
  }

  /// A sheet that is not up yet; the frame is replaced by that of the host.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    accessibilityIdentifier = "BottomBounce"
    ViewTree(in: self) {
      ViewNode(backdrop) { backdrop, _ in
        backdrop.alpha = 0
        backdrop.accessibilityTraits = .button
        backdrop.accessibilityIdentifier = "BottomBounce.backdrop"
        backdrop.addGestureRecognizer(UITapGestureRecognizer()) { [weak self] _ in
          _ = self?.cancelFromBackdrop()
        }
        // The middle of the backdrop, where it would be tapped otherwise, may be under the panel.
        backdrop.onAccessibilityActivate = { [weak self] _ in self?.cancelFromBackdrop() ?? false }
        "edges == 0"
      }
    }
    // Bodies that are measured have another height then, whether the panel's other parts have one or not.
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (sheet: BottomBounceView, _) in
      sheet.setNeedsLayout()
    }
    // Of two that could recognise a movement the inner one does: a host that scrolls stays where it is.
    let shield = UIPanGestureRecognizer()
    shield.cancelsTouchesInView = false
    shield.allowedScrollTypesMask = .all
    addGestureRecognizer(shield)
  }

  /// The sheet is made in code; archives are not supported.
  public required init?(coder: NSCoder) {
    assertionFailure("BottomBounceView is made in code: use BottomBounceView().")
    return nil
  }

  // MARK: Showing

  /// Whether the sheet is up: from being shown until it has left no trace.
  public var isShown: Bool { current != nil || !departing.isEmpty }

  /// Shows a content in a host; exactly one of the closures runs, once, on the main actor.
  ///
  /// - Parameters:
  ///   - content: What to ask for, such as `.text(…)`.
  ///   - host: The view to dim. If it scrolls, the sheet stays on its frame.
  ///   - configuration: How the sheet looks.
  ///   - callbacks: What is told of the sheet's life besides; nothing by default.
  ///   - onValue: Gets the value when the person has confirmed it.
  ///   - onCancel: Gets the reason when there is no value.
  public func show<Content: SheetContent>(
    _ content: Content, in host: UIView, configuration: Configuration = Configuration(),
    callbacks: Callbacks<Content.Value> = Callbacks(),
    onValue: @escaping @MainActor (Content.Value) -> Void,
    onCancel: (@MainActor (Cancellation) -> Void)? = nil
  ) {
    let delivery = OutcomeDelivery<Content.Value>(callbacks: callbacks) { outcome in
      switch outcome {
      case .value(let value): onValue(value)
      case .cancelled(let cancellation): onCancel?(cancellation)
      }
    }
    let request = SheetRequest(
      content: content, configuration: configuration, callbacks: callbacks, delivery: delivery)
    begin(request, in: host, turn: SheetTurn(of: request))
  }

  /// Shows a content in a host, and returns its outcome once the sheet has left no trace.
  ///
  /// A person's cancelling is an outcome, not an error.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before the person has decided; the sheet goes.
  public func outcome<Content: SheetContent>(
    of content: Content, in host: UIView, configuration: Configuration = Configuration(),
    callbacks: Callbacks<Content.Value> = Callbacks()
  ) async throws(CancellationError) -> Outcome<Content.Value> {
    if Task.isCancelled { throw CancellationError() }
    let cancellation = TaskCancellation()
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let delivery = OutcomeDelivery<Content.Value>(
          callbacks: callbacks, onDecision: { cancellation.isByTask = $0.cancellation == .task },
          onEnd: { continuation.resume(returning: $0) })
        let request = SheetRequest(
          content: content, configuration: configuration, callbacks: callbacks,
          delivery: delivery)
        let turn = SheetTurn(of: request)
        cancellation.turn = turn
        begin(request, in: host, turn: turn)
      }
    } onCancel: {
      PendingWork.task("cancellation by a task") { _ in cancellation.turn?.cancel(.task) }
    }
    if cancellation.isByTask { throw CancellationError() }
    return outcome
  }

  /// Takes the sheet away; the one who showed it gets ``Cancellation/code``, unless it was decided before.
  ///
  /// So does whoever waits for this object to be shown, see ``Policy/queue``.
  public func dismiss() {
    cancelWaiting(.code)
    current?.handle(.cancel(.code))
  }

  // MARK: Presenting

  /// The view that has the sheet as a subview.
  var host: UIView? { place?.container }

  /// Lets a host that the views are in, other than the one to come, go at once.
  ///
  /// False if a closure that heard of it has shown another sheet with this object.
  func isFree(for place: SheetHost) -> Bool {
    guard host !== place.container else { return true }
    isMoving = true
    lose(.superseded)
    isMoving = false
    return current == nil
  }

  /// Brings a presentation up, and sends those away that it takes the place of.
  func present(
    _ presentation: any AnyPresentation, _ configuration: Configuration, in place: SheetHost
  ) {
    guard let host = place.container else { return }
    let falling = Self.sheets(in: host).flatMap(\.falling)
    let previous = current
    if let previous { departing.append(previous) }
    current = presentation
    move(to: place)
    prepareBackdrop(configuration)
    presentation.handle(.show)
    // Told last, when the new sheet is there: what their closures do comes after this call.
    previous?.handle(.cancel(.superseded))
    for other in Self.sheets(in: host) where other !== self {
      other.current?.handle(.cancel(.superseded))
    }
    // Many calls in a row would lay out all panels each time.
    for presentation in falling.dropLast(Self.mostFalling) { presentation.handle(.fallen) }
  }

  /// The greatest number of panels that fall behind a new one; older ones are removed at once.
  private static let mostFalling = 3

  /// The presentations whose panels fall, the oldest first.
  private var falling: [any AnyPresentation] {
    departing + (current.map { [$0] } ?? []).filter { $0.state == .dismissing }
  }

  private func move(to place: SheetHost) {
    guard let host = place.container else { return }
    self.place = place
    UIView.performWithoutAnimation {
      if superview === host {
        host.bringSubviewToFront(self)
      } else {
        host.addSubview(self)
      }
      frame = place.frame
      scrollFollower = (host as? UIScrollView).map { ScrollFollower(of: $0, by: self) }
      layoutIfNeeded()
    }
    // Cells that a scrolling host adds later must not cover the sheet.
    layer.zPosition = 1_000
  }

  private func prepareBackdrop(_ configuration: Configuration) {
    UIView.performWithoutAnimation {
      backdrop.backgroundColor = configuration.dimmingColor.withAlphaComponent(
        configuration.dimming)
    }
    backdrop.accessibilityLabel = SheetTexts().dismiss(besides: configuration.cancelTitle)
    backdrop.isAccessibilityElement = configuration.cancelsOnBackdropTap
  }

  private func cancelFromBackdrop() -> Bool {
    guard let current, current.cancelsOnBackdropTap else { return false }
    current.handle(.cancel(.backdrop))
    return true
  }

  /// How the last presentation ended, for transcripts of tests and of the demonstration.
  package internal(set) var lastOutcome: String?

  /// The name of the state that the sheet is in, for transcripts of tests and of the demonstration.
  package var stateName: String {
    (current ?? departing.last).map { "\($0.state)" } ?? "idle"
  }

  // MARK: What presentations ask for

  /// Has a panel, which is in the sheet already, read before the backdrop.
  func setOrder(_ panel: Panel) {
    accessibilityElements = [panel.view, backdrop]
  }

  /// Dims the host by a share of 0 … 1, if no other presentation wants it otherwise.
  func setDimming(_ share: CGFloat, by presentation: any AnyPresentation) {
    guard current == nil || current === presentation else { return }
    backdrop.alpha = share
  }

  /// Dims the host by a share at once, whatever it is on the way to.
  func holdDimming(_ share: CGFloat, by presentation: any AnyPresentation) {
    guard current === presentation else { return }
    backdrop.layer.removeAllAnimations()
    setDimming(share, by: presentation)
  }

  /// Where the focus was before the first of the sheets that are up in a host.
  static func focus(before host: UIView) -> FocusMemory {
    let shown = sheets(in: host).compactMap { $0.current ?? $0.departing.last }
    return shown.first?.focus ?? FocusMemory(in: host)
  }

  /// Forgets a presentation that has ended, and leaves no trace if it was the last.
  func remove(_ presentation: any AnyPresentation) {
    departing.removeAll { $0 === presentation }
    if current === presentation { current = nil }
    guard !isShown else { return }
    let isLast = host.map { Self.sheets(in: $0).allSatisfy { $0 === self } } ?? false
    scrollFollower = nil
    backdrop.layer.removeAllAnimations()
    backdrop.alpha = 0
    accessibilityElements = nil
    endAbsence()
    place = nil
    removeFromSuperview()
    // Another sheet that is still up in the host keeps the focus.
    if isLast { presentation.focus.restoreAccessibility() }
  }

  // MARK: UIView

  public override func layoutSubviews() {
    // What the panel has room for decides which equations hold.
    for presentation in departing { presentation.arrange() }
    current?.arrange()
    super.layoutSubviews()
  }

  public override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    sceneWatch = window?.windowScene.map {
      Notice(of: UIScene.didDisconnectNotification, from: $0) { [weak self] in
        self?.lose(.sceneDisconnected)
      }
    }
    guard isShown else { return }
    if window != nil {
      // UIKit has taken the focus from views that left the window.
      if absence != nil { current?.takeFocus() }
      endAbsence()
    } else if superview == nil || superview !== host {
      lose(.hostRemoved)
    } else if absence == nil {
      // A host may leave its window and come back, as when a split view collapses.
      absence = Delay(after: 0, name: "host that has left its window") { [self] in
        endAbsence()
        if window == nil { lose(.hostDetached) }
      }
    }
  }

  private func endAbsence() {
    absence?.stop()
    absence = nil
  }

  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard isShown, superview !== host else { return }
    lose(.hostRemoved)
  }

  private func lose(_ reason: Cancellation) {
    for presentation in departing { presentation.handle(.lost(reason)) }
    current?.handle(.lost(reason))
  }

  /// The sheet takes the keys where its content does not, so that Escape, Return and arrows find it.
  public override var canBecomeFirstResponder: Bool { isShown }

  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = takenPresses.begin(presses) { press in press.key.map(take) ?? false }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  public override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = takenPresses.others(presses)
    if !others.isEmpty { super.pressesChanged(others, with: event) }
  }

  public override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = takenPresses.end(presses)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  public override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = takenPresses.end(presses)
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  public override func accessibilityPerformEscape() -> Bool {
    guard let current else { return false }
    current.handle(.cancel(.accessibilityEscape))
    return true
  }
}

/// Connects a task's cancellation with what the task waits for.
@MainActor private final class TaskCancellation {
  var turn: SheetTurn?
  /// Whether there is no value because the task was cancelled.
  var isByTask = false
}

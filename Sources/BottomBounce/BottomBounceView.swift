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
/// call returns. So does, later, a host that leaves its window. A host that already shows a sheet
/// gets the new one; the old one is cancelled with ``Cancellation/superseded``.
///
/// - A host of size zero shows a sheet that works, and is seen as soon as the host has a size.
/// - A host that scrolls, such as a table view controller's view, has the sheet on its frame.
/// - After OK the sheet takes no more input; what comes later, such as a second OK, changes nothing.
/// - A sheet that other code takes out of its host ends with ``Cancellation/hostRemoved``.
/// - A sheet whose holders are all released delivers ``Cancellation/released``.
///
/// It does not present controllers, and uses no window of its own.
public final class BottomBounceView: UIView {
  private let backdrop = ClosureView()
  private weak var host: UIView?
  private var current: (any AnyPresentation)?
  /// Presentations whose panels are still falling, `current` apart.
  private var departing: [any AnyPresentation] = []
  private var scrollFollower: ScrollFollower?

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
      Subview(backdrop) { backdrop, _ in
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
    // Of two that could recognise a movement the inner one does: a host that scrolls stays where it is.
    let shield = UIPanGestureRecognizer()
    shield.cancelsTouchesInView = false
    shield.allowedScrollTypesMask = .all
    addGestureRecognizer(shield)
  }

  /// The sheet is made in code; archives are not supported.
  public required init?(coder: NSCoder) {
    fatalError("BottomBounceView is made in code: use BottomBounceView().")
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
    begin(
      content, in: host, configuration: configuration,
      callbacks: callbacks,
      onDecision: { outcome in
        switch outcome {
        case .value(let value): onValue(value)
        case .cancelled(let cancellation): onCancel?(cancellation)
        }
      })
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
    let taskCancellation = TaskCancellation()
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        taskCancellation.presentation = begin(
          content, in: host, configuration: configuration, callbacks: callbacks,
          onDecision: { _ in taskCancellation.isDecided = true },
          onEnd: { continuation.resume(returning: $0) })
      }
    } onCancel: {
      Task { @MainActor in taskCancellation.cancel() }
    }
    if taskCancellation.hasCancelled { throw CancellationError() }
    return outcome
  }

  /// Takes the sheet away; the one who showed it gets ``Cancellation/code``, unless it was decided before.
  public func dismiss() {
    current?.handle(.cancel(.code))
  }

  // MARK: One implementation

  @discardableResult
  private func begin<Content: SheetContent>(
    _ content: Content, in host: UIView, configuration: Configuration,
    callbacks: Callbacks<Content.Value>,
    onDecision: @escaping @MainActor (Outcome<Content.Value>) -> Void,
    onEnd: @escaping @MainActor (Outcome<Content.Value>) -> Void = { _ in }
  ) -> (any AnyPresentation)? {
    let delivery = OutcomeDelivery(
      callbacks: callbacks, onDecision: onDecision, onEnd: onEnd)
    guard host.window != nil, !host.isDescendant(of: self) else {
      return refuse(delivery, .hostDetached)
    }
    if self.host !== host {
      // The views cannot be in two hosts: what is up in the other one goes at once.
      lose(.superseded)
      // Closures have run. One may have shown another sheet with this object, which came after this call,
      // or taken the host away.
      guard current == nil else { return refuse(delivery, .superseded) }
      guard host.window != nil else { return refuse(delivery, .hostDetached) }
    }
    let previous = current
    let presentation = Presentation(
      of: content, in: self, host: host, configuration: configuration, delivery: delivery)
    follow(presentation, callbacks, delivery)
    if let previous { departing.append(previous) }
    current = presentation
    move(to: host)
    prepareBackdrop(configuration)
    presentation.handle(.show)
    // Told last, when the new sheet is there: what their closures do comes after this call.
    previous?.handle(.cancel(.superseded))
    for other in Self.sheets(in: host) where other !== self {
      other.current?.handle(.cancel(.superseded))
    }
    return presentation
  }

  /// Does, and lets callbacks do, what the life of a presentation asks for.
  private func follow<Content>(
    _ presentation: Presentation<Content>, _ callbacks: Callbacks<Content.Value>,
    _ delivery: OutcomeDelivery<Content.Value>
  ) {
    let life = events(of: presentation)
    life.on(.willPresent, for: self) { [weak delivery] in delivery?.begin() }
    life.on(.didPresent, for: self) { callbacks.didPresent?() }
    if let valueChanged = callbacks.valueChanged {
      life.on(.valueChanged, for: self) { [weak presentation] in
        if let value = presentation?.valueShown { valueChanged(value) }
      }
    }
    life.on(.willDismiss, for: self) { [weak self, weak presentation] in
      self?.lastOutcome = presentation?.outcome?.name
    }
    life.on(.didDismiss, for: self) { [weak self, weak presentation] in
      if let presentation { self?.remove(presentation) }
    }
  }

  private func refuse<Value>(_ delivery: OutcomeDelivery<Value>, _ reason: Cancellation)
    -> (any AnyPresentation)?
  {
    delivery.decide(.cancelled(reason))
    delivery.end()
    return nil
  }

  private static func sheets(in host: UIView) -> [BottomBounceView] {
    host.subviews.compactMap { $0 as? BottomBounceView }
  }

  private func move(to host: UIView) {
    self.host = host
    UIView.performWithoutAnimation {
      if superview === host {
        host.bringSubviewToFront(self)
      } else {
        host.addSubview(self)
      }
      frame = host.bounds
      layoutIfNeeded()
    }
    // Cells that a scrolling host adds later must not cover the sheet.
    layer.zPosition = 1_000
    scrollFollower = (host as? UIScrollView).map { ScrollFollower(of: $0, by: self) }
  }

  private func prepareBackdrop(_ configuration: Configuration) {
    UIView.performWithoutAnimation {
      backdrop.backgroundColor = UIColor(
        white: 0, alpha: min(max(configuration.dimming, 0), 1))
    }
    backdrop.accessibilityLabel = configuration.cancelTitle ?? SheetTexts().dismiss
    backdrop.isAccessibilityElement = configuration.cancelsOnBackdropTap
  }

  private func cancelFromBackdrop() -> Bool {
    guard let current, current.cancelsOnBackdropTap else { return false }
    current.handle(.cancel(.backdrop))
    return true
  }

  /// How the last presentation ended, for transcripts of tests and of the demonstration.
  package private(set) var lastOutcome: String?

  /// The name of the state that the sheet is in, for transcripts of tests and of the demonstration.
  package var stateName: String {
    (current ?? departing.last).map { "\($0.state)" } ?? "idle"
  }

  // MARK: What presentations ask for

  /// Has a panel, which is in the sheet already, read before the backdrop.
  func setOrder(_ panel: Panel) {
    accessibilityElements = [panel.view, backdrop]
  }

  /// Dims the host, or lets it be bright again if no other presentation wants it dimmed.
  func setDimming(_ isDimmed: Bool, by presentation: any AnyPresentation) {
    guard current == nil || current === presentation else { return }
    backdrop.alpha = isDimmed ? 1 : 0
  }

  /// Where the focus was before the first of the sheets that are up in a host.
  static func focus(before host: UIView) -> FocusMemory {
    let shown = sheets(in: host).compactMap { $0.current ?? $0.departing.last }
    return shown.first?.focus ?? FocusMemory(in: host)
  }

  /// Forgets a presentation that has ended, and leaves no trace if it was the last.
  private func remove(_ presentation: any AnyPresentation) {
    departing.removeAll { $0 === presentation }
    if current === presentation { current = nil }
    guard !isShown else { return }
    let isLast = host.map { Self.sheets(in: $0).allSatisfy { $0 === self } } ?? false
    scrollFollower = nil
    backdrop.layer.removeAllAnimations()
    backdrop.alpha = 0
    accessibilityElements = nil
    host = nil
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
    guard window == nil, isShown else { return }
    lose(superview == nil || superview !== host ? .hostRemoved : .hostDetached)
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

  /// The sheet takes the keys where its content does not, so that Escape and Return find it.
  public override var canBecomeFirstResponder: Bool { isShown }

  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let keys = presses.compactMap { $0.key?.keyCode }
    // A content without keys of its own, such as wheels, leaves Return to the sheet.
    if isFirstResponder, let current,
      keys.contains(where: { $0 == .keyboardReturnOrEnter || $0 == .keypadEnter })
    {
      return current.handle(.confirm)
    }
    let isEscape = keys.contains(.keyboardEscape)
    // While an input method composes, Escape is its own.
    let input = FocusMemory.firstResponder(in: self) as? any UITextInput
    guard isEscape, input?.markedTextRange == nil, let current else {
      return super.pressesBegan(presses, with: event)
    }
    current.handle(.cancel(.escape))
  }

  public override func accessibilityPerformEscape() -> Bool {
    guard let current else { return false }
    current.handle(.cancel(.escape))
    return true
  }
}

/// Connects a task's cancellation with the presentation that the task waits for.
@MainActor private final class TaskCancellation {
  weak var presentation: (any AnyPresentation)?
  var isDecided = false
  private(set) var hasCancelled = false

  func cancel() {
    guard !isDecided, let presentation else { return }
    hasCancelled = true
    presentation.handle(.cancel(.code))
  }
}

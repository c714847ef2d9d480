public import UIKit
import ViewBuilding

/// A view that presents a bottom sheet over a screen or view and returns the value the user
/// chooses.
///
/// ```swift
/// let sheet = BottomBounceView()
/// sheet.show(.text(bio, placeholder: "A line about you", limit: 40), title: "Bio", from: self) {
///   [weak self] bio in
///   self?.bio = bio
/// }
/// ```
///
/// While it is presented, the sheet is a subview of the host view, or of the view of a clear view
/// controller that it presents. Afterward it removes itself and restores the first responder. You
/// can show one object many times. Its superview retains it while it is presented, so you don't
/// have to.
///
/// **One outcome.** Each call ends with exactly one outcome: a value, or a ``Cancellation`` with
/// its reason. The closure runs once. After `show(…, from:)` it runs when the sheet is removed,
/// and may present an alert or push a controller. After `show(…, in:)` it runs before the panel
/// animates out, and may show the next sheet.
///
/// **Several sheets.** If another sheet is presented, the new sheet covers it, or replaces it with
/// ``PresentationPolicy/replace``.
///
/// **Host views.** A host view that isn't in a window cancels at once with
/// ``Cancellation/hostDetached``. A host view that leaves its window later, and doesn't return in
/// the next turn of the run loop, does the same.
///
/// - In a scrolling host view, such as the view of a table view controller, the sheet covers the
///   visible part.
/// - In a visual effect view the sheet is a subview of the content view. Over the view of a
///   `UIHostingController` it is a subview of the superview. In each case the safe area of the host
///   view applies.
/// - If the host view has no size, the sheet appears as soon as it has one.
/// - If the host's window isn't the key window of its scene, it becomes key while the sheet is
///   presented.
/// - After OK the sheet ignores input, such as a second OK. If the value is still pending after one
///   second, the user can cancel.
/// - If other code removes the sheet, it ends with ``Cancellation/hostRemoved``. If everything that
///   retains the sheet is released, it ends with ``Cancellation/released``.
///
/// For view controllers, see <doc:Presenting>. For hardware keyboards and assistive technologies,
/// see <doc:Accessibility>. The sheet creates no window.
public final class BottomBounceView: UIView {
  let presenter = SheetPresenter()
  private var handledPresses = HandledPresses()
  var environment = SheetEnvironment() {
    didSet {
      guard environment != oldValue else { return }
      environment.apply(to: self)
      presenter.environmentDidChange()
    }
  }

  /// Creates a sheet that isn't presented.
  public convenience init() {
    self.init(frame: .zero)
  }

  /// Creates a sheet that isn't presented.
  ///
  /// It gets the frame of its host view later.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // A host can end above the lower edge of the screen.
    clipsToBounds = true
    accessibilityViewIsModal = true
    accessibilityIdentifier = "BottomBounce"
    presenter.attach(to: self)
    // The heights of measured bodies depend on the text size.
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (sheet: BottomBounceView, _) in
      sheet.setNeedsLayout()
    }
    // The inner of two recognizers wins, so a scrolling host view doesn't scroll.
    let shield = UIPanGestureRecognizer()
    shield.cancelsTouchesInView = false
    shield.allowedScrollTypesMask = .all
    addGestureRecognizer(shield)
  }

  /// Archives are not supported.
  public required init?(coder: NSCoder) {
    assertionFailure("BottomBounceView is made in code: use BottomBounceView().")
    return nil
  }

  // MARK: Presenting

  /// Returns the frontmost presented sheet in a view, such as a window; `nil` if there is none.
  ///
  /// A test of your screen finds the sheet that the screen has shown. See <doc:Testing>.
  public static func presented(in view: UIView) -> BottomBounceView? {
    for subview in view.subviews.reversed() {
      if let sheet = presented(in: subview) { return sheet }
    }
    return (view as? BottomBounceView).flatMap { $0.isPresented ? $0 : nil }
  }

  /// Returns the frontmost sheet over a view controller; `nil` if there is none.
  ///
  /// It was shown from the controller, or from another one that is presented over it, or in its
  /// view, which isn't loaded for it.
  public static func presented(in controller: UIViewController) -> BottomBounceView? {
    if let presented = controller.presentedViewController.flatMap(presented(in:)) {
      return presented
    }
    return controller.viewIfLoaded.flatMap(presented(in:))
  }

  /// A Boolean value that indicates whether the sheet is presented, including while it animates
  /// out.
  public var isPresented: Bool { presenter.isPresented }

  /// Shows a sheet over the whole screen that asks for a value, and passes it to a closure.
  ///
  /// The sheet is presented from the topmost presented controller, so it covers navigation and tab
  /// bars. Exactly one of the closures runs, once, on the main actor, when the sheet is removed. It
  /// may present an alert or push a controller.
  ///
  /// - Parameters:
  ///   - content: The content of the sheet, such as `.text(…)`.
  ///   - title: The title above the content, or a ``SheetHeader``. The default is `nil`: no title.
  ///   - controller: The view controller whose screen the sheet covers, as in
  ///     `present(_:animated:completion:)`.
  ///   - extraButtons: Additional buttons below the content. The default is none.
  ///   - configuration: The options of the sheet. The default is ``SheetConfiguration/default``.
  ///   - callbacks: Closures for other events of the life cycle. The default is none.
  ///   - shouldDismiss: Asks whether the user may dismiss the sheet for a reason. The default is
  ///     `nil`: the user may. See <doc:LifeCycle>.
  ///   - commit: Saves the value after OK, while the sheet stays open. The default is `nil`: OK
  ///     ends the sheet. See <doc:LifeCycle>.
  ///   - onValue: Called with the value when the user has confirmed.
  ///   - onCancel: Called with the reason when there is no value. The default is `nil`.
  public func show<Content: SheetContent<Value>, Value>(
    _ content: Content, title: (any SheetTitle)? = nil, from controller: UIViewController,
    extraButtons: [SheetButton] = [],
    configuration: SheetConfiguration = SheetConfiguration(),
    callbacks: SheetCallbacks<Value> = SheetCallbacks(),
    shouldDismiss: (@MainActor (Cancellation) async -> Bool)? = nil,
    commit: (@MainActor (Value) async throws -> Void)? = nil,
    onValue: @escaping @MainActor (Value) -> Void,
    onCancel: (@MainActor (Cancellation) -> Void)? = nil
  ) {
    let answer = AnswerKeeper(
      content, callbacks: callbacks, commit: commit, onValue: onValue, onCancel: onCancel)
    let request = PresentationRequest(
      answer, title: title, buttons: extraButtons, configuration: configuration,
      shouldDismiss: shouldDismiss, delivery: .atEnd)
    presenter.present(request, from: controller)
  }

  /// Shows a sheet over the whole screen that asks for a value, and returns the outcome when the
  /// sheet is removed.
  ///
  /// The parameters are those of
  /// ``show(_:title:from:extraButtons:configuration:callbacks:shouldDismiss:commit:onValue:onCancel:)``.
  ///
  /// - Returns: The value, or the reason why there is none. If the user cancels, it doesn't throw.
  /// - Throws: `CancellationError` if the task is canceled before the outcome is decided. Then the
  ///   sheet is dismissed.
  public func outcome<Content: SheetContent<Value>, Value>(
    of content: Content, title: (any SheetTitle)? = nil, from controller: UIViewController,
    extraButtons: [SheetButton] = [],
    configuration: SheetConfiguration = SheetConfiguration(),
    callbacks: SheetCallbacks<Value> = SheetCallbacks(),
    shouldDismiss: (@MainActor (Cancellation) async -> Bool)? = nil,
    commit: (@MainActor (Value) async throws -> Void)? = nil
  ) async throws(CancellationError) -> Outcome<Value> {
    try await outcome { [presenter] link, end in
      let request = PresentationRequest(
        AnswerKeeper(content, callbacks: callbacks, commit: commit) { link.outcome = $0 },
        title: title, buttons: extraButtons, configuration: configuration,
        shouldDismiss: shouldDismiss, delivery: .atEnd, onEnd: end)
      link.request = request
      presenter.present(request, from: controller)
    }
  }

  /// Shows a sheet in a view that asks for a value, and passes it to a closure.
  ///
  /// The sheet dims that view only. Bars of containers remain visible and usable. Exactly one of
  /// the closures runs, once, on the main actor, before the panel animates out.
  ///
  /// `host` is the view to dim. The other parameters are those of
  /// ``show(_:title:from:extraButtons:configuration:callbacks:shouldDismiss:commit:onValue:onCancel:)``.
  public func show<Content: SheetContent<Value>, Value>(
    _ content: Content, title: (any SheetTitle)? = nil, in host: UIView,
    extraButtons: [SheetButton] = [],
    configuration: SheetConfiguration = SheetConfiguration(),
    callbacks: SheetCallbacks<Value> = SheetCallbacks(),
    shouldDismiss: (@MainActor (Cancellation) async -> Bool)? = nil,
    commit: (@MainActor (Value) async throws -> Void)? = nil,
    onValue: @escaping @MainActor (Value) -> Void,
    onCancel: (@MainActor (Cancellation) -> Void)? = nil
  ) {
    let answer = AnswerKeeper(
      content, callbacks: callbacks, commit: commit, onValue: onValue, onCancel: onCancel)
    let request = PresentationRequest(
      answer, title: title, buttons: extraButtons, configuration: configuration,
      shouldDismiss: shouldDismiss, delivery: .atDecision)
    presenter.present(request, in: host)
  }

  /// Shows a sheet in a view that asks for a value, and returns the outcome when the sheet is
  /// removed.
  ///
  /// `host` is the view to dim. The other parameters, the return value, and the error are those of
  /// ``outcome(of:title:from:extraButtons:configuration:callbacks:shouldDismiss:commit:)``.
  public func outcome<Content: SheetContent<Value>, Value>(
    of content: Content, title: (any SheetTitle)? = nil, in host: UIView,
    extraButtons: [SheetButton] = [],
    configuration: SheetConfiguration = SheetConfiguration(),
    callbacks: SheetCallbacks<Value> = SheetCallbacks(),
    shouldDismiss: (@MainActor (Cancellation) async -> Bool)? = nil,
    commit: (@MainActor (Value) async throws -> Void)? = nil
  ) async throws(CancellationError) -> Outcome<Value> {
    try await outcome { [presenter] link, end in
      let request = PresentationRequest(
        AnswerKeeper(content, callbacks: callbacks, commit: commit) { link.outcome = $0 },
        title: title, buttons: extraButtons, configuration: configuration,
        shouldDismiss: shouldDismiss, delivery: .atDecision, onEnd: end)
      link.request = request
      presenter.present(request, in: host)
    }
  }

  private func outcome<Value>(
    present: @MainActor (TaskLink<Value>, _ onEnd: @escaping @MainActor () -> Void) -> Void
  ) async throws(CancellationError) -> Outcome<Value> {
    if Task.isCancelled { throw CancellationError() }
    let link = TaskLink<Value>()
    await withTaskCancellationHandler {
      await PendingWork.awaitValue("outcome for a task") { end in present(link) { end(()) } }
    } onCancel: {
      link.cancel()
    }
    guard let outcome = link.outcome, outcome.cancellation != .task else {
      throw CancellationError()
    }
    return outcome
  }

  /// Confirms the value of the presented sheet, as a tap on OK does.
  ///
  /// See <doc:Testing>.
  public func confirm() {
    presenter.topmost.current?.handle(.confirm)
  }

  /// Enters a value in the presented sheet, and confirms it as a tap on OK does.
  ///
  /// A test of your screen answers its sheet with it. The sheet keeps its rules, its limits, and
  /// its options. Asynchronous rules and `commit` run afterward. See <doc:Testing>.
  ///
  /// - Parameter value: A value of the type of the content's value, or an array for a set, or a
  ///   whole number for one with fractions. For no value, pass `nil as String?`, for example.
  /// - Returns: `false`, and nothing changes, if the user couldn't confirm the value: it has
  ///   another type, isn't among the options, is out of range, or breaks a rule; no sheet accepts
  ///   input; or it shows custom content without ``SheetBody/setValue``.
  @discardableResult
  public func confirm<Value>(_ value: Value) -> Bool {
    presenter.topmost.current?.confirm(value) ?? false
  }

  /// The message that the presented sheet shows, of a rule or of an error that `commit` has thrown;
  /// `nil` if there is none.
  ///
  /// In a form, the message of a rule begins with the title of the field.
  public var errorMessage: String? { presenter.topmost.current?.errorMessage }

  /// Returns what the user has entered in the presented sheet, valid or not.
  ///
  /// A button of the sheet can copy or save it. It is the same value as in
  /// ``SheetCallbacks/edited``.
  ///
  /// - Parameter type: The type of the content's value.
  /// - Returns: `nil` if there is no value, if it has another type, or if no sheet is presented.
  public func currentValue<Value>(as type: Value.Type) -> Value? {
    presenter.topmost.current?.draft.flatMap { $0 as? Value }
  }

  /// Dismisses the presented sheet, which is canceled with ``Cancellation/programmatic``.
  ///
  /// It also dismisses sheets that this object has stacked over it, the topmost first, and cancels
  /// the calls of this object that wait for another controller. A sheet that animates out after OK
  /// or Cancel keeps its outcome.
  public func dismiss() {
    presenter.dismiss()
  }

  /// Shows other content in the presented sheet.
  ///
  /// For example, a button of the sheet resets a filter, or adds five minutes to a timer:
  ///
  /// ```swift
  /// let later = SheetButton("+5 Minutes", dismissesSheet: false) { [weak self] sheet in
  ///   guard let self else { return }
  ///   timer += .seconds(300)
  ///   sheet.update(.duration(timer))
  /// }
  /// ```
  ///
  /// The content replaces what the user has entered. With `keepingEdits`, the sheet keeps that, and
  /// takes everything else: rules, footers, limits, and options.
  ///
  /// The sheet asks the content for its value as after a change by the user, but doesn't call
  /// ``SheetCallbacks/valueChanged``. The rules, footers, and limits of the new content apply. An
  /// error for ``ValidationError/Moment/afterChange`` waits for the next change by the user.
  ///
  /// It doesn't change:
  ///
  /// - The title of OK, and a subtitle where there was none.
  /// - The options of a list that load. Reload them with ``OptionSource``.
  /// - The accessibility labels of wheels that set one.
  ///
  /// While a row of a form has opened a sheet, the call is for that sheet.
  ///
  /// - Parameters:
  ///   - content: Content of the same type as the content that the sheet shows.
  ///   - title: The new title, also for VoiceOver. The default is `nil`: the title stays.
  ///   - extraButtons: The new additional buttons. The default is `nil`: the buttons stay.
  ///   - keepingEdits: Whether the sheet keeps the value that the user has entered, or that an
  ///     update has set. Without one, it shows the value of the content. The default is `false`.
  /// - Returns: `false` if no sheet is presented that accepts input, if it shows content of another
  ///   type, or if the content can't change: buttons, controls, custom contents without
  ///   ``SheetBody/update``, and a date picker that would become a calendar with excluded days.
  @discardableResult
  public func update<Content: SheetContent>(
    _ content: Content, title: (any SheetTitle)? = nil, extraButtons: [SheetButton]? = nil,
    keepingEdits: Bool = false
  ) -> Bool {
    presenter.topmost.current?.update(
      to: content, title: title, buttons: extraButtons, value: keepingEdits ? .entered : .set)
      ?? false
  }

  /// The view controller from which the app can present an alert over the sheet; `nil` if no sheet
  /// is presented.
  ///
  /// A controller that the sheet covers can't present.
  public var containingViewController: UIViewController? {
    presenter.topmost.hasPresentations ? presenter.topmost.view?.nearestViewController : nil
  }

  // MARK: Detents

  /// The detent at which the topmost panel rests, or to which it moves; `nil` if no sheet is
  /// presented.
  public var selectedDetent: SheetDetent.Identifier? {
    presenter.topmost.current?.detents?.selected
  }

  /// Moves the panel of the presented sheet to the height of a detent.
  ///
  /// It has no effect if the presented sheet has no detent with this identifier.
  ///
  /// A drag in progress ends. ``SheetCallbacks/didSelectDetent`` isn't called.
  ///
  /// - Parameters:
  ///   - identifier: A detent in ``SheetConfiguration/detents``. An inactive detent is selected
  ///     when it becomes active.
  ///   - animated: Whether the move is animated. The default is `true`.
  public func selectDetent(_ identifier: SheetDetent.Identifier, animated: Bool = true) {
    presenter.topmost.current?.detents?.select(identifier, animated: animated)
  }

  // MARK: UIView

  public override func layoutSubviews() {
    presenter.prepareLayout()
    super.layoutSubviews()
  }

  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self && presenter.backdrop.leavesHostInUse ? nil : view
  }

  public override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    presenter.didMoveToWindow()
  }

  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    presenter.didMoveToSuperview()
  }

  /// The sheet is first responder if its content isn't, so that it gets key presses.
  public override var canBecomeFirstResponder: Bool { presenter.hasPresentations }

  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = handledPresses.begin(presses) { $0.key.map(presenter.handle) ?? false }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  public override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = handledPresses.others(presses)
    if !others.isEmpty { super.pressesChanged(others, with: event) }
  }

  public override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = handledPresses.end(presses)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  public override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = handledPresses.end(presses)
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  public override func accessibilityPerformEscape() -> Bool {
    presenter.handleAccessibilityEscape()
  }
}

extension BottomBounceView: SheetContainer {
  func makeUpperContainer() -> any SheetContainer {
    let upper = BottomBounceView()
    upper.environment = environment
    return upper
  }
}

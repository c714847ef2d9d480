import UIKit
import ViewBuilding

/// A presentation whose type of value its holder doesn't know.
@MainActor protocol AnyPresentation: FocusOwner {
  var state: SheetMachine.State { get }
  /// A Boolean value that indicates whether the outcome is decided.
  var isDecided: Bool { get }
  /// A Boolean value that indicates whether a tap outside of the panel cancels.
  var cancelsOnBackdropTap: Bool { get }
  /// The requests that wait until the host view has no sheet.
  var queue: PresentationQueue { get }
  /// The detents of the panel; `nil` while it isn't in the sheet.
  var detents: PanelDetents? { get }
  func handle(_ event: SheetMachine.Event)
  /// Passes a key to the body, and returns whether it handled the key.
  func handleKey(_ key: SheetKey) -> Bool
  /// Makes the body or the sheet first responder, unless the outcome is decided.
  func becomeFirstResponder()
  /// Enables or disables the content and OK.
  func updateEnabled()
  /// Prepares the panel for a layout of the sheet.
  func prepareLayout()
}

/// One presentation of a sheet: it performs the effects of its state machine, from the first frame
/// to the removal.
@MainActor final class Presentation<Content: SheetContent>: AnyPresentation {
  private let request: PresentationRequest<Content>
  private let configuration: SheetConfiguration
  private let body: SheetBody<Content.Value>
  private let panel: Panel
  private let panelPresenter: PanelPresenter
  private let heightReporter: PanelHeightReporter?
  private let haptics: SheetHaptics
  private let strings = SheetStrings()
  private weak var container: (any SheetContainer)?
  private let relay = Relay()
  let focus: FocusMemory
  let queue: PresentationQueue
  private var machine: SheetMachine
  /// The value to return.
  private var value: Content.Value?
  private var error: ValidationError?
  /// A Boolean value that indicates whether OK caused the error.
  ///
  /// Then it disappears with the next change.
  private var isErrorFromConfirming = false
  /// A Boolean value that indicates whether the body's value has caused the error, so that the body
  /// may show it itself.
  private var isErrorFromBody = false
  private let comparison: ValueComparison<Content.Value>
  /// Keeps OK disabled while the value is the initial one; `nil` if the app doesn't want that.
  private var gate: UnchangedValueGate?
  /// The line below the body; `nil` if it has none.
  private let footer: SheetFooter?
  private var voiceOverObserver: NotificationObserver?
  /// The task that waits for pending changes after OK, or for the app to save the value.
  private var settling: Task<Void, Never>?
  /// The closure to call if the sheet refuses the alternative value that the body returns; `nil`
  /// while the body returns the value that the user edits.
  private var onRefusal: (() -> Void)?
  /// A Boolean value that indicates whether the value has changed while the app couldn't be told,
  /// for example because a wheel came to rest while the app was asked.
  private var hasUnreportedChange = false
  /// Takes back what the body has written into objects of the app; `nil` if it has written nothing.
  private var undoChanges: (@MainActor () -> Void)?
  /// The question that the body asks in a stacked sheet.
  private weak var question: PresentationRequest<SheetQuestion>?
  private var isBodyEnabled = true
  /// A Boolean value that indicates whether the body accepted touches before the sheet began to
  /// ignore input; `nil` while it accepts input.
  private var wasBodyInteractive: Bool?
  /// The task that asks the app whether the user can dismiss the sheet.
  private var asking: Task<Void, Never>?
  private var discardConfirmation: DiscardConfirmation?
  /// A Boolean value that indicates whether UIKit has refused to present the last question whether
  /// to discard changes.
  private var wasQuestionRefused = false
  /// The time after OK during which the user can't cancel.
  private var patience: OneShotTimer?

  init(
    of request: PresentationRequest<Content>, in container: any SheetContainer, host: SheetHost,
    configuration: SheetConfiguration
  ) {
    self.request = request
    self.container = container
    self.configuration = configuration
    machine = SheetMachine(savesValue: request.commit != nil)
    haptics = SheetHaptics(isEnabled: configuration.playsHaptics)
    let hostView = host.container ?? container
    focus = SheetPresenter.focus(
      before: hostView, isStacked: configuration.presentationPolicy == .stack)
    queue = PresentationQueue.queue(of: hostView)
    let environment = container.environment
    let context = SheetContext(
      title: request.header.spokenTitle, locale: environment.locale,
      calendar: environment.calendar, timeZone: environment.timeZone,
      onChange: { [relay] in relay.presentation?.valueChanged() },
      onSizeChange: { [relay] in relay.presentation?.sizeChanged() },
      onSubmit: { [relay] in relay.presentation?.handle(.confirm) },
      onSubmitAlternative: { [relay] onRefusal in
        guard let presentation = relay.presentation else { return onRefusal() }
        presentation.confirmAlternative(onRefusal: onRefusal)
      },
      onConfirmEnabled: { [relay] in relay.setConfirmEnabled($0) },
      onError: { [relay] in relay.showError($0) },
      onQuestion: { [relay] in relay.presentation?.ask($0) })
    body = request.content.makeBody(context)
    comparison = ValueComparison(of: body)
    panel = Panel(
      body, title: request.header, buttons: request.buttons, configuration: configuration,
      strings: strings,
      onButton: { [relay] in relay.presentation?.performAction(of: $0) })
    panelPresenter = PanelPresenter(
      of: panel, in: container, safeAreaView: host.safeAreaView, configuration: configuration)
    heightReporter = request.callbacks.heightChanged.map { [panel] _ in
      PanelHeightReporter(of: panel) { [weak request] in request?.report(height: $0) }
    }
    footer = body.footer.map { [panel] in SheetFooter(in: panel, text: $0) }
    relay.presentation = self
    if configuration.disablesOKWhileUnchanged, !body.confirmsByItself, !body.proposesValue {
      gate = UnchangedValueGate(for: body.view, differs: { [comparison] in comparison.differs }) {
        [relay] in relay.presentation?.updateEnabled()
      }
    }
    updateEnabled()
    error = relay.initialError
    if error != nil { panel.show(error) }
    if let tintColor = configuration.tintColor { panel.view.tintColor = tintColor }
    panel.header.okButton.addAction(
      UIAction { [weak self] _ in self?.handle(.confirm) }, for: .touchUpInside)
    panel.header.cancelButton.addAction(
      UIAction { [weak self] _ in self?.handle(.cancel(.cancelButton)) }, for: .touchUpInside)
    if configuration.showsGrabber {
      panel.add(
        Grabber(label: strings[.grabber], isAdjustable: configuration.detents.count > 1) {
          [weak self] in self?.handle(.cancel(.accessibilityEscape))
        })
    }
  }

  /// A weak reference to the presentation for the body's context, which exists before the
  /// presentation.
  @MainActor private final class Relay {
    weak var presentation: Presentation?
    private(set) var isConfirmEnabled = true
    private(set) var initialError: ValidationError?

    func setConfirmEnabled(_ isEnabled: Bool) {
      isConfirmEnabled = isEnabled
      presentation?.updateEnabled()
    }

    func showError(_ error: ValidationError?) {
      guard let presentation else { return initialError = error }
      presentation.showBodyError(error)
    }
  }

  var state: SheetMachine.State { machine.state }
  var isDecided: Bool { machine.isDecided }
  var isLost: Bool { container?.presenter.isLost ?? true }
  /// A Boolean value that indicates whether the sheet is shown and has no outcome yet.
  private var isActive: Bool { machine.state != .idle && machine.state != .dismissing }
  var detents: PanelDetents? { panelPresenter.detents }
  var cancelsOnBackdropTap: Bool { configuration.cancelsOnBackdropTap }

  // MARK: Events

  func handle(_ event: SheetMachine.Event) {
    if event == .confirm, !panel.header.okButton.isEnabled { return explainDisabledOK() }
    process(event)
  }

  private func process(_ event: SheetMachine.Event) {
    let effects = machine.handle(question(of: event) ?? event)
    if machine.state != .asking {
      asking?.cancel()
      asking = nil
      discardConfirmation?.dismiss()
      discardConfirmation = nil
    }
    // Any event that ends the wait for the value also cancels its task.
    if !isValuePending {
      settling?.cancel()
      settling = nil
      patience?.stop()
      patience = nil
      endAlternative()
    }
    updateBody()
    for effect in effects { perform(effect) }
    reportChange()
  }

  /// A Boolean value that indicates whether the sheet waits for the value, or the app saves it.
  private var isValuePending: Bool {
    machine.stateBelowQuestion == .committing || machine.stateBelowQuestion == .saving
  }

  /// Confirms with an alternative value, although OK may be disabled.
  private func confirmAlternative(onRefusal: @escaping () -> Void) {
    // The closure would take back the first attempt.
    if self.onRefusal != nil { return }
    guard isEnabled, machine.acceptsInput else { return onRefusal() }
    self.onRefusal = onRefusal
    process(.confirm)
  }

  /// Returns the event that asks the app, if the user wants to dismiss the sheet.
  private func question(of event: SheetMachine.Event) -> SheetMachine.Event? {
    guard case .cancel(let reason) = event, reason.isUserInitiated, reason != .button,
      request.shouldDismiss != nil || wouldDiscardChanges || waitsBeforeDiscarding
    else { return nil }
    return .ask(reason)
  }

  private func perform(_ effect: SheetMachine.Effect) {
    switch effect {
    case .present: present()
    case .notifyPresented:
      announceInitialError()
      request.callbacks.didPresent?()
    case .settle: settle()
    case .save: save()
    case .showError: showError()
    case .ask(let reason): ask(reason)
    case .bounce: bounce()
    case .deliverValue:
      if let value { deliver(.value(value)) }
    case .deliver(let cancellation): deliver(.cancelled(cancellation))
    case .dismiss: dismiss()
    case .tearDown: tearDown()
    }
  }

  /// Runs the action of an additional button, or dismisses the sheet, which then runs it.
  private func performAction(of button: SheetButton) {
    guard machine.allowsCancellation else { return }
    if button.dismissesSheet {
      request.buttonAction = button.action
      handle(.cancel(.button))
    } else {
      button.action()
    }
  }

  func handleKey(_ key: SheetKey) -> Bool {
    guard machine.acceptsInput else { return false }
    return isEnabled && body.handleKey?(key) ?? false
  }

  func prepareLayout() {
    panelPresenter.prepareLayout()
  }

  // MARK: Presenting

  private func present() {
    FocusMemory.add(self)
    request.begin()
    if comparesValues { comparison.begin() }
    gate?.update()
    // `willPresent` may have dismissed the sheet.
    guard machine.state == .presenting, let container else { return }
    panelPresenter.add(delegate: self) { [panel] in
      container.presenter.setElementOrder(panel.view)
      return isEnabled && responder.canBecomeFirstResponder
    }
    let keyboard = KeyboardCurve(on: container.window)
    becomeFirstResponder()
    // A change of the first responder runs code of the app, which may have dismissed the sheet.
    guard machine.state == .presenting else { return }
    panelPresenter.present(with: keyboard) { [weak self] in self?.handle(.appeared) }
    postScreenChanged()
    // VoiceOver doesn't know the sheet if the user turns it on later.
    voiceOverObserver = NotificationObserver(
      of: UIAccessibility.voiceOverStatusDidChangeNotification
    ) { [weak self] in
      guard let self, UIAccessibility.isVoiceOverRunning, isActive else { return }
      postScreenChanged()
    }
  }

  /// Announces the error with which the body began, if it is still shown.
  private func announceInitialError() {
    guard let error, error == relay.initialError else { return }
    UIAccessibility.post(notification: .announcement, argument: error.message)
  }

  private func postScreenChanged() {
    UIAccessibility.post(
      notification: .screenChanged,
      argument: body.initialAccessibilityElement?() ?? body.view)
  }

  func becomeFirstResponder() {
    guard isActive else { return }
    focus.makeWindowKey()
    if !isEnabled || !responder.becomeFirstResponder() { container?.becomeFirstResponder() }
  }

  /// The part of the body that becomes first responder.
  private var responder: UIResponder { body.initialFirstResponder ?? body.view }

  /// A Boolean value that indicates whether the user can change and confirm the value.
  private var isEnabled: Bool { container?.environment.isEnabled ?? true }

  func updateEnabled() {
    panel.header.okButton.isEnabled =
      isEnabled && relay.isConfirmEnabled && gate?.isOpen != false
    panel.setContentEnabled(isEnabled)
    updateBody()
    guard !isEnabled, isActive, let container, let holder = container.currentFirstResponder,
      panel.contains(holder)
    else { return }
    container.becomeFirstResponder()
  }

  /// Lets the body ignore input while the sheet waits for the value or asks the app.
  private func updateBody() {
    let ignoresInput = isActive && !machine.acceptsInput
    if ignoresInput, wasBodyInteractive == nil {
      wasBodyInteractive = body.view.isUserInteractionEnabled
      body.view.isUserInteractionEnabled = false
    } else if !ignoresInput, let wasBodyInteractive {
      self.wasBodyInteractive = nil
      body.view.isUserInteractionEnabled = wasBodyInteractive
    }
    let enables = isEnabled && machine.state != .saving && machine.state != .asking
    guard enables != isBodyEnabled else { return }
    isBodyEnabled = enables
    body.setEnabled?(enables)
  }

  /// Lets the body return the value that the user edits again, if the sheet stays.
  private func endAlternative() {
    guard let onRefusal else { return }
    self.onRefusal = nil
    guard isActive else { return }
    onRefusal()
  }

  private func valueChanged() {
    comparison.noteChange()
    gate?.update()
    if error != nil, isErrorFromConfirming {
      error = nil
      panel.show(nil)
    }
    sizeChanged()
    hasUnreportedChange = true
    reportChange()
  }

  /// Reports a change, unless the app is asked or saves, or the body returns an alternative value.
  private func reportChange() {
    guard hasUnreportedChange, onRefusal == nil, machine.state != .asking, machine.state != .saving
    else { return }
    hasUnreportedChange = false
    guard isActive, let valueChanged = request.callbacks.valueChanged,
      let value = try? body.value()
    else { return }
    valueChanged(value)
  }

  private func sizeChanged() {
    if comparesValues { comparison.update() }
    footer?.update()
    panelPresenter.layoutAfterChange(
      smoothly: machine.state == .presented && body.growsSmoothly)
  }

  // MARK: Confirming

  private func settle() {
    patience = OneShotTimer(
      after: SheetMachine.patience, name: "time before a pending value can be canceled",
      delaysSettling: false
    ) { [weak self] in self?.handle(.patienceEnded) }
    // An alternative value doesn't come from the wheels.
    let wheels = onRefusal == nil ? body.view : nil
    settling = PendingWork.task("value after OK") { [weak self, settle = body.settle] work in
      await work.awaitApp {
        if let wheels { await PickerSettling(of: wheels).wait() }
        await settle?()
      }
      self?.readValue()
    }
  }

  private func readValue() {
    settling = nil
    guard machine.stateBelowQuestion == .committing else { return }
    do throws(ValidationError) {
      value = try body.value()
      undoChanges = body.applyChanges?()
      handle(.settled(isValid: true))
    } catch {
      reject(error)
      handle(.settled(isValid: false))
    }
  }

  /// Waits until the app has saved the value.
  private func save() {
    // Code of the body, such as `setEnabled`, may have ended the sheet.
    guard machine.stateBelowQuestion == .saving, let value, let commit = request.commit
    else { return }
    showProgress(true)
    settling = PendingWork.task("commit of a value") { [weak self] work in
      // The sheet may have ended since OK.
      guard self?.machine.stateBelowQuestion == .saving, !Task.isCancelled else { return }
      let error: (any Error)? = await work.awaitApp {
        do {
          try await commit(value)
          return nil
        } catch {
          return error
        }
      }
      // The sheet has ended, for example because the user canceled.
      guard let self, !Task.isCancelled else { return }
      settling = nil
      showProgress(false)
      if let error {
        takeBackChanges()
        reject(
          error as? ValidationError ?? ValidationError(error.localizedDescription),
          isFromBody: false)
      }
      handle(.saved(error == nil))
    }
  }

  private func takeBackChanges() {
    undoChanges?()
    undoChanges = nil
  }

  private func showProgress(_ isSaving: Bool) {
    panel.showProgress(isSaving ? strings[.saving] : nil)
    if isSaving {
      UIAccessibility.post(notification: .announcement, argument: strings[.saving])
    }
  }

  private func reject(_ error: ValidationError, isFromBody: Bool = true) {
    isErrorFromBody = isFromBody
    // An error that the body already shows stays until the body removes it.
    if error != self.error { isErrorFromConfirming = true }
    self.error = error
    haptics.playError()
  }

  private func showError() {
    guard let error else { return }
    if isErrorFromBody, body.showError?(error) == true {
      self.error = nil
      panel.show(nil)
      panelPresenter.layout()
    } else {
      panelPresenter.show(error)
    }
    UIAccessibility.post(notification: .announcement, argument: error.message)
  }

  /// Shows an error of the body, or removes it.
  ///
  /// While OK waits for the value or the app saves it, the error of this attempt is shown instead.
  private func showBodyError(_ error: ValidationError?) {
    guard isActive, !isValuePending else { return }
    (isErrorFromConfirming, isErrorFromBody) = (false, false)
    guard error != self.error else { return }
    self.error = error
    if error != nil {
      showError()
    } else {
      panel.show(nil)
      panelPresenter.layout()
    }
  }

  /// Shows the error that explains why OK is disabled.
  private func explainDisabledOK() {
    guard machine.acceptsInput else { return }
    do throws(ValidationError) {
      _ = try body.value()
    } catch {
      reject(error)
      showError()
    }
  }

  /// Asks the app whether the user can dismiss the sheet.
  ///
  /// Before iOS 26 the answer comes in the next turn of the main actor at the earliest.
  private func ask(_ reason: Cancellation) {
    let task = PendingWork.immediateTask("question before dismissal") { [weak self] work in
      guard let self else { return }
      if waitsBeforeDiscarding {
        await work.awaitApp { await PickerSettling(of: body.view).wait() }
      }
      let shouldDismiss = Task.isCancelled ? nil : request.shouldDismiss
      var isAllowed = await work.awaitApp { await shouldDismiss?(reason) ?? true }
      if isAllowed, !Task.isCancelled, wouldDiscardChanges {
        isAllowed = await confirmDiscarding(work)
      }
      if !Task.isCancelled { handle(.answered(isAllowed)) }
    }
    if machine.state == .asking { asking = task }
  }

  /// A Boolean value that indicates whether the sheet compares the value with the initial one.
  private var comparesValues: Bool { configuration.confirmsDiscardingChanges || gate != nil }

  /// A Boolean value that indicates whether the sheet waits for wheels before it knows whether it
  /// would discard changes.
  private var waitsBeforeDiscarding: Bool {
    configuration.confirmsDiscardingChanges && PickerSettling.hasPicker(in: body.view)
  }

  /// Asks the user whether to discard the changes, and returns whether to dismiss the sheet.
  ///
  /// If UIKit refuses the question, the sheet stays. If it does so again, the sheet is dismissed,
  /// so that the user can always leave it.
  private func confirmDiscarding(_ work: PendingWork) async -> Bool {
    guard let container else { return true }
    let confirmation = DiscardConfirmation()
    discardConfirmation = confirmation
    let answer = await work.awaitApp {
      await confirmation.confirm(over: container, strings: strings)
    }
    defer { wasQuestionRefused = answer == .refused }
    return switch answer {
    case .discard: true
    case .keep: false
    case .refused: wasQuestionRefused
    }
  }

  /// A Boolean value that indicates whether the sheet asks before it discards changes of the user.
  private var wouldDiscardChanges: Bool {
    configuration.confirmsDiscardingChanges && comparison.differs
  }

  // MARK: Questions of the body

  /// Asks a question of the body in a sheet over this one.
  private func ask(_ question: SheetQuestion) {
    guard self.question == nil, isEnabled, machine.acceptsInput, let container,
      let host = container.presenter.host?.view
    else { return }
    let request = PresentationRequest(
      question, title: question.title, configuration: configuration.forQuestion,
      delivery: .atDecision
    ) { if let value = $0.value { question.answer(value) } }
    self.question = request
    container.presenter.present(request, in: host)
  }

  private func bounce() {
    haptics.playWarning()
    UIAccessibility.post(notification: .announcement, argument: strings[.stays])
    panelPresenter.bounce()
  }

  // MARK: Dismissing

  private func deliver(_ outcome: Outcome<Content.Value>) {
    if outcome.value == nil { takeBackChanges() }
    question?.cancel(.programmatic)
    footer?.stop()
    body.cancel?()
    request.decide(outcome)
  }

  private func dismiss() {
    // A closure of the app may have removed the sheet.
    guard machine.state == .dismissing else { return }
    panelPresenter.layOutHost()
    restoreFirstResponder()
    panelPresenter.dismiss { [self] in handle(.disappeared) }
  }

  private func tearDown() {
    let controller = container?.presenter.host?.controller
    // A sheet that other code has removed is no longer first responder. Its controller may be
    // released.
    if container?.window == nil, !focus.restoresLater || controller == nil {
      focus.restoreFirstResponderIfNone()
    } else {
      restoreFirstResponder()
    }
    FocusMemory.remove(self)
    voiceOverObserver = nil
    panelPresenter.remove()
    container?.presenter.remove(self)
    heightReporter?.end()
    let end = { @MainActor [request, queue] in
      request.end()
      queue.presentNext()
    }
    if let controller { controller.sheetDidEnd(completion: end) } else { end() }
  }

  /// Restores the first responder if the sheet has it.
  ///
  /// A closure of the app may have moved it, or a new sheet of the same object may have it.
  private func restoreFirstResponder() {
    guard let container, let holder = container.currentFirstResponder,
      container.isFirstResponder && !container.presenter.isActive || panel.contains(holder)
    else { return }
    if !focus.restoreFirstResponder() { holder.resignFirstResponder() }
  }
}

extension Presentation: PanelDelegate {
  var isAppearing: Bool { machine.state == .presenting }
  var isAsking: Bool { machine.state == .asking }
  var allowsDrag: Bool { machine.acceptsInput }

  func panelMayMove() {
    heightReporter?.start()
  }

  func panelDidSettle() {
    handle(.appeared)
  }

  func panelWasDraggedAway() {
    handle(.cancel(.drag))
  }

  func panelDidSelectDetent() {
    if let selected = detents?.selected { request.callbacks.didSelectDetent?(selected) }
  }

  func setBackdropVisibility(_ visibility: CGFloat, stopsAnimation: Bool) {
    container?.presenter.setBackdropVisibility(
      visibility, stopsAnimation: stopsAnimation, by: self)
  }
}

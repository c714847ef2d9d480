import UIKit
import ViewBuilding

/// Performs the effects of the state machine of one presentation, until the sheet is removed.
@MainActor final class Presentation: FocusOwner {
  private let request: PresentationRequest
  private weak var presenter: SheetPresenter?
  private let sheets: HostedSheets
  let focus: FocusMemory
  private var machine: SheetMachine
  /// `true` while the body, not the app, is asked.
  private var isAsking = false
  private let body: SheetBody<Void>
  private let input: BodyInput
  private let answer: any AnswerKeeping
  private let confirmation: Confirmation
  private let needsChange: Bool
  private var turningWheels: TurningWheels?
  private let dismissalQuestion: DismissalQuestion
  private let panelPresenter: PanelPresenter
  private let heightReporter: PanelHeightReporter?
  private let announcer = PoliteAnnouncer()
  private let errors: ErrorDisplay
  private let secondTap = SecondTapFilter()
  private let haptics: SheetHaptics
  private var voiceOverObserver: NotificationObserver?
  private weak var question: PresentationRequest?
  var isCovered = false { didSet { if isCovered != oldValue { updateBody() } } }
  private var buttonQuestion: ActionQuestion?

  init(
    of request: PresentationRequest, by presenter: SheetPresenter, in container: UIView,
    host: SheetHost, among sheets: HostedSheets, focus: FocusMemory,
    configuration: SheetConfiguration
  ) {
    self.request = request
    self.presenter = presenter
    self.sheets = sheets
    self.focus = focus
    let answer = request.answer
    self.answer = answer
    machine = SheetMachine(savesValue: answer.commit != nil)
    // The body needs its context before the presentation exists.
    weak var presentation: Presentation?
    let environment = presenter.environment
    var context = SheetContext(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone,
      boxMetrics: configuration.design.boxMetrics,
      onChange: { presentation?.bodyDidChange(byUser: true) },
      onSizeChange: { presentation?.bodyDidChange(byUser: false) },
      onConfirm: { presentation?.handle(.confirm) },
      onConfirmAlternative: { onRefusal in
        guard let presentation else { return onRefusal() }
        presentation.confirmAlternative(onRefusal: onRefusal)
      },
      onQuestion: { presentation?.ask($0) }
    ).titled { [weak request] in request?.header.title }
    context.confirmsChoice = configuration.asksForContent
    body = answer.makeBody(context)
    input = BodyInput(of: body.view, setEnabled: body.setEnabled)
    confirmation = Confirmation(of: body, answer)
    needsChange =
      configuration.disablesOKWhileUnchanged && !body.confirmsByItself
      && !answer.proposesValue(context)
    var shouldDismiss = request.shouldDismiss
    if !configuration.isCancellable { shouldDismiss = { _ in false } }
    dismissalQuestion = DismissalQuestion(
      about: body.view, shouldDismiss: shouldDismiss,
      confirmsDiscarding: configuration.confirmsDiscardingChanges,
      differs: {
        answer.ask(isChange: false)
        return answer.differs
      })
    let panel = Panel(
      body, title: request.header, buttons: request.buttons, configuration: configuration,
      strings: SheetStrings(), onButton: { presentation?.tapButton(at: $0) })
    panelPresenter = PanelPresenter(
      of: panel, in: container, safeAreaView: host.safeAreaView, configuration: configuration)
    heightReporter = answer.callbacks.heightChanged.map { _ in
      PanelHeightReporter(of: panel) { [weak request] in request?.report(height: $0) }
    }
    panel.showFooter(body.footer?())
    errors = ErrorDisplay(
      in: panelPresenter, isSmooth: body.growsSmoothly, showInBody: body.showError)
    haptics = SheetHaptics(isEnabled: configuration.playsHaptics)
    presentation = self
    if needsChange {
      turningWheels = TurningWheels(in: body.view) { [weak self] in self?.updateEnabled() }
    }
    updateEnabled()
    errors.begin(with: answer.message)
    if let tintColor = configuration.tintColor { panel.view.tintColor = tintColor }
    panel.header.okButton.addAction(
      UIAction { [weak self] _ in self?.handle(.confirm) }, for: .touchUpInside)
    panel.header.cancelButton.addAction(
      UIAction { [weak self] _ in self?.handle(.cancel(.cancelButton)) }, for: .touchUpInside)
    if body.confirmsByItself {
      // A tap in the content ends the sheet, too.
      panel.view.ignoresTouches = { [body, secondTap] view in
        !secondTap.acceptsTaps && view.isDescendant(of: body.view)
      }
    }
    if configuration.showsGrabber { panel.add(Grabber(SheetStrings())) }
  }

  var state: SheetMachine.State { machine.state }
  var isDecided: Bool { machine.isDecided }
  var container: UIView? { presenter?.view }
  var isEnding: Bool { presenter?.isActive != true }
  var isLost: Bool { presenter?.isLost ?? true }
  var detents: PanelDetents? { panelPresenter.detents }
  private var panel: Panel { panelPresenter.panel }

  // MARK: Events

  func handle(_ event: SheetMachine.Event) {
    if event == .confirm, !panel.header.okButton.isEnabled { return explainDisabledOK() }
    process(event)
  }

  private func process(_ event: SheetMachine.Event) {
    for effect in machine.handle(question(of: event) ?? event) { perform(effect) }
    reportChange()
  }

  private func question(of event: SheetMachine.Event) -> SheetMachine.Event? {
    guard case .cancel(let reason) = event, dismissalQuestion.isNeeded(for: reason) else {
      return nil
    }
    return .ask(reason)
  }

  private func perform(_ effect: SheetMachine.Effect) {
    switch effect {
    case .endQuestion:
      dismissalQuestion.cancel()
      panelPresenter.questionDidEnd()
    case .endConfirmation(let staysOpen):
      confirmation.cancel(staysOpen: staysOpen)
      if staysOpen { updateEnabled() }
    case .updateInput: updateBody()
    case .present: present()
    case .notifyPresented:
      secondTap.panelDidRest()
      panel.scrollEdge?.panelDidComeToRest()
      errors.announce()
      answer.callbacks.didPresent?()
    case .settle: settle()
    case .save: save()
    case .showError: showRefusal()
    case .ask(let reason):
      dismissalQuestion.ask(
        reason, over: { self.container }, setSource: { self.panelPresenter.setSource(of: $0) }
      ) { self.handle(.answered($0)) }
    case .bounce: bounce()
    case .deliverValue: deliver(.value(()))
    case .deliver(let cancellation): deliver(.cancelled(cancellation))
    case .dismiss: dismiss()
    case .tearDown: tearDown()
    }
  }

  func handleKey(_ key: SheetKey) -> Bool {
    guard machine.acceptsInput else { return false }
    return isEnabled && body.handleKey?(key) ?? false
  }

  func prepareLayout() {
    panelPresenter.prepareLayout()
  }

  var acceptsInput: Bool { machine.acceptsInput }

  func update(
    to content: any SheetContent, title: (any SheetTitle)?, buttons: [SheetButton]?,
    value: UpdatedValue
  ) -> Bool {
    guard machine.acceptsInput else { return false }
    let oldHeader = request.header
    if let title { request.header = title._header }
    guard answer.update(to: content, value: value) else {
      request.header = oldHeader
      return false
    }
    if title != nil { panel.header.title.show(request.header) }
    if let buttons {
      request.buttons = buttons
      panel.show(buttons)
    }
    updateAfterChange()
    return true
  }

  var draft: Any? { machine.isActive ? answer.draft : nil }
  var errorMessage: String? { machine.isActive ? answer.message?.message : nil }

  func confirm(_ value: Any) -> Bool {
    guard machine.acceptsInput, isEnabled, answer.enter(value) else { return false }
    updateAfterChange()
    handle(.confirm)
    return !machine.acceptsInput
  }

  // MARK: Presenting

  private func present() {
    FocusMemory.add(self)
    request.begin()
    // `willPresent` may have dismissed the sheet.
    guard machine.state == .presenting, let container, let presenter else { return }
    secondTap.begin()
    panelPresenter.add(over: presenter.backdrop, delegate: self)
    presenter.backdrop.setElementOrder(after: panel.view)
    panelPresenter.hide(expectsKeyboard: isEnabled && responder.canBecomeFirstResponder)
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
      guard let self, UIAccessibility.isVoiceOverRunning, machine.isActive else { return }
      postScreenChanged()
    }
  }

  private func postScreenChanged() {
    UIAccessibility.post(
      notification: .screenChanged,
      argument: body.initialAccessibilityElement?() ?? body.view)
  }

  func becomeFirstResponder() {
    guard machine.isActive else { return }
    focus.makeWindowKey()
    if !isEnabled || !responder.becomeFirstResponder() { container?.becomeFirstResponder() }
  }

  private var responder: UIResponder { body.initialFirstResponder ?? body.view }

  private var isEnabled: Bool { presenter?.environment.isEnabled ?? true }

  func updateEnabled() {
    panel.header.okButton.isEnabled =
      isEnabled && answer.allowsOK
      && (!needsChange || answer.differs || turningWheels?.isTurning == true)
    panel.setContentEnabled(isEnabled)
    updateBody()
    guard !isEnabled, machine.isActive, let container, let holder = container.currentFirstResponder,
      panel.contains(holder)
    else { return }
    container.becomeFirstResponder()
  }

  /// The body ignores input while a value is pending, and is also dimmed while the app is busy.
  private func updateBody() {
    let isAppBusy = machine.state == .saving || machine.state == .asking
    panel.surface.isOpaque = isCovered || isAppBusy || !isEnabled
    input.update(
      ignoresInput: machine.isActive && !machine.acceptsInput, isEnabled: isEnabled && !isAppBusy,
      isDimmed: isEnabled && isAppBusy)
  }

  // MARK: Confirming

  private func settle() {
    confirmation.begin { [weak self] in
      self?.readValue()
    } cancellationDelayDidEnd: { [weak self] in
      self?.handle(.cancellationDelayEnded)
    }
  }

  private func readValue() {
    guard machine.stateBelowQuestion == .committing else { return }
    handle(.settled(isValid: confirmation.read()))
  }

  private func save() {
    // Code of the body, such as `setEnabled`, may have ended the sheet.
    guard machine.stateBelowQuestion == .saving else { return }
    showProgress(true)
    confirmation.save { [weak self] error in
      guard let self else { return }
      showProgress(false)
      if let error {
        answer.refuse(
          error as? ValidationError ?? ValidationError(error.localizedDescription))
      }
      handle(.saved(error == nil))
    }
  }

  private func showProgress(_ isSaving: Bool) {
    let text = isSaving ? SheetStrings()[.saving] : nil
    panel.showProgress(text)
    if isSaving { UIAccessibility.post(notification: .announcement, argument: text) }
  }

  private func explainDisabledOK() {
    guard machine.acceptsInput, !answer.allowsOK else { return }
    answer.explain()
    showRefusal()
  }

  private func showRefusal() {
    haptics.playError()
    errors.show(answer.message, isRepeated: true)
  }

  private func reportChange() {
    if machine.isActive, machine.state != .asking, machine.state != .saving { answer.report() }
  }

  private func bounce() {
    haptics.playWarning()
    UIAccessibility.post(notification: .announcement, argument: SheetStrings()[.stays])
    panelPresenter.bounce()
  }

  // MARK: Dismissing

  private func deliver(_ outcome: Outcome<Void>) {
    question?.cancel(.programmatic)
    buttonQuestion?.dismiss()
    announcer.announce(nil)
    if outcome.value == nil { answer.reportDraft() }
    body.cancel?()
    sheets.sheetWillEnd(request)
    request.decide(outcome)
    sheets.updateCovers()
  }

  private func dismiss() {
    // A closure of the app may have removed the sheet.
    guard machine.state == .dismissing else { return }
    panelPresenter.layOutHost()
    let keyboard = panelPresenter.keyboardCurveForDismissal()
    restoreFirstResponder()
    panelPresenter.dismiss(with: keyboard) { [self] in handle(.disappeared) }
  }

  private func tearDown() {
    // A sheet that other code has removed is no longer first responder. Its controller may be
    // released.
    if container?.window == nil, !focus.restoresLater || sheets.controller == nil {
      focus.restoreFirstResponderIfNone()
    } else {
      restoreFirstResponder()
    }
    FocusMemory.remove(self)
    voiceOverObserver = nil
    panelPresenter.remove()
    presenter?.presentationDidEnd(self)
    heightReporter?.end()
    sheets.sheetDidEnd(request)
  }

  /// Only if the sheet has it: a closure of the app may have moved it, or a new sheet may have it.
  private func restoreFirstResponder() {
    guard let container, let holder = container.currentFirstResponder,
      container.isFirstResponder && isEnding || panel.contains(holder)
    else { return }
    if !focus.restoreFirstResponder() { holder.resignFirstResponder() }
  }
}

extension Presentation: PanelDelegate {
  var isAppearing: Bool { machine.state == .presenting }
  var acceptsTaps: Bool { secondTap.acceptsTaps }
  var allowsDrag: Bool { machine.allowsCancellation }

  func panelMayMove() {
    heightReporter?.start()
  }

  func panelDidSettle() {
    handle(.appeared)
  }

  func panelWasDraggedAway() -> PanelDragAnswer {
    handle(.cancel(.drag))
    if machine.state == .asking { return .undecided }
    return machine.isActive ? .stays : .dismissed
  }

  func panelDidSelectDetent() {
    if let selected = detents?.selected { answer.callbacks.didSelectDetent?(selected) }
  }
}

// MARK: Events of the body

extension Presentation {
  private func bodyDidChange(byUser: Bool) {
    // The closure that reads the value can report a change.
    if isAsking { return }
    isAsking = true
    answer.ask(isChange: byUser)
    isAsking = false
    if machine.state != .idle { updateAfterChange() }
  }

  private func updateAfterChange() {
    updateEnabled()
    // While OK waits for the value or the app saves it, the error of this attempt is shown instead.
    if machine.isActive, !machine.isValuePending { errors.show(answer.message) }
    updateFooter()
    panelPresenter.layoutAfterChange(
      smoothly: machine.state == .presented && body.growsSmoothly)
    reportChange()
  }

  private func updateFooter() {
    let text = body.footer?()
    guard text != panel.footer?.text else { return }
    panel.showFooter(text)
    announcer.announce(text)
  }

  /// OK may be disabled.
  private func confirmAlternative(onRefusal: @escaping () -> Void) {
    // The closure would take back the first attempt.
    if answer.isAlternative { return }
    guard isEnabled, machine.acceptsInput else { return onRefusal() }
    confirmation.beginAlternative(onRefusal: onRefusal)
    process(.confirm)
  }

  private func ask(_ question: SheetQuestion) {
    guard self.question == nil, isEnabled, machine.acceptsInput else { return }
    let request = PresentationRequest(
      makeAnswer(to: question, question.content), title: question.title,
      configuration: request.configuration.forQuestion, delivery: .atDecision)
    self.question = request
    presenter?.presentQuestion(request)
  }

  private func makeAnswer(
    to question: SheetQuestion, _ content: some SheetContent
  ) -> any AnswerKeeping {
    AnswerKeeper(content) { if let value = $0.value { question.answer(value) } }
  }

  private func tapButton(at index: Int) {
    let button = request.buttons[index]
    guard let text = button.confirmation?.withoutBlankEnds, !text.isEmpty else {
      return performAction(of: button)
    }
    guard machine.allowsCancellation, button.isEnabled, let sheet = presenter?.view else { return }
    let question = ActionQuestion(
      text, action: button.title, cancel: SheetStrings()[.cancel],
      isDestructive: button.role == .destructive)
    buttonQuestion = question
    let view = panel.buttonCards?.buttons[index]
    PendingWork.task("answer before a button acts") { [weak self] work in
      let answer = await work.awaitApp {
        await question.ask(over: sheet) { popover in
          popover?.sourceView = view
          popover?.sourceRect = view?.bounds ?? .zero
        }
      }
      guard let self, answer == .act, buttonQuestion === question else { return }
      performAction(of: button)
    }
  }

  private func performAction(of button: SheetButton) {
    guard machine.allowsCancellation, button.isEnabled else { return }
    if button.dismissesSheet {
      request.buttonAction = { [weak view = presenter?.view] in button.run(view) }
      handle(.cancel(.button))
    } else {
      button.run(presenter?.view)
    }
  }
}

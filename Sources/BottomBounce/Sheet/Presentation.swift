import UIKit
import ViewBuilding

/// What a sheet needs of a presentation whose kind of value it does not know.
@MainActor protocol AnyPresentation: AnyObject {
  var state: SheetMachine.State { get }
  /// Whether the outcome is told, or about to be.
  var isDecided: Bool { get }
  /// Where the focus was before the sheet came up.
  var focus: FocusMemory { get }
  /// Whether a tap outside of the panel cancels.
  var cancelsOnBackdropTap: Bool { get }
  func handle(_ event: SheetMachine.Event)
  /// At which height the panel rests; nil before and after.
  var detents: PanelDetents? { get }
  /// What a hardware keyboard does in the body, see ``BodyKeys``; false where it does nothing.
  func move(_ arrow: ArrowKey) -> Bool
  func press() -> Bool
  func pressByReturn() -> Bool
  /// Makes the body, or else the sheet, the first responder, while nothing is decided.
  func takeFocus()
  /// Prepares the panel for a layout of the sheet.
  func arrange()
}

/// One life of a sheet: from being shown to having left no trace, for one content.
@MainActor final class Presentation<Content: SheetContent>: AnyPresentation {
  private let panel: Panel
  private let content: Content
  private let body: Content.Body
  private let configuration: BottomBounceView.Configuration
  private let delivery: OutcomeDelivery<Content.Value>
  private let shouldDismiss: (@MainActor (Cancellation) -> Bool)?
  let focus: FocusMemory
  private weak var sheet: BottomBounceView?
  private var machine = SheetMachine()
  private let stage: PanelStage
  private let haptics: SheetHaptics
  /// What the caller gets, once it is decided.
  private(set) var outcome: Outcome<Content.Value>?
  private var value: Content.Value?
  private var problem: ValidationProblem?
  /// Whether the problem came with a refusal, and goes with the next change, because the body does not show it.
  private var isRefusal = false
  /// What keys do in the body.
  private lazy var keys = makeBodyKeys(for: body)
  /// Waits for VoiceOver to be switched on while the sheet is up.
  private var voiceOverWatch: Notice?
  /// Waits for what is pending, between OK and the reading of the value.
  private var settling: Task<Void, Never>?
  /// The time after OK during which the user cannot cancel.
  private var patience: Delay?

  init(of request: SheetRequest<Content>, in sheet: BottomBounceView, host: UIView) {
    content = request.content
    configuration = request.configuration
    haptics = SheetHaptics(isOn: request.configuration.playsHaptics)
    delivery = request.delivery
    shouldDismiss = request.callbacks.shouldDismiss
    self.sheet = sheet
    focus = BottomBounceView.focus(before: host)
    let texts = SheetTexts()
    let relay = Relay()
    body = content.makeBody(
      SheetContext(
        title: configuration.title,
        onChange: { relay.presentation?.valueChanged() },
        onSubmit: { relay.presentation?.handle(.confirm) },
        onCanConfirm: { relay.setCanConfirm($0) },
        onProblem: { relay.presentation?.show($0) }))
    panel = Panel(
      body: body, configuration: configuration, okTitle: configuration.okTitle ?? texts.ok,
      cancelTitle: configuration.cancelTitle ?? texts.cancel)
    stage = PanelStage(of: panel, in: sheet, configuration: configuration)
    panel.header.okButton.isHidden = content.confirmsByItself
    panel.setOrder()
    relay.presentation = self
    panel.header.okButton.isEnabled = relay.canConfirm
    if let tintColor = configuration.tintColor { panel.view.tintColor = tintColor }
    panel.header.okButton.addAction(
      UIAction { [weak self] _ in self?.handle(.confirm) }, for: .touchUpInside)
    panel.header.cancelButton.addAction(
      UIAction { [weak self] _ in self?.handle(.cancel(.cancelButton)) }, for: .touchUpInside)
    if configuration.showsGrabber {
      panel.add(
        Grabber(label: texts.grabber, isAdjustable: configuration.detents.count > 1) {
          [weak self] in self?.handle(.cancel(.accessibilityEscape))
        })
    }
  }

  /// Lets the body's context exist before the presentation, and hold it weakly.
  @MainActor private final class Relay {
    weak var presentation: Presentation?
    private(set) var canConfirm = true

    func setCanConfirm(_ canConfirm: Bool) {
      self.canConfirm = canConfirm
      presentation?.panel.header.okButton.isEnabled = canConfirm
    }
  }

  var state: SheetMachine.State { machine.state }
  var isDecided: Bool { machine.state == .idle || machine.state == .dismissing }
  var detents: PanelDetents? { stage.detents }
  var cancelsOnBackdropTap: Bool { configuration.cancelsOnBackdropTap }
  private var life: ObjectEvents { events(of: self) }

  /// The value that OK would confirm; nil if there is none, or something is pending.
  var valueShown: Content.Value? {
    try? content.value(in: body)
  }

  func handle(_ event: SheetMachine.Event) {
    if event == .confirm, !panel.header.okButton.isEnabled { return refuseToConfirm() }
    let effects = machine.handle(isRefused(event) ? .refuse : event)
    // Whatever ended the waiting for the value ends the wheels' turning, too.
    if machine.state != .committing {
      settling?.cancel()
      settling = nil
      patience?.stop()
      patience = nil
    }
    for effect in effects { perform(effect) }
  }

  /// Whether the person wants to go and the app would not have it.
  private func isRefused(_ event: SheetMachine.Event) -> Bool {
    guard case .cancel(let reason) = event, reason.isByPerson, let shouldDismiss else {
      return false
    }
    return machine.takesCancellation && !shouldDismiss(reason)
  }

  private func perform(_ effect: SheetMachine.Effect) {
    switch effect {
    case .rise: rise()
    case .arrive: life.trigger(.didPresent)
    case .settle: settle()
    case .showProblem: showProblem()
    case .bounce: bounce()
    case .deliverValue:
      if let value { deliver(.value(value)) }
    case .deliver(let cancellation): deliver(.cancelled(cancellation))
    case .fall: fall()
    case .tearDown: tearDown()
    }
  }

  private func deliver(_ outcome: Outcome<Content.Value>) {
    self.outcome = outcome
    (body as? any PendingBody)?.stop()
    life.trigger(.willDismiss)
    delivery.decide(outcome)
  }

  // MARK: Keys

  /// Whether keys may change anything.
  private var takesKeys: Bool { machine.state == .presenting || machine.state == .presented }

  func move(_ arrow: ArrowKey) -> Bool { takesKeys && keys?.move(arrow) == true }
  func press() -> Bool { takesKeys && keys?.press() == true }
  func pressByReturn() -> Bool { takesKeys && keys?.pressesOnReturn == true && press() }

  // MARK: Layout

  func arrange() {
    stage.arrange()
  }

  // MARK: Effects

  private func rise() {
    life.trigger(.willPresent)
    // Whoever was told may have dismissed the sheet.
    guard machine.state == .presenting, let sheet else { return }
    stage.enter(for: self) { [weak self] in self?.life.trigger(.detentSelected) }
    let keyboard = KeyboardCurve(on: sheet.window)
    takeFocus()
    // The focus may have changed the world: the keyboard came, or a handler dismissed the sheet.
    guard machine.state == .presenting else { return }
    stage.rise(with: keyboard) { [weak self] in self?.handle(.risen) }
    UIAccessibility.post(notification: .screenChanged, argument: focusStart(in: body))
    // Switched on later, it does not know that the screen has changed.
    voiceOverWatch = Notice(of: UIAccessibility.voiceOverStatusDidChangeNotification) {
      [weak self] in
      guard let self, UIAccessibility.isVoiceOverRunning, !isDecided else { return }
      UIAccessibility.post(notification: .screenChanged, argument: focusStart(in: body))
    }
  }

  func takeFocus() {
    guard !isDecided else { return }
    focus.takeKeyWindow()
    if !body.becomeFirstResponder() { sheet?.becomeFirstResponder() }
  }

  private func valueChanged() {
    if problem != nil, isRefusal {
      problem = nil
      panel.show(nil)
    }
    let body = body as? any WidthFitting
    stage.followValue(smoothly: machine.state == .presented && body?.growsSmoothly == true)
    if !isDecided { life.trigger(.valueChanged) }
  }

  private func settle() {
    patience = Delay(
      after: SheetMachine.patience, name: "time before a pending value can be cancelled",
      holdsUpRest: false
    ) { [weak self] in self?.handle(.patienceEnded) }
    settling = PendingWork.task("value after OK") { [weak self, content, body] work in
      await work.awaitApp { await content.settle(body) }
      self?.readValue()
    }
  }

  private func readValue() {
    settling = nil
    guard machine.state == .committing else { return }
    do throws(ValidationProblem) {
      value = try content.value(in: body)
      handle(.settled(isValid: true))
    } catch {
      refuse(error)
      handle(.settled(isValid: false))
    }
  }

  private func refuse(_ problem: ValidationProblem) {
    self.problem = problem
    isRefusal = true
    haptics.refuse()
  }

  private func showProblem() {
    guard let problem else { return }
    panel.show(problem)
    stage.layout(duration: configuration.duration, options: .curveEaseOut)
    UIAccessibility.post(notification: .announcement, argument: problem.message)
  }

  /// Shows what the body has against its value; while OK waits for the value, that says it.
  private func show(_ problem: ValidationProblem?) {
    guard !isDecided, machine.state != .committing else { return }
    isRefusal = false
    guard problem != self.problem else { return }
    self.problem = problem
    if problem != nil {
      showProblem()
    } else {
      panel.show(nil)
      stage.layout()
    }
  }

  /// Says why OK is disabled, where the content knows.
  private func refuseToConfirm() {
    guard machine.state == .presenting || machine.state == .presented else { return }
    do throws(ValidationProblem) {
      _ = try content.value(in: body)
    } catch {
      refuse(error)
      showProblem()
    }
  }

  private func bounce() {
    haptics.stay()
    UIAccessibility.post(notification: .announcement, argument: SheetTexts().stays)
    stage.bounce()
  }

  private func fall() {
    // A closure of the app's may have ended everything already.
    guard machine.state == .dismissing else { return }
    giveKeysBack()
    stage.fall { [self] in handle(.fallen) }
  }

  private func tearDown() {
    // Taken out of its host by other code, the sheet has lost the keys already.
    if sheet?.window == nil { focus.restoreFreeKeys() } else { giveKeysBack() }
    voiceOverWatch = nil
    stage.end()
    life.trigger(.didDismiss)
    delivery.end()
    life.trigger(.hasEnded)
    life.off()
  }

  /// Gives the keys back if the sheet has them; a closure of the app's may have moved them on.
  private func giveKeysBack() {
    guard let sheet, let holder = FocusMemory.firstResponder(in: sheet),
      sheet.isFirstResponder || panel.owns(holder)
    else { return }
    if !focus.restoreKeys() { holder.resignFirstResponder() }
  }
}

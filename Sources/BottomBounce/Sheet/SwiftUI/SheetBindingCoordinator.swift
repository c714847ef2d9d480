import UIKit
import ViewBuilding

/// Presents the sheet of a `bottomBounce` modifier in a later turn of the main actor, because no
/// state may change while SwiftUI updates its views.
@MainActor final class SheetBindingCoordinator<Item, Content: SheetContent> {
  typealias Values = SheetModifierValues<Item, Content>

  /// A sheet that has no outcome yet.
  final class Run {
    let id: AnyHashable
    var described: Content.Value?
    /// The values that the sheet has reported, and that the modifier hasn't described yet.
    var reported: [Content.Value] = []
    var hasWarned = false

    init(_ id: AnyHashable, _ described: Content.Value?) {
      self.id = id
      self.described = described
    }
  }

  /// `nil` until the modifier first presents it, because a list can have many modifiers.
  private(set) var sheet: BottomBounceView?
  private var values: Values
  private var environment = SheetEnvironment()
  private weak var anchor: UIView?
  private var wanted: Values.Presented?
  private var changes = 0
  /// Each change shows one sheet at most; an update can come before the binding follows an outcome.
  private var shownChanges = 0
  /// The value of the binding in the last update, or the detent that the user has selected.
  private var detent: SheetDetent.Identifier?
  private var isDetentUnwritten = false
  private(set) var run: Run?
  private var isDismantled = false

  init(_ values: Values) {
    self.values = values
  }

  // MARK: Updates

  func update(_ values: Values, environment: SheetEnvironment, anchor: UIView) {
    self.values = values
    self.anchor = anchor
    let presented = values.presented
    let detent = isDetentUnwritten ? detent : values.selectedDetent?.get()
    let hasChanged = presented?.id != wanted?.id
    guard hasChanged || presented != nil || detent != self.detent || environment != self.environment
    else { return }
    if hasChanged { changes += 1 }
    wanted = presented
    self.detent = detent
    self.environment = environment
    followLater()
  }

  func anchorDidMoveToWindow() {
    if wanted != nil, run == nil { followLater() }
  }

  /// A cancellation leaves the bindings, because their data may no longer exist.
  func dismantle() {
    isDismantled = true
    PendingWork.task("end of a SwiftUI view") { [self] _ in sheet?.dismiss() }
  }

  private func followLater() {
    PendingWork.task("update of a SwiftUI view") { [self] _ in follow() }
  }

  private func follow() {
    guard !isDismantled else { return }
    if let sheet { applyEnvironment(to: sheet) }
    if wanted?.id == run?.id {
      shownChanges = changes
      describe()
    } else {
      if run != nil { sheet?.dismiss() }
      // SwiftUI adds the anchor to a window after its first update.
      if let wanted, run == nil, shownChanges != changes, anchor?.window != nil,
        let controller = anchor?.nearestViewController
      {
        present(wanted, from: controller)
      }
    }
    selectDetent()
  }

  private func applyEnvironment(to sheet: BottomBounceView) {
    var environment = environment
    // UIKit can dim the tint of views that a presented controller covers.
    environment.tintColor = run == nil ? anchor?.tintColor : sheet.environment.tintColor
    sheet.environment = environment
  }

  private func selectDetent() {
    guard run != nil, let sheet, let detent, sheet.selectedDetent != detent else { return }
    sheet.selectDetent(detent)
  }

  // MARK: Presenting

  private func present(_ presented: Values.Presented, from controller: UIViewController) {
    let sheet = sheet ?? BottomBounceView()
    if self.sheet == nil {
      self.sheet = sheet
      applyEnvironment(to: sheet)
    }
    let item = presented.item
    let content = values.content(item)
    let run = Run(presented.id, content.describedValue)
    self.run = run
    shownChanges = changes
    var configuration = values.configuration.anchored(to: anchor)
    if let detent { configuration.selectedDetent = detent }
    sheet.show(
      content, title: values.title, from: controller,
      extraButtons: values.buttons(item).map(afterOutcome), configuration: configuration,
      callbacks: makeCallbacks(for: run),
      shouldDismiss: values.shouldDismiss == nil ? nil : shouldDismiss,
      commit: values.commit == nil ? nil : commit
    ) { [self] value in
      end(run, .value(value)) { $0.onValue(item, value) }
    } onCancel: { [self] reason in
      end(run, .cancelled(reason)) { $0.onCancel(item, reason) }
    }
  }

  /// A new value replaces what the user has entered, unless the sheet has it or has reported it.
  private func describe() {
    guard let run, let item = wanted?.item, let presentation = sheet?.presenter.current else {
      return
    }
    let content = values.content(item)
    let value = content.describedValue
    func isEqual(_ other: Content.Value?) -> Bool {
      guard let value, let other else { return value == nil && other == nil }
      return Equality.areEqual(value, other) != false
    }
    var keepsEdits = value == nil || isEqual(run.described)
    if !keepsEdits, let index = run.reported.firstIndex(where: isEqual) {
      run.reported.removeFirst(index + 1)
      keepsEdits = true
    }
    // For a type that is optional, the absence of a draft isn't the value `nil`.
    keepsEdits = keepsEdits || isEqual(presentation.draft.flatMap { $0 as? Content.Value })
    run.described = value
    let isShown = presentation.update(
      to: content, title: values.title, buttons: values.buttons(item).map(afterOutcome),
      value: keepsEdits ? .entered : .stored)
    guard !isShown, presentation.acceptsInput, !run.hasWarned else { return }
    run.hasWarned = true
    SheetWarning.contentKept.log()
  }

  /// Runs the action in a later turn if it dismisses the sheet, after the closure for the outcome.
  private func afterOutcome(_ button: SheetButton) -> SheetButton {
    guard button.dismissesSheet else { return button }
    var result = button
    result.run = { sheet in PendingWork.task("action of a button") { _ in button.run(sheet) } }
    return result
  }

  private func shouldDismiss(for reason: Cancellation) async -> Bool {
    await values.shouldDismiss?(reason) ?? true
  }

  private func commit(_ value: Content.Value) async throws {
    try await values.commit?(value)
  }

  private func makeCallbacks(for run: Run) -> SheetCallbacks<Content.Value> {
    var callbacks = values.callbacks
    callbacks.willPresent = { [self] in values.callbacks.willPresent?() }
    callbacks.didPresent = { [self] in
      // The binding may have changed before there was a panel.
      selectDetent()
      values.callbacks.didPresent?()
    }
    if callbacks.heightChanged != nil {
      callbacks.heightChanged = { [self] in values.callbacks.heightChanged?($0) }
    }
    if callbacks.edited != nil {
      callbacks.edited = { [self] in
        run.reported.append($0)
        values.callbacks.edited?($0)
      }
    }
    if callbacks.valueChanged != nil {
      callbacks.valueChanged = { [self] in
        run.reported.append($0)
        values.callbacks.valueChanged?($0)
      }
    }
    callbacks.didSelectDetent = { [self] identifier in
      userDidSelect(identifier)
      values.callbacks.didSelectDetent?(identifier)
    }
    callbacks.willDismiss = { [self] outcome in
      decide(run, outcome)
      values.callbacks.willDismiss?(outcome)
    }
    callbacks.didDismiss = { [self] in values.callbacks.didDismiss?($0) }
    return callbacks
  }

  private func userDidSelect(_ identifier: SheetDetent.Identifier) {
    detent = identifier
    isDetentUnwritten = true
    PendingWork.task("detent of a SwiftUI sheet") { [self] _ in
      guard detent == identifier else { return }
      isDetentUnwritten = false
      if !isDismantled { values.selectedDetent?.set(identifier) }
    }
  }

  // MARK: Outcomes

  private func decide(_ run: Run, _ outcome: Outcome<Content.Value>) {
    guard self.run === run else { return }
    self.run = nil
    // If the binding has dismissed the sheet, the app may have set it again.
    let resets = wanted?.id == run.id && !isDismantled
    PendingWork.task("outcome of a SwiftUI sheet") { [self, changes] _ in
      if let value = outcome.value { values.write(value) }
      guard resets, changes == self.changes, self.run == nil else { return }
      wanted = nil
      values.reset(run.id)
    }
  }

  /// Calls the app's closure after the changes of the bindings.
  private func end(
    _ run: Run, _ outcome: Outcome<Content.Value>, _ deliver: @escaping @MainActor (Values) -> Void
  ) {
    // A sheet that never appears has no other callback.
    decide(run, outcome)
    PendingWork.task("outcome of a removed SwiftUI sheet") { [self] _ in deliver(values) }
  }
}

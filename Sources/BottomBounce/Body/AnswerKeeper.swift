import UIKit

/// The content of a sheet, the answer of its body, and the closures of the app that get values.
@MainActor final class AnswerKeeper<Value>: AnswerKeeping {
  @MainActor private final class LazyValue {
    private let make: @MainActor () -> Value
    private(set) lazy var value = make()

    init(_ make: @escaping @MainActor () -> Value) { self.make = make }
  }

  private let content: any SheetContent<Value>
  private let appCallbacks: SheetCallbacks<Value>
  private let appCommit: (@MainActor (Value) async throws -> Void)?
  private var onOutcome: (@MainActor (Outcome<Value>) -> Void)?
  private var body: SheetBody<Value>?
  private var state = AnswerState<LazyValue>(.failure(.pending("")))
  /// `true` while the app shows other content, which it knows.
  private var isUpdating = false
  private var hasNewDraft = false

  init(
    _ content: any SheetContent<Value>, callbacks: SheetCallbacks<Value> = SheetCallbacks(),
    commit: (@MainActor (Value) async throws -> Void)? = nil,
    onOutcome: @escaping @MainActor (Outcome<Value>) -> Void
  ) {
    self.content = content
    appCallbacks = callbacks
    appCommit = commit
    self.onOutcome = onOutcome
  }

  convenience init(
    _ content: any SheetContent<Value>, callbacks: SheetCallbacks<Value>,
    commit: (@MainActor (Value) async throws -> Void)?,
    onValue: @escaping @MainActor (Value) -> Void, onCancel: (@MainActor (Cancellation) -> Void)?
  ) {
    self.init(content, callbacks: callbacks, commit: commit) { outcome in
      switch outcome {
      case .value(let value): onValue(value)
      case .cancelled(let reason): onCancel?(reason)
      }
    }
  }

  // MARK: Answer

  var message: ValidationError? { state.message }
  var allowsOK: Bool { state.allowsOK }
  var isAlternative: Bool { state.isAlternative }
  var differs: Bool {
    state.differs { one, other in
      body?.areEqual.map { $0(one.value, other.value) } ?? Equality.areEqual(one.value, other.value)
    }
  }

  func makeBody(_ context: SheetContext) -> SheetBody<Void> {
    let body = content.makeBody(context)
    self.body = body
    state = AnswerState(answer(of: body))
    return body.map { _ in }
  }

  /// The value in the answer doesn't follow later changes.
  private func answer(of body: SheetBody<Value>) -> Answer<LazyValue> {
    body.answer().map { value in LazyValue { value } }
  }

  func proposesValue(_ context: SheetContext) -> Bool {
    guard let value = state.current.value?.value, let untouched = content.untouched(context) else {
      return false
    }
    guard let own = untouched.value else { return untouched.error?.kind == .empty }
    return Equality.areEqual(own, value) == false
  }

  func update(to content: any SheetContent, value: UpdatedValue) -> Bool {
    isUpdating = true
    defer { isUpdating = false }
    guard let body, let content = content as? any SheetContent<Value>,
      body.update?(content, value == .entered) ?? (value == .entered)
    else { return false }
    let new = answer(of: body)
    switch value {
    case .entered: state.describe(new)
    case .set: state.set(new)
    case .stored: state = AnswerState(new)
    }
    return true
  }

  var draft: Any? { typedDraft }

  private var typedDraft: Value? { body.flatMap { $0.draft?() ?? $0.answer().value } }

  func enter(_ value: Any) -> Bool {
    guard let typed = Self.converted(value) else {
      SheetWarning.valueRefused.log(types: (type(of: value), Value.self))
      return false
    }
    guard body?.setValue?(typed) == true else { return false }
    ask(isChange: true)
    return true
  }

  /// An array becomes a set, and a number one of another type with fractions.
  private static func converted(_ value: Any) -> Value? {
    if let value = value as? Value { return value }
    if let elements = value as? [AnyHashable] { return Set(elements) as? Value }
    guard let number = (value as? Int).map(Double.init) ?? value as? Double else { return nil }
    let numbers: [Any] = [number, Float(number), CGFloat(number), Decimal(number)]
    return numbers.lazy.compactMap { $0 as? Value }.first
  }

  func ask(isChange: Bool) {
    guard let body else { return }
    // Without a change the value may become the initial one, which must stay as it is.
    let change = isChange ? body.lazyAnswer?().map(LazyValue.init) : nil
    if isChange, !isUpdating { hasNewDraft = true }
    state.update(change ?? answer(of: body), isChange: isChange)
  }

  func confirm() -> Bool { body.map { state.confirm(answer(of: $0)) } ?? false }

  func explain() { state.explain() }

  func refuse(_ error: ValidationError) { state.refuse(error) }

  func beginAlternative() { state.beginAlternative() }

  func endAlternative() {
    guard state.isAlternative else { return }
    state.endAlternative()
    ask(isChange: false)
  }

  // MARK: App

  var callbacks: SheetCallbacks<Void> {
    let app = appCallbacks
    return SheetCallbacks<Void>(
      willPresent: app.willPresent, didPresent: app.didPresent,
      didSelectDetent: app.didSelectDetent, heightChanged: app.heightChanged,
      willDismiss: { [self] outcome in app.willDismiss?(typed(outcome)) },
      didDismiss: { [self] outcome in app.didDismiss?(typed(outcome)) })
  }

  var commit: (@MainActor () async throws -> Void)? {
    guard let appCommit else { return nil }
    return { [self] in
      if let value = state.confirmed?.value { try await appCommit(value) }
    }
  }

  func reportDraft() {
    guard let edited = appCallbacks.edited, hasNewDraft, !isUpdating else { return }
    hasNewDraft = false
    if let typedDraft { edited(typedDraft) }
  }

  func report() {
    reportDraft()
    guard let valueChanged = appCallbacks.valueChanged, !isUpdating else { return }
    if let new = state.report() { valueChanged(new.value) }
  }

  func deliver(_ outcome: Outcome<Void>) {
    let onOutcome = onOutcome
    self.onOutcome = nil
    onOutcome?(typed(outcome))
  }

  private func typed(_ outcome: Outcome<Void>) -> Outcome<Value> {
    if let reason = outcome.cancellation { return .cancelled(reason) }
    return state.confirmed.map { .value($0.value) } ?? .cancelled(.released)
  }
}

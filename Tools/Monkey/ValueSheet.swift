import BottomBounce
import Foundation
import UIKit

/// A sheet of the monkey whose outcome is compared with the content of the screen at OK.
///
/// It's the app's side of the sheet: it decides about dismissals, saves values, and records
/// violations.
@MainActor final class ValueSheet {
  /// The behavior of a closure of the app that can take time.
  enum Reaction: CaseIterable {
    /// The sheet has no such closure.
    case none
    /// The closure immediately returns `true`.
    case agrees
    /// The closure immediately returns `false`.
    case refuses
    /// The closure returns when the monkey resumes it, or never.
    case waits
  }

  struct Refusal: LocalizedError {
    var errorDescription: String? { "The server can’t be reached." }
  }

  let title: String
  /// The app's reaction before the user dismisses the sheet.
  let veto: Reaction
  /// The app's reaction to a value.
  let commit: Reaction
  /// The violations.
  private(set) var problems: [String] = []
  /// The body of the sheet, or `nil` before it's shown and after it's dismissed.
  weak var body: UIView?
  /// A closure that returns the description of the value in the body, or `nil` for an invalid one.
  var readValue: (() -> String?)?
  /// The task that awaits the outcome, or `nil` for a sheet with closures.
  var task: Task<Void, Never>?
  private var isDecided = false
  /// The last value that the app was asked to save.
  private var saved: String?
  /// A Boolean value that indicates whether a second tap ends, which must not cancel the sheet.
  var isTappedAgain = false
  /// A Boolean value that indicates whether the user has tapped Clear and the app hasn't refused
  /// it.
  private var isCleared = false
  /// The closures of the app that wait.
  private var pendingVetoes: [CheckedContinuation<Bool, Never>] = []
  private var pendingCommits: [CheckedContinuation<Bool, Never>] = []

  init(
    title: String, veto: Reaction, commit: Reaction
  ) {
    self.title = title
    self.veto = veto
    self.commit = commit
  }

  // MARK: The app

  /// Returns the closures that report the sheet's events.
  ///
  /// - Parameter differs: A closure that returns a description of a difference between a value and
  ///   a body, or `nil`.
  func callbacks<Value>(
    differs: @escaping @MainActor (Value, UIView) -> String?
  ) -> SheetCallbacks<Value> {
    var callbacks = SheetCallbacks<Value>()
    callbacks.valueChanged = { [self] _ in
      if isDecided { problems.append("valueChanged after the outcome") }
      if !pendingVetoes.isEmpty { problems.append("a change while the app is asked") }
      if !pendingCommits.isEmpty { problems.append("a change while the app saves") }
    }
    callbacks.willDismiss = { [self] outcome in
      if isDecided { problems.append("a second outcome") }
      if isTappedAgain, case .cancelled(.backdrop) = outcome {
        problems.append("a second tap cancels")
      }
      isDecided = true
      // It retains the body.
      readValue = nil
      guard let value = outcome.value else {
        return
      }
      // VoiceOver can turn a wheel while the app saves.
      if commit == .none {
        check(value, differs)
      } else if "\(value)" != saved {
        problems.append("\(value) is returned instead of \(saved ?? "nothing"), which was saved")
      }
    }
    return callbacks
  }

  /// Returns the closure that decides about dismissals.
  func shouldDismiss() -> (@MainActor (Cancellation) async -> Bool)? {
    if veto == .none { return nil }
    return { [self] _ in await answer() }
  }

  /// Returns the closure that saves values.
  ///
  /// - Parameter differs: A closure that returns a description of a difference between a value and
  ///   a body, or `nil`.
  func commitClosure<Value>(
    differs: @escaping @MainActor (Value, UIView) -> String?
  ) -> (@MainActor (Value) async throws -> Void)? {
    if commit == .none { return nil }
    return { [self] value in
      if isDecided { problems.append("commit after the outcome") }
      check(value, differs)
      saved = "\(value)"
      guard await save() else {
        isCleared = false
        throw Refusal()
      }
    }
  }

  private func answer() async -> Bool {
    if isDecided { problems.append("shouldDismiss after the outcome") }
    switch veto {
    case .none, .agrees: return true
    case .refuses: return false
    case .waits:
      let before = readValue?()
      let wasComposing = isComposing
      let answer = await withCheckedContinuation { pendingVetoes.append($0) }
      // A wheel may be spinning when the app is asked, VoiceOver can turn a wheel, and an input
      // method can end its composition.
      if !isDecided, !bodyHasWheels, !wasComposing, readValue?() != before {
        problems.append("the content changed while the app was asked")
      }
      return answer
    }
  }

  private func save() async -> Bool {
    switch commit {
    case .none, .agrees: true
    case .refuses: false
    case .waits: await withCheckedContinuation { pendingCommits.append($0) }
    }
  }

  private func check<Value>(_ value: Value, _ differs: (Value, UIView) -> String?) {
    guard let body else { return problems.append("a value without a body") }
    if let none = value as? any OptionalValue, none.isNone {
      if !isCleared { problems.append("no value, although Clear wasn't tapped") }
    } else if let difference = differs(value, body) {
      problems.append(difference)
    }
  }

  /// Records a tap on Clear, if the sheet accepts input.
  fileprivate func noteClear() {
    if !isDecided, pendingVetoes.isEmpty, pendingCommits.isEmpty { isCleared = true }
  }

  /// A Boolean value that indicates whether a closure of the app is waiting.
  var isWaiting: Bool { !pendingVetoes.isEmpty || !pendingCommits.isEmpty }

  /// A Boolean value that indicates whether an input method composes text in the body.
  private var isComposing: Bool {
    func isComposing(in view: UIView) -> Bool {
      (view as? any UITextInput)?.markedTextRange != nil
        || view.subviews.contains(where: isComposing)
    }
    return body.map(isComposing) ?? false
  }

  private var bodyHasWheels: Bool {
    guard let body else { return false }
    return body.descendant(UIDatePicker.self) != nil || body.descendant(UIPickerView.self) != nil
  }

  /// Makes the closures of the app return.
  func respond(_ agrees: Bool) {
    let continuations = pendingVetoes + pendingCommits
    pendingVetoes = []
    pendingCommits = []
    for continuation in continuations { continuation.resume(returning: agrees) }
  }
}

/// An optional value whose type isn't known.
private protocol OptionalValue {
  var isNone: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate var isNone: Bool { self == nil }
}

/// Content whose body the monkey can inspect.
struct WatchedContent<Wrapped: SheetContent>: SheetContent {
  let wrapped: Wrapped
  let sheet: ValueSheet

  func makeBody(_ context: SheetContext) -> SheetBody<Wrapped.Value> {
    let body = wrapped.makeBody(context)
    sheet.body = body.view
    sheet.readValue = { (try? body.value()).map { "\($0)" } }
    let clear = body.view.descendant(UIControl.self) {
      $0.accessibilityIdentifier == "BottomBounce.clear"
    }
    clear?.addAction(UIAction { [sheet] _ in sheet.noteClear() }, for: .touchUpInside)
    return body
  }
}

extension UIView {
  /// Returns the first view of a class in this view that fulfills a condition.
  func descendant<View: UIView>(
    _ type: View.Type, where condition: (View) -> Bool = { _ in true }
  ) -> View? {
    if let view = self as? View, condition(view) { return view }
    for subview in subviews {
      if let view = subview.descendant(type, where: condition) { return view }
    }
    return nil
  }
}

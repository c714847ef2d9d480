import Foundation
import ViewBuilding

/// Asks the closures that take their time about a text, when it has been the same for a moment.
///
/// One text is asked about at a time; another text cancels what is under way.
@MainActor final class TextCheck {
  /// The seconds that a text must have been the same.
  static let debounce: TimeInterval = 0.3
  /// The seconds that a person who has confirmed waits at most: nothing may hold up the sheet for ever.
  static let patience: TimeInterval = 10

  private enum State {
    case idle
    case waiting(String)
    case running(String)
    case done(String, message: String?)
    case late(String)
  }

  private let checks: [@MainActor (String) async -> String?]
  private let onChange: @MainActor (TextCheck) -> Void
  private var state = State.idle
  private var delay: Delay?
  private var patience: Delay?
  private var task: Task<Void, Never>?
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// A check that tells a closure when it begins to run and when it has ended; nil without closures to ask.
  init?(
    _ checks: [@MainActor (String) async -> String?],
    onChange: @escaping @MainActor (TextCheck) -> Void
  ) {
    if checks.isEmpty { return nil }
    self.checks = checks
    self.onChange = onChange
  }

  // MARK: State

  /// Whether closures are being asked.
  var isRunning: Bool {
    if case .running = state { true } else { false }
  }

  /// Whether a text will be asked about, or is being so.
  var isPending: Bool {
    switch state {
    case .waiting, .running: true
    case .idle, .done, .late: false
    }
  }

  /// Whether a text is known to be invalid.
  func refuses(_ text: String) -> Bool {
    if case .done(text, .some) = state { true } else { false }
  }

  /// What to tell the person about a text; nil for nothing, or nothing yet.
  func message(for text: String, _ texts: SheetTexts) -> String? {
    switch state {
    case .done(text, let message): message
    case .late(text): texts.notChecked
    case .idle, .waiting, .running, .done, .late: nil
    }
  }

  // MARK: Asking

  /// Asks about a text a moment from now, unless it is being asked about, or has been.
  func ask(about text: String) {
    switch state {
    case .waiting(text), .running(text), .done(text, _): return
    case .idle, .waiting, .running, .done, .late: break
    }
    cancel()
    state = .waiting(text)
    delay = Delay(after: Self.debounce, name: "pause before a check") { [weak self] in
      self?.run(text)
    }
  }

  /// Asks about a text now, and returns when there is an answer or none is waited for any longer.
  func answer(about text: String) async {
    switch state {
    case .done(text, _): return
    case .running(text): break
    case .idle, .waiting, .running, .done, .late:
      cancel()
      run(text)
    }
    guard isPending else { return }
    patience = Delay(after: Self.patience, name: "limit of a check", holdsUpRest: false) {
      [weak self] in self?.end(.late(text))
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting.append($0) }
    } onCancel: {
      PendingWork.task("end of a check") { _ in self.cancel() }
    }
  }

  /// Asks no more, and does not look at what comes of what is under way.
  func cancel() {
    stop()
    state = .idle
  }

  private func run(_ text: String) {
    delay = nil
    state = .running(text)
    task = PendingWork.task("check of a text") { [weak self, checks] work in
      for check in checks {
        let message = await work.awaitApp { await check(text) }
        if Task.isCancelled { return }
        guard let message else { continue }
        self?.end(.done(text, message: message))
        return
      }
      self?.end(.done(text, message: nil))
    }
    onChange(self)
  }

  private func end(_ state: State) {
    self.state = state
    stop()
    onChange(self)
  }

  private func stop() {
    delay?.stop()
    delay = nil
    patience?.stop()
    patience = nil
    task?.cancel()
    task = nil
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }
}

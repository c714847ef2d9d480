import Foundation
import ViewBuilding

/// Runs the asynchronous rules after a short pause in typing; a new text cancels the running check.
@MainActor final class TextCheck {
  /// An array or optional of the closure itself would need metadata that only the runtime of iOS 18
  /// creates for `nonisolated(nonsending)` and for typed throws.
  struct Check {
    let run: nonisolated(nonsending) (String) async throws -> String?

    @MainActor fileprivate func result(for text: String) async -> Result<String?, any Error> {
      do { return .success(try await run(text)) } catch { return .failure(error) }
    }
  }

  static let debounce: TimeInterval = 0.3
  /// The seconds that OK waits for a check.
  static let timeLimit: TimeInterval = 10

  private enum State {
    case idle
    case waiting(String)
    case running(String)
    case done(String, message: String?)
    /// The message is `nil` after a timeout, and the check runs again after OK.
    case failed(String, message: String?)
  }

  /// OK runs rules again that were set after a check.
  var checks: [Check] { didSet { isOutdated = true } }
  private var isOutdated = false
  private let onChange: @MainActor (TextCheck) -> Void
  private var state = State.idle
  private var debounce: OneShotTimer?
  private var timeLimitTimer: OneShotTimer?
  private var task: Task<Void, Never>?
  private var waiting: [@MainActor (()) -> Void] = []

  init?(
    _ checks: [Check],
    onChange: @escaping @MainActor (TextCheck) -> Void
  ) {
    if checks.isEmpty { return nil }
    self.checks = checks
    self.onChange = onChange
  }

  // MARK: State

  var isRunning: Bool {
    if case .running = state { true } else { false }
  }

  /// Also `nil` for an unchecked text, because OK waits for a check and repeats a failed one.
  func error(for text: String) -> ValidationError? {
    switch state {
    case .done(text, let message): message.map { ValidationError($0, shown: .afterChange) }
    case .failed(text, let message):
      .pending(message ?? SheetStrings()[.notChecked], shown: .afterChange)
    case .waiting, .running: .pending(SheetStrings()[.checking])
    case .idle, .done, .failed: nil
    }
  }

  // MARK: Running

  func schedule(_ text: String) {
    switch state {
    case .waiting(text), .running(text), .done(text, _): return
    case .idle, .waiting, .running, .done, .failed: break
    }
    cancel()
    state = .waiting(text)
    debounce = OneShotTimer(after: Self.debounce, name: "pause before a check") { [weak self] in
      self?.run(text)
    }
  }

  /// Returns when there is a result, or when the wait has timed out.
  func result(for text: String) async {
    switch state {
    case .done(text, _) where !isOutdated: return
    case .running(text) where !isOutdated: break
    case .idle, .waiting, .running, .done, .failed:
      cancel()
      run(text)
    }
    guard isRunning else { return }
    timeLimitTimer = OneShotTimer(
      after: Self.timeLimit, name: "limit of a check", delaysSettling: false
    ) {
      [weak self] in self?.end(.failed(text, message: nil))
    }
    await withTaskCancellationHandler {
      await PendingWork.awaitValue("value after a check") { waiting.append($0) }
    } onCancel: {
      PendingWork.task("end of a check") { _ in self.cancel() }
    }
  }

  func cancel() {
    stop()
    state = .idle
  }

  private func run(_ text: String) {
    debounce = nil
    isOutdated = false
    state = .running(text)
    task = PendingWork.task("check of a text") { [weak self, checks] work in
      for check in checks {
        let result = await work.awaitApp { await check.result(for: text) }
        if Task.isCancelled { return }
        switch result {
        case .success(nil): continue
        case .success(let message): self?.end(.done(text, message: message))
        case .failure(let error as ValidationError):
          self?.end(.done(text, message: error.message))
        case .failure(let error): self?.end(.failed(text, message: error.localizedDescription))
        }
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
    debounce?.stop()
    debounce = nil
    timeLimitTimer?.stop()
    timeLimitTimer = nil
    task?.cancel()
    task = nil
    let waiting = waiting
    self.waiting = []
    for end in waiting { end(()) }
  }
}

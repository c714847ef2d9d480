import UIKit
import ViewBuilding

/// The time after OK: the sheet waits for the value, and lets the app save it.
@MainActor final class Confirmation {
  private let body: SheetBody<Void>
  private let answer: any AnswerKeeping
  private var task: Task<Void, Never>?
  private var cancellationTimer: OneShotTimer?
  private var onRefusal: (() -> Void)?

  init(of body: SheetBody<Void>, _ answer: any AnswerKeeping) {
    self.body = body
    self.answer = answer
  }

  func beginAlternative(onRefusal: @escaping () -> Void) {
    answer.beginAlternative()
    self.onRefusal = onRefusal
  }

  func begin(
    completion: @escaping @MainActor () -> Void,
    cancellationDelayDidEnd: @escaping @MainActor () -> Void
  ) {
    // An alternative value doesn't come from the wheels.
    let wheels = answer.isAlternative ? nil : body.view
    task = PendingWork.task("value after OK") { [settle = body.settle] work in
      await work.awaitApp {
        if let wheels { await PickerSettling(of: wheels).wait() }
        await settle?()
      }
      completion()
    }
    cancellationTimer = OneShotTimer(
      after: SheetMachine.cancellationDelay, name: "time before a pending value can be canceled",
      delaysSettling: false, action: cancellationDelayDidEnd)
  }

  func read() -> Bool {
    task = nil
    return answer.confirm()
  }

  func save(completion: @escaping @MainActor ((any Error)?) -> Void) {
    guard let commit = answer.commit else { return }
    task = PendingWork.task("commit of a value") { [weak self] work in
      // The sheet may have ended since OK.
      guard self != nil, !Task.isCancelled else { return }
      let error: (any Error)? = await work.awaitApp {
        do {
          try await commit()
          return nil
        } catch {
          return error
        }
      }
      // The sheet has ended, for example because the user canceled.
      guard let self, !Task.isCancelled else { return }
      task = nil
      completion(error)
    }
  }

  func cancel(staysOpen: Bool) {
    task?.cancel()
    task = nil
    cancellationTimer?.stop()
    cancellationTimer = nil
    guard let onRefusal else { return }
    self.onRefusal = nil
    guard staysOpen else { return }
    onRefusal()
    answer.endAlternative()
  }
}

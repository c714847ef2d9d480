import UIKit

/// The alert that asks whether to discard the user's changes.
@MainActor final class DiscardConfirmation {
  private weak var alert: UIAlertController?
  private var hasAppeared = false
  private var isDismissed = false

  /// Presents the alert, and returns whether the user discards the changes.
  ///
  /// Without a view controller that can present it, the result is `true`. If other code dismisses
  /// the alert, the result is `false`.
  func confirm(over sheet: UIView, strings: SheetStrings) async -> Bool {
    guard var top = sheet.nearestViewController else { return true }
    while let presented = top.presentedViewController { top = presented }
    guard !(top is UIAlertController), !top.isBeingDismissed else { return false }
    // Only UIKit retains the alert, and the alert retains the answer.
    return await withCheckedContinuation { [top] continuation in
      present(over: top, strings: strings, answer: Answer(continuation))
    }
  }

  private func present(
    over controller: UIViewController, strings: SheetStrings, answer: Answer
  ) {
    let alert = UIAlertController(
      title: strings[.discardChanges], message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: strings[.discard], style: .destructive) { _ in answer.give(true) })
    alert.addAction(
      UIAlertAction(title: strings[.keepEditing], style: .cancel) { _ in answer.give(false) })
    self.alert = alert
    controller.present(alert, animated: true) { [self] in
      hasAppeared = true
      if isDismissed { dismiss() }
    }
    // UIKit refuses without an error.
    if alert.presentingViewController == nil { answer.give(true) }
  }

  /// Dismisses the alert now, or when it has appeared.
  ///
  /// UIKit refuses a dismissal while it presents a view controller.
  func dismiss() {
    isDismissed = true
    guard hasAppeared, let alert, !alert.isBeingDismissed else { return }
    alert.presentingViewController?.dismiss(animated: true)
  }

  /// The answer of the user.
  private final class Answer {
    private var continuation: CheckedContinuation<Bool, Never>?

    init(_ continuation: CheckedContinuation<Bool, Never>) {
      self.continuation = continuation
    }

    deinit {
      continuation?.resume(returning: false)
    }

    func give(_ isDiscarded: Bool) {
      continuation?.resume(returning: isDiscarded)
      continuation = nil
    }
  }
}

import UIKit
import ViewBuilding

/// The action sheet that asks whether to discard the user's changes.
@MainActor final class DiscardConfirmation {
  enum Answer {
    case discard
    /// The user keeps editing, or other code has dismissed the question or removed the sheet.
    case keep
    /// UIKit has refused to present the question, so the user hasn't seen it.
    case refused
  }

  private weak var alert: UIAlertController?
  private var hasAppeared = false
  private var isDismissed = false

  /// Without a view controller that can present the question, the answer is ``Answer/discard``.
  func confirm(
    over sheet: UIView, strings: SheetStrings,
    setSource: @MainActor (UIPopoverPresentationController?) -> Void
  ) async -> Answer {
    guard var top = sheet.nearestViewController else { return .discard }
    while let presented = top.presentedViewController { top = presented }
    guard sheet.window != nil, !(top is UIAlertController), !top.isBeingDismissed else {
      return .keep
    }
    // Only UIKit retains the alert, and the alert retains the answer.
    return await PendingWork.awaitValue("answer to a question") { [top] end in
      let alert = UIAlertController(
        title: strings[.discardChanges], message: nil, preferredStyle: .actionSheet)
      setSource(alert.popoverPresentationController)
      // UIKit passes the appearance of the window to an alert.
      let style = sheet.traitCollection.userInterfaceStyle
      if style != sheet.window?.traitCollection.userInterfaceStyle {
        alert.overrideUserInterfaceStyle = style
      }
      present(alert, over: top, strings: strings, answer: Reply(end))
    }
  }

  private func present(
    _ alert: UIAlertController, over controller: UIViewController, strings: SheetStrings,
    answer: Reply
  ) {
    alert.addAction(
      UIAlertAction(title: strings[.discard], style: .destructive) { _ in
        answer.resume(returning: .discard)
      })
    alert.addAction(
      UIAlertAction(title: strings[.keepEditing], style: .cancel) { _ in
        answer.resume(returning: .keep)
      })
    self.alert = alert
    controller.present(alert, animated: true) { [self] in
      hasAppeared = true
      if isDismissed { dismiss() }
    }
    // UIKit refuses without an error.
    if alert.presentingViewController == nil { answer.resume(returning: .refused) }
  }

  /// Waits until the alert has appeared, because UIKit refuses a dismissal before that.
  func dismiss() {
    isDismissed = true
    guard hasAppeared, let alert, !alert.isBeingDismissed else { return }
    alert.presentingViewController?.dismiss(animated: true)
  }

  /// Passes the answer on once; an alert that other code dismisses releases it without an answer.
  private final class Reply {
    private var end: (@Sendable (Answer) -> Void)?

    init(_ end: @escaping @Sendable (Answer) -> Void) {
      self.end = end
    }

    deinit {
      end?(.keep)
    }

    func resume(returning answer: Answer) {
      end?(answer)
      end = nil
    }
  }
}

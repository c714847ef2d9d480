import UIKit
import ViewBuilding

/// The action sheet that asks before changes are discarded, or a button acts.
@MainActor final class ActionQuestion {
  enum Answer {
    case act
    /// The user has canceled, or other code has dismissed the question or removed the sheet.
    case keep
    /// UIKit has refused to present the question, so the user hasn't seen it.
    case refused
  }

  private let title: String
  private let action: String
  private let cancel: String
  private let isDestructive: Bool
  private weak var alert: UIAlertController?
  private var hasAppeared = false
  private var isDismissed = false

  init(_ title: String, action: String, cancel: String, isDestructive: Bool = true) {
    self.title = title
    self.action = action
    self.cancel = cancel
    self.isDestructive = isDestructive
  }

  /// Without a view controller that can present the question, the answer is ``Answer/act``.
  func ask(
    over sheet: UIView, setSource: @MainActor (UIPopoverPresentationController?) -> Void
  ) async -> Answer {
    guard var top = sheet.nearestViewController else { return .act }
    while let presented = top.presentedViewController { top = presented }
    guard sheet.window != nil, !(top is UIAlertController), !top.isBeingDismissed else {
      return .keep
    }
    // Only UIKit retains the alert, and the alert retains the answer.
    return await PendingWork.awaitValue("answer to a question") { [top] end in
      let alert = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
      setSource(alert.popoverPresentationController)
      // UIKit passes the appearance of the window to an alert.
      let style = sheet.traitCollection.userInterfaceStyle
      if style != sheet.window?.traitCollection.userInterfaceStyle {
        alert.overrideUserInterfaceStyle = style
      }
      present(alert, over: top, answer: Reply(end))
    }
  }

  private func present(
    _ alert: UIAlertController, over controller: UIViewController, answer: Reply
  ) {
    alert.addAction(
      UIAlertAction(title: action, style: isDestructive ? .destructive : .default) { _ in
        answer.resume(returning: .act)
      })
    alert.addAction(
      UIAlertAction(title: cancel, style: .cancel) { _ in answer.resume(returning: .keep) })
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

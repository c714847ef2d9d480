/// Dims the tint colors of the app and hides the keyboard while an alert is presented.
@MainActor final class AlertCover {
  private weak var dimmed: UIView?
  private weak var keyboard: Keyboard?

  init(of alert: UIViewController?) {
    let view = alert?.presentingViewController?.viewIfLoaded
    if let view, view.tintAdjustment == .automatic {
      view.tintAdjustmentMode = .dimmed
      dimmed = view
    }
    // The text input below keeps first responder, and its keyboard returns after the alert.
    if (alert as? UIAlertController)?.textFields?.isEmpty ?? true {
      keyboard = view?.window?.device?.keyboard
      keyboard?.hold()
    }
  }

  /// Restores the tint and the keyboard of the app.
  func lift() {
    dimmed?.tintAdjustmentMode = .automatic
    dimmed = nil
    keyboard?.release()
    keyboard = nil
  }
}

import UIKit

/// Shows the error of a sheet, in the body or below it.
@MainActor final class ErrorDisplay {
  private let panelPresenter: PanelPresenter
  private let showInBody: (@MainActor (ValidationError?) -> ErrorPlace)?
  private var error: ValidationError?

  /// Creates a display that shows no error.
  ///
  /// - Parameters:
  ///   - panelPresenter: The presenter of the panel.
  ///   - showInBody: Shows an error in the body, and returns how; `nil` if the body shows none.
  init(
    in panelPresenter: PanelPresenter, showInBody: (@MainActor (ValidationError?) -> ErrorPlace)?
  ) {
    self.panelPresenter = panelPresenter
    self.showInBody = showInBody
  }

  /// Shows the error with which a sheet begins, before it is on the screen.
  func begin(with error: ValidationError?) {
    self.error = error
    guard let error else { return }
    let place = showInBody?(error) ?? .below
    if place != .body { panelPresenter.panel.show(error, isElement: place == .below) }
  }

  /// Announces the error with which the sheet began, if it is still shown.
  func announce() {
    if let error { announce(error) }
  }

  /// Shows an error, or removes the current one.
  ///
  /// - Parameters:
  ///   - error: The error; `nil` for none.
  ///   - isRepeated: Whether an error that is already shown is shown again, because the user has
  ///     tapped OK. The default is `false`.
  func show(_ error: ValidationError?, isRepeated: Bool = false) {
    guard isRepeated || error?.message != self.error?.message else { return }
    self.error = error
    let place = showInBody?(error) ?? .below
    guard let error, place != .body else {
      panelPresenter.panel.show(nil)
      panelPresenter.layout()
      if let error { announce(error) }
      return
    }
    panelPresenter.show(error, isElement: place == .below)
    announce(error)
  }

  private func announce(_ error: ValidationError) {
    UIAccessibility.post(notification: .announcement, argument: error.message)
  }
}

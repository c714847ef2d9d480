import UIKit

/// Shows the validation error of a sheet, in the body or below it.
@MainActor final class ErrorDisplay {
  private let panelPresenter: PanelPresenter
  private let showInBody: (@MainActor (ValidationError) -> Bool)?
  let haptics: SheetHaptics
  /// The error with which the body began.
  private let initialError: ValidationError?
  private var error: ValidationError?
  /// A Boolean value that indicates whether OK caused the error.
  ///
  /// Then it disappears with the next change.
  private var isFromConfirming = false
  /// A Boolean value that indicates whether the body's value has caused the error, so that the body
  /// may show it itself.
  private var isFromBody = false

  /// Creates a display, and shows the error with which the body begins.
  ///
  /// - Parameters:
  ///   - panelPresenter: The presenter of the panel.
  ///   - error: The error with which the body begins; `nil` for none.
  ///   - haptics: The haptic feedback of the sheet.
  ///   - showInBody: Shows an error in the body, and returns whether it did; `nil` if the body
  ///     shows none.
  init(
    in panelPresenter: PanelPresenter, initial error: ValidationError?, haptics: SheetHaptics,
    showInBody: (@MainActor (ValidationError) -> Bool)?
  ) {
    self.panelPresenter = panelPresenter
    self.haptics = haptics
    self.showInBody = showInBody
    initialError = error
    self.error = error
    if error != nil { panelPresenter.panel.show(error) }
  }

  /// Announces the error with which the body began, if it is still shown.
  func announceInitialError() {
    if let error, error == initialError { announce(error) }
  }

  /// Keeps the error of a value that was refused, until it is shown.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - isFromBody: Whether the body's value has caused the error.
  func reject(_ error: ValidationError, isFromBody: Bool = true) {
    self.isFromBody = isFromBody
    // An error that the body already shows stays until the body removes it.
    if error != self.error { isFromConfirming = true }
    self.error = error
    haptics.playError()
  }

  /// Shows the current error, in the body if that can show it.
  func show() {
    guard let error else { return }
    if isFromBody, showInBody?(error) == true {
      self.error = nil
      panelPresenter.panel.show(nil)
      panelPresenter.layout()
    } else {
      panelPresenter.show(error)
    }
    announce(error)
  }

  /// Shows an error that the body reports by itself, or removes it.
  func showReported(_ error: ValidationError?) {
    (isFromConfirming, isFromBody) = (false, false)
    guard error != self.error else { return }
    self.error = error
    if error != nil {
      show()
    } else {
      panelPresenter.panel.show(nil)
      panelPresenter.layout()
    }
  }

  /// Removes an error that OK caused, because the value has changed.
  func valueDidChange() {
    guard error != nil, isFromConfirming else { return }
    error = nil
    panelPresenter.panel.show(nil)
  }

  private func announce(_ error: ValidationError) {
    UIAccessibility.post(notification: .announcement, argument: error.message)
  }
}

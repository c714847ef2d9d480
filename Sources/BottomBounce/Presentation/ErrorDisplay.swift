import UIKit

/// Shows the error of a sheet, in the body or below it.
@MainActor final class ErrorDisplay {
  private let panelPresenter: PanelPresenter
  private let showInBody: (@MainActor (ValidationError?) -> ErrorPlace)?
  /// A Boolean value that indicates whether the panel follows messages in the body animated.
  private let isSmooth: Bool
  private var error: ValidationError?

  init(
    in panelPresenter: PanelPresenter, isSmooth: Bool,
    showInBody: (@MainActor (ValidationError?) -> ErrorPlace)?
  ) {
    self.isSmooth = isSmooth
    self.panelPresenter = panelPresenter
    self.showInBody = showInBody
  }

  /// Call it before the sheet is on the screen.
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

  /// `nil` removes the current error.
  func show(_ error: ValidationError?, isRepeated: Bool = false) {
    guard isRepeated || error?.message != self.error?.message else { return }
    self.error = error
    let place = showInBody?(error) ?? .below
    guard let error, place != .body else {
      panelPresenter.panel.show(nil)
      panelPresenter.layout(smoothly: isSmooth)
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

import UIKit

@MainActor final class ErrorDisplay {
  private let panelPresenter: PanelPresenter
  private let showInBody: (@MainActor (ValidationError?) -> ErrorPlace)?
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

  func begin(with error: ValidationError?) {
    self.error = error
    guard let error else { return }
    let place = showInBody?(error) ?? .below
    if place != .body { panelPresenter.panel.show(error, isElement: place == .below) }
  }

  func announce() {
    if let error { announce(error) }
  }

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

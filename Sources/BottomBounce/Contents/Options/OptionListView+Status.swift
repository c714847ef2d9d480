import UIKit

extension OptionListView {
  enum Status: Equatable {
    case loading
    case failed(String)
    case empty
    case noResult(String)
  }

  var statusHeight: CGFloat {
    UIFontMetrics.default.scaledValue(for: 176, compatibleWith: traitCollection)
  }

  var status: Status? {
    if let loading { return loading }
    if options.count == 0 { return onRetry == nil ? nil : .empty }
    return lines.count == 0 ? .noResult(searchField.text ?? "") : nil
  }

  /// An error that the list explains itself is shown only if the user presses Return.
  var error: ValidationError? {
    let strings = SheetStrings()
    switch status {
    case .loading: return ValidationError(strings[.loading], shown: .afterChange)
    case .failed(let message): return ValidationError(message, shown: .afterChange)
    case .empty where isUnavailable || selection.rule == .one:
      return ValidationError(strings[.noOption], shown: .afterChange)
    default: break
    }
    return isUnavailable
      ? .unavailable(hasOptions: options.hasEnabledOption) : selection.error(strings)
  }

  /// `nil` means that the options are loading for the first time.
  func showLoading(failure: String?) {
    guard filter == nil else { return }
    loading = failure.map { .failed($0) } ?? .loading
    updateStatus()
    context.sizeChanged()
    guard window != nil else { return }
    UIAccessibility.post(notification: .layoutChanged, argument: firstElement)
    if let failure { UIAccessibility.post(notification: .announcement, argument: failure) }
  }

  func updateStatus() {
    let (status, isShown) = (status, statusView?.superview != nil)
    if let status {
      let view = statusView ?? makeStatusView()
      statusView = view
      var configuration = configuration(of: status)
      if let font { configuration.textProperties.font = font }
      view.configuration = configuration
      if !isShown { layout?.addStatusView(view) }
    } else {
      statusView?.removeFromSuperview()
    }
    if isShown != (status != nil) { setNeedsMeasurement() }
  }

  private func makeStatusView() -> UIContentUnavailableView {
    let view = UIContentUnavailableView(configuration: UIContentUnavailableConfiguration.empty())
    view.accessibilityIdentifier = "BottomBounce.status"
    // VoiceOver reads the title of the sheet when it enters the view.
    view.nameGroup(context.title)
    return view
  }

  private func configuration(of status: Status) -> UIContentUnavailableConfiguration {
    let strings = SheetStrings()
    var content = UIContentUnavailableConfiguration.empty()
    switch status {
    case .loading:
      content = .loading()
      content.text = strings[.loading]
    case .failed(let message):
      content.image = UIImage(systemName: "exclamationmark.triangle")
      content.text = message
      content.button.title = strings[.retry]
      // High enough to be tapped.
      content.button.contentInsets = NSDirectionalEdgeInsets(
        top: 13, leading: 16, bottom: 13, trailing: 16)
      content.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.onRetry?() }
    case .empty:
      content.image = UIImage(systemName: "tray")
      content.text = strings[.noOptionTitle]
    case .noResult(let text):
      content = .search()
      content.text = strings.noResult(for: text)
      content.secondaryText = strings[.noResultHint]
    }
    return content
  }
}

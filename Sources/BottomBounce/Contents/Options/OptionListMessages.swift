import UIKit

/// The messages of a list: the selected options that a search hides, a search without a result, and
/// the status of options that load.
@MainActor final class OptionListMessages {
  let hiddenSelectionView = HiddenSelectionView()
  /// Loads the options again; `nil` if they don't load.
  var onRetry: (@MainActor () -> Void)?
  /// The message of a search without a result; `nil` before there has been one.
  private var noResultView: UIContentUnavailableView?
  /// The view in place of the options while there are none; `nil` if it has never been shown.
  private var statusView: OptionStatusView?
  /// The title of the sheet.
  private let title: String?

  /// Creates the messages of a list.
  ///
  /// - Parameter title: The title of the sheet, which VoiceOver reads before the status.
  init(title: String?) {
    self.title = title
  }

  /// Shows that no option matches a text, or removes the message.
  func showNoResult(for text: String?, font: UIFont?, in layout: OptionListLayout?) {
    noResultView?.isHidden = text == nil
    guard let text else { return }
    let strings = SheetStrings()
    var configuration = UIContentUnavailableConfiguration.search()
    configuration.text = strings.noResult(for: text)
    configuration.secondaryText = strings[.noResultHint]
    if let font { configuration.textProperties.font = font }
    if let noResultView {
      noResultView.configuration = configuration
    } else {
      let view = UIContentUnavailableView(configuration: configuration)
      noResultView = view
      layout?.addNoResultView(view)
    }
  }

  /// Shows or removes the view in place of the options, and returns whether it was added or
  /// removed.
  func show(_ status: OptionStatusView.Status?, font: UIFont?, in layout: OptionListLayout?) -> Bool
  {
    let isShown = statusView?.superview != nil
    guard let status else {
      statusView?.removeFromSuperview()
      return isShown
    }
    let view = statusView ?? OptionStatusView(title: title) { [weak self] in self?.onRetry?() }
    statusView = view
    view.show(status, font: font)
    if !isShown { layout?.addStatusView(view) }
    return !isShown
  }

  /// The element of the status that VoiceOver reads first; `nil` without a status.
  var firstElement: UIView? { statusView?.superview == nil ? nil : statusView?.firstElement }
}

import UIKit

/// The messages of a list: the selected options that a search hides, and the view in place of the
/// options if there are none.
@MainActor final class OptionListMessages {
  /// A state without options.
  enum Status: Equatable {
    case loading
    case failed(String)
    case empty
    case noResult(String)
  }

  let hiddenSelectionView = HiddenSelectionView()
  /// Loads the options again; `nil` if they don't load.
  var onRetry: (@MainActor () -> Void)?
  /// The view in place of the options; `nil` if it has never been shown.
  private var view: UIContentUnavailableView?
  /// The title of the sheet, which VoiceOver reads when it enters the view.
  private let title: String?

  /// The height of a list without options, in points.
  static let height: CGFloat = 176

  init(title: String?) {
    self.title = title
  }

  /// Shows or removes the view in place of the options, and returns whether it was added or
  /// removed.
  func show(_ status: Status?, font: UIFont?, in layout: OptionListLayout?) -> Bool {
    let isShown = view?.superview != nil
    guard let status else {
      view?.removeFromSuperview()
      return isShown
    }
    let view = view ?? makeView()
    self.view = view
    var configuration = configuration(of: status)
    if let font { configuration.textProperties.font = font }
    view.configuration = configuration
    if !isShown { layout?.addStatusView(view) }
    return !isShown
  }

  private func makeView() -> UIContentUnavailableView {
    let view = UIContentUnavailableView(configuration: UIContentUnavailableConfiguration.empty())
    view.accessibilityIdentifier = "BottomBounce.status"
    view.accessibilityLabel = title
    if title != nil { view.accessibilityContainerType = .semanticGroup }
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
      content.secondaryText = message
      content.button.title = strings[.retry]
      // As high as a tap target.
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

  /// The element that VoiceOver reads first; `nil` if there are options.
  var firstElement: UIView? { view?.superview == nil ? nil : view }
}

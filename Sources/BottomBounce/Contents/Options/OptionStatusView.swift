import UIKit
import ViewBuilding

/// The view in place of a list's options while they load, if they couldn't be loaded, or if there
/// are none.
final class OptionStatusView: SheetSubview {
  /// A state without options.
  enum Status: Equatable {
    case loading
    case failed(String)
    case empty
  }

  private let indicator = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private let button = UIButton(type: .system)
  private let stack = UIStackView()

  /// The height of a list without options, in points.
  static let height: CGFloat = 176

  /// Creates a view whose button calls a closure.
  ///
  /// - Parameters:
  ///   - title: The title of the sheet, which VoiceOver reads when it enters the view.
  ///   - onRetry: Called when the user taps the button.
  init(title: String?, onRetry: @escaping @MainActor () -> Void) {
    super.init(frame: .zero)
    accessibilityIdentifier = "BottomBounce.status"
    accessibilityLabel = title
    if title != nil { accessibilityContainerType = .semanticGroup }
    stack.axis = .vertical
    stack.spacing = SheetMetrics.spacing
    for view in [label, button] { stack.addArrangedSubview(view) }
    // The label says it.
    indicator.isAccessibilityElement = false
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    button.setTitle(SheetStrings()[.retry], for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.accessibilityIdentifier = "BottomBounce.retry"
    button.addAction(UIAction { _ in onRetry() }, for: .touchUpInside)
    ViewTree(in: self) {
      ViewNode(indicator, named: "indicator") {
        "centerX == 0"
        "top >= 8"
      }
      ViewNode(stack) {
        "leading == \(SheetMetrics.boxMargin)"
        "trailing == -\(SheetMetrics.boxMargin)"
        "centerY == 0"
        "top == indicator.bottom + 8"
      }
    }
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: SheetMetrics.tapTarget)
      .activate(SheetPriority.almostRequired)
  }

  /// Shows a status.
  func show(_ status: Status, font: UIFont?) {
    let strings = SheetStrings()
    if let font { label.font = font }
    button.isHidden = true
    indicator.stopAnimating()
    switch status {
    case .loading:
      indicator.startAnimating()
      label.text = strings[.loading]
    case .failed(let message):
      label.text = message
      button.isHidden = false
    case .empty:
      label.text = strings[.noOption]
    }
  }

  /// The view that VoiceOver reads first.
  var firstElement: UIView { label }
}

public import BottomBounce
public import UIKit

/// Content with an empty view and no text input.
public struct PlainContent: SheetContent {
  /// The height of the view, or `nil` for none.
  public var height: CGFloat?

  /// Creates the content.
  public init(height: CGFloat? = nil) { self.height = height }

  /// Returns an empty view.
  public func makeBody(_ context: SheetContext) -> SheetBody<Int> {
    let view = UIView()
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return SheetBody(view) { 7 }
  }
}

/// Content that scrolls.
public struct ScrollingContent: SheetContent {
  /// The content height of the scroll view.
  public var height: CGFloat
  /// The scroll view's top content inset.
  public var inset: CGFloat

  /// Creates the content.
  public init(height: CGFloat = 2_000, inset: CGFloat = 0) {
    self.height = height
    self.inset = inset
  }

  /// Returns a scroll view.
  public func makeBody(_ context: SheetContext) -> SheetBody<Int> {
    let scrollView = UIScrollView()
    scrollView.contentInset.top = inset
    scrollView.contentOffset.y = -inset
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.accessibilityIdentifier = "BottomBounce.scrolling"
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
    let guide = scrollView.contentLayoutGuide
    let natural = scrollView.heightAnchor.constraint(equalToConstant: 200)
    natural.priority = .defaultLow
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: height),
      natural,
    ])
    return SheetBody(scrollView) { 7 }
  }
}

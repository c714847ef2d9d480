import UIKit
import ViewBuilding

/// A view that the sheet measures for each layout: a hosting view's height depends on its width.
final class HostedBodyView: SheetSubview {
  private let hosted: UIView
  private let context: SheetContext
  private var measuredHeight: CGFloat?
  var onTintColor: (@MainActor (UIColor) -> Void)?

  init(_ hosted: UIView, context: SheetContext) {
    self.hosted = hosted
    self.context = context
    super.init(frame: .zero)
    addSubview(hosted)
  }

  func makeBody<Value>(of value: HostedValue<Value>, scrolls: Bool) -> SheetBody<Value> {
    onTintColor = { [weak value] color in
      if value?.tintColor != color { value?.tintColor = color }
    }
    var body = SheetBody(self) { value.value }
    body.usesAnyHeight = scrolls
    body.growsSmoothly = !scrolls
    body.settle = { [weak self] in
      // Some text fields of SwiftUI change their binding only when editing ends.
      self?.endEditing(true)
      await Task.yield()
    }
    return body
  }

  func contentDidLayOut(height: CGFloat) {
    guard let measuredHeight, abs(height - measuredHeight) > 0.5 else { return }
    // SwiftUI is updating its views.
    PendingWork.task("height of a SwiftUI view") { [context] _ in context.sizeChanged() }
  }

  // MARK: UIView

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = hosted.systemLayoutSizeFitting(
      CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    measuredHeight = height
    return CGSize(width: size.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    hosted.frame = bounds
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { onTintColor?(tintColor) }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    onTintColor?(tintColor)
  }
}

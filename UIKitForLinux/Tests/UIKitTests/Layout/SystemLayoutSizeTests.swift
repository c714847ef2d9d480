import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct SystemLayoutSizeTests {
  let view = UIView(frame: CGRect(0, 0, 7, 9))
  let box = LayoutBox(40, 20)

  init() {
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
      box.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -10),
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      box.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
    ])
  }

  @Test func `the compressed size fits the content, and nothing is resized`() {
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 60, height: 30))
    #expect(view.bounds.size == CGSize(width: 7, height: 9))
    #expect(box.frame == .zero)
    #expect(Device.current.warnings.isEmpty)
  }

  @Test func `the expanded size is limited only by content hugging`() {
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 60, height: 30))
    box.setContentHuggingPriority(UILayoutPriority(40), for: .horizontal)
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 10_000, height: 30))
  }

  @Test func `fitting priorities determine the strength of the target size`() {
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 200, height: 30))
  }

  @Test func `a view without constraints has its intrinsic content size`() {
    #expect(
      LayoutBox(13, 17).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 13, height: 17))
    #expect(
      UIView(frame: CGRect(0, 0, 5, 5)).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == .zero)
  }

  @Test func `measuring a view in a window doesn't change its layout`() {
    let device = Simulator()
    device.window.addSubview(view)
    device.advance(by: 0)
    let frame = box.frame
    let layouts = box.layouts
    _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    device.advance(by: 0)
    #expect(box.frame == frame)
    #expect(box.layouts == layouts)
  }

  @Test func `views with flexible autoresizing masks follow the measured size`() {
    let container = UIView(frame: CGRect(0, 0, 100, 100))
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    #expect(
      container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 60, height: 30))
  }
}

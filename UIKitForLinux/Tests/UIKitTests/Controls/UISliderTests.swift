import Testing
import UIKit
import UIKitSimulator

/// A value on a track: limits, fingers, mirroring, and what VoiceOver does with it.
@MainActor @Suite(.ownDevice) struct UISliderTests {
  private let device = Simulator()
  private let slider = UISlider(frame: CGRect(x: 40, y: 300, width: 228, height: 34))
  /// The way of the thumb's middle: the width without a thumb.
  private let way: CGFloat = 200

  private func show(mirrored: Bool = false) {
    device.window.addSubview(slider)
    slider.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
    device.settle()
  }

  private func place(_ share: CGFloat) -> CGPoint {
    CGPoint(x: 40 + 14 + way * share, y: 317)
  }

  @Test func `a value is kept within the range, whichever changes`() {
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 8
    slider.maximumValue = 5
    #expect(slider.value == 5)
    slider.minimumValue = 7
    #expect(slider.value == 7 && slider.maximumValue == 7)
    slider.value = .nan
    #expect(slider.value == 7)
  }

  @Test(arguments: [false, true])
  func `a finger moves the thumb, and tells of it`(mirrored: Bool) {
    show(mirrored: mirrored)
    var told: [Float] = []
    slider.addAction(UIAction { _ in told.append(slider.value) }, for: .valueChanged)
    device.drag(from: place(mirrored ? 1 : 0), to: place(mirrored ? 0.5 : 0.5), over: 0.3)
    #expect(abs(slider.value - 0.5) < 0.001)
    #expect(told.count > 5 && told == told.sorted())
  }

  @Test func `a finger beside the thumb moves nothing`() {
    show()
    device.drag(from: place(0.5), to: place(1), over: 0.3)
    #expect(slider.value == 0)
  }

  @Test func `a thumb that is taken at its edge does not jump`() {
    show()
    let finger = device.touchDown(at: CGPoint(x: place(0).x + 12, y: 317))
    finger.move(to: CGPoint(x: place(0.5).x + 12, y: 317), over: 0.2)
    #expect(abs(slider.value - 0.5) < 0.001)
    finger.lift()
  }

  @Test func `one that is not continuous tells once, at the end`() {
    show()
    slider.isContinuous = false
    var told: [Float] = []
    slider.addAction(UIAction { _ in told.append(slider.value) }, for: .valueChanged)
    device.drag(from: place(0), to: place(1), over: 0.3)
    #expect(told == [1])
  }

  @Test func `setting the value tells nobody`() {
    var count = 0
    slider.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    slider.value = 0.5
    slider.setValue(0.7, animated: true)
    #expect(count == 0)
  }

  @Test func `VoiceOver changes it by a tenth of the range, and says percent`() {
    show()
    slider.maximumValue = 50
    var count = 0
    slider.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    slider.accessibilityIncrement()
    slider.accessibilityIncrement()
    slider.accessibilityDecrement()
    #expect(slider.value == 5)
    #expect(count == 3)
    #expect(slider.accessibilityValue == "10%")
    #expect(slider.accessibilityTraits.contains(.adjustable))
  }
}

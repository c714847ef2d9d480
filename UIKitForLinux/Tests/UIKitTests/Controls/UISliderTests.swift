import Testing
import UIKit
import UIKitSimulator

/// The value of a slider: limits, touches, mirroring, and VoiceOver.
@MainActor @Suite(.ownDevice) struct UISliderTests {
  private let device = Simulator()
  private let slider = UISlider(frame: CGRect(x: 40, y: 300, width: 228, height: 34))
  /// The distance the thumb's center can move: the width minus the thumb.
  private let way: CGFloat = 200

  private func show(mirrored: Bool = false) {
    device.window.addSubview(slider)
    slider.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
    device.settle()
  }

  private func place(_ share: CGFloat) -> CGPoint {
    CGPoint(x: 40 + 14 + way * share, y: 317)
  }

  @Test func `the value is clamped to the range, also when the range changes`() {
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

  @Test func `an image replaces the thumb`() throws {
    let bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    let image = UIGraphicsImageRenderer(bounds: bounds).image { context in
      context.cgContext.setFillColor(UIColor.red.cgColor)
      context.cgContext.fill(bounds)
    }
    show()
    slider.setThumbImage(image, for: .normal)
    slider.setThumbImage(nil, for: .highlighted)
    slider.value = 1
    device.settle()
    let thumb = try #require(slider.subviews.last)
    #expect(thumb.frame == CGRect(x: 188, y: 7, width: 40, height: 20))
    #expect(thumb.layer.contents != nil && thumb.backgroundColor == .clear)
    slider.setThumbImage(nil, for: .normal)
    device.settle()
    #expect(thumb.bounds.width == 28 && thumb.layer.contents == nil)
    #expect(thumb.backgroundColor == .white)
  }

  @Test(arguments: [false, true])
  func `a finger moves the thumb and sends events`(mirrored: Bool) {
    show(mirrored: mirrored)
    var told: [Float] = []
    slider.addAction(UIAction { _ in told.append(slider.value) }, for: .valueChanged)
    device.drag(from: place(mirrored ? 1 : 0), to: place(mirrored ? 0.5 : 0.5), over: 0.3)
    #expect(abs(slider.value - 0.5) < 0.001)
    #expect(told.count > 5 && told == told.sorted())
  }

  @Test func `a touch outside the thumb has no effect`() {
    show()
    device.drag(from: place(0.5), to: place(1), over: 0.3)
    #expect(slider.value == 0)
  }

  @Test func `touching the thumb at its edge doesn't move it`() {
    show()
    let finger = device.touchDown(at: CGPoint(x: place(0).x + 12, y: 317))
    finger.move(to: CGPoint(x: place(0.5).x + 12, y: 317), over: 0.2)
    #expect(abs(slider.value - 0.5) < 0.001)
    finger.lift()
  }

  @Test func `a slider that isn't continuous sends one event at the end`() {
    show()
    slider.isContinuous = false
    var told: [Float] = []
    slider.addAction(UIAction { _ in told.append(slider.value) }, for: .valueChanged)
    device.drag(from: place(0), to: place(1), over: 0.3)
    #expect(told == [1])
  }

  @Test func `setting the value sends no event`() {
    var count = 0
    slider.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    slider.value = 0.5
    slider.setValue(0.7, animated: true)
    #expect(count == 0)
  }

  @Test func `VoiceOver adjusts by a tenth of the range and reads percent`() {
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

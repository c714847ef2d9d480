import BottomBounce
import TestHost
import Testing
import UIKit

/// The app's controls as content types.
@MainActor @Suite(.ownDevice) struct ControlTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  private static func slider(_ value: Float = 0.25) -> UISlider {
    let slider = UISlider()
    slider.value = value
    slider.accessibilityIdentifier = "slider"
    return slider
  }

  private var shown: UISlider? { host.view("slider") as? UISlider }

  /// Changes a slider as a finger does.
  private func move(to value: Float) {
    shown?.value = value
    shown?.sendActions(for: .valueChanged)
  }

  @Test func `the value is the control's, changed or not`() async {
    for value in [nil, 0.75] as [Float?] {
      let recorder = await host.show(
        ControlContent.control(\UISlider.value) { Self.slider() }, by: sheet)
      if let value { move(to: value) }
      host.tapOK()
      await host.settle()
      #expect(recorder.values == [value ?? 0.25])
    }
  }

  @Test func `each presentation creates its own control`() async {
    var made = 0
    let content = ControlContent.control(\UISlider.value) {
      made += 1
      return Self.slider()
    }
    for _ in 0..<2 {
      _ = await host.show(content, by: sheet)
      host.tapCancel()
      await host.settle()
    }
    #expect(made == 2)
  }

  @Test(arguments: [true, false])
  func `changes are reported`(hasProblems: Bool) async {
    var told: [Float] = []
    let content =
      hasProblems
      ? ControlContent.control(\UISlider.value) { Self.slider() }.rule { _ in nil }
      : ControlContent.control(\UISlider.value) { Self.slider() }
    sheet.show(content, in: host.view, callbacks: .init(valueChanged: { told.append($0) })) { _ in }
    await host.settle()
    move(to: 0.5)
    move(to: 1)
    #expect(told == [0.5, 1])
  }

  @Test func `a validation error disables OK and is shown until it is fixed`() async {
    let recorder = await host.show(
      ControlContent.control(\UISlider.value) { Self.slider(0.9) }.rule {
        $0 > 0.8 ? "Too loud." : nil
      },
      by: sheet)
    #expect(host.okButton?.isEnabled == false)
    move(to: 0.95)
    await host.settle()
    #expect(host.problem == "Too loud.")
    host.tapOK()
    #expect(recorder.total == 0)
    move(to: 0.5)
    await host.settle()
    #expect(host.problem == nil)
    #expect(host.okButton?.isEnabled == true)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [0.5])
  }

  @Test func `an invalid value throws its validation error`() async throws {
    let content = ControlContent.control(\UISlider.value) { Self.slider(0.9) }
      .rule { $0 > 0.8 ? "Too loud." : nil }
    let body = content.makeBody(SheetContext())
    let slider = try #require(body.view as? UISlider)
    #expect(throws: ValidationError("Too loud.", shown: .afterChange)) { try body.value() }
    slider.value = 0.5
    #expect(try body.value() == 0.5)
  }

  @Test func `a control without a label gets the sheet's title`() async {
    _ = await host.show(
      ControlContent.control(\UISlider.value) { Self.slider() }, title: "Volume", by: sheet)
    #expect(shown?.accessibilityLabel == "Volume")
  }

  @Test func `a control keeps its own label`() async {
    _ = await host.show(
      ControlContent.control(\UISlider.value) {
        let slider = Self.slider()
        slider.accessibilityLabel = "Left ear"
        return slider
      }, title: "Volume", by: sheet)
    #expect(shown?.accessibilityLabel == "Left ear")
  }

  @Test func `the custom color content returns a color`() async throws {
    let recorder = await host.show(HueContent(hue: 0.5), by: sheet)
    host.tapOK()
    await host.settle()
    var hue: CGFloat = 0
    try #require(recorder.values.first).getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
    #expect(abs(hue - 0.5) < 0.01)
  }
}

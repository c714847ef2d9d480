import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Forms that scroll to the text with the focus.
@MainActor @Suite(.ownDevice) struct FormScrollTests {
  @Test(
    arguments: [DeviceModel.iPhoneSE3, .iPhone16],
    [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
  func `each text is fully visible in landscape, above the keyboard`(
    model: DeviceModel, size: UIContentSizeCategory
  ) async throws {
    let host = TestHost(on: Simulator(model))
    host.device.settings.contentSizeCategory = size
    host.device.rotate(to: .landscapeLeft)
    await host.settle()
    let outcomes = Outcomes<[String]>()
    let sheet = BottomBounceView()
    outcomes.show(
      .form(Array(repeating: "text", count: 7)) { f, texts in
        for index in texts.indices { f.field("Line \(index)", \.[index]) { .text($0) } }
      }, title: "Order", by: sheet, in: host.view)
    await host.settle()
    let texts: [UITextField] = fields(in: host.device.window)
    #expect(texts.count == 7)
    // Down with Return, and up with Shift-Tab.
    for step in 0..<13 {
      if step > 6 {
        host.device.press(.keyboardTab, modifiers: .shift)
      } else if step > 0 {
        host.pressReturn()
      }
      await host.settle()
      let index = step > 6 ? 12 - step : step
      let text = texts[index]
      let frame = text.convert(text.bounds, to: nil)
      let contents = try #require(host.contents)
      let visible = contents.convert(contents.bounds.inset(by: contents.contentInset), to: nil)
      #expect(text.isFirstResponder && frame.height <= visible.height)
      #expect(frame.minY >= visible.minY - 1 && frame.maxY <= visible.maxY + 1, "\(index)")
    }
    sheet.dismiss()
    await host.settle()
  }

  private func fields(in view: UIView) -> [UITextField] {
    if let field = view as? UITextField { return [field] }
    return view.subviews.flatMap { fields(in: $0) }
  }
}

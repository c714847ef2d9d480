import Testing
@testable import UIKitCanvas

@Test func `A line of 17 points is as high as San Francisco's`() {
  #expect(abs(CanvasFont(size: 17).lineHeight - 20.287) < 0.001)
}

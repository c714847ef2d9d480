import Testing
import UIKit
import UIKitSimulator
import ViewBuilding

/// The message of Auto Layout for conflicting equations.
@MainActor @Suite(.ownDevice) struct ConflictTests {
  @Test func `a conflict names the equations with their files and lines`() throws {
    let device = Simulator()
    let photo = UIView()
    let layout = EquationLayout(in: device.window, ["photo": photo])
    let first = #line + 1
    layout.eqs(
      """
      photo.left == 16
      photo.top == 100
      photo.width == 40       # as wide as the others
      """)
    let second = #line + 1
    layout.eq("photo.right == photo.left + 60")
    device.settle()
    let conflict = try #require(Device.current.layoutConflicts.first)
    #expect(
      conflict.constraints.map(\.identifier) == [
        "photo.width == 40  # ConflictTests.swift:\(first)",
        "photo.right == photo.left + 60  # ConflictTests.swift:\(second)",
      ])
    #expect(conflict.message.contains("'photo.width == 40  # ConflictTests.swift:\(first)'"))
    #expect(photo.frame.minX == 16)
    #expect(photo.frame.minY == 100)
  }
}

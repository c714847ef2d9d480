import TestHost
import Testing
import UIKit

#if SWIFT_PACKAGE
  import EditProfile
#else
  import BottomBounceExample
#endif

/// The example's screen.
@MainActor @Suite(.ownDevice) struct EditProfileTests {
  private func values(in controller: EditProfileController) -> [String?] {
    controller.controllerView.table.visibleCells.map(\.accessibilityValue)
  }

  @Test(arguments: [
    ("en", "Sep 23, 1995"), ("zh-Hans", "1995年9月23日"), ("ar", "٢٣ سبتمبر، ١٩٩٥"),
  ])
  func `a birthday is displayed in the language of the screen`(
    language: String, text: String
  ) async {
    let profile = Profile(introduction: "a", birthday: Day(year: 1995, month: 9, day: 23))
    let controller = EditProfileController(profile: profile, language: language)
    let host = TestHost(controller)
    await host.settle()
    #expect(values(in: controller).last == text)
  }

  @Test func `canceling changes nothing`() async {
    let profile = Profile(introduction: "a", gender: .male, birthday: Day("1990-06-15"))
    let controller = EditProfileController(profile: profile)
    let host = TestHost(controller)
    await host.settle()
    let table = controller.controllerView.table
    for row in 0..<3 {
      host.tapRow(IndexPath(row: row, section: 0), in: table)
      await host.settle()
      #expect(host.panel != nil)
      host.tapCancel()
      await host.settle()
    }
    #expect(host.panel == nil)
    #expect(controller.model.profile == profile)
    #expect(values(in: controller) == ["a", "Male", "Jun 15, 1990"])
    #expect(table.indexPathForSelectedRow == nil, "No row stays highlighted.")
  }
}

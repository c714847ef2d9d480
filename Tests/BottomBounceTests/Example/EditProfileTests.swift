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

  @Test func `the title is whole with the largest text`() async throws {
    let controller = EditProfileController(language: "ar")
    let host = TestHost(controller)
    let label = controller.controllerView.titleLabel
    for category: UIContentSizeCategory in [.accessibilityExtraExtraExtraLarge, .large] {
      await host.changeTraits { $0.preferredContentSizeCategory = category }
      let bounds = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
      let whole = label.sizeThatFits(bounds)
      #expect(whole.width <= label.bounds.width + 0.5)
      #expect(abs(whole.height - label.bounds.height) < 1)
      let lines = (label.bounds.height / label.font.lineHeight).rounded()
      #expect(lines == (category.isAccessibilityCategory ? 2 : 1))
      #expect(label.convert(label.bounds, to: host.view).maxY < host.view.bounds.height / 2)
    }
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

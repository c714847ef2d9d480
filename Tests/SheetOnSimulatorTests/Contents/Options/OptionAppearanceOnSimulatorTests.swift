import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Options in other languages and text sizes, and two to five large buttons.
@MainActor @Suite(.ownDevice) struct OptionAppearanceOnSimulatorTests {
  private func views<Found: UIView>(of type: Found.Type, in view: UIView) -> [Found] {
    ((view as? Found).map { [$0] } ?? []) + view.subviews.flatMap { views(of: type, in: $0) }
  }

  private static let titles = [
    "Take a photograph with the camera", "Choose one from the library of photographs",
    "Use the photograph that is on the card", "Show the present photograph to everybody",
    "Remove the present photograph for ever",
  ]

  @Test func `VoiceOver reads titles and states but no images`() throws {
    let screen = TestHost()
    let star = try #require(UIImage(systemName: "person.crop.circle.fill"))
    screen.show(
      .list([
        SheetOption(1, title: "Keep", subtitle: "All of it", image: star),
        SheetOption(2, title: "Delete", image: star, role: .destructive),
        SheetOption(3, title: "Share", image: star, isEnabled: false),
      ]), title: "Photo")
    let lines = screen.device.accessibilityTree().split(separator: "\n").map {
      $0.dropFirst(2).trimmingCharacters(in: .whitespaces)
    }
    #expect(
      lines == [
        "button “Cancel”", "heading “Photo”", "button “OK”, dimmed", "list “Photo”",
        "button “Keep, All of it”", "button “Delete”", "button “Share”, dimmed",
        "button “Dismiss”",
      ])
  }

  // MARK: Large buttons

  /// The number of large buttons and their presentation.
  struct Buttons: CustomTestStringConvertible, Sendable {
    var count: Int
    var isLong = false
    var size = UIContentSizeCategory.large
    var orientation = UIDeviceOrientation.portrait

    var testDescription: String {
      "\(count)\(isLong ? " long" : ""), \(size.rawValue), \(orientation.isLandscape ? "on its side" : "upright")"
    }

    static let all: [Buttons] =
      [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge].flatMap { size in
        [UIDeviceOrientation.portrait, .landscapeLeft].flatMap { orientation in
          [(2, false), (3, false), (5, false), (5, true)].map { count, isLong in
            Buttons(count: count, isLong: isLong, size: size, orientation: orientation)
          }
        }
      }
  }

  @Test(arguments: [nil, "1"])
  func `a new card begins where the role of actions changes`(selected: String?) throws {
    let screen = TestHost()
    let roles: [SheetButton.Role?] = [nil, nil, .destructive, .destructive, nil]
    let options = roles.indices.map { SheetOption("\($0)", title: "\($0)", role: roles[$0]) }
    screen.show(.buttons(options, selected: selected), title: "Photo")
    let buttons = try (0..<5).map {
      try #require(screen.find("button.\($0)", as: UIButton.self))
    }
    let frames = buttons.map { $0.convert($0.bounds, to: nil) }
    let gaps = zip(frames, frames.dropFirst()).map { ($1.minY - $0.maxY).rounded() }
    #expect(gaps == (selected == nil ? [0, 20, 0, 20] : [0, 0, 0, 0]))
    // The order of VoiceOver and of the arrow keys is that of the app.
    let read = screen.device.accessibilityElements.compactMap {
      ($0 as? UIButton)?.accessibilityLabel
    }
    #expect(read.filter { Int($0) != nil } == ["0", "1", "2", "3", "4"])
  }

  @Test(arguments: Buttons.all)
  func `two to five large buttons fit, are stacked, and return their values`(
    buttons: Buttons
  ) async throws {
    let screen = TestHost()
    screen.device.settings.contentSizeCategory = buttons.size
    screen.device.rotate(to: buttons.orientation)
    screen.settleAnimations()
    let options = (0..<buttons.count).map {
      SheetOption($0, title: buttons.isLong ? Self.titles[$0] : "Option \($0)")
    }
    for place in 0..<buttons.count {
      let outcomes = screen.show(.buttons(options), title: "Photo")
      let panel = try #require(screen.panel)
      #expect(panel.frame.minY >= 0)
      let found = (0..<buttons.count).compactMap { screen.find("button.\($0)", as: UIButton.self) }
      try #require(found.count == buttons.count)
      let frames = found.map { $0.convert($0.bounds, to: panel) }
      #expect(frames.allSatisfy { $0.height >= 57 && $0.width == frames[0].width })
      #expect(frames[0].minX >= 0 && frames[0].maxX <= panel.bounds.maxX)
      for (upper, lower) in zip(frames, frames.dropFirst()) {
        #expect(abs(lower.minY - upper.maxY) < 0.5)
      }
      for button in found {
        let label = try #require(button.titleLabel)
        let needed = label.sizeThatFits(
          CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
        #expect(label.bounds.height >= needed.height - 0.5, "\(label.text ?? "") lacks lines")
        #expect(label.bounds.width >= needed.width - 0.5, "\(label.text ?? "") is cut")
        #expect(button.bounds.contains(label.convert(label.bounds, to: button)))
      }
      screen.bringIntoSight(found[place])
      screen.device.tap(found[place])
      await screen.awaitDecision()
      screen.settleAnimations()
      #expect(outcomes.values == [place])
      #expect(!screen.sheet.isPresented)
    }
  }
}

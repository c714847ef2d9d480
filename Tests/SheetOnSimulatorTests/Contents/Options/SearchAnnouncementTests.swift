import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// What VoiceOver says about the result of a search.
@MainActor @Suite(.ownDevice) struct SearchAnnouncementTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }
  private let colors = ["red", "green", "blue"]
  private let many = (0..<2_000).sheetOptions { "Number \($0)" }

  private func search(_ content: some SheetContent) async throws {
    screen.show(content)
    device.tap(try #require(screen.find("search", as: UITextField.self)))
    screen.settleAnimations()
  }

  @Test(arguments: [false, true])
  func `the number of options is announced once, when typing rests`(
    showsSoftwareKeyboard: Bool
  ) async throws {
    device.showsSoftwareKeyboard = showsSoftwareKeyboard
    try await search(ListContent.list(colors).searchable())
    device.type("r")
    device.advance(by: 0.9)
    device.type("e")
    device.advance(by: 0.9)
    #expect(device.announcements == [])
    device.advance(by: 0.2)
    #expect(device.politeAnnouncements == ["Results: 2"])
    device.advance(by: 5)
    #expect(device.announcements == ["Results: 2"])
  }

  @Test(arguments: [false, true])
  func `a search without a result is announced`(isLarge: Bool) async throws {
    if isLarge {
      try await search(ListContent.list(many).searchable())
    } else {
      try await search(ListContent.list(colors).searchable())
    }
    device.type("xyz")
    await device.settle()
    device.advance(by: 1.1)
    #expect(device.politeAnnouncements == ["No Results for “\u{2068}xyz\u{2069}”"])
  }

  @Test func `a search in the background is announced, also in a checklist`() async throws {
    try await search(ChecklistContent.checklist(many).searchable())
    device.type("199")
    await device.settle()
    device.advance(by: 1.1)
    #expect(device.politeAnnouncements.last == "Results: 12")
    #expect(device.announcements == device.politeAnnouncements)
  }

  @Test func `nothing is announced while an input method composes`() async throws {
    try await search(ListContent.list(["红", "绿"]).searchable())
    device.compose("hong")
    device.advance(by: 2)
    #expect(device.announcements == [])
    device.commitComposition(as: "红")
    device.advance(by: 1.1)
    #expect(device.politeAnnouncements == ["Results: 1"])
  }

  @Test func `without a text nothing is announced`() async throws {
    try await search(ListContent.list(colors).searchable())
    device.type("x")
    device.press(.keyboardDeleteOrBackspace)
    device.advance(by: 2)
    #expect(device.announcements == [])
  }

  @Test func `nothing is announced after the sheet has its outcome`() async throws {
    try await search(ListContent.list(colors, selected: "red").searchable())
    device.type("re")
    await screen.tapOKAndWait()
    device.advance(by: 5)
    #expect(device.announcements == [])
  }
}

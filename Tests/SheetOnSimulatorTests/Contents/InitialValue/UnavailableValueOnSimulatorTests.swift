import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Initial values that the user can't choose, with touches, key presses, and VoiceOver.
@MainActor @Suite(.ownDevice) struct UnavailableValueOnSimulatorTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }
  private let colors = ["red", "green", "blue"].sheetOptions { $0.uppercased() }
  private var isWaiting: Bool { screen.okButton?.isEnabled == false && screen.problem != nil }

  private func wheels() throws -> [UIScrollView] {
    let picker: UIPickerView = try #require(screen.find("wheels"))
    return device.scrollViews(in: picker)
  }

  /// Drags a wheel up and back to the same row.
  private func turnAndReturn(_ wheel: UIScrollView, on other: Simulator? = nil) {
    let device = other ?? device
    let middle = device.middle(of: wheel)
    let finger = device.touchDown(at: middle)
    finger.move(to: CGPoint(x: middle.x, y: middle.y - 50), over: 0.3)
    finger.move(to: middle, over: 0.3)
    device.advance(by: 0.3)
    finger.lift()
    device.settle()
  }

  @Test(arguments: ["en_US", "ar_EG"])
  func `turning a wheel back to its first row selects it`(locale: String) async throws {
    let screen = TestHost(on: Simulator(.iPhone16, locale: Locale(identifier: locale)))
    let outcomes = screen.show(.wheels([colors, colors], selected: ["mauve", "mauve"]))
    let picker: UIPickerView = try #require(screen.find("wheels"))
    let wheels = screen.device.scrollViews(in: picker)
    for wheel in wheels {
      #expect(screen.okButton?.isEnabled == false)
      turnAndReturn(wheel, on: screen.device)
    }
    #expect(screen.problem == nil)
    screen.device.tap(try #require(screen.okButton))
    await screen.awaitDecision()
    #expect(outcomes.values == [["red", "red"]])
  }

  @Test func `turning one wheel keeps the other one unselected`() throws {
    screen.show(.wheels([colors, colors], selected: ["mauve", "mauve"]))
    let first = try #require(try wheels().first)
    turnAndReturn(first)
    turnAndReturn(first)
    #expect(isWaiting)
  }

  @Test func `OK after a flick waits for the wheel`() async throws {
    let outcomes = screen.show(.wheels([colors], selected: ["mauve"]))
    let middle = device.middle(of: try #require(try wheels().first))
    device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 80), over: 0.1)
    #expect(screen.okButton?.isEnabled == true)
    device.tap(try #require(screen.okButton))
    await screen.awaitDecision()
    #expect(outcomes.total == 1 && outcomes.values != [["red"]])
  }

  @Test func `an arrow key turns a wheel`() {
    screen.show(.wheels([colors], selected: ["mauve"]))
    #expect(isWaiting)
    device.press(.keyboardDownArrow)
    device.settle()
    #expect(!isWaiting)
  }

  @Test func `VoiceOver turns a wheel`() throws {
    screen.show(.wheels([colors], selected: ["mauve"]))
    let wheel = try #require(try wheels().first)
    wheel.accessibilityIncrement()
    device.settle()
    #expect(!isWaiting)
    wheel.accessibilityDecrement()
    device.settle()
    #expect(!isWaiting && screen.problem == nil)
  }

  @Test func `turning back to the same duration selects it`() async throws {
    let outcomes = screen.show(.duration(.zero))
    #expect(isWaiting)
    turnAndReturn(try #require(screen.wheels.last))
    #expect(!isWaiting)
    device.tap(try #require(screen.okButton))
    await screen.awaitDecision()
    #expect(outcomes.values == [.seconds(60)])
  }

  @Test func `the sentence is announced when the sheet has appeared`() async {
    screen.show(.list(colors, selected: "mauve"))
    await device.settle()
    #expect(device.announcements == [SheetStrings()[.unavailable]])
  }

  @Test func `Return keeps the sentence and the sheet`() async {
    let outcomes = screen.show(.list(colors, selected: "mauve"))
    device.press(.keyboardReturnOrEnter)
    await device.settle()
    #expect(isWaiting && outcomes.total == 0)
  }
}

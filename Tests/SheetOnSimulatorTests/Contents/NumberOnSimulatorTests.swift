import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Numbers and durations with touches, VoiceOver, and other languages.
@MainActor @Suite(.ownDevice) struct NumberOnSimulatorTests {
  private func picker(_ screen: TestHost) throws -> UIPickerView {
    try #require(screen.find("wheels"))
  }

  private func wheel(_ screen: TestHost) throws -> UIScrollView {
    try #require(screen.device.scrollViews(in: try picker(screen)).first)
  }

  private func screen(_ locale: String, _ textSize: UIContentSizeCategory = .large) -> TestHost {
    let device = Simulator(.iPhone16, locale: Locale(identifier: locale))
    device.settings.contentSizeCategory = textSize
    return TestHost(on: device)
  }

  private var weight: NumberContent<Double> { .number(70.5, in: 30...250, step: 0.5, unit: "kg") }

  /// The label of a unit in the picker.
  private func unitLabel(_ text: String, _ screen: TestHost) throws -> UILabel {
    let view = try #require(try picker(screen).superview)
    return try #require(view.subviews.compactMap { $0 as? UILabel }.first { $0.text == text })
  }

  // MARK: Turning

  @Test func `OK while the wheel spins returns the number at which it stops`() async throws {
    let screen = TestHost()
    let outcomes = screen.show(weight)
    let picker = try picker(screen)
    let middle = screen.device.middle(of: try wheel(screen))
    screen.device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 60), over: 0.05)
    #expect(try wheel(screen).isDecelerating)
    screen.device.tap(try #require(screen.okButton))
    #expect(outcomes.total == 0)
    await screen.awaitDecision()
    let row = picker.selectedRow(inComponent: 0)
    #expect(outcomes.values == [30 + Double(row) / 2] && row > 82)
  }

  @Test func `the row of a number that isn't on a step stays until the wheel stops on another row`()
    async throws
  {
    let screen = TestHost()
    let outcomes = screen.show(.number(5, in: 0...100, step: 4))
    let picker = try picker(screen)
    let middle = screen.device.middle(of: try wheel(screen))
    let finger = screen.device.touchDown(at: middle)
    finger.move(to: CGPoint(x: middle.x, y: middle.y - 64), over: 0.5)
    screen.device.advance(by: 0.3)
    #expect(picker.numberOfRows(inComponent: 0) == 27)
    finger.lift()
    await screen.device.settle()
    #expect(picker.numberOfRows(inComponent: 0) == 26)
    #expect(try wheel(screen).accessibilityValue == "12")
    screen.device.tap(try #require(screen.okButton))
    await screen.awaitDecision()
    #expect(outcomes.values == [12])
  }

  @Test func `turning away and back in one drag keeps a number that isn't on a step`() async throws
  {
    let screen = TestHost()
    let outcomes = screen.show(.number(5, in: 0...100, step: 4))
    let middle = screen.device.middle(of: try wheel(screen))
    let finger = screen.device.touchDown(at: middle)
    finger.move(to: CGPoint(x: middle.x, y: middle.y - 64), over: 0.3)
    finger.move(to: middle, over: 0.3)
    screen.device.advance(by: 0.3)
    finger.lift()
    await screen.device.settle()
    screen.device.tap(try #require(screen.okButton))
    await screen.awaitDecision()
    #expect(outcomes.values == [5])
  }

  @Test func `a veto while the wheel spins keeps the number`() async throws {
    let screen = TestHost()
    let outcomes = Outcomes<Double>()
    screen.sheet.show(
      weight, in: screen.view, shouldDismiss: { _ in false }, onValue: outcomes.onValue,
      onCancel: outcomes.onCancel)
    screen.settleAnimations()
    let middle = screen.device.middle(of: try wheel(screen))
    screen.device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 60), over: 0.05)
    screen.device.tap(try #require(screen.cancelButton))
    await screen.device.settle()
    #expect(outcomes.total == 0)
    let row = try picker(screen).selectedRow(inComponent: 0)
    screen.device.tap(try #require(screen.okButton))
    await screen.awaitDecision()
    #expect(outcomes.values == [30 + Double(row) / 2] && row > 82)
  }

  @Test func `a number turned back to the initial one isn't a change to discard`() async throws {
    let screen = TestHost()
    for isTurnedBack in [true, false] {
      let outcomes = screen.show(weight) { $0.confirmsDiscardingChanges = true }
      try wheel(screen).accessibilityIncrement()
      await screen.device.settle()
      if isTurnedBack { try wheel(screen).accessibilityDecrement() }
      await screen.device.settle()
      screen.device.tap(try #require(screen.cancelButton))
      await screen.device.settle()
      #expect(outcomes.cancellations.count == (isTurnedBack ? 1 : 0))
    }
  }

  @Test func `a duration turned beyond its limit turns back`() async throws {
    let screen = TestHost()
    let range = Duration.seconds(1_800)...(.seconds(36_000))
    let outcomes = screen.show(.duration(.seconds(3_600), in: range))
    let wheels = screen.device.scrollViews(in: try picker(screen))
    let middle = screen.device.middle(of: try #require(wheels.first))
    screen.device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 64), over: 0.5)
    await screen.device.settle()
    #expect(wheels.map(\.accessibilityValue) == ["0 hours", "30 minutes"])
    screen.device.tap(try #require(screen.okButton))
    await screen.awaitDecision()
    #expect(outcomes.values == [.seconds(1_800)])
  }

  // MARK: VoiceOver

  @Test(arguments: [
    ("en_US", "70.5 kg", "71.0 kg"), ("de_DE", "70,5 kg", "71,0 kg"),
    ("ar_EG", "٧٠٫٥ kg", "٧١٫٠ kg"), ("hi_IN@numbers=deva", "७०.५ kg", "७१.० kg"),
  ])
  func `VoiceOver reads the number with its unit and turns the wheel`(
    locale: String, before: String, after: String
  ) async throws {
    let screen = screen(locale)
    let outcomes = screen.show(weight)
    let wheel = try wheel(screen)
    #expect(wheel.accessibilityValue == before)
    #expect(!screen.device.accessibilityElements.contains { $0.accessibilityLabel == "kg" })
    wheel.accessibilityIncrement()
    await screen.device.settle()
    #expect(wheel.accessibilityValue == after)
    screen.device.tap(try #require(screen.okButton))
    await screen.awaitDecision()
    #expect(outcomes.values == [71])
  }

  @Test func `VoiceOver turns a wheel away from a number that isn't on a step`() throws {
    let screen = TestHost()
    screen.show(.number(5, in: 0...100, step: 4))
    let wheel = try wheel(screen)
    wheel.accessibilityIncrement()
    screen.device.settle()
    #expect(wheel.accessibilityValue == "8")
    wheel.accessibilityDecrement()
    screen.device.settle()
    #expect(wheel.accessibilityValue == "4")
  }

  @Test func `VoiceOver reads the field with its unit`() throws {
    let screen = TestHost()
    screen.show(weight.style(.field))
    let field = try #require(screen.textField)
    #expect(field.accessibilityLabel == "Thing, kg" || field.accessibilityLabel == "Text, kg")
    #expect(!screen.device.accessibilityElements.contains { $0.accessibilityLabel == "kg" })
  }

  // MARK: Layout

  @Test(arguments: [
    ("en_US", UIContentSizeCategory.large), ("ar_EG", .large),
    ("en_US", .accessibilityExtraExtraExtraLarge),
  ])
  func `the unit is next to the middle row and doesn't move`(
    locale: String, textSize: UIContentSizeCategory
  ) throws {
    let screen = screen(locale, textSize)
    screen.show(weight)
    let picker = try picker(screen)
    let label = try unitLabel("kg", screen)
    let place = label.convert(label.bounds, to: picker)
    #expect(abs(place.midY - picker.bounds.midY) < 2)
    #expect(label.intrinsicContentSize.width <= place.width)
    let number = try #require(picker.view(forRow: 81, forComponent: 0) as? UnitRowView)
    let (left, right) = (number.numberSpan.lowerBound, number.numberSpan.upperBound)
    let numberPlace = number.convert(
      CGRect(x: left, y: 0, width: right - left, height: 1), to: picker)
    #expect(number.intrinsicContentSize.width <= numberPlace.width)
    if locale == "ar_EG" {
      #expect((4...8).contains(numberPlace.minX - place.maxX))
    } else {
      #expect((4...8).contains(place.minX - numberPlace.maxX))
    }
    let middle = screen.device.middle(of: try wheel(screen))
    let finger = screen.device.touchDown(at: middle)
    finger.move(to: CGPoint(x: middle.x, y: middle.y - 100), over: 0.2)
    #expect(label.convert(label.bounds, to: picker) == place)
    finger.lift()
    screen.device.settle()
    #expect(label.convert(label.bounds, to: picker) == place)
  }

  @Test(arguments: ["en_US", "de_DE", "ru_RU", "ar_EG", "he_IL", "ja_JP"])
  func `four wheels of a duration fit a narrow phone`(locale: String) throws {
    let device = Simulator(.iPhoneSE3, locale: Locale(identifier: locale))
    let screen = TestHost(on: device)
    let duration = Duration.seconds(31_535_999)
    screen.show(
      .duration(
        duration, in: .zero...(.seconds(34_560_000)), units: [.days, .hours, .minutes, .seconds]))
    let picker = try picker(screen)
    let labels = try #require(picker.superview).subviews.compactMap { $0 as? UILabel }
    #expect(labels.count == 4)
    for label in labels {
      let place = label.convert(label.bounds, to: picker)
      #expect(place.minX >= 0 && place.maxX <= picker.bounds.width, "\(label.text ?? "")")
      #expect(label.text?.isEmpty == false)
    }
    let places = labels.map { $0.frame.midX }
    let isMirrored = picker.effectiveUserInterfaceLayoutDirection == .rightToLeft
    #expect(isMirrored ? places == places.sorted(by: >) : places == places.sorted())
  }

  @Test func `the unit of a duration follows its number`() throws {
    let screen = TestHost()
    screen.show(.duration(.seconds(3_600), in: .zero...(.seconds(72_000))))
    _ = try unitLabel("hour", screen)
    try wheel(screen).accessibilityIncrement()
    screen.device.settle()
    _ = try unitLabel("hours", screen)
  }

  @Test func `the number pad types digits of the locale`() async throws {
    let screen = screen("ar_EG")
    let outcomes = screen.show(.number(in: 0...5_000))
    screen.device.type("١٢")
    screen.device.tap(try #require(screen.okButton))
    await screen.awaitDecision()
    #expect(outcomes.values == [12])
  }
}

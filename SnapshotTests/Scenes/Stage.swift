import BottomBounce
import EditProfile
import UIKit
import UIKitSimulator

/// The example on a device, and the ways into the states of the scenes.
@MainActor struct Stage {
  let device: Simulator
  private let controller: EditProfileController

  init(
    _ model: DeviceModel = .iPhone16At2x, profile: Profile = Profile(), language: String = "en",
    locale: String? = nil, calendar: Calendar.Identifier = .gregorian,
    appearance: UIUserInterfaceStyle = .light, textSize: UIContentSizeCategory = .large,
    hasSoftwareKeyboard: Bool = true, systemVersion: String = "18.0"
  ) {
    let locales = ["en": "en_US", "zh-Hans": "zh_CN", "ar": "ar_EG"]
    device = Simulator(
      model, locale: Locale(identifier: locale ?? locales[language] ?? language),
      appearance: appearance, systemVersion: systemVersion)
    device.settings.calendar = Calendar(identifier: calendar)
    device.settings.contentSizeCategory = textSize
    // Without a keyboard layout on Linux, the user has a hardware keyboard.
    device.showsSoftwareKeyboard = hasSoftwareKeyboard && device.system.keyboard.hasOwnKeys
    controller = EditProfileController(profile: profile, language: language)
    device.window.rootViewController = controller
    device.settle()
  }

  // MARK: Texts

  /// The sheet a fraction of a second after the tap on the row.
  func rising(for duration: TimeInterval) -> Simulator {
    show(
      .text(placeholder: "A line about you", limit: 40), "Introduction")
    device.advance(by: duration)
    return device
  }

  /// The sheet a fraction of a second after the tap on Cancel.
  func falling(for duration: TimeInterval) -> Simulator {
    _ = rising(for: 1)
    if let cancel = device.view("BottomBounce.cancel") { device.tap(cancel) }
    device.advance(by: duration)
    return device
  }

  /// The sheet with typed text.
  func typing(_ text: String) -> Simulator {
    tap("EditProfile.introduction")
    device.type(text)
    device.settle()
    return device
  }

  /// The sheet while an input method has marked text.
  func composing(_ text: String) -> Simulator {
    tap("EditProfile.introduction")
    device.compose(text)
    device.settle()
    return device
  }

  /// A sheet with the error message of a rejected value.
  func refused() async -> Simulator {
    show(Refusing(), "Nickname")
    await device.settle()
    let ok = device.view("BottomBounce.ok") as? UIControl
    ok?.sendActions(for: .touchUpInside)
    // A task reads the value.
    await device.settle()
    return device
  }

  // MARK: Dates

  /// A sheet over the example's screen during its presentation.
  func show(_ content: some SheetContent, _ title: String) {
    BottomBounceView().show(content, title: title, in: controller.view, onValue: { _ in })
  }

  /// A sheet over the example's screen, at rest.
  func asking(_ content: some SheetContent, _ title: String) -> Simulator {
    show(content, title)
    device.settle()
    return device
  }

  /// Presents a sheet with a configuration over the example's screen.
  func asking(
    _ content: some SheetContent, _ title: any SheetTitle, extraButtons: [SheetButton] = [],
    _ configuration: SheetConfiguration = SheetConfiguration()
  ) -> Simulator {
    present(content, title, extraButtons: extraButtons, configuration)
    device.settle()
    return device
  }

  /// Begins to present a sheet with a configuration over the example's screen.
  func present(
    _ content: some SheetContent, _ title: any SheetTitle, extraButtons: [SheetButton] = [],
    _ configuration: SheetConfiguration
  ) {
    BottomBounceView().show(
      content, title: title, in: controller.view, extraButtons: extraButtons,
      configuration: configuration,
      onValue: { _ in })
  }

  /// A sheet that a finger holds, which has moved by a distance.
  func dragged(by distance: CGFloat) -> Simulator {
    _ = asking(.day(DateComponents(year: 1995, month: 9, day: 23), maximum: .today), "Birthday")
    guard let panel = device.view("BottomBounce.panel") else { return device }
    let start = panel.convert(CGPoint(x: panel.bounds.midX, y: 28), to: nil)
    let finger = device.touchDown(at: start)
    finger.move(to: CGPoint(x: start.x, y: start.y + distance), over: 0.3)
    return device
  }

  /// The year wheel a fraction of a second after a flick.
  func spinning(for duration: TimeInterval) -> Simulator {
    _ = asking(.day(DateComponents(year: 1995, month: 9, day: 23), maximum: .today), "Birthday")
    drag(wheel: 2, by: 90, over: 0.1)
    device.advance(by: duration)
    return device
  }

  private func drag(wheel index: Int, by distance: CGFloat, over duration: TimeInterval) {
    let wheels = wheels
    guard wheels.indices.contains(index) else { return }
    let middle = device.middle(of: wheels[index])
    device.drag(
      from: middle, to: CGPoint(x: middle.x, y: middle.y + distance), over: duration)
  }

  /// The scroll views in the sheet, from left to right.
  private var wheels: [UIScrollView] {
    device.view("BottomBounce.date").map { device.scrollViews(in: $0) } ?? []
  }

  // MARK: Fingers

  private func tap(_ identifier: String) {
    guard let view = device.view(identifier) else { return }
    device.tap(view)
    device.settle()
  }

  private struct Refusing: SheetContent {
    func makeBody(_ context: SheetContext) -> SheetBody<String> {
      TextContent.text("!", placeholder: "Nickname").makeBody(context).map {
        _ throws(ValidationError) in
        throw ValidationError("A nickname has at least three letters. Add two more.")
      }
    }
  }
}

extension DeviceModel {
  /// An iPhone 16 with two pixels per point instead of three.
  static let iPhone16At2x: DeviceModel = {
    var model = iPhone16
    model.scale = 2
    return model
  }()
}

import RandomActions
import UIKit
import UIKitSimulator

// Changes of the device and of the app around the sheets.
extension MonkeyLife {
  func setting() -> String {
    switch random.index(10) {
    case 0, 1:
      let sizes: [UIContentSizeCategory] = [
        .extraSmall, .large, .large, .extraExtraLarge, .accessibilityLarge,
        .accessibilityExtraExtraExtraLarge,
      ]
      let size = random.pick(sizes)
      device.settings.contentSizeCategory = size
      return "text size \(size.rawValue)"
    case 2: device.settings.appearance = random.pick([.light, .dark])
    case 3: device.settings.increasesContrast.toggle()
    case 4: device.settings.reduceMotion.toggle()
    case 5: device.settings.reduceTransparency.toggle()
    case 6: device.settings.boldText.toggle()
    case 7:
      let locale = random.pick(["en_US", "ar_EG", "he_IL", "fr_FR"])
      device.settings.locale = Locale(identifier: locale)
      return "locale \(locale)"
    case 8 where !isCalm:
      device.settings.usesFullKeyboardAccess.toggle()
      isFocusChanged = true
      return "Full Keyboard Access"
    default:
      device.showsSoftwareKeyboard.toggle()
      return "software keyboard \(device.showsSoftwareKeyboard)"
    }
    return "setting"
  }

  func rotate() -> String {
    let orientation = random.pick([
      UIDeviceOrientation.portrait, .landscapeLeft, .landscapeRight,
    ])
    device.rotate(to: orientation)
    return "rotate to \(orientation.rawValue)"
  }

  func changeScene() -> String {
    if isCalm { return wait() }
    isInBackground.toggle()
    isFocusChanged = true
    if isInBackground { device.enterBackground() } else { device.enterForeground() }
    return isInBackground ? "background" : "foreground"
  }

  /// Removes the host from the window, and adds it again.
  func leave() -> String {
    if isCalm { return wait() }
    let returnsAtOnce = random.chance(50)
    isFocusChanged = true
    device.window.rootViewController = UIViewController()
    if !returnsAtOnce { device.advance(by: 0.1) }
    device.window.rootViewController = controller
    return returnsAtOnce ? "leave and return at once" : "leave and return"
  }

  func wait() -> String {
    let time = random.seconds(0...0.3)
    device.advance(by: time)
    return "wait \(time)"
  }

  /// Waits for the animations, and checks the panel.
  func settle() async -> String {
    await device.settleQuicklyWithTasks(rounds: 3)
    return Self.settling
  }
}

import Testing
import UIKit
import UIKitSimulator

@testable import ProfileWindow

/// The report of the screen that the window program prints.
@MainActor @Suite struct ReportTests {
  @Test func `a report has dots for a secure text until it's revealed`() {
    let device = Simulator()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    field.accessibilityIdentifier = "password"
    field.text = "correct horse"
    field.isSecureTextEntry = true
    device.window.addSubview(field)
    device.settle()
    #expect(Report(device).lines() == ["password 20 100 200 40 “•••••••••••••”"])
    field.isSecureTextEntry = false
    #expect(Report(device).lines() == ["password 20 100 200 40 “correct horse”"])
  }
}

import Testing
import UIKit
import UIKitSimulator

/// APIs that aren't available with the Mac idiom.
@MainActor @Suite(.ownDevice) struct MacIdiomTests {
  @Test func `a picker view stops the program when it's added to a window`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        window.traitOverrides.userInterfaceIdiom = .mac
        window.addSubview(UIPickerView())
      })
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(
        "NSGenericException: UIPickerView, which UIDatePicker's wheels are as well, moved to a window "
          + "in the Mac idiom, where UIKit does not support it."))
  }

  @Test func `the wheels of a date picker stop the program too`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      window.traitOverrides.userInterfaceIdiom = .mac
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .wheels
      window.addSubview(picker)
      window.layoutIfNeeded()
    }
  }

  @Test func `the inline style is supported, and so are wheels without a window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.traitOverrides.userInterfaceIdiom = .mac
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .inline
    window.addSubview(picker)
    window.layoutIfNeeded()
    #expect(picker.window === window)
    #expect(picker.traitCollection.userInterfaceIdiom == .mac)
    let wheels = UIPickerView()
    UIView().addSubview(wheels)
    #expect(wheels.window == nil)
  }
}

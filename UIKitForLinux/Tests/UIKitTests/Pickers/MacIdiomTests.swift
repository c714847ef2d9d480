import Testing
import UIKit
import UIKitSimulator

/// What does not exist in apps on the Mac that are optimized for it.
@MainActor @Suite(.ownDevice) struct MacIdiomTests {
  @Test func `a picker view stops the program when it moves to a window`() async throws {
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

  @Test func `a calendar is supported, and so are wheels in no window`() {
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

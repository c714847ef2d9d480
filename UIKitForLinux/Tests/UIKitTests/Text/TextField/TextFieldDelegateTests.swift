import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct TextFieldDelegateTests {
  @Test func `editing begins with shouldBegin, the keyboard, and then the notifications`() {
    let host = TextFieldHost(isEditing: false)
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: host.device.window.screen,
      queue: nil
    ) { _ in
      MainActor.assumeIsolated { host.write("keyboard") }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    #expect(host.field.becomeFirstResponder())
    #expect(host.log == ["shouldBegin", "keyboard", "didBegin", "event begin", "posted begin"])
    #expect(host.field.isEditing && host.field.isFirstResponder)
    #expect(host.field.becomeFirstResponder())
    #expect(host.log.count == 5)
  }

  @Test func `editing ends with shouldEnd and then the notifications`() {
    let host = TextFieldHost()
    #expect(host.field.resignFirstResponder())
    #expect(host.log == ["shouldEnd", "didEnd", "event end", "posted end"])
    #expect(!host.field.isEditing && !host.field.isFirstResponder)
  }

  @Test func `a delegate can refuse to begin and end editing`() {
    let host = TextFieldHost(isEditing: false)
    host.refusals = ["shouldBegin", "shouldEnd"]
    #expect(!host.field.becomeFirstResponder())
    #expect(!host.field.isEditing)
    host.refusals = ["shouldEnd"]
    host.field.becomeFirstResponder()
    #expect(!host.field.resignFirstResponder())
    #expect(host.field.isEditing)
  }

  @Test func `when editing moves to another field, that field is asked before the previous one`() {
    let host = TextFieldHost()
    let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    other.delegate = host
    host.device.window.addSubview(other)
    other.becomeFirstResponder()
    #expect(
      host.log == [
        "shouldBegin", "shouldEnd", "didEnd", "event end", "posted end", "didBegin",
      ])
  }

  @Test func `the previous field can refuse to end editing`() {
    let host = TextFieldHost()
    host.refusals = ["shouldEnd"]
    let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    host.device.window.addSubview(other)
    #expect(!other.becomeFirstResponder())
    #expect(host.field.isEditing && !other.isEditing)
  }

  @Test func `leaving the window ends editing without asking the delegate`() {
    let host = TextFieldHost()
    host.refusals = ["shouldEnd"]
    host.field.removeFromSuperview()
    #expect(host.log == ["shouldEnd", "didEnd", "event end", "posted end"])
    #expect(!host.field.isEditing)
  }

  @Test func `editing can be ended by force`() {
    let host = TextFieldHost()
    host.refusals = ["shouldEnd"]
    #expect(!host.device.window.endEditing(false))
    host.clearLog()
    #expect(host.device.window.endEditing(true))
    #expect(host.log.suffix(3) == ["didEnd", "event end", "posted end"])
    #expect(!host.field.isEditing && !host.field.isFirstResponder)
  }

  @Test func `typing asks the delegate with a UTF-16 range, and then notifies`() {
    let host = TextFieldHost(text: "👋🏽")
    host.field.insertText("a")
    #expect(
      host.log == ["shouldChange 4+0 “a”", "selection", "event changed", "posted changed"])
    #expect(host.field.text == "👋🏽a")
  }

  @Test func `a refused change has no effect and isn't notified`() {
    let host = TextFieldHost(text: "ab")
    host.refusals = ["shouldChange"]
    host.field.insertText("c")
    host.field.deleteBackward()
    #expect(host.log == ["shouldChange 2+0 “c”", "shouldChange 1+1 “”"])
    #expect(host.field.text == "ab")
  }

  @Test func `a delegate can change the text while it's asked`() {
    final class Shouting: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        textField.text = (textField.text ?? "") + string.uppercased()
        return false
      }
    }
    let host = TextFieldHost()
    let delegate = Shouting()
    host.field.delegate = delegate
    host.device.type("hey")
    #expect(host.field.text == "HEY")
  }

  @Test func `setting the text notifies nobody`() {
    let host = TextFieldHost()
    host.field.text = "new"
    host.field.attributedText = NSAttributedString(string: "newer")
    #expect(host.log == [])
    #expect(host.selection == 5..<5)
  }

  @Test func `Return asks the delegate and sends the primary action`() {
    let host = TextFieldHost()
    host.device.type("\n")
    #expect(host.log == ["shouldReturn", "event primary"])
    #expect(host.field.isEditing && host.field.text == "")
    host.clearLog()
    host.refusals = ["shouldReturn"]
    host.device.type("\n")
    #expect(host.log == ["shouldReturn"])
  }

  @Test func `Return ends editing if an action for it exists`() {
    let host = TextFieldHost()
    host.field.addAction(
      UIAction { _ in host.write("event exit") }, for: .editingDidEndOnExit)
    host.device.type("\n")
    #expect(
      host.log == [
        "shouldReturn", "event primary", "event exit", "shouldEnd", "didEnd", "event end",
        "posted end",
      ])
    #expect(!host.field.isEditing)
  }

  @Test func `the reason for the end of editing is reported`() {
    final class Reasons: NSObject, UITextFieldDelegate {
      var reasons: [UITextField.DidEndEditingReason] = []
      func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
      ) {
        reasons.append(reason)
      }
    }
    let host = TextFieldHost()
    let delegate = Reasons()
    host.field.delegate = delegate
    host.field.resignFirstResponder()
    #expect(delegate.reasons == [.committed])
  }

  @Test func `a disabled field is not edited`() {
    let host = TextFieldHost(isEditing: false)
    host.field.isEnabled = false
    #expect(!host.field.becomeFirstResponder())
    host.device.tap(host.field)
    #expect(!host.field.isEditing)
  }

  @Test func `the clear button asks, clears, and disappears`() {
    let host = TextFieldHost(text: "abc", isEditing: false)
    host.field.clearButtonMode = .always
    host.device.settle()
    let button = host.field.clearButtonRect(forBounds: host.field.bounds)
    let place = CGPoint(x: 20 + button.midX, y: 100 + button.midY)
    host.refusals = ["shouldClear"]
    host.device.tap(at: place)
    #expect(host.field.text == "abc" && host.log == ["shouldClear"])
    host.refusals = []
    host.clearLog()
    host.device.tap(at: place)
    #expect(host.field.text == "" && host.field.isEditing)
    #expect(
      host.log == [
        "shouldClear", "selection", "event changed", "posted changed", "shouldBegin", "didBegin",
        "event begin", "posted begin",
      ])
    #expect(host.field.undoManager?.canUndo == true)
  }

  @Test func `clearsOnBeginEditing clears the text if the delegate allows it`() {
    let host = TextFieldHost(text: "old", isEditing: false)
    host.field.clearsOnBeginEditing = true
    host.refusals = ["shouldClear"]
    host.field.becomeFirstResponder()
    #expect(host.field.text == "old")
    host.field.resignFirstResponder()
    host.refusals = []
    host.field.becomeFirstResponder()
    #expect(host.field.text == "")
  }

  @Test func `an edited field is deallocated`() {
    let device = Simulator()
    let leaks = device.leaks {
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      field.clearButtonMode = .always
      device.window.addSubview(field)
      device.tap(field)
      device.type("abc")
      field.selectAll(nil)
      device.settle()
      field.removeFromSuperview()
      device.settle()
    }
    #expect(leaks.map(\.description) == [])
  }
}

import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct ActionTests {
  @Test func `an action has Apple's defaults`() {
    let action = UIAction { _ in }
    #expect(action.title.isEmpty)
    #expect(action.subtitle == nil)
    #expect(action.image == nil)
    #expect(action.discoverabilityTitle == nil)
    #expect(action.attributes == [])
    #expect(action.state == .off)
    #expect(action.sender == nil)
  }

  @Test func `an action without an identifier gets a unique one`() {
    let (first, second) = (UIAction { _ in }, UIAction { _ in })
    #expect(first.identifier != second.identifier)
    #expect(UIAction(identifier: .init("save")) { _ in }.identifier.rawValue == "save")
  }

  @Test func `the sender is available only while the handler runs`() {
    let control = UIControl()
    var sender: Any?
    let action = UIAction { sender = $0.sender }
    control.sendAction(action)
    #expect(sender as? UIControl === control)
    #expect(action.sender == nil)
  }

  @Test func `title, attributes, and state can be changed`() {
    let action = UIAction(title: "Save", attributes: .disabled, state: .mixed) { _ in }
    let image = UIImage()
    action.title = "Delete"
    action.image = image
    action.attributes.insert(.destructive)
    action.state = .on
    #expect(action.title == "Delete")
    #expect(action.image === image)
    #expect(action.attributes == [.disabled, .destructive])
    #expect(action.state == .on)
  }
}

import Foundation
import Observation
import Testing
import UIKit
import UIKitSimulator

@testable import ViewBuilding

extension ObjectEvent where Payload == Int {
  fileprivate static var counted: ObjectEvent { ObjectEvent() }
}

/// The storage of handlers without associated objects.
@MainActor @Suite(.ownDevice) struct AttachmentTests {
  private final class Plain {}

  @MainActor @Observable fileprivate final class Model {
    var count = 0
  }

  /// A limit that other tests running at the same time do not reach.
  private let few = 200

  /// A reference that reserves the address of an object without retaining it.
  private struct Grave {
    unowned let object: Plain
  }

  @Test func `the table has no entries of thousands of released objects`() {
    var graves: [Grave] = []
    for _ in 0..<20_000 {
      let (object, observer) = (Plain(), Plain())
      graves += [Grave(object: object), Grave(object: observer)]
      events(of: object).on(.counted) { _ in }
      events(of: NSObject()).once(.counted, for: observer) { _ in }
    }
    // Tests running at the same time can have added entries.
    #expect(Attachment.tableCount < 10_000)
  }

  @Test func `responders and recognizers are not in the table`() {
    let before = Attachment.tableCount
    let objects = (0..<100).map { [UIView(), UITapGestureRecognizer()][$0 % 2] as AnyObject }
    for object in objects { events(of: object).on(.counted, for: object) { _ in } }
    #expect(Attachment.tableCount == before)
    #expect(objects.allSatisfy { ObserverClosures.attached(to: $0)?.all.count == 1 })
  }

  @Test func `the table keeps the entries of existing objects`() {
    var sum = 0
    let objects = (0..<2_000).map { _ in Plain() }
    for object in objects { events(of: object).on(.counted) { sum += $0 } }
    for _ in 0..<5_000 { events(of: Plain()).on(.counted) { _ in } }
    for object in objects { events(of: object).trigger(.counted, 1) }
    #expect(sum == 2_000)
  }

  @Test func `closures for released objects are removed`() throws {
    let observer = UIView()
    for _ in 0..<20_000 { events(of: UIView()).on(.counted, for: observer) { _ in } }
    let closures = try #require(ObserverClosures.attached(to: observer))
    #expect(closures.all.count < few)
  }

  @Test func `an observer of thousands of released models keeps few watches`() throws {
    let observer = UIView()
    let last = Model()
    for _ in 0..<5_000 { watch(Model(), \.count, for: observer) { _ in } }
    watch(last, \.count, for: observer) { _ in }
    let closures = try #require(ObserverClosures.attached(to: observer))
    #expect(closures.all.count < few)
    withExtendedLifetime(last) {}
  }

  @Test func `an event that is never triggered keeps few handlers of released observers`() throws {
    let object = UIView()
    for _ in 0..<20_000 { events(of: object).on(.counted, for: UIView()) { _ in } }
    let list = try #require(EventHandlers.attached(to: object)?.lists.first?.value)
    #expect((list as? PayloadHandlerList<Int>)?.handlers.count ?? few < few)
  }

  @Test func `removed handlers are released by the list and the observer`() throws {
    let (object, observer) = (UIView(), UIView())
    for _ in 0..<100 {
      events(of: object).on(.counted, for: observer) { _ in }
      events(of: object).off(.counted, for: observer)
      events(of: object).once(.counted, for: observer) { _ in }
      events(of: object).trigger(.counted, 1)
    }
    let list = try #require(EventHandlers.attached(to: object)?.lists.first?.value)
    #expect((list as? PayloadHandlerList<Int>)?.handlers.isEmpty == true)
    #expect(ObserverClosures.attached(to: observer)?.all.count == 0)
  }

  @Test func `an observer releases a stopped watch`() {
    let (model, observer) = (Model(), UIView())
    watch(model, \.count, for: observer) { _ in }.stop()
    #expect(ObserverClosures.attached(to: observer)?.all.count == 0)
  }

  @Test func `adding handlers releases the closures of released observers`() {
    let object = UIView()
    weak var captured: Plain?
    func observe() {
      let (observer, plain) = (Plain(), Plain())
      captured = plain
      events(of: object).on(.counted, for: observer) { _ in _ = plain }
    }
    observe()
    for _ in 0..<100 { events(of: object).on(.counted) { _ in } }
    #expect(captured == nil)
  }

  @Test func `events and watches leak no views`() async {
    let device = Simulator()
    device.window.rootViewController = UIViewController()
    await device.settle()
    let model = Model()
    func show() {
      let label = UILabel()
      device.window.addSubview(label)
      watch(model, \.count, for: label) { [weak label] in label?.text = "\($0)" }
      events(of: device.window).on(.counted, for: label) { [weak label] in label?.text = "\($0)" }
      events(of: label).on(.counted) { [weak label] in label?.text = "\($0)" }
      events(of: device.window).trigger(.counted, 3)
      #expect(label.text == "3")
      label.removeFromSuperview()
    }
    show()
    model.count = 1
    await device.settle()
    #expect(device.leaks.isEmpty)
  }
}

import Foundation
import TestHost
import Testing
import UIKit
import ViewBuilding

private protocol Listener: AnyObject {
  var name: String { get }
}
private final class Speaker: Listener {
  let name: String
  init(_ name: String) { self.name = name }
}
private protocol Shape {}
private struct Square: Shape {}
private final class Circle: Shape {}

/// Weak references.
@MainActor @Suite(.ownDevice) struct WeakTests {
  private final class Screen {
    @Weak var view: UIView?
    @Weak var listener: (any Listener)?
    @Weak var started: UIView? = nil
  }

  @Test func `a weak property references its object until it is released`() {
    let screen = Screen()
    #expect(screen.view == nil)
    #expect(screen.listener == nil)
    #expect(screen.started == nil)
    inOwnPool {
      let (view, speaker) = (UIView(), Speaker("Ada"))
      screen.view = view
      screen.listener = speaker
      #expect(screen.view === view)
      #expect(screen.listener?.name == "Ada")
    }
    #expect(screen.view == nil)
    #expect(screen.listener == nil)
  }

  @Test func `a weak property can be set to nil and to another object`() {
    let screen = Screen()
    let (first, second) = (UIView(), UILabel())
    screen.view = first
    screen.view = second
    #expect(screen.view === second)
    screen.view = nil
    #expect(screen.view == nil)
  }

  @Test func `arrays of weak references remove released objects`() {
    let ada = Speaker("Ada")
    var bea: Speaker? = Speaker("Bea")
    let cleo = Speaker("Cleo")
    var classes = [Weak(ada), Weak(bea), Weak(cleo)]
    var protocols: [Weak<any Listener>] = [Weak(ada), Weak(bea), Weak(cleo), Weak(nil), Weak()]
    #expect(classes.compacted().map(\.name) == ["Ada", "Bea", "Cleo"])
    #expect(protocols.compacted().map(\.name) == ["Ada", "Bea", "Cleo"])
    bea = nil
    #expect(classes.compacted().map(\.name) == ["Ada", "Cleo"])
    #expect(classes.count == 3)
    classes.removeReleased()
    protocols.removeReleased()
    #expect(classes.count == 2)
    #expect(protocols.count == 2)
    #expect(protocols.compacted().map(\.name) == ["Ada", "Cleo"])
    #expect(protocols.compacted().first === ada)
  }

  @Test func `a dictionary of weak references retains nothing`() {
    var views: [String: Weak<UIView>] = [:]
    let title = UIView()
    inOwnPool {
      views["title"] = Weak(title)
      views["photo"] = Weak(UIView())
    }
    #expect(views["title"]?.wrappedValue === title)
    #expect(views["photo"]?.wrappedValue == nil)
    #expect(views.values.compacted().count == 1)
  }

  /// A container whose code does not know that it stores objects.
  private struct Cache<Content> {
    var latest = Weak<Content>()
  }

  @Test func `generic code can store a weak reference to any class`() {
    var views = Cache<UIView>()
    var listeners = Cache<any Listener>()
    let (view, speaker) = (UIView(), Speaker("Ada"))
    views.latest.wrappedValue = view
    listeners.latest.wrappedValue = speaker
    #expect(views.latest.wrappedValue === view)
    #expect(listeners.latest.wrappedValue === speaker)
  }

  @Test func `a copy references the same object and is independent`() {
    let (one, two) = (UIView(), UIView())
    let first = Weak(one)
    var second = first
    second.wrappedValue = two
    #expect(first.wrappedValue === one)
    #expect(second.wrappedValue === two)
  }

  @Test func `an object of a subclass keeps its type`() {
    let label = UILabel()
    let reference = Weak<UIView>(label)
    #expect(reference.wrappedValue is UILabel)
  }

  @Test func `a protocol without class constraint accepts objects`() {
    let circle = Circle()
    let reference = Weak<any Shape>(circle)
    #expect(reference.wrappedValue is Circle)
  }

  #if os(Linux) || os(macOS)
    @Test func `a weak reference to a value stops the program with a message`() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Weak<any Shape>(Square())
      }
      #if DEBUG
        let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(words.contains("Weak<Shape> cannot reference a value of type Square"))
      #else
        _ = result
      #endif
    }
  #endif
}

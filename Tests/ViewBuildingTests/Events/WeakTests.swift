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

/// References that keep nothing alive.
@MainActor @Suite(.ownDevice) struct WeakTests {
  private final class Screen {
    @Weak var view: UIView?
    @Weak var listener: (any Listener)?
    @Weak var started: UIView? = nil
  }

  @Test func `a property refers to its object as long as that lives`() {
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

  @Test func `a property can be set to nil and to another object`() {
    let screen = Screen()
    let (first, second) = (UIView(), UILabel())
    screen.view = first
    screen.view = second
    #expect(screen.view === second)
    screen.view = nil
    #expect(screen.view == nil)
  }

  @Test func `arrays of references to classes and protocols drop what is gone`() {
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

  @Test func `a dictionary of references keeps nothing alive`() {
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

  /// Stored by code that does not know that it deals with a class.
  private struct Cache<Content> {
    var latest = Weak<Content>()
  }

  @Test func `generic code may store a reference without knowing the class`() {
    var views = Cache<UIView>()
    var listeners = Cache<any Listener>()
    let (view, speaker) = (UIView(), Speaker("Ada"))
    views.latest.wrappedValue = view
    listeners.latest.wrappedValue = speaker
    #expect(views.latest.wrappedValue === view)
    #expect(listeners.latest.wrappedValue === speaker)
  }

  @Test func `a copy refers to the same object and is set by itself`() {
    let (one, two) = (UIView(), UIView())
    let first = Weak(one)
    var second = first
    second.wrappedValue = two
    #expect(first.wrappedValue === one)
    #expect(second.wrappedValue === two)
  }

  @Test func `a subclass's object is found again as what it is`() {
    let label = UILabel()
    let reference = Weak<UIView>(label)
    #expect(reference.wrappedValue is UILabel)
  }

  @Test func `a protocol that values may conform to takes objects`() {
    let circle = Circle()
    let reference = Weak<any Shape>(circle)
    #expect(reference.wrappedValue is Circle)
  }

  #if os(Linux) || os(macOS)
    @Test func `a value stops the program with a message`() async throws {
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

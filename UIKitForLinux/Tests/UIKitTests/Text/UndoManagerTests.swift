import Testing
import UIKit
import UIKitSimulator

/// A number with undo.
@MainActor private final class Counter {
  private(set) var value = 0
  let manager = UndoManager()

  func set(_ new: Int) {
    let old = value
    manager.registerUndo(withTarget: self) { $0.set(old) }
    value = new
  }
}

@MainActor @Suite(.ownDevice) struct UndoManagerTests {
  /// Each test creates it, because other tests can change the current device in the meantime.
  private func make() -> (Simulator, Counter, UndoManager) {
    let counter = Counter()
    return (Simulator(), counter, counter.manager)
  }

  @Test func `a change can be undone and redone`() {
    let (_, counter, manager) = make()
    counter.set(1)
    #expect(manager.canUndo && !manager.canRedo)
    manager.undo()
    #expect(counter.value == 0)
    #expect(!manager.canUndo && manager.canRedo)
    manager.redo()
    #expect(counter.value == 1)
    #expect(manager.canUndo && !manager.canRedo)
  }

  @Test func `changes in one turn of the run loop are undone together`() {
    let (device, counter, manager) = make()
    counter.set(1)
    counter.set(2)
    device.advance(by: 0.1)
    counter.set(3)
    manager.undo()
    #expect(counter.value == 2)
    manager.undo()
    #expect(counter.value == 0)
    manager.redo()
    #expect(counter.value == 2)
  }

  @Test func `explicit groups separate changes in one turn`() {
    let (_, counter, manager) = make()
    manager.groupsByEvent = false
    for value in [1, 2] {
      manager.beginUndoGrouping()
      counter.set(value)
      manager.endUndoGrouping()
    }
    manager.undo()
    #expect(counter.value == 1)
  }

  @Test func `nested groups are undone with their group`() {
    let (_, counter, manager) = make()
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    counter.set(1)
    manager.beginUndoGrouping()
    counter.set(2)
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test func `a new change clears the redo stack`() {
    let (_, counter, manager) = make()
    counter.set(1)
    manager.undo()
    counter.set(5)
    #expect(!manager.canRedo)
    manager.redo()
    #expect(counter.value == 5)
  }

  @Test func `changes aren't recorded while registration is disabled`() {
    let (_, counter, manager) = make()
    manager.disableUndoRegistration()
    counter.set(1)
    #expect(!manager.canUndo && !manager.isUndoRegistrationEnabled)
    manager.enableUndoRegistration()
    counter.set(2)
    manager.undo()
    #expect(counter.value == 1)
  }

  @Test func `the number of levels is limited`() {
    let (device, counter, manager) = make()
    manager.levelsOfUndo = 2
    for value in 1...4 {
      counter.set(value)
      device.advance(by: 0.1)
    }
    for _ in 1...4 { manager.undo() }
    #expect(counter.value == 2)
  }

  @Test func `an action name belongs to its group, in both directions`() {
    let (_, counter, manager) = make()
    counter.set(1)
    manager.setActionName("Typing")
    #expect(manager.undoMenuItemTitle == "Undo Typing")
    manager.undo()
    #expect(manager.undoMenuItemTitle == "Undo")
    #expect(manager.redoMenuItemTitle == "Redo Typing")
  }

  @Test func `targets aren't retained, and their actions can be removed`() {
    let (_, counter, manager) = make()
    var other: Counter? = Counter()
    weak let released = other
    if let other { manager.registerUndo(withTarget: other) { $0.set(9) } }
    other = nil
    #expect(released == nil)
    manager.undo()
    counter.set(1)
    manager.removeAllActions(withTarget: counter)
    manager.undo()
    #expect(counter.value == 1)
  }

  @Test func `undo posts notifications before and after`() {
    let (_, counter, manager) = make()
    var names: [String] = []
    for name in [
      NSNotification.Name.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
      .NSUndoManagerDidRedoChange,
    ] {
      _ = NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
        let name = $0.name.rawValue
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    counter.set(1)
    manager.undo()
    #expect(
      names == [
        "NSUndoManagerWillUndoChangeNotification", "NSUndoManagerDidUndoChangeNotification",
      ])
  }
}

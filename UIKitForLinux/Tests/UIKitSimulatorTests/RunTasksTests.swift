import Testing
import UIKit
import UIKitSimulator

/// Tasks that run without advancing the clock.
@MainActor @Suite(.ownDevice) struct RunTasksTests {
  private let device = Simulator()

  @Test func `tasks run to completion while an animation doesn't advance`() async {
    let view = UIView()
    device.window.addSubview(view)
    await device.settle()
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    device.advance(by: 0.25)
    let before = device.now
    var steps = 0
    Task { @MainActor in
      for _ in 0..<20 {
        await Task.yield()
        steps += 1
      }
      Task(priority: .background) { @MainActor in steps += 100 }
    }
    await device.runTasks()
    #expect(steps == 120)
    #expect(device.now == before)
    #expect(view.layer.animationKeys()?.isEmpty == false)
  }

  @Test func `changes made by a task are laid out`() async {
    let view = UIView()
    device.window.addSubview(view)
    Task { @MainActor in
      view.translatesAutoresizingMaskIntoConstraints = false
      view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    }
    await device.runTasks()
    #expect(view.frame.width == 30)
  }

  @Test func `runTasks doesn't wait for a task that waits for the clock`() async {
    let view = UIView()
    device.window.addSubview(view)
    await device.settle()
    var isOver = false
    Task { @MainActor in
      await withCheckedContinuation { continuation in
        UIView.animate(withDuration: 0.3) {
          view.alpha = 0
        } completion: { _ in
          continuation.resume()
        }
      }
      isOver = true
    }
    let before = device.now
    await device.runTasks()
    #expect(!isOver && device.now == before)
    device.advance(by: 0.3)
    await device.runTasks()
    #expect(isOver)
  }

  @Test func `work that reschedules itself in every turn is reported`() async {
    var message: String?
    DeviceScope.current.reportBusyDevice = { message = $0 }
    var goesOn = true
    func ask() {
      device.system.inNextTurn { if goesOn { ask() } }
    }
    ask()
    await device.runTasks()
    goesOn = false
    await device.settle()
    #expect(message?.contains("work for the next turn") == true)
  }
}

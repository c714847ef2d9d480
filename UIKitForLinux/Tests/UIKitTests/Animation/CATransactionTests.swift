import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct CATransactionTests {
  private let screen: TestScreen
  private let layer = CALayer()

  init() throws {
    screen = try TestScreen()
    screen.root.addSublayer(layer)
    screen.render()
  }

  @Test func `a transaction determines the duration and curve of its changes`() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    layer.position.x = 100
    CATransaction.commit()
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    screen.advance(by: 1)
    #expect(layer.presentation()?.position.x == 50)
  }

  @Test func `disableActions applies only to its transaction`() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0.5
    CATransaction.commit()
    #expect(layer.animationKeys() == nil)
    #expect(!CATransaction.disableActions())
    layer.opacity = 1
    #expect(layer.animationKeys() == ["opacity"])
  }

  @Test func `the implicit transaction ends with the turn of the run loop`() {
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(9)
    CATransaction.flush()
    #expect(!CATransaction.disableActions())
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func `the completion block waits for animations of nested transactions`() {
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("outer") }
    layer.opacity = 0.5
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("inner") }
    CATransaction.setAnimationDuration(1)
    layer.position.x = 10
    CATransaction.commit()
    CATransaction.commit()
    #expect(log == [])
    screen.advance(by: 0.5)
    #expect(log == [])
    screen.advance(by: 0.5)
    #expect(log.sorted() == ["inner", "outer"])
  }

  @Test func `without animations the completion block runs at the end of the transaction`() {
    var count = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { count += 1 }
    #expect(count == 0)
    CATransaction.commit()
    #expect(count == 1)
    CATransaction.setCompletionBlock { count += 1 }
    CATransaction.flush()
    #expect(count == 2)
  }

  @Test func `removing an animation completes the transaction`() {
    var count = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { count += 1 }
    layer.opacity = 0
    CATransaction.commit()
    layer.removeAllAnimations()
    #expect(count == 1)
  }

  @Test func `the completion block waits only for animations added after it was set`() {
    var count = 0
    CATransaction.begin()
    layer.opacity = 0
    CATransaction.setCompletionBlock { count += 1 }
    CATransaction.commit()
    #expect(count == 1)
  }
}

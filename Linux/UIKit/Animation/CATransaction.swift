/// A group of changes with one duration, one curve and one end.
public final class CATransaction: NSObject {
  package struct State {
    var duration: CFTimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var group: CompletionGroup?
  }

  /// Read and written on the main actor only, as all of Core Animation on Linux.
  nonisolated(unsafe) private static var stack: [State] = []

  package static var current: State { stack.last ?? State() }

  /// Begins a transaction inside the present one.
  public class func begin() {
    var state = current
    state.group = nil
    stack.append(state)
  }

  /// Ends the transaction begun last.
  public class func commit() {
    guard let state = stack.popLast() else { return }
    state.group?.seal()
  }

  /// Hands over everything that is pending; changes here take effect at once.
  public class func flush() {}

  /// Returns the seconds of animations that have no duration of their own.
  public class func animationDuration() -> CFTimeInterval { current.duration }

  /// Sets the seconds of animations that have no duration of their own.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    update { $0.duration = dur }
  }

  /// Returns the curve of animations that have none of their own.
  public class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }

  /// Sets the curve of animations that have none of their own.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    update { $0.timingFunction = function }
  }

  /// Whether changes set off no actions.
  public class func disableActions() -> Bool { current.disablesActions }

  /// Sets whether changes set off no actions.
  public class func setDisableActions(_ flag: Bool) {
    update { $0.disablesActions = flag }
  }

  /// Sets what runs once all animations of this transaction have ended, or at once if there are none.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    update { state in
      state.group = block.map { block in CompletionGroup { _ in block() } }
    }
  }

  private static func update(_ change: (inout State) -> Void) {
    if stack.isEmpty { stack.append(State()) }
    change(&stack[stack.count - 1])
  }
}

/// Runs a closure once, when all animations that joined have ended and no more can join.
package final class CompletionGroup {
  private var pending = 0
  private var isSealed = false
  private var allFinished = true
  private var completion: ((_ finished: Bool) -> Void)?

  package init(_ completion: @escaping (_ finished: Bool) -> Void) {
    self.completion = completion
    LiveObjects.register(self)
  }

  package var isEmpty: Bool { pending == 0 }

  /// Lets an animation join.
  package func join(_ animation: CAAnimation) {
    pending += 1
    let before = animation.onEnd
    animation.onEnd = { [self] finished in
      before?(finished)
      pending -= 1
      if !finished { allFinished = false }
      runIfDone()
    }
  }

  /// Says that no more animations will join.
  package func seal() {
    isSealed = true
    runIfDone()
  }

  private func runIfDone() {
    guard isSealed, pending == 0, let completion else { return }
    self.completion = nil
    completion(allFinished)
  }
}

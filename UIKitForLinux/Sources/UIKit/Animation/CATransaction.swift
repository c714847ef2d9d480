public final class CATransaction: NSObject {
  package struct State {
    var duration: CFTimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var group: CompletionGroup?
    var values: [String: Any] = [:]
  }

  private static var stack: [State] {
    get { DeviceScope.current.transactions }
    _modify { yield &DeviceScope.current.transactions }
  }

  private static var current: State {
    get { stack[stack.count - 1] }
    set { stack[stack.count - 1] = newValue }
  }

  public class func begin() {
    var state = current
    state.group = nil
    stack.append(state)
  }

  public class func commit() {
    guard stack.count > 1, let state = stack.popLast() else { return }
    state.group?.seal()
  }

  public class func flush() {
    guard stack.count == 1 else { return }
    let group = current.group
    current = State()
    group?.seal()
  }

  public class func animationDuration() -> CFTimeInterval { current.duration }

  public class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }

  public class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }

  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timingFunction = function
  }

  public class func disableActions() -> Bool { current.disablesActions }

  public class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

  public class func setCompletionBlock(_ block: (() -> Void)?) {
    let before = current.group
    current.group = block.map { block in CompletionGroup { _ in block() } }
    before?.seal()
  }

  public class func value(forKey key: String) -> Any? { current.values[key] }

  public class func setValue(_ anObject: Any?, forKey key: String) {
    current.values[key] = anObject
  }

  /// Makes every open transaction wait for the end of an animation.
  package static func join(_ animation: CAAnimation) {
    for state in stack { state.group?.join(animation) }
  }
}

/// A closure that is called once, after all animations of a group have ended and the group is
/// closed.
package final class CompletionGroup {
  private var pending = 0
  private var isSealed = false
  private var allFinished = true
  private var completion: ((_ finished: Bool) -> Void)?
  private var atEnd: [() -> Void] = []

  package init(_ completion: @escaping (_ finished: Bool) -> Void) {
    self.completion = completion
    LiveObjects.register(self)
  }

  /// A Boolean value that indicates whether no animation of the group is running.
  package var isEmpty: Bool { pending == 0 }

  /// Adds an animation to the completion group.
  package func join(_ animation: CAAnimation) {
    pending += 1
    animation.whenEnded { [self] finished in
      pending -= 1
      if !finished { allFinished = false }
      runIfDone()
    }
  }

  /// Adds a closure that is called after all animations have ended, before the completion.
  package func atEnd(_ work: @escaping () -> Void) {
    atEnd.append(work)
  }

  /// Closes the group, so that no more animations are added.
  package func seal() {
    isSealed = true
    runIfDone()
  }

  /// Calls the completion now, unless it has been called.
  package func run() {
    guard let completion else { return }
    self.completion = nil
    for work in atEnd { work() }
    completion(allFinished)
  }

  private func runIfDone() {
    if isSealed, pending == 0 { run() }
  }
}

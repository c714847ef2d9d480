@preconcurrency @MainActor open class UndoManager: NSObject {
  /// An undo action.
  ///
  /// The target isn't retained.
  private struct Action {
    weak var target: AnyObject?
    let run: @MainActor (AnyObject) -> Void
  }

  private final class Group {
    var actions: [Action] = []
    var name = ""
  }

  private enum Mode { case normal, undoing, redoing }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  /// The open group, with the number of `beginUndoGrouping()` calls that haven't been ended.
  private var openGroup: Group?
  private var openLevels = 0
  private var openedByEvent = false
  private var disabledLevels = 0
  private var mode = Mode.normal

  public override init() {
    super.init()
  }

  // MARK: Registering

  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if openGroup == nil {
      guard groupsByEvent else {
        assertionFailure(
          "beginUndoGrouping() has to come before registerUndo(withTarget:handler:).")
        return
      }
      openEventGroup()
    }
    openGroup?.actions.append(
      Action(target: target) { target in
        if let target = target as? TargetType { handler(target) }
      })
    if mode == .normal { redoStack = [] }
  }

  open var isUndoRegistrationEnabled: Bool { disabledLevels == 0 }

  open func disableUndoRegistration() { disabledLevels += 1 }

  open func enableUndoRegistration() { disabledLevels = max(disabledLevels - 1, 0) }

  // MARK: Groups

  open var groupsByEvent = true

  open var levelsOfUndo = 0 { didSet { limitLevels() } }

  open var groupingLevel: Int { openLevels }

  open func beginUndoGrouping() {
    if openGroup == nil {
      if groupsByEvent, mode == .normal { openEventGroup() } else { openGroup = Group() }
    }
    openLevels += 1
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  open func endUndoGrouping() {
    guard openLevels > 0 else { return }
    post(.NSUndoManagerWillCloseUndoGroup)
    openLevels -= 1
    if openLevels == 0 { closeGroup() }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func openEventGroup() {
    openGroup = Group()
    openedByEvent = true
    openLevels += 1
    Device.current.inNextTurn { [weak self] in self?.closeEventGroup() }
  }

  /// Ends the event group before the end of the current turn of the run loop.
  func closeEventGroup() {
    guard openedByEvent else { return }
    openedByEvent = false
    endUndoGrouping()
  }

  private func closeGroup() {
    guard let group = openGroup else { return }
    openGroup = nil
    openedByEvent = false
    guard !group.actions.isEmpty else { return }
    if mode == .undoing { redoStack.append(group) } else { undoStack.append(group) }
    limitLevels()
  }

  private func limitLevels() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
    redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
  }

  // MARK: Undoing

  open var canUndo: Bool { !undoStack.isEmpty || openGroup?.actions.isEmpty == false }

  open var canRedo: Bool {
    // Registering a new change invalidates the redo actions.
    post(.NSUndoManagerCheckpoint)
    return !redoStack.isEmpty
  }

  open var isUndoing: Bool { mode == .undoing }

  open var isRedoing: Bool { mode == .redoing }

  open func undo() {
    if openLevels == 1 { closeEventGroup() }
    undoNestedGroup()
  }

  open func undoNestedGroup() {
    guard mode == .normal, openGroup == nil, let group = undoStack.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillUndoChange)
    run(group, as: .undoing)
    post(.NSUndoManagerDidUndoChange)
  }

  open func redo() {
    guard mode == .normal, openGroup == nil, let group = redoStack.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillRedoChange)
    run(group, as: .redoing)
    post(.NSUndoManagerDidRedoChange)
  }

  private func run(_ group: Group, as mode: Mode) {
    self.mode = mode
    beginUndoGrouping()
    openGroup?.name = group.name
    for action in group.actions.reversed() {
      if let target = action.target { action.run(target) }
    }
    endUndoGrouping()
    self.mode = .normal
  }

  open func removeAllActions() {
    if mode != .normal {
      preconditionFailure(
        "NSInternalInconsistencyException: removeAllActions() removes the open group of an undo, "
          + "whose end has no matching begin then. Call it after the undo.")
    }
    forgetActions()
  }

  /// Forgets all actions of a text that is set.
  final func forgetActions() {
    undoStack = []
    redoStack = []
    openGroup?.actions = []
  }

  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func strip(_ group: Group) { group.actions.removeAll { $0.target === target } }
    for group in undoStack + redoStack { strip(group) }
    if let openGroup { strip(openGroup) }
    undoStack.removeAll(where: \.actions.isEmpty)
    redoStack.removeAll(where: \.actions.isEmpty)
  }

  // MARK: Names

  open func setActionName(_ actionName: String) {
    (openGroup ?? undoStack.last)?.name = actionName
  }

  open var undoActionName: String { canUndo ? (openGroup ?? undoStack.last)?.name ?? "" : "" }

  open var redoActionName: String { redoStack.last?.name ?? "" }

  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

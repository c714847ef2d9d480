/// Remembers how to take changes back, and how to make them again.
///
/// What is registered in one turn of the run loop is one group, and one `undo()` takes it back.
@preconcurrency @MainActor open class UndoManager: NSObject {
  /// One thing to take back; the target is not retained.
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
  /// The group that is open, with the number of `beginUndoGrouping` calls that wait for their end.
  private var openGroup: Group?
  private var openLevels = 0
  private var openedByEvent = false
  private var disabledLevels = 0
  private var mode = Mode.normal

  /// An undo manager with nothing to take back.
  public override init() {
    super.init()
  }

  // MARK: Registering

  /// Registers how to take a change back; while undoing, how to make it again.
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

  /// Whether changes can be registered.
  open var isUndoRegistrationEnabled: Bool { disabledLevels == 0 }

  /// Stops registering until `enableUndoRegistration()` has been called as often.
  open func disableUndoRegistration() { disabledLevels += 1 }

  /// Takes back one `disableUndoRegistration()`.
  open func enableUndoRegistration() { disabledLevels = max(disabledLevels - 1, 0) }

  // MARK: Groups

  /// Whether each turn of the run loop makes a group of its own; true by default.
  open var groupsByEvent = true

  /// How many groups are remembered; 0, the default, for all.
  open var levelsOfUndo = 0 { didSet { limitLevels() } }

  /// How many groups are open inside one another.
  open var groupingLevel: Int { openLevels }

  /// Opens a group; groups inside a group are taken back with it.
  open func beginUndoGrouping() {
    if openGroup == nil {
      if groupsByEvent, mode == .normal { openEventGroup() } else { openGroup = Group() }
    }
    openLevels += 1
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Closes the group opened last.
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

  /// Ends the group of this turn before the turn is over.
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

  /// Whether there is something to take back.
  open var canUndo: Bool { !undoStack.isEmpty || openGroup?.actions.isEmpty == false }

  /// Whether there is something to make again.
  open var canRedo: Bool {
    // A change that is about to be registered makes what was undone invalid.
    post(.NSUndoManagerCheckpoint)
    return !redoStack.isEmpty
  }

  /// Whether a change is being taken back.
  open var isUndoing: Bool { mode == .undoing }

  /// Whether a change is being made again.
  open var isRedoing: Bool { mode == .redoing }

  /// Takes back the last group.
  open func undo() {
    if openLevels == 1 { closeEventGroup() }
    undoNestedGroup()
  }

  /// Takes back the last group, also where it lies in an open one.
  open func undoNestedGroup() {
    guard mode == .normal, openGroup == nil, let group = undoStack.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillUndoChange)
    run(group, as: .undoing)
    post(.NSUndoManagerDidUndoChange)
  }

  /// Makes the last group again that was taken back.
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

  /// Forgets everything.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    openGroup?.actions = []
  }

  /// Forgets what has to do with a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func strip(_ group: Group) { group.actions.removeAll { $0.target === target } }
    for group in undoStack + redoStack { strip(group) }
    if let openGroup { strip(openGroup) }
    undoStack.removeAll(where: \.actions.isEmpty)
    redoStack.removeAll(where: \.actions.isEmpty)
  }

  // MARK: Names

  /// Names the group that is open, or else the last one.
  open func setActionName(_ actionName: String) {
    (openGroup ?? undoStack.last)?.name = actionName
  }

  /// The name of what `undo()` takes back.
  open var undoActionName: String { canUndo ? (openGroup ?? undoStack.last)?.name ?? "" : "" }

  /// The name of what `redo()` makes again.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// The title of a menu's item for `undo()`.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of a menu's item for `redo()`.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of an item for taking back what has a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns the title of an item for making again what has a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// A button of a navigation bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// Buttons that every app has, with the system's words.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo
    case close = 24
  }

  /// Whether the title is bold.
  open var style: Style = .plain { didSet { changed() } }
  /// The button that a bar shows for the item.
  final weak var shownButton: UIView?
  /// What the button runs.
  open var primaryAction: UIAction? { didSet { changed() } }
  /// The colour of the button; the bar's where there is none.
  open var tintColor: UIColor? { didSet { changed() } }

  /// A button that runs an action, with the action's title and picture where it gives none itself.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image
    self.primaryAction = primaryAction
  }

  /// A button with the system's words that runs an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    style = systemItem == .done || systemItem == .save ? .done : .plain
    title = systemItem.title
    image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
    self.primaryAction = primaryAction
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    case .add: "Add"
    case .close: "Close"
    default: nil
    }
  }

  fileprivate var symbol: String? {
    switch self {
    case .add: "plus"
    case .close: "xmark"
    default: nil
    }
  }
}

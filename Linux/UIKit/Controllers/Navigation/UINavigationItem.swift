/// What a navigation bar shows while a controller is on top.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Where titles are large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  weak var bar: UINavigationBar?

  /// An item without a title.
  public override init() {
    super.init()
  }

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The title in the middle, or below in large letters.
  open var title: String? { didSet { changed() } }
  /// What stands in for the title.
  open var titleView: UIView? { didSet { changed() } }
  /// Whether the title is large where the bar prefers that.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { changed() } }
  /// What the button back to this item is called; the title where there is none.
  open var backButtonTitle: String? { didSet { changed() } }
  /// Whether there is no button back from this item.
  open var hidesBackButton = false { didSet { changed() } }
  /// The items on the leading side; they take the place of the button back.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The items on the trailing side, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

  /// The item on the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost item on the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  private func changed() { bar?.itemsChanged() }
}

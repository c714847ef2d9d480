/// A thing in a bar: a button or a tab.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// An item without contents.
  public override init() {
    super.init()
  }

  /// The item's text.
  open var title: String? { didSet { changed() } }
  /// The item's picture.
  open var image: UIImage? { didSet { changed() } }
  /// Whether the item can be used.
  open var isEnabled = true { didSet { changed() } }
  /// A number for the app's own use.
  open var tag = 0

  var onChange: (() -> Void)?

  final func changed() { onChange?() }
}

@preconcurrency @MainActor open class UIBarItem: NSObject {
  public override init() {
    super.init()
  }

  open var title: String? { didSet { changed() } }
  open var image: UIImage? { didSet { changed() } }
  open var isEnabled = true { didSet { changed() } }
  open var tag = 0

  var onChange: (() -> Void)?

  final func changed() { onChange?() }
}

/// A tab.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The picture while the tab is chosen; the ordinary one where there is none.
  open var selectedImage: UIImage? { didSet { changed() } }

  /// A tab with a text, a picture and a number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// A tab with a text and two pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}

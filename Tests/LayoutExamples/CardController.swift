public import UIKit
import ViewBuilding

/// A screen with the card that the article “View trees” builds.
public final class CardController: UIViewController {
  /// The picture of whom the card is about.
  public let photo = UIImageView(image: UIImage(systemName: "person.crop.circle.fill"))
  /// The name of whom the card is about.
  public let name = UILabel()

  /// A screen about somebody.
  public init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    self.name.text = name
    photo.tintColor = .systemIndigo
  }

  /// The screen is made in code; archives are not supported.
  public required init?(coder: NSCoder) {
    fatalError("CardController is made in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    ViewTree(in: view) {
      ViewNode(UIView()) { view, _ in
        view.backgroundColor = .secondarySystemBackground
        view.layer.cornerRadius = 12
        "top == superview.safeArea.top + 16"
        "leading == 16"
        "trailing == -16"
        ViewNode(self.photo, named: "photo") {
          "top, leading == 12"
          "bottom == -12"
          "size == 40"
        }
        ViewNode(self.name) { view, _ in
          view.font = .preferredFont(forTextStyle: .headline)
          "leading == photo.trailing + 12"
          "trailing <= -12"
          "centerY == photo.centerY"
        }
      }
    }
  }
}

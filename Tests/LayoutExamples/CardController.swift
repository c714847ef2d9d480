public import UIKit
import ViewBuilding

/// A screen with the card of the article “View trees”.
public final class CardController: UIViewController {
  /// The picture of the contact.
  public let photo = UIImageView(image: UIImage(systemName: "person.crop.circle.fill"))
  /// The name of the contact.
  public let name = UILabel()

  /// Creates a screen for a contact.
  public init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    self.name.text = name
    photo.contentMode = .scaleAspectFit
    photo.tintColor = .systemIndigo
  }

  /// Archives are not supported.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    ViewTree(in: view) {
      ViewNode(UIView()) { [self] view, _ in
        view.backgroundColor = .secondarySystemBackground
        view.layer.cornerRadius = 12
        "top == superview.safeArea.top + 16"
        "leading == 16"
        "trailing == -16"
        ViewNode(photo) {
          "top, leading == 12"
          "bottom == -12"
          "size == 40"
        }
        ViewNode(name) { [self] view, _ in
          view.font = .preferredFont(forTextStyle: .headline)
          "leading == \(photo).trailing + 12"
          "trailing <= -12"
          "centerY == \(photo).centerY"
        }
      }
    }
  }
}

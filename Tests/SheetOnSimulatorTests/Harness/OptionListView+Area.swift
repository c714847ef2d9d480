import UIKit

@testable import BottomBounce

extension OptionListView {
  /// The area of the list in the view.
  var area: UILayoutGuide { layout?.area ?? UILayoutGuide() }
}

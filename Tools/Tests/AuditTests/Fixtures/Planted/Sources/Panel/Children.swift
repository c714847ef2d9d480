internal import Foundation
import UIKit

final class Card: UILabel {
  var hoverStyle: Int { 0 }
}

struct Children {
  var first: Process?
}

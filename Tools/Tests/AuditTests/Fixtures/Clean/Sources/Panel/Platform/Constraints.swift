import UIKit

@MainActor func positiveConstraints(of view: UIView) -> [Int] { view.constraints.filter { $0 > 0 } }

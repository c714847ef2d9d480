import Dispatch
import UIKit

#if os(Linux)
  @MainActor func application() -> UIApplication { UIApplication.shared }
  @MainActor func own(_ view: UIView) { view.becomeOwn() }
#endif

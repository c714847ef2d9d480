import Dispatch
import UIKit

#if os(Linux)
  @MainActor func application() -> UIApplication { UIApplication.shared }
#endif

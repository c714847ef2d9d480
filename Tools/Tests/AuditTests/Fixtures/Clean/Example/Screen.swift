import Dispatch
import UIKit

#if os(Linux)
  /// The example may tell platforms apart.
  @MainActor func makeScreen() -> UIView { UIView() }
#endif

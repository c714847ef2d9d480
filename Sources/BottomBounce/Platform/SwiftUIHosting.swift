import UIKit

#if canImport(SwiftUI)
  import SwiftUI

  extension UIHostingController: SwiftUIHosting {}
#endif

/// A view controller whose view belongs to SwiftUI.
///
/// Apps can't add subviews to it.
@MainActor protocol SwiftUIHosting: UIViewController {}

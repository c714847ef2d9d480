import UIKit

#if canImport(SwiftUI)
  import SwiftUI

  extension UIHostingController: SwiftUIHosting {}
#endif

/// Apps can't add subviews to the view of such a controller, which belongs to SwiftUI.
@MainActor protocol SwiftUIHosting: UIViewController {}

import UIKit

#if canImport(SwiftUI)
  import SwiftUI

  extension UIHostingController: SwiftUIHosting {}
#endif

/// A controller whose view is managed by SwiftUI, which does not support subviews that an app adds.
@MainActor protocol SwiftUIHosting: UIViewController {}

import UIKit

// Objective-C cannot see an extension of a generic class.
#if CORRECT
  private class Screen<Content>: UIViewController, UITextFieldDelegate {}
#else
  private class Screen<Content>: UIViewController {}
  extension Screen: UITextFieldDelegate {}  // error: cannot be in an extension
#endif

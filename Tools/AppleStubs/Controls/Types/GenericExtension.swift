import UIKit

// Extensions of generic classes can't contain Objective-C members.
#if CORRECT
  private class Screen<Content>: UIViewController, UITextFieldDelegate {}
#else
  private class Screen<Content>: UIViewController {}
  extension Screen: UITextFieldDelegate {}  // error: cannot be in an extension
#endif

import UIKit

// UIKit's delegates are Objective-C objects.
#if CORRECT
  private final class Delegate: NSObject, UITextFieldDelegate {}
#else
  private final class Delegate: UITextFieldDelegate {}  // error: 'InheritsFromNSObject'
#endif

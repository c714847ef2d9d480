#if CORRECT
  import Foundation
#endif

// Each file must import the modules it uses.
private func label(_ object: AnyObject) {
  let root: NSObject? = nil  // error: cannot find type 'NSObject' in scope
  let date = Date()  // error: cannot find 'Date' in scope
  autoreleasepool {}  // error: cannot find 'autoreleasepool' in scope
  _ = (root, date)
}

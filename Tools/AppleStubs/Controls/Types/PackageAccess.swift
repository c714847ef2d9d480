// Xcode compiles the app and the tests as targets of a project, which don't belong to a package.
#if CORRECT
  /// A number.
  public struct Draw {}
#else
  package struct Draw {}  // error: the package access level used on 'Draw' requires a package name
#endif

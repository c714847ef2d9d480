public import BottomBounce

extension SheetConfiguration {
  /// A configuration whose sheet replaces presented ones.
  @MainActor public static var replacing: SheetConfiguration {
    SheetConfiguration { $0.presentationPolicy = .replace }
  }
}

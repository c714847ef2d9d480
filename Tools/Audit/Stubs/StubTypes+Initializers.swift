extension StubTypes {
  /// Returns the initializers of a class and all inherited ones, because a module interface
  /// contains both.
  ///
  /// If a class declares designated initializers, inherited ones become convenience initializers,
  /// as in Objective-C.
  func initializers(of type: StubType) -> [StubMember] {
    let own = importedMembers(of: type).filter(\.isInitializer)
    guard !type.parents.isEmpty else { return own }
    let hasDesignated = own.contains { !$0.isConvenience && !$0.isRequiredInitializer }
    let inherited = designatedInitializers(of: superclass(of: type)).filter { member in
      !own.contains { $0.signature == member.signature }
    }
    return own
      + inherited.map { hasDesignated && !$0.isRequiredInitializer ? $0.asConvenience : $0 }
  }

  /// Returns a Boolean value that indicates whether an initializer has the signature of a
  /// designated initializer of the superclass.
  func overridesInitializer(_ member: StubMember, in type: StubType) -> Bool {
    designatedInitializers(of: superclass(of: type)).contains { $0.signature == member.signature }
  }

  /// Returns the designated initializers that subclasses of a class can call and override.
  private func designatedInitializers(of type: StubType?) -> [StubMember] {
    guard let type else { return [Self.objectInitializer] }
    return initializers(of: type).filter { !$0.isConvenience }
  }

  /// The initializer of `NSObject`.
  private static let objectInitializer = StubMember(
    SymbolTable.Entry(
      symbol: "NSObject.init()", declaration: "init()", isolation: "nonisolated",
      introduced: Version(major: 2, minor: 0), source: ""))
}

extension StubMember {
  /// The initializer as inherited by a class that declares designated ones.
  fileprivate var asConvenience: StubMember {
    var entry = entry
    entry.declaration = "convenience " + entry.declaration
    return StubMember(entry)
  }
}

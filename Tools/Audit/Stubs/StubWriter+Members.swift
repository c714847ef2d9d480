extension StubWriter {
  /// Writes a member of a type or an extension.
  mutating func write(
    _ member: StubMember, in type: StubType?, access: String, isObjC: Bool
  ) {
    guard names.isKnown(member.declaration) else { return }
    var words = availability(of: member.entry)
    if member.isUnavailable { words.append("@available(*, unavailable)") }
    if isObjC, names.isRepresentable(member.declaration) { words.append("@objc") }
    // The result of an imported method is discardable.
    let isImported = type.map { [.class, .protocol].contains($0.kind) } ?? isObjC
    if isImported, member.declaration.hasPrefix("func "), !member.result.isEmpty {
      words.append("@discardableResult")
    }
    if member.isOptional, isObjC, type?.kind == .protocol { words.append("optional") }
    let isMain = member.entry.isolation == "@MainActor"
    let isOwnerMain = type?.entry.isolation == "@MainActor"
    if isMain, !isOwnerMain { words.append("@MainActor") }
    if !isMain, isOwnerMain { words.append("nonisolated") }
    if let type, type.kind == .class {
      let isInSubmodule = submodule.contains { $0.entry.symbol == member.entry.symbol }
      if isInSubmodule || types.isRedeclared(member, of: type) {
        words.append("@_disfavoredOverload")
      }
      if !member.isInitializer, let inherited = types.overridden(by: member, in: type) {
        words.append(inherited.result == member.result ? "override" : "@_nonoverride")
      }
      if member.isInitializer { words += initializerWords(member, in: type) }
      if !member.ownership.isEmpty { words.append(String(member.ownership.dropLast())) }
    }
    if !access.isEmpty { words.append(access) }
    if member.isConvenience { words.append("convenience") }
    var declaration = member.declaration
    if member.entry.isTypeMember {
      words.append(type?.kind == .class && access == "open" ? "class" : "static")
    }
    // Constants of a class or an extension aren't stored.
    if declaration.hasPrefix("let "), type?.kind != .struct {
      declaration = "var \(declaration.dropFirst(4)) { get }"
    }
    lines.append((words + [Self.escaped(declaration)]).joined(separator: " "))
  }

  private func initializerWords(_ member: StubMember, in type: StubType) -> [String] {
    if member.isRequiredInitializer { return ["required"] }
    return types.overridesInitializer(member, in: type) ? ["override"] : []
  }

  /// Returns the availability attribute of a symbol that is newer than the minimum version of iOS,
  /// or deprecated.
  ///
  /// The compiler ignores deprecations that are newer than the deployment target.
  func availability(of entry: SymbolTable.Entry) -> [String] {
    let isNewer = entry.introduced > Version.minimum
    guard let deprecated = entry.deprecated else {
      return isNewer ? ["@available(iOS \(entry.introduced), *)"] : []
    }
    let introduced = isNewer ? "introduced: \(entry.introduced), " : ""
    return ["@available(iOS, \(introduced)deprecated: \(deprecated))"]
  }

  /// Returns a declaration whose name may be a keyword.
  private static func escaped(_ declaration: String) -> String {
    for keyword in ["var ", "let ", "case "] where declaration.hasPrefix(keyword) {
      let name = declaration.dropFirst(keyword.count).prefix { $0 != ":" && $0 != " " }
      return "\(keyword)`\(name)`" + declaration.dropFirst(keyword.count + name.count)
    }
    return declaration
  }
}

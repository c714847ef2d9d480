extension Rules {
  /// Reports exported names that also exist in SwiftUI, Observation, Foundation, or UIKit.
  ///
  /// A file that imports both modules would have to qualify the name.
  static func exports(
    _ exports: [Export], _ table: SymbolTable, _ names: OtherNames
  ) -> [Finding] {
    exports.compactMap { export in
      let module = table.hasType(export.name) ? "UIKit" : names.modules[export.name]
      guard let module else { return nil }
      return Finding(
        at: export.location,
        "\(export.name) is exported, and \(module) has the same name: choose another name.",
        subject: Exceptions.Subject(rule: .exportedName, name: export.name))
    }
  }
}

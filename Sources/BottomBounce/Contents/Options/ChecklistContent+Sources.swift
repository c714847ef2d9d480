// The factories of checklists with sections, and with options that load.

extension ChecklistContent where Selection == [Choice] {
  /// Creates content that asks for any number of options of a list with sections.
  ///
  /// - Parameters:
  ///   - sections: The sections, in their order.
  ///   - selected: The initially selected values, in any order. If one has no option, OK is
  ///     disabled until the user changes the selection. The default is none.
  ///   - minimum: The minimum number of selected options. It is clamped to the number of options.
  ///     The default is 0.
  ///   - maximum: The maximum number of selected options. The default is `nil`: no limit.
  public init(
    sections: [SheetSection<Choice>], selected: [Choice] = [], minimum: Int = 0,
    maximum: Int? = nil
  ) {
    self.init(.fixed(sections), Set(selected), minimum, maximum) { $0 }
  }

  /// Creates content that asks for any number of options of a loader, which the app can keep to
  /// refresh them.
  ///
  /// - Parameters:
  ///   - loader: The loader. The sheet loads the options, unless the loader has already done so.
  ///   - selected: The initially selected values, in any order. If one has no option after loading,
  ///     OK is disabled until the user changes the selection. The default is none.
  ///   - minimum: The minimum number of selected options. It is clamped to the number of options.
  ///     The default is 0.
  ///   - maximum: The maximum number of selected options. The default is `nil`: no limit.
  public init(
    _ loader: SheetOptionLoader<Choice>, selected: [Choice] = [], minimum: Int = 0,
    maximum: Int? = nil
  ) {
    self.init(.shared(loader), Set(selected), minimum, maximum) { $0 }
  }
}

extension ChecklistContent where Selection == Set<Choice> {
  /// Creates content that asks for any number of options of a list with sections.
  ///
  /// - Parameters:
  ///   - sections: The sections, in their order.
  ///   - selected: The initially selected values. If one has no option, OK is
  ///     disabled until the user changes the selection.
  ///   - minimum: The minimum number of selected options. It is clamped to the number of options.
  ///     The default is 0.
  ///   - maximum: The maximum number of selected options. The default is `nil`: no limit.
  public init(
    sections: [SheetSection<Choice>], selected: Set<Choice>, minimum: Int = 0,
    maximum: Int? = nil
  ) {
    self.init(.fixed(sections), selected, minimum, maximum) { Set($0) }
  }

  /// Creates content that asks for any number of options of a loader, which the app can keep to
  /// refresh them.
  ///
  /// - Parameters:
  ///   - loader: The loader. The sheet loads the options, unless the loader has already done so.
  ///   - selected: The initially selected values. If one has no option after loading, OK is
  ///     disabled until the user changes the selection.
  ///   - minimum: The minimum number of selected options. It is clamped to the number of options.
  ///     The default is 0.
  ///   - maximum: The maximum number of selected options. The default is `nil`: no limit.
  public init(
    _ loader: SheetOptionLoader<Choice>, selected: Set<Choice>, minimum: Int = 0,
    maximum: Int? = nil
  ) {
    self.init(.shared(loader), selected, minimum, maximum) { Set($0) }
  }
}

extension SheetContent where Self: _ChecklistFactory {
  /// Asks for any number of options of a list with sections.
  ///
  /// - Parameters:
  ///   - sections: The sections, in their order.
  ///   - selected: The initially selected values, in any order. If one has no option, OK is
  ///     disabled until the user changes the selection. The default is none.
  ///   - minimum: The minimum number of selected options. It is clamped to the number of options.
  ///     The default is 0.
  ///   - maximum: The maximum number of selected options. The default is `nil`: no limit.
  /// - Returns: The content. Its value has the order of the list.
  public static func checklist<Choice>(
    sections: [SheetSection<Choice>], selected: [Choice] = [],
    minimum: Int = 0, maximum: Int? = nil
  ) -> ChecklistContent<Choice, [Choice]> where Self == ChecklistContent<Choice, [Choice]> {
    ChecklistContent(.fixed(sections), Set(selected), minimum, maximum) { $0 }
  }

  /// Asks for any number of options of a loader, which the app can keep to refresh them.
  ///
  /// - Parameters:
  ///   - loader: The loader. The sheet loads the options, unless the loader has already done so.
  ///   - selected: The initially selected values, in any order. If one has no option after loading,
  ///     OK is disabled until the user changes the selection. The default is none.
  ///   - minimum: The minimum number of selected options. It is clamped to the number of options.
  ///     The default is 0.
  ///   - maximum: The maximum number of selected options. The default is `nil`: no limit.
  /// - Returns: The content. Its value has the order of the list.
  public static func checklist<Choice>(
    _ loader: SheetOptionLoader<Choice>, selected: [Choice] = [],
    minimum: Int = 0, maximum: Int? = nil
  ) -> ChecklistContent<Choice, [Choice]> where Self == ChecklistContent<Choice, [Choice]> {
    ChecklistContent(.shared(loader), Set(selected), minimum, maximum) { $0 }
  }

  /// Asks for any number of options that load while the sheet is shown.
  ///
  /// - Parameters:
  ///   - options: Returns the options, in their order. It runs once for each sheet, and after
  ///     Retry.
  ///   - selected: The initially selected values, in any order. If one has no option after loading,
  ///     OK is disabled until the user changes the selection. The default is none.
  ///   - minimum: The minimum number of selected options. It is clamped to the number of options.
  ///     The default is 0.
  ///   - maximum: The maximum number of selected options. The default is `nil`: no limit.
  /// - Returns: The content. Its value has the order of the list.
  public static func checklist<Choice>(
    loading options: nonisolated(nonsending) @escaping () async throws -> [SheetOption<Choice>],
    selected: [Choice] = [],
    minimum: Int = 0, maximum: Int? = nil
  ) -> ChecklistContent<Choice, [Choice]> where Self == ChecklistContent<Choice, [Choice]> {
    ChecklistContent(.own { SheetOptionLoader(options) }, Set(selected), minimum, maximum) { $0 }
  }

  /// Asks for any number of options in sections that load while the sheet is shown.
  ///
  /// - Parameters:
  ///   - sections: Returns the sections, in their order. It runs once for each sheet, and after
  ///     Retry.
  ///   - selected: The initially selected values, in any order. If one has no option after loading,
  ///     OK is disabled until the user changes the selection. The default is none.
  ///   - minimum: The minimum number of selected options. It is clamped to the number of options.
  ///     The default is 0.
  ///   - maximum: The maximum number of selected options. The default is `nil`: no limit.
  /// - Returns: The content. Its value has the order of the list.
  public static func checklist<Choice>(
    loadingSections sections:
      nonisolated(nonsending) @escaping () async throws -> [SheetSection<Choice>],
    selected: [Choice] = [],
    minimum: Int = 0, maximum: Int? = nil
  ) -> ChecklistContent<Choice, [Choice]> where Self == ChecklistContent<Choice, [Choice]> {
    ChecklistContent(
      .own { SheetOptionLoader(sections: sections) }, Set(selected), minimum, maximum
    ) { $0 }
  }

  /// Asks for any number of options of a list with sections.
  ///
  /// - Parameters:
  ///   - sections: The sections, in their order.
  ///   - selected: The initially selected values. If one has no option, OK is
  ///     disabled until the user changes the selection.
  ///   - minimum: The minimum number of selected options. It is clamped to the number of options.
  ///     The default is 0.
  ///   - maximum: The maximum number of selected options. The default is `nil`: no limit.
  /// - Returns: The content. Its value is a set.
  public static func checklist<Choice>(
    sections: [SheetSection<Choice>], selected: Set<Choice>,
    minimum: Int = 0, maximum: Int? = nil
  ) -> ChecklistContent<Choice, Set<Choice>> where Self == ChecklistContent<Choice, Set<Choice>> {
    ChecklistContent(.fixed(sections), selected, minimum, maximum) { Set($0) }
  }

  /// Asks for any number of options of a loader, which the app can keep to refresh them.
  ///
  /// - Parameters:
  ///   - loader: The loader. The sheet loads the options, unless the loader has already done so.
  ///   - selected: The initially selected values. If one has no option after loading, OK is
  ///     disabled until the user changes the selection.
  ///   - minimum: The minimum number of selected options. It is clamped to the number of options.
  ///     The default is 0.
  ///   - maximum: The maximum number of selected options. The default is `nil`: no limit.
  /// - Returns: The content. Its value is a set.
  public static func checklist<Choice>(
    _ loader: SheetOptionLoader<Choice>, selected: Set<Choice>,
    minimum: Int = 0, maximum: Int? = nil
  ) -> ChecklistContent<Choice, Set<Choice>> where Self == ChecklistContent<Choice, Set<Choice>> {
    ChecklistContent(.shared(loader), selected, minimum, maximum) { Set($0) }
  }

  /// Asks for any number of options that load while the sheet is shown.
  ///
  /// - Parameters:
  ///   - options: Returns the options, in their order. It runs once for each sheet, and after
  ///     Retry.
  ///   - selected: The initially selected values. If one has no option after loading, OK is
  ///     disabled until the user changes the selection.
  ///   - minimum: The minimum number of selected options. It is clamped to the number of options.
  ///     The default is 0.
  ///   - maximum: The maximum number of selected options. The default is `nil`: no limit.
  /// - Returns: The content. Its value is a set.
  public static func checklist<Choice>(
    loading options: nonisolated(nonsending) @escaping () async throws -> [SheetOption<Choice>],
    selected: Set<Choice>,
    minimum: Int = 0, maximum: Int? = nil
  ) -> ChecklistContent<Choice, Set<Choice>> where Self == ChecklistContent<Choice, Set<Choice>> {
    ChecklistContent(.own { SheetOptionLoader(options) }, selected, minimum, maximum) { Set($0) }
  }

  /// Asks for any number of options in sections that load while the sheet is shown.
  ///
  /// - Parameters:
  ///   - sections: Returns the sections, in their order. It runs once for each sheet, and after
  ///     Retry.
  ///   - selected: The initially selected values. If one has no option after loading, OK is
  ///     disabled until the user changes the selection.
  ///   - minimum: The minimum number of selected options. It is clamped to the number of options.
  ///     The default is 0.
  ///   - maximum: The maximum number of selected options. The default is `nil`: no limit.
  /// - Returns: The content. Its value is a set.
  public static func checklist<Choice>(
    loadingSections sections:
      nonisolated(nonsending) @escaping () async throws -> [SheetSection<Choice>],
    selected: Set<Choice>,
    minimum: Int = 0, maximum: Int? = nil
  ) -> ChecklistContent<Choice, Set<Choice>> where Self == ChecklistContent<Choice, Set<Choice>> {
    ChecklistContent(.own { SheetOptionLoader(sections: sections) }, selected, minimum, maximum) {
      Set($0)
    }
  }
}

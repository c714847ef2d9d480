import UIKit

/// What a list asks: its options, the selected values, and how the user selects others.
struct OptionQuestion<Choice: Hashable> {
  let options: OptionSource<Choice>
  let selected: Set<Choice>
  /// The argument is the number of options.
  let rule: (Int) -> OptionSelection.Rule
  var isSearchable = false
  /// `nil` confirms in the sheet of a form's row.
  var confirmsOnTap: Bool?
  private let memory = Memory()

  /// Caches the places of the selected options, which a row of a form asks for three times.
  private final class Memory {
    var found: [Choice: Int]?
  }

  private func find(in known: KnownOptions<Choice>) -> [Choice: Int] {
    if options.loader != nil { return known.find(selected) }
    let found = memory.found ?? known.find(selected)
    memory.found = found
    return found
  }

  /// `nil` if the user can't select one of the values.
  @MainActor func selecting(_ values: Set<Choice>) -> OptionQuestion? {
    guard let known = options.known else { return nil }
    let added = known.find(values).filter { !selected.contains($0.key) }
    guard added.values.allSatisfy({ known.option($0).isEnabled }) else { return nil }
    return OptionQuestion(
      options: options, selected: values, rule: rule, isSearchable: isSearchable,
      confirmsOnTap: confirmsOnTap)
  }

  // MARK: The row of a form

  @MainActor func formFieldStyle(opensInPlace: Bool) -> FormFieldStyle {
    let selected = options.known.map { find(in: $0).values.sorted().map($0.option) } ?? []
    let loader = options.loader
    var style = FormFieldStyle.row(
      SheetStrings().names(selected.count) { selected[$0].title },
      image: selected.count == 1 ? selected[0].image : nil, opensInPlace: opensInPlace
    ) { onChange in
      loader?.observe { if $0 { onChange() } }
    }
    style.isMenu = true
    return style
  }

  /// In the order of the options, or the error that a list shows instead.
  @MainActor var untouched: Answer<[Choice]> {
    let strings = SheetStrings()
    guard let known = options.known else {
      // A form doesn't check options that aren't there.
      return .failure(.pending(options.loader?.failure ?? strings[.loading]))
    }
    let found = find(in: known)
    if found.count < selected.count {
      return .failure(.unavailable(hasOptions: OptionRows(known).hasEnabledOption))
    }
    let selection = OptionSelection(rule(known.count), selected: found.values)
    return selection.error(strings).map { .failure($0) }
      ?? .success(selection.sorted.map(known.value))
  }

  // MARK: The list

  @MainActor func makeBody<Content: _ContentWithParts>(
    _ shown: ShownContent<Content>, _ question: @escaping (Content) -> OptionQuestion,
    value: @escaping @MainActor ([Choice]) -> Content.Value
  ) -> SheetBody<Content.Value> {
    let values = OptionValues(self)
    let confirmsOnTap = confirmsOnTap ?? (shown.context.confirmsChoice && rule(0) == .one)
    let list = OptionListView(
      selection: OptionSelection(rule(0)), isSearchable: isSearchable,
      confirmsOnTap: confirmsOnTap, context: shown.context)
    var traits = list.bodyTraits
    traits.confirmsByItself = confirmsOnTap
    let loader = options.loader
    if let loader {
      list.onRetry = { loader.reload() }
      loader.loadIfNeeded()
      list.observation = loader.observe { [weak list] in
        if let list { options.show(values, in: list, areNew: $0) }
      }
      traits.growsSmoothly = true
    }
    options.show(values, in: list)
    let answer: @MainActor () -> Answer<@MainActor () -> Content.Value> = {
      if let error = list.error { return .failure(error) }
      return .success { value(list.selection.sorted.map(values.options.value)) }
    }
    return shown.ruledBody(
      list, traits, joinsFooters: true, answer: { _ in answer().map { $0() } }, lazyAnswer: answer,
      draft: nil
    ) { content, update in
      let new = question(content)
      // Each description of a form's field makes a loader.
      if (new.options.loader == nil) != (loader == nil)
        || !update.keepsEdits && new.options.loader !== loader
      {
        return false
      }
      list.updateNames()
      values.ask(new, keepsSelection: update.keepsValue)
      (loader == nil ? new.options : options).show(values, in: list)
      return true
    }
  }
}

extension OptionSource {
  @MainActor fileprivate func show(
    _ values: OptionValues<Choice>, in list: OptionListView, areNew: Bool = true
  ) {
    guard let known else { return list.showLoading(failure: loader?.failure) }
    list.showNotice(loader?.failure)
    if areNew { list.update(to: values.update(to: known)) }
  }
}

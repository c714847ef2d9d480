import Foundation
import ViewBuilding

/// Filters the options of a list by a text, in the background if there are many.
@MainActor final class OptionFilter {
  /// The maximum number of options whose texts are folded synchronously.
  private static let foldedCount = 1_000
  /// The maximum number of options that are searched synchronously, in folded texts.
  private static let searchedCount = 10_000

  private let rows: OptionRows
  private let onResult: @MainActor (OptionFilter, OptionLines) -> Void
  private let locale: Locale
  private var search: OptionSearch?
  private var folding: Task<OptionSearch, Never>?
  private var task: Task<Void, Never>?

  init(
    _ rows: OptionRows, locale: Locale,
    onResult: @escaping @MainActor (OptionFilter, OptionLines) -> Void
  ) {
    self.rows = rows
    self.onResult = onResult
    self.locale = locale
  }

  /// Folds the texts in the background, because the user is about to search.
  @discardableResult func prepare() -> Task<OptionSearch, Never> {
    if let folding { return folding }
    // Values of options belong to the main actor, so their texts are read there.
    let folding = Task.detached(priority: .userInitiated) { [texts = rows.texts(), locale] in
      OptionSearch(texts, locale: locale)
    }
    self.folding = folding
    PendingWork.task("texts for a search in options") { [weak self] _ in
      let search = await folding.value
      if self?.folding == folding { self?.search = search }
    }
    return folding
  }

  func filter(_ text: String) {
    task?.cancel()
    if text.allSatisfy(\.isWhitespace) { return onResult(self, OptionLines(rows.sections)) }
    if search == nil, rows.count <= Self.foldedCount {
      search = OptionSearch(rows.texts(), locale: locale)
    }
    if let search, rows.count <= Self.searchedCount {
      return onResult(self, OptionLines(rows.sections, matches: search.indices(matching: text)))
    }
    let lines = Task.detached(priority: .userInitiated) {
      [folding = prepare(), sections = rows.sections] in
      OptionLines(sections, matches: await folding.value.indices(matching: text))
    }
    task = PendingWork.task("search in options") { [weak self] _ in
      let lines = await lines.value
      if !Task.isCancelled, let self { onResult(self, lines) }
    }
  }

  func cancel() {
    task?.cancel()
    folding?.cancel()
    folding = nil
  }
}

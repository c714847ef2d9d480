import Foundation
import ViewBuilding

/// Filters the options of a list by a text, in the background if there are many.
@MainActor final class OptionFilter {
  /// The maximum number of options whose texts are folded at once, if a letter is typed before.
  private static let foldedCount = 1_000
  /// The maximum number of options that are searched at once in folded texts.
  private static let searchedCount = 10_000

  private let rows: OptionRows
  private let onResult: @MainActor (OptionFilter, OptionLines) -> Void
  private let locale: Locale
  /// The search in the folded texts; `nil` before they are folded.
  private var search: OptionSearch?
  /// The search in texts that are folded in the background; `nil` if none are.
  private var folding: Task<OptionSearch, Never>?
  /// The last text.
  private var text = ""
  private var task: Task<Void, Never>?

  /// Creates a filter of options.
  ///
  /// - Parameters:
  ///   - rows: The options.
  ///   - locale: The locale whose rules for case apply.
  ///   - onResult: Called with the filter and the lines for the last text: at once, or after a
  ///     search in the background. Texts that change before their search ends have no result.
  init(
    _ rows: OptionRows, locale: Locale,
    onResult: @escaping @MainActor (OptionFilter, OptionLines) -> Void
  ) {
    self.rows = rows
    self.onResult = onResult
    self.locale = locale
  }

  /// Returns whether a text is not a search.
  static func isBlank(_ text: String) -> Bool {
    text.allSatisfy(\.isWhitespace)
  }

  /// Folds the texts of the options in the background, because the user is about to search.
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

  /// Searches a text.
  func filter(_ text: String) {
    self.text = text
    // A search in the background continues with the last text.
    let count = search != nil && task == nil ? Self.searchedCount : Self.foldedCount
    if Self.isBlank(text) {
      onResult(self, OptionLines(rows.sections))
    } else if rows.count <= count {
      let search = search ?? OptionSearch(rows.texts(), locale: locale)
      self.search = search
      onResult(self, OptionLines(rows.sections, matches: search.indices(matching: text)))
    } else if task == nil {
      task = PendingWork.task("search in options") { [weak self] _ in await self?.run() }
    }
  }

  /// Ends a search in the background without a result.
  func cancel() {
    text = ""
    task?.cancel()
    folding?.cancel()
    folding = nil
  }

  /// Searches the last text, and again if it changes meanwhile.
  private func run() async {
    defer { task = nil }
    while !Task.isCancelled, !Self.isBlank(text) {
      let searched = text
      let lines = await searchInBackground(searched)
      guard !Task.isCancelled else { return }
      if text == searched { return onResult(self, lines) }
    }
  }

  private func searchInBackground(_ text: String) async -> OptionLines {
    let (folding, sections) = (prepare(), rows.sections)
    return await Task.detached(priority: .userInitiated) {
      OptionLines(sections, matches: await folding.value.indices(matching: text))
    }.value
  }
}

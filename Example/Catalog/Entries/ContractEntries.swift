import BottomBounce
import Foundation

extension CatalogEntry {
  static let contract: [CatalogEntry] = [
    // Only Cancel discards changed text.
    CatalogEntry(.contract, "Unsaved text") { stage in
      let draft = "Draft"
      var isSaved = true
      stage.ask(
        .text(draft),
        callbacks: .init(valueChanged: { isSaved = $0 == draft }),
        shouldDismiss: { isSaved || $0 == .cancelButton })
    },
    CatalogEntry(.contract, "From a controller") { stage in
      stage.askFromController(.text("Over bars"))
    },
    CatalogEntry(.contract, "Discard changes?") { stage in
      stage.askFromController(.text("Draft")) { $0.confirmsDiscardingChanges = true }
    },
    CatalogEntry(.contract, "OK after a change") { stage in
      stage.askFromController(.text("Draft")) { $0.disablesOKWhileUnchanged = true }
    },
    CatalogEntry(.contract, "Save with progress") { stage in
      stage.askFromController(.text("Ada"), commit: save)
    },
    CatalogEntry(.contract, "Stack", outcomes: 2) { stage in
      stage.askFromController(.text("First"), title: "First")
      stage.askFromController(.text("Second"), title: "Second")
    },
    CatalogEntry(.contract, "Replace", outcomes: 2) { stage in
      stage.ask(.text("First"), title: "First")
      stage.ask(.text("Second"), by: BottomBounceView(), title: "Second") {
        $0.presentationPolicy = .replace
      }
    },
    CatalogEntry(.contract, "Update while typing") { stage in
      stage.ask(
        .text("a"),
        callbacks: .init(valueChanged: { [weak sheet = stage.sheet] text in
          if text == "a" { sheet?.update(.text("c")) }
        }))
    },
    CatalogEntry(.contract, "Await") { stage in
      _ = stage.await(.text("Ada"))
    },
    CatalogEntry(.contract, "A task cancelled by typing") { stage in
      var task: Task<Void, Never>?
      task = stage.await(
        .text(placeholder: "A letter"),
        callbacks: .init(
          valueChanged: { _ in task?.cancel() }, didDismiss: { _ in task = nil }))
    },
    CatalogEntry(.contract, "Calendar to months") { stage in
      let months = SheetButton("Months", dismissesSheet: false) { sheet in
        sheet.update(DateContent<Date>.date(mode: .yearAndMonth))
      }
      stage.ask(.date().style(.calendar), extraButtons: [months])
    },
  ]

  /// Saves a name, as a request to a server does.
  @MainActor @Sendable private static func save(_ name: String) async throws {
    await Task.yield()
    if name.isEmpty { throw ValidationError("The server needs a name.") }
  }
}

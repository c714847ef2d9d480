import BottomBounce

extension CatalogueEntry {
  static let texts: [CatalogueEntry] = [
    CatalogueEntry(.text, "One line") { stage in
      stage.ask(.text("Ada", placeholder: "A name", limit: 20))
    },
    CatalogueEntry(.text, "Several lines") { stage in
      stage.ask(.text("Reads a lot,\nmostly on trains.", lines: 2...5, limit: 140))
    },
    CatalogueEntry(.text, "Secret") { stage in
      stage.ask(.text("correct horse", contentType: .password) { $0.isSecure = true })
    },
    CatalogueEntry(.text, "Rules") { stage in
      stage.ask(
        .text("Ada", placeholder: "Three to twelve letters") {
          $0.rules = [.required(), .length(3...12)]
        })
    },
    CatalogueEntry(.text, "Async check") { stage in
      let isFree = TextRule.checked { name in
        await isTaken(name) ? "This name is taken. Try another." : nil
      }
      stage.ask(.text("ada", placeholder: "Not “admin”") { $0.rules = [isFree] })
    },
    CatalogueEntry(.text, "Suggestions") { stage in
      stage.ask(
        .text("Home") { $0.suggestions = .list(["Home", "Work", "School", "Library"]) })
    },
  ]

  /// What an app would ask its server.
  private static func isTaken(_ name: String) async -> Bool {
    await Task.yield()
    return name.lowercased() == "admin"
  }
}

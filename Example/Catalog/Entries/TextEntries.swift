import BottomBounce

extension CatalogEntry {
  static let texts: [CatalogEntry] = [
    CatalogEntry(.text, "One line") { stage in
      stage.ask(.text("Ada", placeholder: "A name", limit: 20))
    },
    CatalogEntry(.text, "Several lines") { stage in
      stage.ask(.text("Reads a lot,\nmostly on trains.", limit: 140).lines(2...5))
    },
    CatalogEntry(.text, "Secret") { stage in
      stage.ask(
        .text("correct horse").textContentType(.password).secure(),
        describe: { "\($0.count) characters" })
    },
    CatalogEntry(.text, "Rules") { stage in
      stage.ask(
        .text("Ada", placeholder: "Three to twelve letters").rules(.required(), .length(3...12)))
    },
    CatalogEntry(.text, "Async check") { stage in
      let isFree = TextRule.async { name in
        await isTaken(name) ? "This name is taken. Try another." : nil
      }
      stage.ask(.text("ada", placeholder: "Not “admin”").rules(isFree))
    },
    CatalogEntry(.text, "Suggestions") { stage in
      stage.ask(
        .text("Home").suggestions(["Home", "Work", "School", "Library"]))
    },
  ]

  /// A stand-in for a request to a server.
  private static func isTaken(_ name: String) async -> Bool {
    await Task.yield()
    return name.lowercased() == "admin"
  }
}

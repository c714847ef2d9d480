import BottomBounce

extension CatalogueEntry {
  static let movement: [CatalogueEntry] = [
    CatalogueEntry(.movement, "Medium and large") { stage in
      stage.ask(.option(rows, chosen: 2)) {
        $0.detents = [.medium, .large]
        $0.showsGrabber = true
      }
    },
    CatalogueEntry(.movement, "A detent of your own") { stage in
      stage.ask(.option(rows, chosen: 2)) {
        $0.detents = [.custom(.init("third")) { $0.maximumHeight / 3 }, .large]
        $0.showsGrabber = true
      }
    },
    CatalogueEntry(.movement, "Grabber") { stage in
      stage.ask(.duration(.seconds(60))) { $0.showsGrabber = true }
    },
    CatalogueEntry(.movement, "Floating card") { stage in
      stage.ask(.duration(.seconds(60))) { $0.floating = .always }
    },
    CatalogueEntry(.movement, "Spring") { stage in
      stage.ask(.text("Boing")) {
        $0.transition = .spring(bounce: 0.3)
        $0.duration = 0.5
      }
    },
    CatalogueEntry(.movement, "Cross-dissolve") { stage in
      stage.ask(.text("Mist")) { $0.transition = .crossDissolve }
    },
    CatalogueEntry(.movement, "Not draggable") { stage in
      stage.ask(.text("Rock")) { $0.isDraggable = false }
    },
  ]

  private static let rows = (1...40).map { SheetOption($0, title: "Row \($0)") }
}

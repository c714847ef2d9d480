import BottomBounce

extension CatalogEntry {
  static let movement: [CatalogEntry] = [
    CatalogEntry(.movement, "Medium and large") { stage in
      stage.ask(.list(planets, selected: "Earth").searchable()) {
        $0.detents = [.medium, .large]
        $0.showsGrabber = true
      }
    },
    CatalogEntry(.movement, "Custom detent") { stage in
      stage.ask(.list(rows, selected: 2)) {
        $0.detents = [.custom(.init("third")) { $0.maximumHeight / 3 }, .large]
        $0.showsGrabber = true
      }
    },
    CatalogEntry(.movement, "Undimmed at medium") { stage in
      stage.ask(.list(rows, selected: 2)) {
        $0.detents = [.medium, .large]
        $0.largestUndimmedDetent = .medium
        $0.showsGrabber = true
      }
    },
    CatalogEntry(.movement, "Grabber") { stage in
      stage.ask(.list(rows, selected: 2)) {
        $0.detents = [.fits, .large]
        $0.showsGrabber = true
      }
    },
    CatalogEntry(.movement, "Spring") { stage in
      stage.ask(.text("Boing")) {
        $0.transitionStyle = .spring(bounce: 0.3)
        $0.animationDuration = 0.5
      }
    },
    CatalogEntry(.movement, "Cross-dissolve") { stage in
      stage.ask(.text("Mist")) { $0.transitionStyle = .crossDissolve }
    },
    CatalogEntry(.movement, "Not draggable") { stage in
      stage.ask(.text("Rock")) { $0.isDraggable = false }
    },
  ]

  private static let planets = [
    "Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Ceres", "Pluto",
    "Haumea", "Makemake", "Eris",
  ]

  private static let rows = (1...40).map { SheetOption($0, title: "Room \($0)") }
}

import Testing
import UIKit
import UIKitSimulator

extension Checks {
  static let lists: [String: Check] = [
    "list.row.height": { figure(try ProfileScreen().row.frame.height) },
    "list.row.height.AX5": {
      figure(try ProfileScreen(textSize: .accessibilityExtraExtraExtraLarge).row.frame.height)
    },
    "list.inset": { figure(try ProfileScreen().row.frame.minX) },
    "list.inset.wide": { figure(try ProfileScreen(on: .iPhone16ProMax).row.frame.minX) },
    "list.card.radius": { figure(try ProfileScreen().card.layer.cornerRadius) },
    "list.text.inset": { figure(try ProfileScreen().rowTitle.frame.minX) },
    "list.separator.inset": { figure(try ProfileScreen().separator.frame.minX) },
    "list.separator.height": { figure(try ProfileScreen().separator.frame.height) },
    "list.footer.gap": {
      let screen = try ProfileScreen()
      return figure(
        screen.footer.frame(in: screen.view).minY - screen.lastRow.frame(in: screen.view).maxY)
    },
    "list.footer.inset": {
      let screen = try ProfileScreen()
      return figure(screen.footer.frame(in: screen.view).minX)
    },
    "title.large.font": { figure(try #require(ProfileScreen().title.font)) },
    "title.large.x": { figure(try ProfileScreen().title.frame.minX) },
    "title.large.y": {
      let screen = try ProfileScreen()
      return figure(screen.title.frame(in: screen.view).minY - screen.view.safeAreaInsets.top)
    },
  ]
}

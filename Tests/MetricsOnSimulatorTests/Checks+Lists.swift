import Testing
import UIKit
import UIKitSimulator

extension Checks {
  static let lists: [String: Check] = [
    "list.row.height": { figure(try ProfileScreen.drawn().row.frame.height) },
    "list.row.height.AX5": {
      figure(try ProfileScreen.drawn(textSize: .accessibilityExtraExtraExtraLarge).row.frame.height)
    },
    "list.inset": { figure(try ProfileScreen.drawn().row.frame.minX) },
    "list.inset.wide": { figure(try ProfileScreen.drawn(on: .iPhone16ProMax).row.frame.minX) },
    "list.card.radius": { figure(try ProfileScreen.drawn().card.layer.cornerRadius) },
    "list.text.inset": { figure(try ProfileScreen.drawn().rowTitle.frame.minX) },
    "list.separator.inset": { figure(try ProfileScreen.drawn().separator.frame.minX) },
    "list.separator.height": { figure(try ProfileScreen.drawn().separator.frame.height) },
    "list.footer.gap": {
      let screen = try ProfileScreen.drawn()
      return figure(
        screen.footer.frame(in: screen.view).minY - screen.lastRow.frame(in: screen.view).maxY)
    },
    "list.footer.inset": {
      let screen = try ProfileScreen.drawn()
      return figure(screen.footer.frame(in: screen.view).minX)
    },
    "title.large.font": { figure(try #require(ProfileScreen.drawn().title.font)) },
    "title.large.x": { figure(try ProfileScreen.drawn().title.frame.minX) },
    "title.large.y": {
      let screen = try ProfileScreen.drawn()
      return figure(screen.title.frame(in: screen.view).minY - screen.view.safeAreaInsets.top)
    },
  ]
}

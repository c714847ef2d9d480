import BottomBounce
import Foundation

extension CatalogEntry {
  static let forms: [CatalogEntry] = [
    CatalogEntry(.forms, "Event") { stage in
      stage.ask(
        .form(Event()) { f, event in
          f.field("Title", \.title) { .text($0).rules(.required()) }
          f.toggle("All day", \.isAllDay)
          f.field("Starts", \.start) { .date($0, mode: event.isAllDay ? .date : .dateAndTime) }
          f.toggle("Ends", \.hasEnd)
          if event.hasEnd { f.field("End", \.end) { .date($0, minimum: .date(event.start)) } }
          f.field("Calendar", \.calendar) { .list(["Home", "Work"], selected: $0) }
          f.field("Guests", \.guests) { .checklist(["Ada", "Alan", "Grace"], selected: $0) }
          f.field("Notes", \.notes) { .text($0, placeholder: "Optional", limit: 200).lines(2...5) }
        },
        describe: { "\($0.title), \($0.calendar)" })
    },
    CatalogEntry(.forms, "Sign in") { stage in
      stage.askFromController(
        .form(Account()) { f, _ in
          f.field("User name", \.name) {
            .text($0, placeholder: "Required").rules(.required())
              .textContentType(.username)
          }
          f.field("Password", \.password) {
            .text($0, placeholder: "Required").secure().rules(.required())
              .textContentType(.password)
          }
        }, title: SheetHeader("Sign in", okTitle: "Sign In"),
        commit: { try await signIn($0) }, describe: { $0.name })
    },
    CatalogEntry(.forms, "New password") { stage in
      stage.ask(
        .form(NewPassword()) { f, _ in
          f.field("New", \.first) {
            .text($0).secure().rules(.length(8...)).textContentType(.newPassword)
          }
          f.field("Again", \.second) { .text($0).secure().textContentType(.newPassword) }
          f.rule(at: \.second) { $0.first == $0.second ? nil : "The passwords differ." }
        },
        describe: { "\($0.first.count) characters" })
    },
    CatalogEntry(.forms, "Review form") { stage in
      stage.ask(
        FormContent<Opinion>.form(Opinion()) { f, _ in
          f.field("Stars", \.stars) { stars in
            ControlContent.control(\RatingControl.stars) {
              let control = RatingControl()
              control.stars = stars
              return control
            }
          }
          f.field("Comment", \.comment) { .text($0, placeholder: "What was good?") }
        }.orNone(), describe: { $0.map { "\($0.stars) stars" } ?? "no review" })
    },
  ]

  private struct Event {
    var title = "Lunch"
    var isAllDay = false
    var start = Date(timeIntervalSince1970: 1_750_075_200)
    var hasEnd = false
    var end: Date?
    var calendar = "Home"
    var guests: Set<String> = ["Ada"]
    var notes = ""
  }

  private struct Account {
    var name = "ada"
    var password = "secret"
  }

  private struct NewPassword {
    var first = "correct horse"
    var second = "correct horse"
  }

  private struct Opinion {
    var stars = 4
    var comment = ""
  }

  /// Signs in, as a request to a server does.
  @MainActor @Sendable private static func signIn(_ account: Account) async throws {
    await Task.yield()
    if account.password.count < 4 { throw ValidationError("The password is wrong.") }
  }
}

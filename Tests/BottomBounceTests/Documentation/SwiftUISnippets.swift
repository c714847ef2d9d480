// The code of the article about SwiftUI, and of the doc comments of its modifiers.
//
// SwiftUI doesn't exist on Linux. There `make check-apple` type-checks this file for iOS, against a
// stub that declares what it uses.
#if canImport(SwiftUI)
  import BottomBounce
  import SwiftUI
  import UIKit

  private struct Profile {
    var name = "Ada"
    var birthday: DateComponents?
  }

  private struct ProfileForm: View {
    @State private var name = "Ada"
    @State private var profile = Profile()
    @State private var birthday: DateComponents?
    @State private var start = Date()
    @State private var bio = ""
    @State private var asksForName = false
    @State private var asksForBirthday = false
    @State private var asksForStart = false
    @State private var asksForBio = false
    @State private var showsError = false
    @State private var detent: SheetDetent.Identifier? = .medium

    var body: some View {
      Form {
        Button("Name") { asksForName = true }
          .bottomBounce(isPresented: $asksForName, value: $name, title: "Name") {
            .text($0)
          }
        Button("Birthday") { asksForBirthday = true }
          .bottomBounce(isPresented: $asksForBirthday, value: $birthday, title: "Birthday") {
            .day($0, maximum: .today)
          }
      }
    }

    var row: some View {
      Button {
        asksForBirthday = true
      } label: {
        LabeledContent("Birthday", value: birthdayText)
      }
      .bottomBounce(isPresented: $asksForBirthday, value: $birthday, title: "Birthday") {
        .day($0, maximum: .today)
      }
    }

    var birthdayText: String {
      guard let birthday else { return "" }
      var calendar = birthday.calendar ?? Calendar(identifier: .gregorian)
      // The text is in this time zone.
      calendar.timeZone = .current
      return calendar.date(from: birthday)?.formatted(date: .long, time: .omitted) ?? ""
    }

    var date: some View {
      Button("Start") { asksForStart = true }
        .bottomBounce(isPresented: $asksForStart, value: $start, title: "Start") {
          .date($0, maximum: .today)
        }
    }

    var form: some View {
      Button("Profile") { asksForName = true }
        .bottomBounce(isPresented: $asksForName, value: $profile, title: "Profile") {
          .form($0) { f, _ in
            f.field("Name", \.name) { .text($0) }
            f.field("Birthday", \.birthday) { .day($0, maximum: .today) }
          }
        }
    }

    var localized: some View {
      Button("Birthday") { asksForBirthday = true }
        .bottomBounce(
          isPresented: $asksForBirthday, value: $birthday,
          title: LocalizedStringResource("Birthday")
        ) {
          .day($0, maximum: .today)
        }
    }

    var optional: some View {
      Button("Birthday") { asksForBirthday = true }
        .bottomBounce(isPresented: $asksForBirthday, value: $birthday, title: "Birthday") {
          .day($0, maximum: .today).orNone()
        }
    }

    var closures: some View {
      Button("Name") { asksForName = true }
        .bottomBounce(isPresented: $asksForName, title: "Name") {
          .text(name)
        } onValue: {
          name = $0
        }
    }

    var reason: some View {
      Button("Name") { asksForName = true }
        .bottomBounce(isPresented: $asksForName, title: "Name") {
          .text(name)
        } onValue: { name in
          save(name)
        } onCancel: { reason in
          if reason == .alertPresented { showsError = true }
        }
    }

    var confirmation: some View {
      Button("Bio") { asksForBio = true }
        .bottomBounce(
          isPresented: $asksForBio, value: $bio, title: "Bio",
          configuration: SheetConfiguration { $0.confirmsDiscardingChanges = true }
        ) {
          .text($0, limit: 40)
        }
    }

    var callbacks: some View {
      Button("Bio") { asksForBio = true }
        .bottomBounce(
          isPresented: $asksForBio, value: $bio, title: "Bio",
          callbacks: SheetCallbacks(valueChanged: { preview($0) })
        ) {
          .text($0, limit: 40)
        }
    }

    var detents: some View {
      Button("Country") { asksForName = true }
        .bottomBounce(
          isPresented: $asksForName, value: $name, title: "Country",
          configuration: SheetConfiguration { $0.detents = [.medium, .large] },
          selectedDetent: $detent
        ) {
          .list(countries, selected: $0)
        }
    }

    private let countries = ["Canada", "Japan"]
    private func save(_ name: String) {}
    private func preview(_ bio: String) {}
  }

  private struct Reminder: Identifiable {
    let id: Int
    var text: String
  }

  private struct ReminderList: View {
    let reminders: [Reminder]
    @State private var edited: Reminder?

    var body: some View {
      List(reminders) { reminder in
        Button(reminder.text) { edited = reminder }
      }
      .bottomBounce(item: $edited, title: "Reminder") { reminder in
        .text(reminder.text)
      } onValue: { reminder, text in
        rename(reminder, to: text)
      }
    }

    private func rename(_ reminder: Reminder, to text: String) {}
  }

  private struct RemovableReminderList: View {
    @State private var reminders: [Reminder] = []
    @State private var edited: Reminder?

    var body: some View {
      List(reminders) { reminder in
        Button(reminder.text) { edited = reminder }
      }
      .bottomBounce(
        item: $edited, title: "Reminder",
        extraButtons: { reminder in
          [SheetButton("Remove", role: .destructive) { remove(reminder) }]
        }
      ) { reminder in
        .text(reminder.text)
      } onValue: { reminder, text in
        rename(reminder, to: text)
      }
    }

    private func remove(_ reminder: Reminder) {}
    private func rename(_ reminder: Reminder, to text: String) {}
  }

  private struct CodeRow: View {
    @State private var asksForCode = false
    @State private var seconds = 30

    var body: some View {
      Button("Code") { asksForCode = true }
        .bottomBounce(
          isPresented: $asksForCode, title: "Code",
          extraButtons: [
            SheetButton(
              seconds > 0 ? "Send Again in \(seconds) s" : "Send Again", dismissesSheet: false,
              isEnabled: seconds == 0
            ) {
              sendCode()
            }
          ]
        ) {
          .text(limit: 6)
        } onValue: { code in
          verify(code)
        }
    }

    private func sendCode() { seconds = 30 }
    private func verify(_ code: String) {}

    private struct Filter {
      var name = ""
    }

    private func content(for filter: Filter) -> TextContent { .text(filter.name) }

    private var reset: SheetButton {
      SheetButton("Reset", dismissesSheet: false) { sheet in sheet.update(content(for: Filter())) }
    }
  }

  private struct RatingForm: View {
    @State private var rating = 3
    @State private var asksForRating = false
    @State private var note = ""
    @State private var asksForNote = false

    var body: some View {
      Button("Rating") { asksForRating = true }
        .bottomBounce(isPresented: $asksForRating, value: $rating, title: "Rating") {
          .view($0) { $rating in
            RatingRow(rating: $rating)
          }
        }
    }

    var validated: some View {
      Button("Rating") { asksForRating = true }
        .bottomBounce(isPresented: $asksForRating, value: $rating, title: "Rating") {
          .view($0) { $rating in
            RatingRow(rating: $rating)
          }
          .rule { $0 > 0 ? nil : "Tap a star." }
        }
    }

    var submitted: some View {
      Button("Note") { asksForNote = true }
        .bottomBounce(isPresented: $asksForNote, value: $note, title: "Note") {
          .view($0) { $note in NoteField(note: $note) }
        }
    }
  }

  private struct MigratingForm: View {
    @State private var name = "Ada"
    @State private var draft = ""
    @State private var rating = 3
    @State private var asksForName = false
    @State private var asksForRating = false

    var body: some View {
      Button("Name") {
        draft = name
        asksForName = true
      }
      .alert("Name", isPresented: $asksForName) {
        TextField("Name", text: $draft)
        Button("Cancel", role: .cancel) {}
        Button("OK") { name = draft }
      }
    }

    var sheet: some View {
      Button("Name") { asksForName = true }
        .bottomBounce(isPresented: $asksForName, value: $name, title: "Name") {
          .text($0).rules(.required())
        }
    }

    var rated: some View {
      Button("Rating") { asksForRating = true }
        .sheet(isPresented: $asksForRating) {
          RatingRow(rating: $rating)
        }
    }
  }

  private struct RatingRow: View {
    @Binding var rating: Int

    var body: some View {
      HStack {
        ForEach(1..<6) { star in
          Button {
            rating = star
          } label: {
            Image(systemName: star <= rating ? "star.fill" : "star")
          }
        }
      }
    }
  }

  private struct NoteField: View {
    @Binding var note: String
    @Environment(\.confirmSheet) private var confirmSheet

    var body: some View {
      TextField("Note", text: $note)
        .onSubmit { confirmSheet() }
    }
  }

  @MainActor private final class NameModel {
    private(set) var name = "Ada"

    func rename(to name: String) async { self.name = name }
  }

  private struct RenameButton: View {
    let model: NameModel

    var body: some View {
      SheetReader { sheets in
        Button("Rename") {
          Task {
            let outcome = try await sheets.outcome(of: .text(model.name), title: "Name")
            if let name = outcome.value { await model.rename(to: name) }
          }
        }
      }
    }
  }

  private final class RatingScreen: UIViewController {
    private let sheet = BottomBounceView()
    private var rating = 3

    func editRating() {
      sheet.show(
        .view(rating) { $rating in RatingRow(rating: $rating) }, title: "Rating", from: self
      ) { [weak self] rating in
        self?.rating = rating
      }
    }
  }
#endif

import BottomBounce
import SwiftUI

/// A settings screen in SwiftUI whose rows open sheets.
struct SettingsForm: View {
  @State private var name = "Ada"
  @State private var birthday: DateComponents?
  @State private var bio = ""
  @State private var rating = 4
  @State private var note = "Call Ada"
  @State private var color = "Blue"
  @State private var isLocked = false

  @State private var asksForName = false
  @State private var asksForBirthday = false
  @State private var asksForBio = false
  @State private var asksForRating = false
  @State private var asksForNote = false
  @State private var showsNameAlert = false
  @State private var showsCopy = false

  var body: some View {
    NavigationStack {
      Form {
        Section {
          row("Name", name) { asksForName = true }
            .bottomBounce(
              isPresented: $asksForName, value: $name, title: "Name",
              callbacks: SheetCallbacks(didDismiss: { showsNameAlert = $0.value != nil })
            ) {
              .text($0).rules(.required())
            }
            .alert("Hello, \(name).", isPresented: $showsNameAlert) { Button("OK") {} }
          row("Birthday", birthdayText) { asksForBirthday = true }
            .bottomBounce(isPresented: $asksForBirthday, value: $birthday, title: "Birthday") {
              .day($0, maximum: .today)
            }
          row("Bio", bio) { asksForBio = true }
            .bottomBounce(
              isPresented: $asksForBio, value: $bio, title: "Bio",
              configuration: SheetConfiguration { $0.confirmsDiscardingChanges = true }
            ) {
              .text($0, placeholder: "A line about you", limit: 40)
            }
          row("Rating", "\(rating) of 5") { asksForRating = true }
            .bottomBounce(isPresented: $asksForRating, value: $rating, title: "Rating") {
              .view($0) { $rating in RatingRow(rating: $rating) }
            }
          row("Note", note) { asksForNote = true }
            .bottomBounce(isPresented: $asksForNote, value: $note, title: "Note") {
              .view($0) { $note in TextField("Note", text: $note) }
            }
          SheetReader { sheets in
            row("Color", color) { ask(for: $color, by: sheets) }
          }
        }
        .disabled(isLocked)
        Section {
          Toggle("Locked", isOn: $isLocked)
        }
        // Sheets over a sheet of SwiftUI, and in rows that the list reuses.
        Section {
          Button("The same in a sheet") { showsCopy = true }
            .sheet(isPresented: $showsCopy) { SettingsForm() }
        }
        Section {
          ForEach(1..<41) { number in NumberedRow(number: number) }
        }
      }
      .navigationTitle("Settings")
    }
  }

  private func ask(for color: Binding<String>, by sheets: SheetProxy) {
    Task {
      let content = ListContent.list(["Red", "Green", "Blue"], selected: color.wrappedValue)
      let outcome = try await sheets.outcome(of: content, title: "Color")
      if let value = outcome.value { color.wrappedValue = value }
    }
  }

  private func row(
    _ title: LocalizedStringKey, _ value: String, action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) { LabeledContent(title, value: value) }
  }

  private var birthdayText: String {
    guard let birthday else { return "" }
    // The components are in their own calendar, which need not be the user's.
    var calendar = birthday.calendar ?? Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    return calendar.date(from: birthday)?.formatted(date: .long, time: .omitted) ?? ""
  }
}

/// A row of a long list, whose sheet asks for its text.
struct NumberedRow: View {
  let number: Int
  @State private var text = ""
  @State private var isAsking = false

  var body: some View {
    Button {
      isAsking = true
    } label: {
      LabeledContent("Row \(number)", value: text)
    }
    .bottomBounce(isPresented: $isAsking, value: $text, title: "Row \(number)") { .text($0) }
  }
}

/// Five stars that the user taps.
struct RatingRow: View {
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

import BottomBounce
import UIKit
import ViewBuilding

// The code of README.md and of doc comments, so that it compiles.
// `DocumentationTests` reports what is missing here.

/// The view controller that the snippets run in.
private final class SnippetScreen: UIViewController {
  private var bio = ""
  private var preview: String?
  private var birthday = DateComponents()
  private var meeting = Date()
  private var stay = Date()
  private var firstNight = Date()
  private var lastNight = Date()

  func editBio() {
    let sheet = BottomBounceView()
    sheet.show(.text(bio, placeholder: "A line about you", limit: 40), in: view) {
      [weak self] bio in
      self?.bio = bio
    }
  }

  func theme() {
    SheetConfiguration.default.cornerRadius = 20
    var configuration = SheetConfiguration()
    configuration.okTitle = "Save"
    _ = configuration
  }

  func transition() {
    var configuration = SheetConfiguration()
    configuration.transition = .spring(bounce: 0.3)
    configuration.duration = 0.5
    _ = configuration
  }

  func queue(_ content: TextContent) {
    let sheet = BottomBounceView()
    var configuration = SheetConfiguration()
    configuration.presentationPolicy = .queue
    sheet.show(content, in: view, configuration: configuration) { [weak self] in self?.send($0) }
  }

  private func send(_ text: String) {
    bio = text
  }

  func keepUnsavedBio() {
    let sheet = BottomBounceView()
    let draft = bio
    var isSaved = true
    sheet.show(
      .text(draft), in: view,
      callbacks: .init(
        valueChanged: { isSaved = $0 == draft },
        shouldDismiss: { reason in isSaved || reason == .cancelButton })
    ) { [weak self] bio in
      self?.bio = bio
    }
  }

  func followBio() {
    let sheet = BottomBounceView()
    sheet.show(
      .text(bio), in: view,
      callbacks: .init(
        valueChanged: { [weak self] bio in self?.preview = bio },
        didDismiss: { [weak self] _ in self?.preview = nil })
    ) { [weak self] bio in
      self?.bio = bio
    }
  }

  func awaitBio() async throws {
    let sheet = BottomBounceView()
    let outcome = try await sheet.outcome(of: .text(bio, placeholder: "A line about you"), in: view)
    if let bio = outcome.value { self.bio = bio }
  }

  func editBirthday() {
    let sheet = BottomBounceView()
    sheet.show(.day(DateComponents(year: 1990, month: 6, day: 15), maximum: .today), in: view) {
      [weak self] day in
      self?.birthday = day
    }
  }

  func editMeeting() {
    let sheet = BottomBounceView()
    sheet.show(.date(meeting, minimum: .now, mode: .dateAndTime), in: view) { [weak self] date in
      self?.meeting = date
    }
  }

  func editStay() throws {
    let sheet = BottomBounceView()
    let content = DateContent<Date>.date(
      stay, minimum: .date(firstNight), maximum: .date(lastNight))
    sheet.show(content, in: view) { [weak self] date in
      self?.stay = date
    }
  }
}

struct AgeContent: SheetContent {
  var age: Int

  func makeBody(_ context: SheetContext) -> SheetBody<Int> {
    let field = UITextField()
    field.keyboardType = .numberPad
    field.text = String(age)
    return SheetBody(field) { () throws(ValidationError) in
      guard let age = Int(field.text ?? "") else { throw ValidationError("Enter a number.") }
      return age
    }
  }
}

private struct Theme {
  var equations = ""
}

/// A screen with a layout made of equations.
private final class EquationScreen: UIViewController {
  private let photo = UIImageView()
  private let name = UILabel()
  private let side: CGFloat = 40
  private var isOpen = false

  func layOut() {
    let layout = EquationLayout(in: view, ["photo": photo, "name": name])
    layout.eqs(
      """
      photo.left == 16
      photo.centerY == 0
      name.left == photo.right + 12      # beside the photo
      name.right <= view.margins.right
      name.centerY == photo.centerY
      """)
    layout.eqs("photo.size == \(side)")
  }

  func layOut(by theme: Theme, in layout: EquationLayout) throws {
    try layout.eqs(theme.equations)
  }

  func open(_ layout: EquationLayout) {
    layout.eq("calendar.height == \(isOpen ? 320 : 0)")
    UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
  }

  func swap(_ layout: EquationLayout) {
    let list = layout.group("photo.width == 40")
    let page = layout.group("photo.width == view.width")
    list.activate()
    UIView.animate(withDuration: 0.3) {
      list.replace(with: page)
      self.view.layoutIfNeeded()
    }
  }
}

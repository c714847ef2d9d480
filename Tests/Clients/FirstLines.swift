/// A program that prints typical first lines of users.
///
/// `Scripts/check-clients.sh` compiles its output.
@main struct FirstLines {
  private static let lines = [
    // Configure closures did not compile in these calls, so options are methods of the contents.
    ".date(Date(), maximum: .now).locale(Locale(identifier: \"zh\"))",
    ".text(\"x\", limit: 40)",
    ".text(\"x\").rule { $0 == \"a\" ? \"No\" : nil }",
    ".text(\"x\").suggestions { text in [text] }",
    ".text(\"x\", limit: 40).lines(1...4).orNone()",
    ".text(\"x\").rules(.required(), .async { await isTaken($0) ? \"Taken.\" : nil })",
    ".text(\"x\").rules(.matches(#/[a-z](\\d+)/#, \"A letter and digits.\"))",
    ".text(\"x\").textContentType(.emailAddress).autocapitalization(.none).secure()",
    ".day(DateComponents(year: 1990), maximum: .today).orNone()",
    ".date(Date(), minimum: .date(Date()), maximum: .date(Date())).style(.calendar)",
    ".date(mode: .time, minuteInterval: 5).todayButton()",
    ".date(Date(), minimum: .now, mode: .dateAndTime).todayButton().orNone()",
    ".date(Date(), minimum: .today).todayButton().orNone()",
    ".date(minimum: .now, maximum: .date(Date()), minuteInterval: 15).todayButton().orNone()",
    ".day(maximum: .today).todayButton().orNone()",
    ".duration(.seconds(60), minuteInterval: 5).locale(.current)",
    ".list([\"a\"], selected: \"a\").searchable()",
    ".checklist([1], minimum: 1) { \"\\($0)\" }.orNone(\"None\")",
    ".buttons([SheetOption(1, title: \"One\", role: .destructive)])",
    ".wheels([[SheetOption(1, title: \"One\")]]).wheelTitles([\"Number\"])",
    ".wheels(.wheel([1, 2]) { \"\\($0)\" }) { first in .wheel([SheetOption(first, title: \"One\")]) }",
    ".control(\\UISlider.value) { UISlider() }",
    "Age()",
  ]

  private static let calls = [
    "sheet.show(CONTENT, in: view) { _ in }",
    "sheet.show(CONTENT, title: \"Title\", in: view) { [weak sheet] _ in sheet?.dismiss() }",
    "_ = try await sheet.outcome(of: CONTENT, title: \"Title\", in: view)",
    """
    sheet.show(
      CONTENT, in: view, configuration: .init {
        $0.showsGrabber = true
        $0.cornerRadius = 20
      },
      callbacks: .init(valueChanged: { _ in }), shouldDismiss: { $0 == .cancelButton }
    ) { _ in } onCancel: { reason in print(reason.isUserInitiated) }
    """,
  ]

  /// The source with one function per call of each content.
  private static var source: String {
    let functions = lines.enumerated().flatMap { number, line in
      calls.enumerated().map { call, text in
        """
        @MainActor func call\(number)_\(call)(
          _ sheet: BottomBounceView, in view: UIView
        ) async throws {
          \(text.split(separator: "CONTENT").joined(separator: line))
        }
        """
      }
    }
    return """
      import BottomBounce
      import Foundation
      import UIKit

      func isTaken(_ name: String) async -> Bool { name.isEmpty }

      struct Age: SheetContent {
        func makeBody(_ context: SheetContext) -> SheetBody<Int> {
          let field = UITextField()
          var body = SheetBody<Int>(field) { () throws(ValidationError) in
            guard let age = Int(field.text ?? "") else { throw ValidationError("Enter a number.") }
            return age
          }
          body.settle = { field.unmarkText() }
          body.handleKey = { $0 == .up }
          return body
        }
      }

      \(functions.joined(separator: "\n\n"))
      """
  }

  static func main() {
    print(source)
  }
}

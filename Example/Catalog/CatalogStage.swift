public import BottomBounce
public import UIKit

/// Where an entry shows its sheets, and who is told how they end.
@MainActor public struct CatalogStage {
  /// The sheet to use.
  public let sheet: BottomBounceView
  /// The view to dim.
  public let host: UIView
  /// The entry's title.
  public let title: String

  private let adjust: @MainActor (inout SheetConfiguration) -> Void
  private let tell: @MainActor (String) -> Void

  /// A stage in a host.
  ///
  /// - Parameters:
  ///   - title: What sheets are called that have no name of their own.
  ///   - adjust: Changes the look that an entry asks for; by default nothing.
  ///   - tell: Gets each outcome, in words: a value, or why there is none.
  public init(
    sheet: BottomBounceView, host: UIView, title: String,
    adjust: @escaping @MainActor (inout SheetConfiguration) -> Void = { _ in },
    tell: @escaping @MainActor (String) -> Void
  ) {
    self.sheet = sheet
    self.host = host
    self.title = title
    self.adjust = adjust
    self.tell = tell
  }

  /// Shows a content, and tells its outcome.
  func ask<Content: SheetContent>(
    _ content: Content, by sheet: BottomBounceView? = nil, title: String? = nil,
    callbacks: SheetCallbacks<Content.Value> = .init(),
    configure: (inout SheetConfiguration) -> Void = { _ in },
    describe: @escaping @MainActor (Content.Value) -> String = { "\($0)" }
  ) {
    (sheet ?? self.sheet).show(
      content, title: title ?? self.title, in: host, configuration: configuration(configure),
      callbacks: callbacks
    ) { [tell] value in
      tell(describe(value))
    } onCancel: { [tell] reason in
      tell(reason.description)
    }
  }

  /// Asks for a text in a task, and tells what `await` brought.
  func await(
    _ content: TextContent, callbacks: SheetCallbacks<String> = .init()
  ) -> Task<Void, Never> {
    Task { [self] in
      do throws(CancellationError) {
        let outcome = try await sheet.outcome(
          of: content, title: title, in: host, configuration: configuration(), callbacks: callbacks)
        tell(outcome.value ?? outcome.cancellation?.description ?? "")
      } catch {
        tell("CancellationError")
      }
    }
  }

  private func configuration(
    _ configure: (inout SheetConfiguration) -> Void = { _ in }
  ) -> SheetConfiguration {
    var configuration = SheetConfiguration()
    configure(&configuration)
    adjust(&configuration)
    return configuration
  }
}

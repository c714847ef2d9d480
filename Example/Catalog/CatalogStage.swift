public import BottomBounce
public import UIKit

/// The environment in which a catalog entry shows its sheets: a sheet, a host view, and a closure
/// for outcomes.
@MainActor public struct CatalogStage {
  /// The sheet to use.
  public let sheet: BottomBounceView
  /// The view to dim.
  public let host: UIView
  /// The default title of the sheets.
  public let title: String

  private let adjust: @MainActor (inout SheetConfiguration) -> Void
  private let report: @MainActor (String) -> Void

  /// Creates a stage.
  ///
  /// - Parameters:
  ///   - sheet: The sheet to use.
  ///   - host: The view to dim.
  ///   - title: The default title of the sheets.
  ///   - adjust: Changes the configuration of each sheet. The default changes nothing.
  ///   - report: Called with a description of each outcome: the value, or the reason why there is
  ///     none.
  public init(
    sheet: BottomBounceView, host: UIView, title: String,
    adjust: @escaping @MainActor (inout SheetConfiguration) -> Void = { _ in },
    report: @escaping @MainActor (String) -> Void
  ) {
    self.sheet = sheet
    self.host = host
    self.title = title
    self.adjust = adjust
    self.report = report
  }

  /// Shows a sheet with content, and reports the outcome.
  func ask<Content: SheetContent>(
    _ content: Content, by sheet: BottomBounceView? = nil, title: (any SheetTitle)? = nil,
    extraButtons: [SheetButton] = [], callbacks: SheetCallbacks<Content.Value> = .init(),
    configure: (inout SheetConfiguration) -> Void = { _ in },
    shouldDismiss: (@MainActor @Sendable (Cancellation) async -> Bool)? = nil,
    describe: @escaping @MainActor (Content.Value) -> String = { "\($0)" }
  ) {
    (sheet ?? self.sheet).show(
      content, title: title ?? self.title, in: host, extraButtons: extraButtons,
      configuration: configuration(configure), callbacks: callbacks, shouldDismiss: shouldDismiss
    ) { [report] value in
      report(describe(value))
    } onCancel: { [report] reason in
      report(reason.description)
    }
  }

  /// Shows a sheet with content from the view controller of the host view, and reports the outcome.
  func askFromController<Content: SheetContent>(
    _ content: Content, by sheet: BottomBounceView? = nil, title: (any SheetTitle)? = nil,
    extraButtons: [SheetButton] = [], callbacks: SheetCallbacks<Content.Value> = .init(),
    configure: (inout SheetConfiguration) -> Void = { _ in },
    commit: (@MainActor @Sendable (Content.Value) async throws -> Void)? = nil,
    describe: @escaping @MainActor (Content.Value) -> String = { "\($0)" }
  ) {
    guard let controller else { return report("no controller") }
    (sheet ?? self.sheet).show(
      content, title: title ?? self.title, from: controller, extraButtons: extraButtons,
      configuration: configuration(configure), callbacks: callbacks, commit: commit
    ) { [report] value in
      report(describe(value))
    } onCancel: { [report] reason in
      report(reason.description)
    }
  }

  /// The view controller of the host view.
  private var controller: UIViewController? {
    var responder: UIResponder? = host
    while let next = responder?.next {
      if let controller = next as? UIViewController { return controller }
      responder = next
    }
    return nil
  }

  /// Asks for text in a task, and reports the awaited outcome.
  func await(
    _ content: TextContent, callbacks: SheetCallbacks<String> = .init()
  ) -> Task<Void, Never> {
    Task { [self] in
      do throws(CancellationError) {
        let outcome = try await sheet.outcome(
          of: content, title: title, in: host, configuration: configuration(), callbacks: callbacks)
        report(outcome.value ?? outcome.cancellation?.description ?? "")
      } catch {
        report("CancellationError")
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

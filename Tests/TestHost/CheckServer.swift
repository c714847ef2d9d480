/// A server that checks names, and responds when the test tells it to.
@MainActor public final class CheckServer {
  /// The sentence about a name that is taken.
  public static let taken = "This name is taken. Choose another."

  /// The names that were asked for, in order.
  public private(set) var asked: [String] = []
  /// The names whose checks were canceled, in order.
  public private(set) var cancelled: [String] = []
  /// The names that are taken.
  public var taken: Set<String> = ["ada"]
  /// A Boolean value that indicates whether the server responds at once.
  public var isQuick = false
  /// The error that the server responds with.
  public var failure: (any Error)?
  private var waiting: [String: CheckedContinuation<Void, Never>] = [:]

  /// Creates a server.
  public init() {}

  /// Checks a name, and returns what is wrong with it.
  public func check(_ name: String) async throws -> String? {
    asked.append(name)
    if !isQuick {
      await withTaskCancellationHandler {
        await withCheckedContinuation { waiting[name] = $0 }
      } onCancel: {
        Task { @MainActor in
          self.cancelled.append(name)
          self.answer(name)
        }
      }
    }
    if let failure { throw failure }
    return taken.contains(name) ? Self.taken : nil
  }

  /// Responds to the check of a name.
  public func answer(_ name: String) {
    waiting.removeValue(forKey: name)?.resume()
  }
}

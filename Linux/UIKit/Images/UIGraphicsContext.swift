@MainActor private var contexts: [CGContext] = []

/// Returns the context that UIKit's drawing goes to.
@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }

/// Makes a context the one that UIKit's drawing goes to.
@MainActor public func UIGraphicsPushContext(_ context: CGContext) { contexts.append(context) }

/// Goes back to the context before.
@MainActor public func UIGraphicsPopContext() { contexts.removeLast() }

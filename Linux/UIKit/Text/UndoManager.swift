/// Remembers how to take changes back.
open class UndoManager: NSObject {}

extension TextContent: CustomReflectable {
  /// The content's parts in messages and in the debugger, without a secure text.
  ///
  /// `print`, `dump`, and failed expectations of tests use it.
  nonisolated public var customMirror: Mirror {
    let text = options.isSecure && !text.isEmpty ? "••••••••" : text
    return Mirror(
      self,
      children: [
        "text": text, "placeholder": options.placeholder as Any, "limit": options.limit as Any,
      ],
      displayStyle: .struct)
  }
}

import UIKit

/// A body in which assistive technologies do not always begin at the first element.
@MainActor protocol FocusStart: UIView {
  /// The element that stands for the present value; nil to begin at the first.
  var startElement: UIView? { get }
}

/// A body around another content's body.
@MainActor protocol BodyWrapper: UIView {
  var wrappedBody: UIView { get }
}

/// Returns where assistive technologies begin in a body.
@MainActor func focusStart(in body: UIView) -> UIView {
  switch body {
  case let wrapper as any BodyWrapper: focusStart(in: wrapper.wrappedBody)
  case let body as any FocusStart: body.startElement ?? body
  default: body
  }
}

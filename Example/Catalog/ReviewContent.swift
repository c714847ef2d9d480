import BottomBounce
import UIKit
import ViewBuilding

/// A rating and a comment.
struct Review: Equatable {
  var stars: Int
  var comment: String
}

/// A custom content that asks for a rating and a comment.
///
/// It validates, settles, handles keys, and grows, as the package's contents do.
struct ReviewContent: SheetContent {
  func makeBody(_ context: SheetContext) -> SheetBody<Review> {
    let view = ReviewView(context)
    var body = SheetBody(view) { () throws(ValidationError) in try view.review() }
    // Marked text is part of the comment.
    body.settle = { view.comment.unmarkText() }
    // No input changes the review that the sheet returns.
    body.cancel = { view.isUserInteractionEnabled = false }
    body.initialFirstResponder = view.comment
    body.initialAccessibilityElement = { view.rating }
    // The arrow keys change the rating while the comment isn't first responder.
    body.handleKey = { key in view.handle(key) }
    body.setContentFont = { view.comment.font = $0 }
    // The comment is as high as its text, up to a quarter of the host view.
    body.prepareLayout = { width, hostSize in
      view.updateHeight(width: width, maximum: hostSize.height / 4)
    }
    body.usesAnyHeight = false
    body.growsSmoothly = true
    return body
  }
}

/// The view of a ``ReviewContent``.
private final class ReviewView: UIView, UITextViewDelegate {
  let rating = RatingControl()
  let comment = UITextView()
  private let context: SheetContext
  private var layout: EquationLayout?

  init(_ context: SheetContext) {
    self.context = context
    super.init(frame: .zero)
    rating.accessibilityLabel = "Rating"
    rating.addAction(UIAction { _ in context.valueChanged() }, for: .valueChanged)
    comment.delegate = self
    comment.font = .preferredFont(forTextStyle: .body)
    comment.adjustsFontForContentSizeCategory = true
    comment.backgroundColor = .tertiarySystemFill
    comment.layer.cornerRadius = context.boxMetrics.cornerRadius
    comment.accessibilityLabel = "Comment"
    layout =
      ViewTree(in: self) {
        ViewNode(rating, named: "rating") { "leading, trailing, top == 0" }
        ViewNode(comment, named: "comment") {
          "leading, trailing, bottom == 0"
          "top == rating.bottom + 8"
        }
      }.layout
  }

  required init?(coder: NSCoder) {
    assertionFailure("ReviewView is made in code.")
    return nil
  }

  func review() throws(ValidationError) -> Review {
    let review = Review(stars: rating.stars, comment: comment.text ?? "")
    if review.stars < 3, review.comment.isEmpty {
      throw ValidationError("Write what we can do better.")
    }
    return review
  }

  func handle(_ key: SheetKey) -> Bool {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch key {
    case .up: rating.accessibilityIncrement()
    case .down: rating.accessibilityDecrement()
    case .right: isRightToLeft ? rating.accessibilityDecrement() : rating.accessibilityIncrement()
    case .left: isRightToLeft ? rating.accessibilityIncrement() : rating.accessibilityDecrement()
    default: return false
    }
    return true
  }

  func updateHeight(width: CGFloat, maximum: CGFloat) {
    let size = CGSize(width: width, height: .greatestFiniteMagnitude)
    let height = min(max(comment.sizeThatFits(size).height, 44), max(maximum, 44))
    layout?.eq("comment.height == \(height.rounded(.up)) @ high")
  }

  func textViewDidChange(_ textView: UITextView) {
    context.valueChanged()
  }
}

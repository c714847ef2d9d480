package import Foundation

extension CanvasText {
  /// A line under or through text.
  package struct Line: Hashable, Sendable {
    package enum Style: Hashable, Sendable { case single, thick, double, dotted, dashed }
    package var style: Style
    /// The color of the line.
    ///
    /// The default is the color of the text.
    package var color: CGColor?

    package init(_ style: Style = .single, color: CGColor? = nil) {
      self.style = style
      self.color = color
    }
  }

  /// How a stretch of text looks.
  package struct Attributes: Hashable, Sendable {
    package var font: CanvasFont
    package var color: CGColor
    /// The kerning after each character, in points.
    package var kern: CGFloat
    package var underline: Line?
    package var strikethrough: Line?
    package var background: CGColor?
    /// How far the text is raised above the baseline, in points.
    package var baselineOffset: CGFloat

    package init(
      font: CanvasFont, color: CGColor = CGColor(gray: 0, alpha: 1), kern: CGFloat = 0,
      underline: Line? = nil, strikethrough: Line? = nil, background: CGColor? = nil,
      baselineOffset: CGFloat = 0
    ) {
      self.font = font
      self.color = color
      self.kern = kern
      self.underline = underline
      self.strikethrough = strikethrough
      self.background = background
      self.baselineOffset = baselineOffset
    }
  }

  /// Attributes and the UTF-16 range they hold for; a later run wins over an earlier one.
  package struct Run: Hashable, Sendable {
    package var range: Range<Int>
    package var attributes: Attributes

    package init(range: Range<Int>, attributes: Attributes) {
      self.range = range
      self.attributes = attributes
    }
  }

  /// How lines are made and placed.
  package struct Paragraph: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable { case natural, left, center, right, justified }
    package enum WritingDirection: Hashable, Sendable { case natural, leftToRight, rightToLeft }
    package enum LineBreakMode: Hashable, Sendable {
      case wordWrap, charWrap, clip, truncatingHead, truncatingTail, truncatingMiddle
    }

    package var alignment: Alignment = .natural
    package var writingDirection: WritingDirection = .natural
    package var lineBreakMode: LineBreakMode = .wordWrap
    /// The line spacing, in points.
    package var lineSpacing: CGFloat = 0
    /// The line height multiple; 0 for none.
    package var lineHeightMultiple: CGFloat = 0
    /// The least height of a line, in points.
    package var minimumLineHeight: CGFloat = 0
    /// The greatest height of a line, in points; 0 sets no limit.
    package var maximumLineHeight: CGFloat = 0

    package init(
      alignment: Alignment = .natural, writingDirection: WritingDirection = .natural,
      lineBreakMode: LineBreakMode = .wordWrap
    ) {
      self.alignment = alignment
      self.writingDirection = writingDirection
      self.lineBreakMode = lineBreakMode
    }
  }

  /// One laid-out line; places are in points from the layout's top left corner.
  package struct LineFragment: Hashable, Sendable {
    /// The UTF-16 range of the text that the line stands for, a line break at its end included.
    package var range: Range<Int>
    /// Where the line's ink begins and the top of the line.
    package var origin: CGPoint
    /// The baseline's distance from the layout's top.
    package var baseline: CGFloat
    /// The typographic width, trailing white space not counted.
    package var width: CGFloat
    /// From the baseline up to the line's top.
    package var ascent: CGFloat
    /// From the baseline down to the line's bottom, positive.
    package var descent: CGFloat
    /// Whether an ellipsis stands for a part of the text.
    package var isTruncated: Bool
    /// The height from one line's top to its bottom.
    package var height: CGFloat { ascent + descent }
  }

  /// Which line a caret between two lines, or which run between two directions, belongs to.
  package enum Affinity: Hashable, Sendable { case downstream, upstream }
}

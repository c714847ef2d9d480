package import Foundation

extension CanvasText {
  /// An underline or a strikethrough.
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

  /// The attributes of a run of text.
  package struct Attributes: Hashable, Sendable {
    package var font: CanvasFont
    package var color: CGColor
    /// The kerning after each character, in points.
    package var kern: CGFloat
    package var underline: Line?
    package var strikethrough: Line?
    package var background: CGColor?
    /// The distance of the text above the baseline, in points.
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

  /// Attributes and their UTF-16 range.
  ///
  /// A later run overrides an earlier one.
  package struct Run: Hashable, Sendable {
    package var range: Range<Int>
    package var attributes: Attributes

    package init(range: Range<Int>, attributes: Attributes) {
      self.range = range
      self.attributes = attributes
    }
  }

  /// The layout attributes of a paragraph.
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
    /// The minimum height of a line, in points.
    package var minimumLineHeight: CGFloat = 0
    /// The maximum height of a line in points, or 0 for no limit.
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

  /// A laid-out line, with coordinates in points from the layout's top left corner.
  package struct LineFragment: Hashable, Sendable {
    /// The UTF-16 range of the line, including a line break at its end.
    package var range: Range<Int>
    /// The left edge of the line's glyphs, and the top of the line.
    package var origin: CGPoint
    /// The distance of the baseline from the layout's top.
    package var baseline: CGFloat
    /// The typographic width, without trailing white space.
    package var width: CGFloat
    /// The distance from the baseline to the line's top.
    package var ascent: CGFloat
    /// The positive distance from the baseline to the line's bottom.
    package var descent: CGFloat
    /// A Boolean value that indicates whether a part of the text is replaced with an ellipsis.
    package var isTruncated: Bool
    /// The height of the line.
    package var height: CGFloat { ascent + descent }
  }

  /// The line of an insertion point between two lines, or its run between two directions.
  package enum Affinity: Hashable, Sendable { case downstream, upstream }
}

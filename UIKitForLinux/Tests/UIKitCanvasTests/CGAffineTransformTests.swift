import Foundation
import Testing
import UIKitCanvas

struct CGAffineTransformTests {
  private let sample = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)

  @Test func `Only the identity transform is the identity`() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(!CGAffineTransform(translationX: 1, y: 0).isIdentity)
  }

  @Test func `A rotation moves the x-axis toward the y-axis`() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isClose(turned, CGPoint(x: 0, y: 1)))
  }

  @Test func `A translation, scale, or rotation is applied before the transform`() {
    let point = CGPoint(x: 1, y: 1)
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    #expect(point.applying(scale.translatedBy(x: 10, y: 10)) == CGPoint(x: 22, y: 33))
    let shift = CGAffineTransform(translationX: 10, y: 10)
    #expect(point.applying(shift.scaledBy(x: 2, y: 3)) == CGPoint(x: 12, y: 13))
    #expect(isClose(point.applying(shift.rotated(by: .pi)), CGPoint(x: 9, y: 9)))
  }

  @Test func `Concatenating applies this transform and then the other`() {
    let shift = CGAffineTransform(translationX: 10, y: 0)
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPoint.zero.applying(shift.concatenating(scale)) == CGPoint(x: 20, y: 0))
    #expect(CGPoint.zero.applying(scale.concatenating(shift)) == CGPoint(x: 10, y: 0))
  }

  @Test func `The inverse reverts a transform`() {
    let point = CGPoint(x: 3, y: 4)
    #expect(isClose(point.applying(sample).applying(sample.inverted()), point))
  }

  @Test func `A singular transform is its own inverse`() {
    let flat = CGAffineTransform(scaleX: 1, y: 0)
    #expect(flat.inverted() == flat)
  }

  @Test func `A transformed rectangle is the bounding box of its corners`() {
    let rect = CGRect(x: 0, y: 0, width: 2, height: 2)
    let box = rect.applying(CGAffineTransform(rotationAngle: .pi / 4))
    let half = CGFloat(2).squareRoot()
    #expect(isClose(box, CGRect(x: -half, y: 0, width: 2 * half, height: 2 * half)))
    let mirrored = rect.applying(CGAffineTransform(scaleX: -1, y: 1))
    #expect(mirrored == CGRect(x: -2, y: 0, width: 2, height: 2))
  }

  @Test func `Null and infinite rectangles aren't transformed`() {
    #expect(CGRect.null.applying(sample).isNull)
    #expect(CGRect.infinite.applying(sample).isInfinite)
  }

  @Test func `A size isn't translated`() {
    let size = CGSize(width: 2, height: 3)
    #expect(size.applying(CGAffineTransform(translationX: 9, y: 9)) == size)
    #expect(size.applying(CGAffineTransform(scaleX: 2, y: 2)) == CGSize(width: 4, height: 6))
  }

  @Test func `A transform is encoded and decoded as six numbers`() throws {
    let data = try JSONEncoder().encode(sample)
    #expect(String(decoding: data, as: UTF8.self) == "[2,1,-1,3,5,-7]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == sample)
  }

  @Test func `A vector is zero by default, and is encoded as two numbers`() throws {
    #expect(CGVector.zero == CGVector(dx: 0, dy: 0))
    #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: CGFloat(1), dy: CGFloat(2)))
    let data = Data("[1,2]".utf8)
    #expect(try JSONDecoder().decode(CGVector.self, from: data) == CGVector(dx: 1, dy: 2))
  }
}

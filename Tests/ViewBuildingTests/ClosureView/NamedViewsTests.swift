import TestHost
import Testing
import UIKit
import ViewBuilding

/// The names of subviews.
@MainActor @Suite(.ownDevice) struct NamedViewsTests {
  let view = ClosureView()
  let label = UILabel()
  let photo = UIView()

  @Test func `naming a view adds it once`() {
    view["title"] = label
    #expect(label.superview === view)
    view["photo"] = photo
    view["title"] = label
    view["caption"] = label
    #expect(view.subviews == [label, photo])
    #expect(view["title"] === label)
    #expect(view["caption"] === label)
    #expect(view["nobody"] == nil)
    #expect(view.namedSubviews == ["title": label, "caption": label, "photo": photo])
  }

  @Test func `setting another view for a name keeps the previous view`() {
    view["title"] = label
    view["title"] = photo
    #expect(view["title"] === photo)
    #expect(view.subviews == [label, photo])
    #expect(view.namedSubviews == ["title": photo])
  }

  @Test func `setting nil removes the name, but not the view or its other names`() {
    view["title"] = label
    view["caption"] = label
    view["title"] = nil
    view["nobody"] = nil
    #expect(view["title"] == nil)
    #expect(view["caption"] === label)
    #expect(view.subviews == [label])
  }

  @Test func `a removed subview loses its names, even if it returns`() {
    view["title"] = label
    view["caption"] = label
    view["photo"] = photo
    label.removeFromSuperview()
    #expect(view.namedSubviews == ["photo": photo])
    view.addSubview(label)
    #expect(view["title"] == nil)
  }

  @Test func `a subview that moves to another view loses its names`() {
    let other = ClosureView()
    view["title"] = label
    other["heading"] = label
    #expect(view["title"] == nil)
    #expect(view.namedSubviews == [:])
    #expect(other["heading"] === label)
    #expect(view.subviews == [])
    UIView().addSubview(label)
    #expect(other.namedSubviews == [:])
  }

  @Test func `a subview that moves among its siblings keeps its names`() {
    view["title"] = label
    view["photo"] = photo
    view.sendSubviewToBack(photo)
    view.bringSubviewToFront(photo)
    view.exchangeSubview(at: 0, withSubviewAt: 1)
    view.insertSubview(photo, at: 0)
    #expect(view.namedSubviews == ["title": label, "photo": photo])
  }

  @Test func `naming a nested view makes it a direct subview`() {
    photo.addSubview(label)
    view["photo"] = photo
    view["title"] = label
    #expect(view.subviews == [photo, label])
    #expect(photo.subviews == [])
  }

  @Test func `a view that is removed while it is added has no name`() {
    final class Shy: UIView {
      override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview != nil { removeFromSuperview() }
      }
    }
    let shy = Shy()
    view["shy"] = shy
    #expect(view.namedSubviews == [:])
    #expect(view.subviews == [])
  }

  @Test func `names do not retain views`() {
    weak var gone: UIView?
    inOwnPool {
      let short = UIView()
      view["short"] = short
      gone = short
      short.removeFromSuperview()
    }
    #expect(gone == nil)
    #expect(view["short"] == nil)
  }

  @Test func `equations know the named subviews`() {
    view["photo"] = photo
    view["a"] = label
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    EquationLayout(in: view, names: view.namedSubviews).eqs("photo.edges == 10\na.center == 0")
    view.layoutIfNeeded()
    #expect(photo.frame == CGRect(x: 10, y: 10, width: 80, height: 30))
    #expect(!label.translatesAutoresizingMaskIntoConstraints)
  }
}

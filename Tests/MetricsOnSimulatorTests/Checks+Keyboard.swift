import Testing
import UIKit
import UIKitSimulator

extension Checks {
  static let keyboard: [String: Check] = [
    "keyboard.iPhone16": { figure(try ShownKeyboard.drawn(on: .iPhone16).frame.height) },
    "keyboard.iPhone16.digits": {
      figure(try ShownKeyboard.drawn(on: .iPhone16, type: .numberPad).frame.height)
    },
    "keyboard.iPhone16.side": {
      figure(try ShownKeyboard.drawn(on: .iPhone16, isOnSide: true).frame.height)
    },
    "keyboard.iPhone16ProMax": {
      figure(try ShownKeyboard.drawn(on: .iPhone16ProMax).frame.height)
    },
    "keyboard.iPhone16ProMax.digits": {
      figure(try ShownKeyboard.drawn(on: .iPhone16ProMax, type: .numberPad).frame.height)
    },
    "keyboard.iPhoneSE3": { figure(try ShownKeyboard.drawn(on: .iPhoneSE3).frame.height) },
    "keyboard.iPhoneSE3.digits": {
      figure(try ShownKeyboard.drawn(on: .iPhoneSE3, type: .numberPad).frame.height)
    },
    "keyboard.iPadPro11": { figure(try ShownKeyboard.drawn(on: .iPadPro11).frame.height) },
    "keyboard.duration": { figure(try ShownKeyboard.drawn(on: .iPhone16).duration) },
    "keyboard.curve": { figure(try ShownKeyboard.drawn(on: .iPhone16).curve) },
    "keyboard.row": { figure(try ShownKeyboard.drawn(on: .iPhone16).rowDistance) },
    "keyboard.row.large": { figure(try ShownKeyboard.drawn(on: .iPhone16ProMax).rowDistance) },
    "keyboard.key": { figure(try ShownKeyboard.drawn(on: .iPhone16).key("q").size) },
    "keyboard.key.iPadPro11": { figure(try ShownKeyboard.drawn(on: .iPadPro11).key("q").size) },
    "keyboard.key.gap": {
      let keyboard = try ShownKeyboard.drawn(on: .iPhone16)
      return figure(try keyboard.key("w").minX - keyboard.key("q").maxX)
    },
    "keyboard.key.radius": { figure(KeyboardPicture.keyRadius) },
  ]
}

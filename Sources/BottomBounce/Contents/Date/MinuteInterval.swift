/// The minutes between two selectable times: a divisor of 60, at most 30.
public enum MinuteInterval: Int, CaseIterable, Sendable {
  /// Every minute.
  case one = 1
  /// Every second minute.
  case two = 2
  /// Every third minute.
  case three = 3
  /// Every fourth minute.
  case four = 4
  /// Every fifth minute.
  case five = 5
  /// Every sixth minute.
  case six = 6
  /// Every tenth minute.
  case ten = 10
  /// Every twelfth minute.
  case twelve = 12
  /// Every quarter of an hour.
  case fifteen = 15
  /// Every third of an hour.
  case twenty = 20
  /// Every half hour.
  case thirty = 30
}

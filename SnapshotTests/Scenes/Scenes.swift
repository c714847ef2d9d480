/// Every scene that has references in `References/`.
enum Scenes {
  static let all: [SnapshotScene] = demo
}

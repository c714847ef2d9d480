/// A timer in step with the screen.
public final class CADisplayLink: NSObject {}

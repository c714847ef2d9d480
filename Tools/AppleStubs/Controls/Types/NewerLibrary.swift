import Synchronization

// The standard library belongs to the system. The `isolated deinit` of the main actor also runs on
// older systems.
#if CORRECT
  @available(iOS 18.4, *)
  private actor Counter {
    let count = Mutex(0)
    isolated deinit {}
  }
  @MainActor private final class Owner {
    isolated deinit {}
  }
#else
  private actor Counter {
    let count: Mutex<Int>? = nil  // error: 'Mutex' is only available in iOS 18.0 or newer
    isolated deinit {}  // error: isolated deinit is only available in iOS 18.4.0 or newer
  }
#endif

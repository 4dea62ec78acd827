#if os(iOS)
    import SwiftUI

    extension EnvironmentValues {
        /// Whether clocks show seconds: not on the Always-On display. Off a phone it is Islet's own value, which a setting changes.
        var showsSeconds: Bool {
            get { self[ShowsSecondsKey.self] && !isLuminanceReduced }
            set { self[ShowsSecondsKey.self] = newValue }
        }
    }

    private struct ShowsSecondsKey: EnvironmentKey {
        static var defaultValue: Bool { true }
    }
#endif

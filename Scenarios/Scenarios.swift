/// The scenario files, embedded in the program, so that it is one file wherever it is installed.
///
/// A new scenario is a new `.yaml` file beside this one, named here and in `Package.swift`; `docs/SIMULATION.md` has the format.
public enum Scenarios {
    /// The names of all scenarios, in the order in which they are listed.
    public static var names: [String] { sources.map(\.name) }

    /// The text of one scenario's file; `nil` if there is none of that name.
    public static func text(named name: String) -> String? {
        sources.first { $0.name == name }.map { String(decoding: $0.bytes(), as: UTF8.self) }
    }

    private static let sources: [(name: String, bytes: @Sendable () -> [UInt8])] = [
        ("eight-hours", { PackageResources.eight_hours_yaml }),
        ("auto-restart", { PackageResources.auto_restart_yaml }),
        ("near-expiration", { PackageResources.near_expiration_yaml }),
        ("restart-fails-twice", { PackageResources.restart_fails_twice_yaml }),
        ("reboot", { PackageResources.reboot_yaml }),
        ("permission-toggle", { PackageResources.permission_toggle_yaml }),
        ("low-battery", { PackageResources.low_battery_yaml }),
        ("two-apps", { PackageResources.two_apps_yaml }),
        ("stale", { PackageResources.stale_yaml }),
        ("throttled", { PackageResources.throttled_yaml }),
        ("pause-cycles", { PackageResources.pause_cycles_yaml }),
        ("state-preservation", { PackageResources.state_preservation_yaml }),
        ("background", { PackageResources.background_yaml }),
        ("background-modes", { PackageResources.background_modes_yaml }),
        ("offline", { PackageResources.offline_yaml }),
    ]
}

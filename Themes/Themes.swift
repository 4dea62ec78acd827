/// The theme files, embedded in the program, so that it is one file wherever it is installed.
///
/// A new theme is a new `.toml` file beside this one, named here and in `Package.swift`; `Themes/README.md` has the keys.
public enum Themes {
    /// All themes, in the order in which `t` goes through them.
    public static var all: [(name: String, text: String)] {
        sources.map { ($0.name, String(decoding: $0.bytes(), as: UTF8.self)) }
    }

    /// The text of one theme's file; `nil` if there is none of that name. Reads no other.
    public static func text(named name: String) -> String? {
        sources.first { $0.name == name }.map { String(decoding: $0.bytes(), as: UTF8.self) }
    }

    /// The names of all themes.
    public static var names: [String] { sources.map(\.name) }

    private static let sources: [(name: String, bytes: @Sendable () -> [UInt8])] = [
        ("midnight", { PackageResources.midnight_toml }),
        ("dusk", { PackageResources.dusk_toml }),
        ("moss", { PackageResources.moss_toml }),
        ("deep-sea", { PackageResources.deep_sea_toml }),
        ("daylight", { PackageResources.daylight_toml }),
        ("paper", { PackageResources.paper_toml }),
        ("rose-dawn", { PackageResources.rose_dawn_toml }),
        ("sunrise", { PackageResources.sunrise_toml }),
        ("horizon", { PackageResources.horizon_toml }),
        ("oled", { PackageResources.oled_toml }),
        ("high-contrast", { PackageResources.high_contrast_toml }),
        ("monochrome", { PackageResources.monochrome_toml }),
        ("terminal", { PackageResources.terminal_toml }),
    ]
}

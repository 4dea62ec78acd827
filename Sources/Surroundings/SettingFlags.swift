import Configuration
import HostSystem
import Languages
import PlainText
import Presentations
import Theming

/// The flags of a command that beat settings for one run; what was not typed is nil and changes nothing.
package struct SettingFlags {
    package var method: String?
    package var theme: String?
    package var device: String?
    package var showSeconds: Bool?
    package var haptics: Settings.Haptics?
    package var plain: Bool?

    package init(
        method: String? = nil, theme: String? = nil, device: String? = nil, showSeconds: Bool? = nil,
        haptics: Settings.Haptics? = nil, plain: Bool? = nil
    ) {
        self.method = method
        self.theme = theme
        self.device = device
        self.showSeconds = showSeconds
        self.haptics = haptics
        self.plain = plain
    }

    /// Puts the flags over settings, which may have been read again meanwhile.
    package func put(onto settings: inout Settings) {
        settings.method = method ?? settings.method
        settings.theme = theme ?? settings.theme
        settings.device = device ?? settings.device
        settings.showSeconds = showSeconds ?? settings.showSeconds
        settings.haptics = haptics ?? settings.haptics
        settings.plain = plain ?? settings.plain
    }

    /// Throws a ``CommandFailure`` for a name that is none, and a ``FileDiagnostic`` for a theme that cannot be read.
    package func check(against themes: ThemeLibrary) throws {
        if let theme {
            guard themes.names.contains(theme) else {
                let advice = NearMiss.advice(on: theme, among: themes.names, place: Self.place(of: "theme"))
                throw failure(localized("Unknown theme \"\(theme)\" (--theme); \(advice)"))
            }
            _ = try themes.theme(named: theme)
        }
        if let device, Device.named(device) == nil {
            let advice = NearMiss.advice(
                on: device, among: LoadedSettings.deviceNames, place: Self.place(of: "device"))
            throw failure(localized("Unknown device \"\(device)\" (--device); \(advice)"))
        }
    }

    /// Where all themes or devices are listed.
    package static func place(of kind: String) -> String? {
        switch kind {
        case "theme": localized("`islet theme list` lists them")
        case "device": localized("`man islet-settings` lists them")
        default: nil
        }
    }

    private func failure(_ sentence: String) -> CommandFailure { CommandFailure(sentence: sentence, status: .usage) }
}

import Configuration
import Foundation
import Meditation
import Presentations

/// One choice of a preview: a key on the screen, a flag of `islet render`, a side of a matrix.
package struct PreviewAxis: Sendable {
    /// The name typed on the command line: `always-on`.
    package let name: String
    /// The label shown on the screen: `Always-On`.
    package let label: String
    /// The key that takes the next value; with shift, the previous one.
    package let key: Character
    /// What is chosen, for help and documentation.
    package let meaning: String
    /// The values in order, as typed and shown.
    package let values: @Sendable (_ choice: PreviewChoice, _ themes: PreviewThemes) -> [String]
    /// The chosen value.
    package let value: @Sendable (_ choice: PreviewChoice) -> String
    /// Chooses a value. Returns `false` if there is no such value.
    package let choose:
        @Sendable (_ value: String, _ choice: inout PreviewChoice, _ themes: PreviewThemes) throws -> Bool
    /// Whether it is off or on. Default: `false`.
    package var isSwitch = false

    /// The axis of this name; `nil` if there is none.
    package static func named(_ name: String) -> PreviewAxis? { all.first { $0.name == name } }

    /// The value `steps` places after the chosen one, wrapping around; `nil` if the axis has no values.
    package func value(after choice: PreviewChoice, by steps: Int, themes: PreviewThemes) -> String? {
        let values = values(choice, themes)
        guard !values.isEmpty else { return nil }
        let count = values.count
        let index = values.firstIndex(of: value(choice)) ?? (steps > 0 ? -1 : 0)
        return values[((index + steps) % count + count) % count]
    }

    /// All axes, the most used first.
    package static let all: [PreviewAxis] = [
        PreviewAxis(
            name: "widget", label: "Widget", key: "w",
            meaning: "the widget: a source's, or one of \(PreviewCatalogue.all.map(\.name).joined(separator: ", "))",
            values: { choice, _ in choice.catalogue.map(\.name) }, value: { $0.preview.name },
            choose: { value, choice, _ in
                guard let preview = choice.catalogue.first(where: { $0.name == value }) else { return false }
                try choice.choose(preview)
                return true
            }),
        PreviewAxis(
            name: "state", label: "State", key: "e",
            meaning: "its state",
            values: { choice, _ in choice.preview.states.map(\.name) }, value: { $0.state.name },
            choose: { value, choice, _ in
                guard let state = choice.preview.state(named: value) else { return false }
                try choice.choose(state)
                return true
            }),
        PreviewAxis(
            name: "device", label: "Device", key: "d",
            meaning: "the device; each set of dimensions in Apple's table once",
            values: { _, _ in PreviewDevices.names }, value: { PreviewDevices.name(of: $0.traits.device) },
            choose: { value, choice, _ in
                guard let device = Device.named(value) else { return false }
                choice.traits.device = device
                return true
            }),
        PreviewAxis(
            name: "theme", label: "Theme", key: "t",
            meaning: "the theme, including your own",
            values: { _, themes in themes.names }, value: { $0.traits.theme.name },
            choose: { value, choice, themes in
                guard let theme = try themes.theme(named: value) else { return false }
                choice.traits.theme = theme
                return true
            }),
        choices(
            "appearance", "Appearance", "a", "the appearance: the theme's, dark, light", \.appearance,
            [("theme", nil), ("dark", .dark), ("light", .light)]),
        choices(
            "colors", "Colours", "c", "the colour depth: 24-bit, 256, 16, 8, none", \.colorDepth,
            [("24-bit", .direct), ("256", .indexed256), ("16", .ansi16), ("8", .ansi8), ("none", .none)]),
        PreviewAxis(
            name: "scale", label: "Scale", key: "z",
            meaning: "the scale: as large as fits, or 5 to 16 points a column",
            values: { _, _ in ["fit"] + PreviewScale.steps.map(PreviewScale.text) },
            value: { $0.traits.pointsPerColumn.map(PreviewScale.text) ?? "fit" },
            choose: { value, choice, _ in
                if value == "fit" {
                    choice.traits.pointsPerColumn = nil
                    return true
                }
                guard let points = PreviewScale.points(value) else { return false }
                choice.traits.pointsPerColumn = points
                return true
            }),
        flag("seconds", "Seconds", "s", "whether clocks show seconds", \.showsSeconds),
        flag("always-on", "Always-On", "o", "the Always-On display", \.isLuminanceReduced),
        choices(
            "standby", "StandBy", "n", "StandBy, on a charging phone's side: off, day, night", \.standBy,
            [("off", nil), ("day", .day), ("night", .night)]),
        choices(
            "minimal", "Minimal", "u", "the place of the minimal presentation: attached to the camera, detached",
            \.minimalPlace, MinimalPlace.allCases.map { ($0.rawValue, $0) }),
        flag("stale", "Stale", "x", "stale content", \.isStale),
        choices(
            "type-size", "Type size", "y", "the text size, one of Apple's twelve", \.dynamicTypeSize,
            DynamicTypeSize.allCases.map { (Self.name(of: $0), $0) }),
        PreviewAxis(
            name: "locale", label: "Locale", key: "l",
            meaning: "the locale: how dates and numbers are written",
            values: { choice, _ in PreviewLocales.names(adding: choice.languages) },
            value: { PreviewLocales.name(of: $0.traits.locale) },
            choose: { value, choice, _ in
                guard let locale = PreviewLocales.locale(named: value) else { return false }
                choice.traits.locale = locale
                return true
            }),
        choices(
            "direction", "Direction", "r", "the reading direction", \.layoutDirection,
            [("left-to-right", .leftToRight), ("right-to-left", .rightToLeft)]),
    ]

    /// The name of a type size: `x-small`, `accessibility-1`.
    private static func name(of size: DynamicTypeSize) -> String {
        let name = "\(size)".replacing(/Large|Small/) { "-" + $0.output.lowercased() }
        return name.replacing(/accessibility/, with: "accessibility-")
    }

    private static func flag(
        _ name: String, _ label: String, _ key: Character, _ meaning: String,
        _ path: WritableKeyPath<PreviewTraits, Bool> & Sendable
    ) -> PreviewAxis {
        var axis = choices(name, label, key, meaning, path, [("off", false), ("on", true)])
        axis.isSwitch = true
        return axis
    }

    private static func choices<Value: Equatable & Sendable>(
        _ name: String, _ label: String, _ key: Character, _ meaning: String,
        _ path: WritableKeyPath<PreviewTraits, Value> & Sendable, _ all: [(name: String, value: Value)]
    ) -> PreviewAxis {
        PreviewAxis(
            name: name, label: label, key: key, meaning: meaning,
            values: { _, _ in all.map(\.name) },
            value: { choice in all.first { $0.value == choice.traits[keyPath: path] }?.name ?? "" },
            choose: { value, choice, _ in
                guard let found = all.first(where: { $0.name == value }) else { return false }
                choice.traits[keyPath: path] = found.value
                return true
            })
    }
}

/// The devices offered in a preview: one per set of dimensions, which most phones share.
package enum PreviewDevices {
    /// The names, most common first.
    package static let names: [String] = ["iPhone 16", "iPhone 16 Pro Max"] + others

    private static let others = Device.all.filter { $0.island == nil }.reduce(into: [Device]()) { devices, device in
        let isNew = !devices.contains { $0.screen == device.screen && $0.stage == device.stage }
        if isNew { devices.append(device) }
    }.map(\.name)

    /// The name of a listed device with the same screen, or the device's own name if there is none.
    package static func name(of device: Device) -> String {
        if names.contains(device.name) { return device.name }
        return names.first { Device.named($0)?.screen == device.screen } ?? device.name
    }
}

/// The scale of a preview, in points per column.
enum PreviewScale {
    /// The scales to step through, finest first.
    static let steps: [Double] = [5, 6, 7, 8, 9, 10, 11, 12, 13, 16]

    /// Formats a scale: `8 pt`.
    static func text(_ points: Double) -> String {
        points == points.rounded() ? "\(Int(points)) pt" : "\(points) pt"
    }

    /// Parses `8`, `8.5` or `8 pt`; `nil` if it is not a number or is outside ``PreviewTraits/scales``.
    static func points(_ text: String) -> Double? {
        let number = text.hasSuffix("pt") ? String(text.dropLast(2)).trimmed : text
        guard let points = Double(number), PreviewTraits.scales.contains(points) else { return nil }
        return points
    }
}

/// The locales offered in a preview, chosen for their different number, date and hour formats.
package enum PreviewLocales {
    /// The names; `standard` is the locale that does not depend on the machine.
    package static let names = ["standard", "en-US", "en-GB", "de-DE", "fr-FR", "ja-JP", "hi-IN", "ar-EG", "he-IL"]

    /// The names, with the languages that a source has texts in first.
    static func names(adding languages: [String]) -> [String] {
        [names[0]] + languages + names.dropFirst().filter { !languages.contains($0) }
    }

    /// The name of a locale; `nil` is `standard`.
    package static func name(of locale: Locale?) -> String { locale?.identifier(.bcp47) ?? names[0] }

    /// The locale of a name, listed or otherwise known to the system: `.some(nil)` for `standard`, `nil` if it is unknown.
    package static func locale(named name: String) -> Locale?? {
        if name == names[0] { return .some(nil) }
        let locale = Locale(identifier: name)
        guard let language = locale.language.languageCode, language.isISOLanguage,
            locale.region.map(\.isISORegion) ?? true
        else { return nil }
        return .some(locale)
    }
}

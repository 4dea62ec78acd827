import ArgumentParser
import Configuration
import Foundation
import HostSystem
import PlainText
import Presentations
import Studio
import Surroundings

/// The flags of `preview` and `render` that choose what is drawn. What was not typed is as the preview's own defaults are.
struct PreviewOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The Live Activity: \(PreviewCatalogue.all.map(\.name).joined(separator: ", ")).", valueName: "name"),
        completion: .list(PreviewCatalogue.all.map(\.name)))
    var widget: String?

    @Option(
        help: ArgumentHelp(
            "Its state: "
                + PreviewCatalogue.all.map { preview in
                    "\(preview.name) has \(preview.states.map(\.name).joined(separator: ", "))"
                }.joined(separator: "; ") + ".", valueName: "name"),
        completion: .list(PreviewCatalogue.all.flatMap { $0.states.map(\.name) }))
    var state: String?

    @Option(
        help: ArgumentHelp(
            "Time since the activity's start, such as 12m34s. Without it, where the state tells most.",
            valueName: "duration"))
    var at: String?

    @Option(
        help: ArgumentHelp("The colours; islet theme list has them.", valueName: "name"),
        completion: .custom { _, _, _ in SettingCompletions.themes() })
    var theme: String?

    @Option(help: ArgumentHelp("dark or light, whatever the theme is.", valueName: "name"))
    var appearance: String?

    @Option(
        help: ArgumentHelp("The device to draw, such as \"iPhone 16 Pro\" or 430x932.", valueName: "name"),
        completion: .custom { _, _, _ in LoadedSettings.deviceNames })
    var device: String?

    @Option(
        help: ArgumentHelp("How many colours: 24-bit, 256, 16, 8 or none.", valueName: "number"),
        completion: .list(["24-bit", "256", "16", "8", "none"]))
    var colors: String?

    @Option(
        help: ArgumentHelp(
            "Points that a column stands for, from 5 to 16. Without it as few as fit, 8 where nothing limits it.",
            valueName: "points"))
    var scale: String?

    @Flag(inversion: .prefixedNo, help: "Whether clocks show seconds; by default as the setting show-seconds says.")
    var showSeconds: Bool?

    @Flag(help: "As on a display that is always on, dimmed.")
    var alwaysOn = false

    @Flag(help: "As when the content is out of date.")
    var stale = false

    @Option(
        help: ArgumentHelp(
            "How large the reader wants text: x-small to xxx-large, accessibility-1 to -5.", valueName: "name"))
    var typeSize: String?

    @Option(
        help: ArgumentHelp("In whose way dates and numbers are written, such as de-DE.", valueName: "name"),
        completion: .list(PreviewLocales.names))
    var locale: String?

    @Flag(help: "From right to left.")
    var rtl = false

    /// What the flags choose.
    ///
    /// - Throws: a ``CommandFailure`` for a value that is none, with those that are, or a ``FileDiagnostic`` for a theme that
    ///   cannot be read.
    func choice(settings: Settings, themes: PreviewThemes) throws -> PreviewChoice {
        var choice = PreviewChoice(preview: PreviewCatalogue.all[0], traits: PreviewTraits())
        try choose(theme ?? settings.theme, on: "theme", in: &choice, themes)
        let values = [
            ("widget", widget), ("state", state), ("device", device), ("appearance", appearance), ("colors", colors),
            ("scale", scale), ("type-size", typeSize), ("locale", locale),
        ]
        for (name, value) in values { if let value { try choose(value, on: name, in: &choice, themes) } }
        choice.traits.showsSeconds = showSeconds ?? settings.showSeconds
        choice.traits.isLuminanceReduced = alwaysOn
        choice.traits.isStale = stale
        choice.traits.layoutDirection = rtl ? .rightToLeft : .leftToRight
        if let at { choice.offset = try DurationArgument.preparation(at) }
        return choice
    }

    private func choose(
        _ value: String, on name: String, in choice: inout PreviewChoice, _ themes: PreviewThemes
    ) throws {
        guard let axis = PreviewAxis.named(name) else { preconditionFailure("there is no axis \(name)") }
        guard try !axis.choose(value, &choice, themes) else { return }
        let allowed = name == "device" ? LoadedSettings.deviceNames : axis.values(choice, themes)
        let of = name == "state" ? " of \(choice.preview.name)" : ""
        throw CommandFailure(
            sentence: "Unknown \(name)\(of) \"\(value)\" (--\(name)); "
                + NearMiss.advice(on: value, among: allowed, place: SettingFlags.place(of: name)), status: .usage)
    }
}

import ArgumentParser
import Configuration
import Foundation
import GuestBuild
import HostSystem
import PlainText
import Presentations
import ShellCommands
import Studio
import Surroundings
import Theming

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
            "Fields of the content with values of your own, as a JSON object; the others are the state's. Times are "
                + "such as \"+3m\" after the start.", valueName: "json|@file"))
    var content: String?

    @Option(
        help: ArgumentHelp(
            "Time since the activity's start, such as 12m34s, or before it: --at=-7s. Default: where the state shows most.",
            valueName: "duration"))
    var at: String?

    @Option(
        help: ArgumentHelp("The theme; islet theme list shows all.", valueName: "name"),
        completion: .custom { _, _, _ in SettingCompletions.themes() })
    var theme: String?

    @Option(
        help: ArgumentHelp(
            "A picture as the phone's wallpaper: a PNG or JPEG. Not at 16 colours and fewer.", valueName: "file"),
        completion: .file())
    var wallpaper: String?

    @Option(help: ArgumentHelp("dark or light, instead of the theme's.", valueName: "name"))
    var appearance: String?

    @Option(
        help: ArgumentHelp("The device to draw, such as \"iPhone 16 Pro\" or 430x932.", valueName: "name"),
        completion: .custom { _, _, _ in LoadedSettings.deviceNames })
    var device: String?

    @Option(
        help: ArgumentHelp("The number of colours: 24-bit, 256, 16, 8 or none.", valueName: "number"),
        completion: .list(["24-bit", "256", "16", "8", "none"]))
    var colors: String?

    @Option(
        help: ArgumentHelp(
            "Points per column, from 5 to 16. Default: as few as fit, or 8 without a limit.",
            valueName: "points"))
    var scale: String?

    @Flag(inversion: .prefixedNo, help: "Show seconds in clocks, or not. Default: the setting show-seconds.")
    var showSeconds: Bool?

    @Flag(help: "Dim it, as on an Always-On display: dark, without seconds.")
    var alwaysOn = false

    @Option(
        help: ArgumentHelp(
            "Show a phone in StandBy, by day or by night, when all is red: day, night. Default: off.",
            valueName: "name"), completion: .list(["off", "day", "night"]))
    var standby: String?

    @Option(
        help: ArgumentHelp(
            "The place of the minimal presentation beside another app's: attached to the camera, or detached and round.",
            valueName: "name"), completion: .list(MinimalPlace.allCases.map(\.rawValue)))
    var minimal: String?

    @Flag(help: "Treat the content as out of date.")
    var stale = false

    @Option(
        help: ArgumentHelp(
            "The text size: x-small to xxx-large, accessibility-1 to -5.", valueName: "name"))
    var typeSize: String?

    @Option(
        help: ArgumentHelp("Locale for dates and numbers, such as de-DE.", valueName: "name"),
        completion: .list(PreviewLocales.names))
    var locale: String?

    @Flag(help: "Lay out from right to left.")
    var rtl = false

    /// What the flags choose.
    ///
    /// - Throws: a ``CommandFailure`` for a value that is none, with those that are, or a ``FileDiagnostic`` for a theme that
    ///   cannot be read.
    /// - Parameters:
    ///   - settings: What the flags leave open; `nil` for what is the same on every machine.
    ///   - guest: Whose widgets there are; `nil` (the default) for the program's own.
    ///   - attributes: `--attributes`, for the program's own widgets.
    func choice(
        settings: Settings?, themes: PreviewThemes, of guest: Guest? = nil, attributes: String? = nil
    ) throws -> PreviewChoice {
        let catalogue = guest?.previews ?? PreviewCatalogue.all
        var choice = PreviewChoice(preview: catalogue[0], traits: PreviewTraits(), of: catalogue)
        choice.languages = guest?.languages ?? []
        // A guest's state may also be a file with its content.
        let state = guest == nil ? state : state.flatMap { $0.hasSuffix(".json") ? nil : $0 }
        try chooseTheme(settings: settings, in: &choice, themes)
        let values = [
            ("widget", widget), ("state", state), ("device", device), ("appearance", appearance), ("colors", colors),
            ("scale", scale), ("type-size", typeSize), ("locale", locale), ("standby", standby),
            ("minimal", minimal),
        ]
        for (name, value) in values { if let value { try choose(value, on: name, in: &choice, themes) } }
        if let wallpaper {
            choice.traits.wallpaper = try WallpaperFile.picture(at: wallpaper, named: "--wallpaper")
            choice.wallpaperFile = wallpaper
        }
        choice.traits.showsSeconds = showSeconds ?? settings?.showSeconds ?? true
        choice.traits.isLuminanceReduced = alwaysOn
        choice.traits.isStale = stale
        choice.traits.layoutDirection = rtl ? .rightToLeft : .leftToRight
        // The attributes of a source are given to it when it makes its states.
        try choice.edit(ContentArguments.edits(content: content, attributes: guest == nil ? attributes : nil))
        if let at {
            choice.offset =
                try at.hasPrefix("-") ? DurationArgument.signedSeconds([at]) : DurationArgument.preparation(at)
        }
        return choice
    }

    /// The chosen theme, for a screen without a widget.
    func theme(settings: Settings?, themes: PreviewThemes) throws -> Theme {
        var choice = PreviewChoice(preview: PreviewCatalogue.all[0], traits: PreviewTraits())
        try chooseTheme(settings: settings, in: &choice, themes)
        return choice.traits.effectiveTheme
    }

    private func chooseTheme(settings: Settings?, in choice: inout PreviewChoice, _ themes: PreviewThemes) throws {
        if let theme = theme ?? settings?.theme {
            try choose(ThemeLibrary.name(of: theme), on: "theme", in: &choice, themes)
        }
    }

    private func choose(
        _ value: String, on name: String, in choice: inout PreviewChoice, _ themes: PreviewThemes
    ) throws {
        guard let axis = PreviewAxis.named(name) else { preconditionFailure("there is no axis \(name)") }
        guard try !axis.choose(value, &choice, themes) else { return }
        if name == "state", value.first(where: { !$0.isWhitespace }) == "{" {
            throw CommandFailure(
                sentence: "--state takes a name, or the file of a source's content state: --state FILE.json.",
                status: .usage)
        }
        let allowed = name == "device" ? LoadedSettings.deviceNames : axis.values(choice, themes)
        let what =
            switch name {
            case "state": "state of \(choice.preview.name)"
            case "colors": "number of colors"
            case "minimal": "place of the minimal presentation"
            case "type-size": "type size"
            default: name
            }
        if name == "locale" {
            throw CommandFailure(
                sentence: "\"\(value)\" is not a locale (--locale); give a language and a region, such as "
                    + "\(allowed.dropFirst().prefix(3).joined(separator: ", ")).", status: .usage)
        }
        throw CommandFailure(
            sentence: "Unknown \(what) \"\(value)\" (--\(name)); "
                + NearMiss.advice(on: value, among: allowed, place: SettingFlags.place(of: name)), status: .usage)
    }
}

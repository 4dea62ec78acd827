import ArgumentParser
import CommandHelp
import Configuration
import Foundation
import FrameExport
import GuestBuild
import HostSystem
import Presentations
import ShellCommands
import Studio
import Surroundings
import TerminalScreen

/// `islet render`: pictures of a Live Activity as files.
package struct RenderCommand: ShellCommand {
    package static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Render a Live Activity to a file: SVG, HTML, PNG, text, film.",
        discussion: """
            Choose the picture as in islet preview. Without -o it is written to standard output; the file's extension \
            gives the format. The activity begins at 9:41 on a fixed day, so the same command gives the same bytes on \
            every machine; only a PNG depends on the machine's fonts.

            FORMATS
              text       the glyphs
              ansi       with escape sequences, for a terminal
              svg        scales to any size; the spoken text is its description
              html       a page with the same picture and selectable text
              png        pixels; needs librsvg on the machine
              json       size, styles and runs of each row, for programs
              frame      a snapshot as islet snapshot and FrameTesting keep it
              points     the snapshot of a true picture: shapes and texts (--points)
              asciicast  a recording that asciinema plays

            --points draws a true picture in points instead of cells: the iPhone with its fonts, symbols and corners, as \
            SVG or PNG (--zoom 3 for @3x). The layout is a phone's, measured with Inter, which stands in for SF Pro.

            --measure draws each card and island enlarged, with the size of every view and the gaps between them in points. \
            --transition makes a moving SVG: an alert that opens the island, or a second activity that makes it minimal.

            --check draws nothing: it prints what a phone would cut off, hide or make hard to read, measured in points, and \
            exits with 1 if there is anything. With --matrix it checks every combination.

            --matrix shows every combination of two choices in one picture. --record makes a recording: an asciicast or an \
            animated SVG; with --points, an animated SVG of true pictures.

            EXAMPLES
              islet render -o sitting.svg
              islet render Widget/DeliveryLiveActivity.swift --points -o delivery.svg
              islet render expanded --state paused --theme moss -o paused.png --zoom 2
              islet render lock-screen --matrix state,theme -o sheet.html
              islet render --record 0s..20m --step 1s -o sitting.cast
              islet render compact --record 19m50s..20m10s -o target.svg
              islet render --points -o iphone.svg
              islet render expanded --points --zoom 3 -o island.png
              islet render expanded --device-frame -o phone.svg
              islet render --widget countdown --content '{"title": "Launch", "endDate": "+90m"}' -o launch.svg
              islet render expanded --points --measure -o redlines.png --zoom 2
              islet render --points --transition alert -o alert.svg
              islet render --check --matrix state,type-size
            """)

    @Argument(
        help: ArgumentHelp(
            "The presentations to draw: \(PresentationArguments.names.joined(separator: ", ")). Or the source of any "
                + "app's Live Activity: Swift files, a folder, an Xcode project.",
            valueName: "presentation|path"),
        completion: .list(PresentationArguments.names))
    var words: [String] = []

    @OptionGroup var options: PreviewOptions
    @OptionGroup var guestOptions: GuestOptions

    @Option(
        help: ArgumentHelp(
            "Columns and rows of the picture, such as 120x36; as many presentations as fit. Default: as large as they "
                + "are.", valueName: "columns×rows"))
    var size: String?

    @Option(
        help: ArgumentHelp(
            "Two choices as rows and columns: \(PreviewAxis.all.map(\.name).joined(separator: ", ")).",
            valueName: "choice,choice"), completion: .list(PreviewAxis.all.map(\.name)))
    var matrix: String?

    @Flag(help: "Draw a true picture, in points instead of cells (svg, png, points).")
    var points = false

    @Flag(help: "Draw letters as outlines, the same on every machine (--points, svg).")
    var outlines = false

    @Flag(help: "Draw each surface enlarged, with sizes and gaps in points (--points).")
    var measure = false

    @Option(
        help: ArgumentHelp(
            "Draw a moving island: alert, which opens it, or second, when another activity comes (--points, svg).",
            valueName: "name"), completion: .list(IslandTransition.allCases.map(\.rawValue)))
    var transition: String?

    @Flag(
        help: ArgumentHelp(
            "Draw a whole phone in cells, lock screen and home screen; with the presentation expanded the island is open."
        ))
    var deviceFrame = false

    @Flag(help: "Draw the phone after the activity was dismissed (--device-frame).")
    var dismissed = false

    @Flag(help: "Check the layout instead of drawing it: text, or --format json.")
    var check = false

    @Option(help: ArgumentHelp("Record from one time since the start to another, such as 0s..20m.", valueName: "span"))
    var record: String?

    @Option(help: ArgumentHelp("The time between two frames of a recording. Default: 1s.", valueName: "duration"))
    var step: String?

    @Option(
        help: ArgumentHelp(
            "The file format: \(PictureFormat.names). Default: by the file's name, otherwise text, in colour on a "
                + "terminal.", valueName: "format"),
        completion: .list(PictureFormat.allCases.map(\.rawValue)))
    var format: String?

    @Option(
        help: ArgumentHelp(
            "Scale relative to 8 × 16 pixels a cell, or a pixel a point, from 0.1 to 20 (svg, html, png).",
            valueName: "factor"))
    var zoom: Double?

    @Option(
        name: [.customShort("o"), .long],
        help: ArgumentHelp("The file. Default: -, standard output.", valueName: "file"))
    var output: String?

    @Flag(.verbose) package var verbose = false

    /// A command line that is still to be read.
    package init() {}

    package func run(in shell: Shell) throws -> Int32 {
        let loaded = LoadedSettings(in: shell.environment)
        let themes = PreviewThemes(loaded.themes)
        let guest = try guestOptions.guest(at: GuestPaths.paths(in: words), state: options.state, in: shell)
        if let name = GuestPaths.namesake(in: words) {
            shell.warn("\"\(name)\" is a presentation of Islet's own widget here; the folder is ./\(name).")
        }
        if check { return try self.check(settings: loaded.settings, themes: themes, guest, in: shell) }
        let file = output.flatMap { $0 == "-" ? nil : OutputFile(path: $0) }
        let format = try kind(of: file, in: shell)
        try checkCombination(format)
        if format == .png, file == nil, shell.isOutputTerminal {
            throw CommandFailure(
                sentence: "a terminal cannot show a PNG; name a file with -o, or redirect the output.",
                status: .usage)
        }
        var choice = try options.choice(
            settings: loaded.settings, themes: themes, of: guest, attributes: guestOptions.attributes)
        if self.format == nil, file == nil, options.colors == nil, shell.isOutputTerminal {
            choice.traits.colorDepth = OutputAbilities(environment: shell.environment).depth
        }
        choice.traits.shapes = format.isPicture ? .mixed : .blocks
        try PresentationArguments.check(try subject().presentations, on: choice.traits)
        var encoder = PictureEncoder(format: format, colors: choice.traits.colorDepth, zoom: zoom ?? 1)
        encoder.findsNoFont = { shell.warn("\($0).") }
        let subject = try subject()
        if points {
            if let transition = try transition.map(TransitionArgument.transition) {
                let film = try subject.film(transition, of: choice)
                let status = try report(guest, in: shell)
                try write(film.svg(zoom: zoom ?? 1, drawsOutlines: outlines), to: file, as: film.sizeText, in: shell)
                return status.rawValue
            }
            let (data, size) = try truePicture(of: choice, subject, themes: themes, by: encoder)
            let status = try report(guest, in: shell)
            try write(
                data, to: file, as: "\(Int(size.width.rounded())) × \(Int(size.height.rounded())) points", in: shell)
            return status.rawValue
        }
        let (data, size) = try picture(of: choice, subject, themes: themes, by: encoder)
        let status = try report(guest, in: shell)
        try write(data, to: file, as: "\(size.width) × \(size.height) cells", in: shell)
        return status.rawValue
    }

    /// Throws what a picture failed with as a whole. Warns of the presentations in it that failed, for which the status is not that of
    /// success, and of the settings that were made up for it.
    private func report(_ guest: Guest?, in shell: Shell) throws -> ExitStatus {
        let failures = guest?.takeFailures() ?? []
        if let failure = failures.first(where: { $0.presentation == nil }) { throw failure }
        failures.forEach { shell.warn($0.description) }
        guest?.inventedDefaults.forEach { shell.warn($0.message) }
        return failures.isEmpty ? .success : .negative
    }

    private func subject() throws -> RenderSubject {
        let presentations = try PresentationArguments.presentations(GuestPaths.others(in: words))
        var subject = RenderSubject(
            presentations: presentations, size: try size.map(RenderSize.size), isTimeGiven: options.at != nil)
        if deviceFrame { subject.phone = try RenderedPhone(showing: presentations, isDismissed: dismissed) }
        return subject
    }

    /// Prints what a phone would cut off.
    private func check(settings: Settings, themes: PreviewThemes, _ guest: Guest?, in shell: Shell) throws -> Int32 {
        let others: [(String, Bool)] = [
            ("-o", output != nil), ("--points", points), ("--outlines", outlines), ("--measure", measure),
            ("--transition", transition != nil), ("--zoom", zoom != nil), ("--device-frame", deviceFrame),
            ("--size", size != nil), ("--record", record != nil), ("--step", step != nil),
            ("--colors", options.colors != nil), ("--scale", options.scale != nil),
        ]
        if let other = others.first(where: \.1)?.0 {
            throw CommandFailure(
                sentence: "\(other) is for drawing, and --check draws nothing; leave one of them out.", status: .usage)
        }
        guard let format = OutputFormat(rawValue: format ?? "text") else {
            throw CommandFailure(
                sentence: "--check prints text or json, not \"\(format ?? "")\" (--format).", status: .usage)
        }
        let choice = try options.choice(
            settings: settings, themes: themes, of: guest, attributes: guestOptions.attributes)
        let matrix = try matrix.map { try RenderedMatrix($0, about: choice, themes: themes) }
        let check = RenderCheck(of: choice, try subject(), matrix: matrix)
        let status = try report(guest, in: shell)
        try format == .json ? shell.sayWhole(check.json()) : shell.say(check.text)
        return (check.isClean ? status : .negative).rawValue
    }

    private func write(_ data: Data, to file: OutputFile?, as size: String, in shell: Shell) throws {
        guard let file else { return try shell.writeBytes(data) }
        try file.write(data)
        try shell.say("Rendered \(size) to \(file.path).")
    }

    private func picture(
        of choice: PreviewChoice, _ subject: RenderSubject, themes: PreviewThemes, by encoder: PictureEncoder
    ) throws -> (Data, CellSize) {
        if let record {
            let span = try RecordedSpan(record, step: step)
            let recording = span.recording(of: choice, drawing: subject.rendering)
            var beginning = choice
            beginning.offset = span.range.lowerBound
            let data = encoder.data(of: recording, description: subject.description(of: beginning))
            return (data, recording.first.size)
        }
        let picture =
            if let matrix {
                try RenderedMatrix(matrix, about: choice, themes: themes).picture(subject)
            } else {
                subject.picture(of: choice)
            }
        return (try encoder.data(of: picture), picture.frame.size)
    }

    private func truePicture(
        of choice: PreviewChoice, _ subject: RenderSubject, themes: PreviewThemes, by encoder: PictureEncoder
    ) throws -> (Data, CGSize) {
        if let record {
            let span = try RecordedSpan(record, step: step)
            let recording = try span.recording(of: choice, drawingPoints: subject.canvas)
            var beginning = choice
            beginning.offset = span.range.lowerBound
            let data = encoder.data(
                of: recording, description: subject.truePicture(of: beginning).description, drawsOutlines: outlines)
            return (data, recording.size)
        }
        let picture =
            if let matrix {
                try RenderedMatrix(matrix, about: choice, themes: themes).truePicture(subject)
            } else {
                measure ? subject.measuredPicture(of: choice) : subject.truePicture(of: choice)
            }
        return (try encoder.data(of: picture, drawsOutlines: outlines), picture.canvas.size)
    }

    private func kind(of file: OutputFile?, in shell: Shell) throws -> PictureFormat {
        if let format { return try PictureFormat(named: format) }
        if let file { return try PictureFormat(fileName: file.path) }
        if points { return .svg }
        if record != nil { return .asciicast }
        return shell.isOutputTerminal ? .ansi : .text
    }
}

import Foundation
import PlainText
import Presentations

/// The `islet render` that makes the picture of a preview. Every choice on which the picture depends is an argument, unless it is
/// the default on every machine.
package struct RenderLine {
    /// What is drawn.
    package enum Subject {
        /// Cells of this size.
        case cells(CellSize)
        /// A whole phone, in cells of this size.
        case phone(RenderedPhone, CellSize)
        /// A true picture.
        case points
        /// A contact sheet in cells.
        case matrix(rows: PreviewAxis, columns: PreviewAxis)
    }

    /// The arguments after `islet render`.
    package let arguments: [String]

    /// The command that draws `presentations` of `choice` to `file`.
    ///
    /// - Parameter source: The arguments that name a guest's source and its content. Default: none, the program's own widgets.
    package init(
        _ subject: Subject, of choice: PreviewChoice, _ presentations: [Presentation], of source: [String] = [],
        to file: String
    ) {
        var arguments = source
        if Set(presentations) != Set(Presentation.allCases) { arguments += presentations.map(\.rawValue) }
        switch subject {
        case .phone(let phone, let size):
            arguments = source + phone.words + ["--device-frame"] + (phone.isDismissed ? ["--dismissed"] : [])
            arguments += ["--size", "\(size.width)x\(size.height)"]
        case .cells(let size): arguments += ["--size", "\(size.width)x\(size.height)"]
        case .points: arguments += ["--points", "--outlines"]
        case .matrix(let rows, let columns): arguments += ["--matrix", "\(rows.name),\(columns.name)"]
        }
        let usual = PreviewChoice(preview: PreviewCatalogue.all[0], traits: PreviewTraits())
        // The content that was given is the state.
        let axes = PreviewAxis.all.filter { $0.name != "state" || !source.contains("--state") }
        for axis in axes where axis.applies(to: subject) {
            arguments += axis.arguments(of: choice, unlike: usual)
        }
        if let file = choice.wallpaperFile { arguments += ["--wallpaper", file] }
        arguments += Self.edits(choice.edits)
        if !subject.hasOwnTimes { arguments += Self.time(choice.offset) }
        self.arguments = arguments + ["-o", file]
    }

    /// The command as it is typed into a shell.
    package var text: String { Self.shellText(["islet", "render"] + arguments) }

    /// Words as a shell reads them.
    package static func shellText(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

    private static func edits(_ edits: ContentEdits) -> [String] {
        [("--content", edits.content), ("--attributes", edits.attributes)].filter { !$0.1.isEmpty }.flatMap {
            [$0.0, String(decoding: JSONValue.object($0.1).json, as: UTF8.self)]
        }
    }

    private static func time(_ offset: Double) -> [String] {
        let seconds = Int(offset.rounded(.down))
        return seconds < 0 ? ["--at=-\(-seconds)s"] : ["--at", "\(seconds)s"]
    }

    /// An argument as a shell reads it.
    static func quoted(_ argument: String) -> String {
        let isPlain =
            !argument.isEmpty
            && argument.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_=./,:+".contains($0)) }
        return isPlain ? argument : "'" + argument.replacing("'", with: "'\\''") + "'"
    }
}

extension RenderLine.Subject {
    /// The two choices that a contact sheet combines.
    fileprivate var sides: [PreviewAxis] {
        if case .matrix(let rows, let columns) = self { return [rows, columns] }
        return []
    }

    /// Whether each picture of a contact sheet is drawn at a moment of its own.
    fileprivate var hasOwnTimes: Bool { sides.contains { $0.name == "state" || $0.name == "widget" } }

    fileprivate var isPoints: Bool {
        if case .points = self { return true }
        return false
    }
}

extension PreviewAxis {
    /// Whether a picture depends on this choice: true pictures have neither cells nor a terminal's colours.
    fileprivate func applies(to subject: RenderLine.Subject) -> Bool {
        !subject.isPoints || (name != "colors" && name != "scale")
    }

    /// The flag that makes this choice; empty if it is that of `usual`, as on every machine without settings.
    fileprivate func arguments(of choice: PreviewChoice, unlike usual: PreviewChoice) -> [String] {
        let value = value(choice)
        switch name {
        // Settings choose these if no flag does.
        case "theme": return ["--theme", value]
        case "seconds": return [value == "on" ? "--show-seconds" : "--no-show-seconds"]
        case "widget", "state": return ["--\(name)", value]
        // A device that is listed with others of its dimensions has a name of its own.
        case "device": return ["--device", choice.traits.device.name]
        case "direction": return value == self.value(usual) ? [] : ["--rtl"]
        default:
            if value == self.value(usual) { return [] }
            return isSwitch ? ["--\(name)"] : ["--\(name)", value]
        }
    }
}

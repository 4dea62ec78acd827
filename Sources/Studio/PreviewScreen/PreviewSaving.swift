import Foundation
import HostSystem
import Presentations

/// Saves what a preview shows as a file.
struct PreviewSaving {
    /// The folder; empty for the current one.
    let folder: String
    /// The arguments that name a guest's source; empty for the program's own widgets.
    let source: [String]

    /// Writes the picture to a new file. Returns the command that makes the same file.
    ///
    /// - Throws: a ``CommandFailure`` if the picture cannot be drawn or written.
    func save(
        _ subject: RenderLine.Subject, of choice: PreviewChoice, _ presentations: [Presentation],
        themes: PreviewThemes
    ) throws -> (file: String, line: RenderLine) {
        var choice = choice
        // A command gives whole seconds.
        choice.offset = choice.offset.rounded(.down)
        choice.traits.shapes = .mixed
        let file = free(name(of: subject, choice))
        let data = try data(of: subject, choice, presentations, themes: themes)
        try OutputFile(path: file).write(data)
        return (file, RenderLine(subject, of: choice, presentations, of: source, to: file))
    }

    private func data(
        of subject: RenderLine.Subject, _ choice: PreviewChoice, _ presentations: [Presentation],
        themes: PreviewThemes
    ) throws -> Data {
        let encoder = PictureEncoder(format: .svg, colors: choice.traits.colorDepth)
        switch subject {
        case .cells(let size):
            let subject = RenderSubject(presentations: presentations, size: size, isTimeGiven: true)
            return try encoder.data(of: subject.picture(of: choice))
        case .phone(let phone, let size):
            var subject = RenderSubject(presentations: presentations, size: size, isTimeGiven: true)
            subject.phone = phone
            return try encoder.data(of: subject.picture(of: choice))
        case .points:
            let subject = RenderSubject(presentations: presentations, size: nil, isTimeGiven: true)
            return try encoder.data(of: subject.truePicture(of: choice), drawsOutlines: true)
        case .matrix(let rows, let columns):
            let matrix = try RenderedMatrix("\(rows.name),\(columns.name)", about: choice, themes: themes)
            let hasOwnTimes = [rows, columns].contains { $0.name == "state" || $0.name == "widget" }
            let subject = RenderSubject(presentations: presentations, size: nil, isTimeGiven: !hasOwnTimes)
            return try encoder.data(of: matrix.picture(subject))
        }
    }

    private func name(of subject: RenderLine.Subject, _ choice: PreviewChoice) -> String {
        if case .matrix(let rows, let columns) = subject {
            return "\(choice.preview.name)-\(rows.name)-\(columns.name)"
        }
        let name = "\(choice.preview.name)-\(choice.state.name)"
        if case .phone = subject { return name + "-phone" }
        return name
    }

    /// The path of a file that does not exist yet: `meditation-paused.svg`, `meditation-paused-2.svg`.
    private func free(_ name: String) -> String {
        let base = folder.isEmpty ? name : folder + "/" + name
        let paths = (1...).lazy.map { $0 == 1 ? "\(base).svg" : "\(base)-\($0).svg" }
        return paths.first { !FileManager.default.fileExists(atPath: $0) } ?? "\(base).svg"
    }
}

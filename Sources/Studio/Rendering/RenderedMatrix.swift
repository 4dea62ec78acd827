import FrameExport
import HostSystem
import Meditation
import Presentations

/// `--matrix state,theme`: a contact sheet of every value of one axis against every value of another.
package struct RenderedMatrix {
    /// The maximum number of cells in a sheet, which browsers can still display.
    static let mostCells = 4_000_000
    /// The maximum area of the true pictures in a sheet, in square points.
    static let mostPoints = 400_000_000.0

    private let matrix: PreviewMatrix
    private let choice: PreviewChoice

    /// Parses the axis of the rows, a comma, and the axis of the columns.
    ///
    /// - Throws: a ``CommandFailure`` for an unknown axis, or a ``FileDiagnostic`` for a theme that cannot be read.
    package init(_ text: String, about choice: PreviewChoice, themes: PreviewThemes) throws {
        let names = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmed }
        guard names.count == 2, names[0] != names[1] else {
            throw CommandFailure(
                sentence: "\"\(text)\" is not a matrix (--matrix); name two different ones of \(Self.names), such as "
                    + "state,theme.", status: .usage)
        }
        let axes = try names.map { name in
            guard let axis = PreviewAxis.named(name) else {
                throw CommandFailure(
                    sentence: "\"\(name)\" cannot be a side of a matrix (--matrix); use \(Self.names).",
                    status: .usage)
            }
            return axis
        }
        matrix = try PreviewMatrix(rows: axes[0], columns: axes[1], about: choice, themes: themes)
        self.choice = choice
    }

    private static var names: String { PreviewAxis.all.map(\.name).joined(separator: ", ") }

    /// The title of the matrix, without what varies between its pictures: `Meditation · midnight · state × colors`.
    package var title: String {
        let sides = [matrix.rowAxis.name, matrix.columnAxis.name]
        let same = [
            ("widget", choice.preview.displayName), ("state", choice.state.name), ("theme", choice.traits.theme.name),
        ].filter { !sides.contains($0.0) && !(sides.contains("widget") && $0.0 == "state") }.map(\.1)
        return (same + [sides.joined(separator: " × ")]).joined(separator: " · ")
    }

    /// The choice of each picture, with its row and its column. Impossible combinations are left out.
    var pictures: [(choice: PreviewChoice, place: [String])] {
        zip(matrix.rows, matrix.choices).flatMap { row, choices in
            zip(matrix.columns, choices).compactMap { column, choice in choice.map { ($0, [row, column]) } }
        }
    }

    /// The sheet of a subject's pictures, with description and snapshot facts.
    ///
    /// - Throws: a ``CommandFailure`` if the sheet is too large.
    package func picture(_ subject: RenderSubject) throws -> RenderedPicture {
        let sheet = try sheet { subject.rendering(of: $0, about: choice) }
        let description = sheet.description
        return RenderedPicture(
            frame: sheet.frame, description: description, reading: description.parts.map(\.phrase),
            facts: [.note(title)])
    }

    /// The sheet of a subject's true pictures.
    ///
    /// - Throws: a ``CommandFailure`` if the sheet is too large.
    package func truePicture(_ subject: RenderSubject) throws(CommandFailure) -> TruePicture {
        var area = 0.0
        var pictures: [[PointCanvas?]] = []
        for row in matrix.choices {
            pictures.append([])
            for cell in row {
                let canvas = cell.map { subject.canvas(of: $0, about: choice) }
                pictures[pictures.count - 1].append(canvas)
                area += canvas.map { $0.size.width * $0.size.height } ?? 0
                guard area <= Self.mostPoints else {
                    throw CommandFailure(
                        sentence:
                            "the matrix has more than \(Int(Self.mostPoints) / 1_000_000) million square points; draw "
                            + "fewer presentations.", status: .usage)
                }
            }
        }
        var sheet = PointSheet(
            title: title, columnTitles: matrix.columns, rowTitles: matrix.rows, pictures: pictures)
        let screen = choice.traits.effectiveTheme.screen
        let neutral = Theme.base(choice.traits.effectiveTheme.appearance).screen
        func color(_ color: CellColor, _ other: CellColor) -> Paint {
            .solid(color == .terminalDefault ? other : color)
        }
        sheet.ground = color(screen.background, neutral.background)
        sheet.ink = color(screen.emphasis, neutral.emphasis)
        let canvas = sheet.canvas(at: choice.now)
        return TruePicture(
            canvas: canvas, description: FrameDescription(title: title, sentence: canvas.reading.sentence))
    }

    /// Draws all pictures into a sheet.
    ///
    /// - Throws: a ``CommandFailure`` if the sheet is too large.
    private func sheet(drawing picture: (PreviewChoice) -> Rendering) throws -> ContactSheet {
        var cells = 0
        var sentences: [[String?]] = []
        let frames = try matrix.choices.map { row in
            sentences.append([])
            return try row.map { choice -> Frame? in
                let rendering = choice.map(picture)
                sentences[sentences.count - 1].append(rendering?.reading.sentence)
                guard let choice, let rendering else { return nil }
                let frame = rendering.frame.reduced(to: choice.traits.colorDepth)
                cells += frame.cells.count
                guard cells <= Self.mostCells else {
                    throw CommandFailure(
                        sentence: "the matrix has more than \(Self.mostCells / 1_000_000) million cells; draw less of "
                            + "each with --size, or fewer presentations.", status: .usage)
                }
                return frame
            }
        }
        let screen = choice.traits.effectiveTheme.screen
        let depth = choice.traits.colorDepth
        var sheet = ContactSheet(
            title: title, columnTitles: matrix.columns, rowTitles: matrix.rows, frames: frames,
            ground: ColorReduction.reduced(CellStyle(background: screen.background), to: depth),
            titleStyle: ColorReduction.reduced(
                CellStyle(foreground: screen.emphasis, background: screen.background), to: depth),
            margin: CellSize(width: 2, height: 1))
        sheet.sentences = sentences
        return sheet
    }
}

import Foundation
import GuestProtocol
import PlainText
import Presentations

/// What a phone would cut off, hide or make hard to read in one picture or in each of a matrix: `islet render --check`.
package struct RenderCheck {
    /// A picture and what is wrong with it.
    struct Checked {
        let choice: PreviewChoice
        /// The values of the matrix's two sides; empty for a single picture.
        let place: [String]
        let findings: [PresentationFinding]
    }

    private let pictures: [Checked]

    /// Checks the chosen picture, or every picture of `matrix`.
    package init(of choice: PreviewChoice, _ subject: RenderSubject, matrix: RenderedMatrix? = nil) {
        let choices = matrix?.pictures ?? [(choice, [])]
        pictures = choices.map { each, place in
            Checked(choice: each, place: place, findings: subject.findings(of: each, about: choice))
        }
    }

    /// Whether nothing was found.
    package var isClean: Bool { pictures.allSatisfy(\.findings.isEmpty) }

    /// The findings for people, a line each, and a last line with their number.
    package var text: String {
        let lines = pictures.flatMap { picture in
            let place = picture.place.isEmpty ? "" : picture.place.joined(separator: " · ") + " · "
            return picture.findings.map { finding in
                place + finding.sentence + (finding.source.map { " (\($0))" } ?? "")
            }
        }
        let checked = pictures.count == 1 ? "1 picture" : "\(pictures.count) pictures"
        let found = lines.count == 1 ? "1 finding" : "\(lines.count) findings"
        return (lines + ["\(lines.isEmpty ? "Nothing found" : found) in \(checked)."]).joined(separator: "\n")
    }

    /// The findings for programs.
    package func json() throws -> String { try JSONText.lines(pictures.map(Picture.init)) }

    private struct Picture: Encodable {
        let widget, state, device, theme, appearance, typeSize: String
        let at: Double
        let findings: [GuestFinding]

        init(_ picture: Checked) {
            let choice = picture.choice
            func value(_ axis: String) -> String { PreviewAxis.named(axis)?.value(choice) ?? "" }
            (widget, state, device) = (value("widget"), value("state"), value("device"))
            (theme, appearance, typeSize) = (value("theme"), value("appearance"), value("type-size"))
            at = choice.offset
            findings = picture.findings.map(GuestFinding.init)
        }
    }
}

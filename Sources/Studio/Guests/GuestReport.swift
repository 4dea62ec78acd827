import Foundation
import GuestBuild
import GuestProtocol
import PlainText
import Presentations
import Theming

/// What `islet check` found in the source of Live Activities.
package struct GuestReport {
    /// How it is printed.
    package enum Format: String, CaseIterable, Sendable {
        /// For people.
        case text
        /// For programs.
        case json
        /// For annotations in a pull request on GitHub.
        case github
    }

    /// A state and what a phone would cut off in it.
    private struct Picture {
        let widget, state: String
        let findings: [GuestFinding]
    }

    /// Why states, or presentations of them, could not be made or drawn.
    private struct Failure {
        /// The states, `ride · lock, lock-2 · compact`; `nil` for all of a preview.
        let states: String?
        /// The sentence, with its place if one is known.
        let sentence: String
        /// Its place, and the sentence without it.
        let diagnostic: GuestDiagnostic

        var text: String { named(sentence) }
        /// The sentence where the place is beside it.
        var message: String { named(diagnostic.message) }

        private func named(_ text: String) -> String { (states.map { "\($0): " } ?? "") + text }
    }

    /// The findings of all states, each once.
    private var found: [SharedFinding] {
        SharedFinding.all(in: pictures.map { ($0.widget, $0.state, $0.findings) })
    }

    private var diagnostics: [GuestDiagnostic]
    /// How many errors follow from a module that is not here, and are not printed.
    private var folded = 0
    private var pictures: [Picture] = []
    private var failures: [Failure] = []
    private var explanation = GuestExplanation()
    private var isInvented = false

    /// A source that does not compile.
    ///
    /// - Parameters:
    ///   - taken: What it was to be made of. Default: nothing is known.
    ///   - explains: Whether that is printed, and errors that follow from a module that is not here.
    package init(of diagnostics: [GuestDiagnostic], taken: TakenSources = TakenSources(), explains: Bool) {
        if explains { explanation = GuestExplanation(of: taken) }
        self.diagnostics = explains ? diagnostics : diagnostics.filter { !$0.follows }
        folded = explains ? 0 : diagnostics.count { $0.follows && $0.kind == .error }
    }

    /// A guest of which no state could be made.
    ///
    /// - Parameters:
    ///   - reasons: Why, each with its place if one is known.
    ///   - files: What it is made of.
    package init(withoutStates reasons: [String], in files: [String]) {
        diagnostics = []
        failures = reasons.map {
            Failure(states: nil, sentence: $0, diagnostic: .failure($0, in: files, or: nil))
        }
    }

    /// A guest, every state of which is laid out.
    ///
    /// - Parameter explains: Whether files and changes are printed too.
    package init(of guest: Guest, explains: Bool) {
        (diagnostics, isInvented) = (guest.warnings, guest.isInvented)
        let paths = guest.files.map(\.path)
        func failure(_ sentence: String, of states: String? = nil, at place: GuestPlace? = nil) -> Failure {
            Failure(
                states: states, sentence: sentence,
                diagnostic: .failure(sentence, in: paths, or: place))
        }
        failures = guest.failures.map { failure($0) }
        if explains { explanation = GuestExplanation(of: guest) }
        // What a card lets through is the wallpaper: that of `render --check` where no settings choose another.
        var traits = PreviewTraits()
        if let theme = try? ThemeLibrary(directory: nil).theme(named: ThemeLibrary.automatic).theme {
            traits.theme = theme
        }
        for preview in guest.previews {
            var crashed: [(failure: PictureFailure, states: [String])] = []
            let place = guest.place(of: preview)
            for state in preview.states {
                let choice = PresentationPicture(of: state, in: traits)
                let findings = choice.findings(at: ActivityPreview.start + state.moment)
                for failure in guest.takeFailures() {
                    let known = crashed.firstIndex { $0.failure == failure } ?? crashed.count
                    if known == crashed.count { crashed.append((failure, [])) }
                    crashed[known].states.append(state.name)
                }
                pictures.append(
                    Picture(
                        widget: preview.name, state: state.name,
                        findings: findings.map { GuestFinding($0).placed(in: paths, or: place) }))
            }
            failures += crashed.map { crash, states in
                failure(
                    "\(crash.error)",
                    of: SharedFinding.place(of: preview.name, in: states)
                        + (crash.presentation.map { " · \($0.rawValue)" } ?? ""), at: place)
            }
        }
        diagnostics += guest.inventedDefaults
    }

    /// What was found in several guests.
    package init(merging reports: [GuestReport]) {
        self.init(of: reports.flatMap(\.diagnostics), explains: true)
        folded = reports.map(\.folded).reduce(0, +)
        (pictures, failures) = (reports.flatMap(\.pictures), reports.flatMap(\.failures))
        explanation = GuestExplanation(merging: reports.map(\.explanation))
        let drawn = reports.filter { !$0.pictures.isEmpty }
        isInvented = !drawn.isEmpty && drawn.allSatisfy(\.isInvented)
    }

    /// Whether nothing was found, warnings aside.
    package var isClean: Bool {
        failures.isEmpty && pictures.allSatisfy(\.findings.isEmpty) && !diagnostics.contains { $0.kind == .error }
    }

    /// The report.
    package func text(as format: Format) throws -> String {
        switch format {
        case .text: plain
        case .json: try JSONText.line(Report(self))
        case .github: github
        }
    }

    // MARK: Text

    private var plain: String {
        var lines = explanation.lines + diagnostics.map(\.description) + failures.map(\.text)
        lines += found.map { shared in
            let finding = shared.finding
            let place = finding.file.map { file in file + (finding.line.map { ":\($0)" } ?? "") + ": " } ?? ""
            return "\(place)\(shared.place): \(Self.brief(finding.sentence))\(shared.timesText)"
        }
        return (lines + [summary]).joined(separator: "\n")
    }

    /// A sentence as long as a line can be: a text that is cut off may be a book.
    private static func brief(_ sentence: String) -> String {
        sentence.count <= 240 ? sentence : sentence.prefix(160) + "…" + sentence.suffix(60)
    }

    private var summary: String {
        let errors = diagnostics.count { $0.kind == .error }
        if errors > 0 {
            let count = errors == 1 ? "1 error." : "\(errors) errors."
            guard folded > 0 else { return count }
            let rest = folded == 1 ? "1 error follows from that" : "\(folded) errors follow from that"
            return "\(count) \(rest); --explain prints \(folded == 1 ? "it" : "them")."
        }
        let found = found.count + failures.count
        let states = pictures.count == 1 ? "1 state" : "\(pictures.count) states"
        let invented = isInvented ? " The states are invented: no #Preview of a Live Activity gives any." : ""
        return (found == 0 ? "Nothing found" : found == 1 ? "1 finding" : "\(found) findings") + " in \(states)."
            + invented
    }

    // MARK: GitHub

    /// Workflow commands. Source: GitHub, "Workflow commands for GitHub Actions".
    private var github: String {
        func escaped(_ text: String) -> String {
            text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
        }
        func property(_ text: String) -> String {
            escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
        }
        var lines = diagnostics.map { diagnostic in
            let kind = diagnostic.kind == .note ? "notice" : diagnostic.kind.rawValue
            return "::\(kind) file=\(property(diagnostic.file)),line=\(diagnostic.line),col=\(diagnostic.column)::"
                + escaped(diagnostic.message)
        }
        lines += failures.map { failure in
            let place = failure.diagnostic
            return "::error file=\(property(place.file)),line=\(place.line)::\(escaped(failure.message))"
        }
        lines += found.map { shared in
            let finding = shared.finding
            let place =
                finding.file.map { " file=\(property($0))" + (finding.line.map { ",line=\($0)" } ?? "") } ?? ""
            return "::error\(place)::" + escaped("\(shared.place): \(finding.sentence)\(shared.timesText)")
        }
        return (lines + [summary]).joined(separator: "\n")
    }

    // MARK: JSON

    private struct Report: Encodable {
        struct File: Encodable { let path, reason: String }
        struct Note: Encodable {
            let file: String
            let line: Int
            let sentence: String
        }
        struct Diagnostic: Encodable {
            let file: String
            let line, column: Int
            let kind, message: String
        }
        struct Failure: Encodable {
            let file: String
            let line: Int
            let sentence: String
        }
        struct State: Encodable {
            let widget, state: String
            let findings: [GuestFinding]
        }
        let clean, invented: Bool
        let files: [File]
        let notes: [Note]
        let diagnostics: [Diagnostic]
        let folded: Int
        let failures: [Failure]
        let states: [State]

        init(_ report: GuestReport) {
            (clean, invented) = (report.isClean, report.isInvented)
            failures = report.failures.map {
                Failure(file: $0.diagnostic.file, line: $0.diagnostic.line, sentence: $0.message)
            }
            folded = report.folded
            files = report.explanation.files.map { File(path: $0.path, reason: $0.reason) }
            notes = report.explanation.notes.map { Note(file: $0.file, line: $0.line, sentence: $0.sentence) }
            diagnostics = report.diagnostics.map {
                Diagnostic(
                    file: $0.file, line: $0.line, column: $0.column, kind: $0.kind.rawValue, message: $0.message)
            }
            states = report.pictures.map { State(widget: $0.widget, state: $0.state, findings: $0.findings) }
        }
    }
}

extension GuestFinding {
    /// The finding with the path of its file, which it knows by name; unchanged if there are several of that name. One about a
    /// presentation as a whole is where its widget begins.
    fileprivate func placed(in paths: [String], or widget: GuestPlace?) -> GuestFinding {
        var finding = self
        guard let file else {
            (finding.file, finding.line) = (widget?.file, widget?.line)
            return finding
        }
        let found = paths.filter { ($0 as NSString).lastPathComponent == file }
        if found.count == 1 { finding.file = found[0] }
        return finding
    }
}

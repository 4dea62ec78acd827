import CellUI
import Configuration
import Presentations

/// The result of `islet theme check`.
package struct ThemeReview {
    /// The theme.
    package let theme: Theme
    /// The file's name as shown to the user.
    package let file: String
    /// Invalid values. A theme with any cannot be used, and is not reviewed further.
    package let errors: [FileDiagnostic]
    /// Problems that must be fixed, each with its place if the file sets the value.
    package let findings: [FileDiagnostic]
    /// Remarks that need no change.
    package let remarks: [FileDiagnostic]

    /// The colour pairs drawn.
    package let pairs: [ThemePair]
    /// Colours that some or all viewers cannot distinguish.
    let likenesses: [ThemeLikeness]

    /// Reviews a parsed theme from `file`.
    package init(_ reading: ThemeReading, file: String) {
        (theme, errors, self.file) = (reading.theme, reading.errors, file)
        pairs = errors.isEmpty ? ThemePair.all(in: reading.theme) : []
        likenesses = errors.isEmpty ? ThemeLikeness.all(in: reading.theme) : []
        func diagnostic(_ ink: ThemeInk, _ sentence: String) -> FileDiagnostic {
            FileDiagnostic(file: file, place: reading.places[ink.name], sentence: sentence)
        }
        var (findings, remarks) = (reading.warnings, [FileDiagnostic]())
        for pair in pairs where !pair.isEnough {
            let diagnostic = diagnostic(pair.ink, Self.sentence(of: pair))
            if pair.purpose == .named { remarks.append(diagnostic) } else { findings.append(diagnostic) }
        }
        for pair in pairs where pair.isEnough && !pair.isEnoughIn256 && pair.purpose != .named {
            let contrast = Self.ratio(pair.contrastIn256 ?? 1)
            let diagnostic = diagnostic(pair.ink, "\(pair.name) has only \(contrast) in 256 colours")
            if pair.isLostIn256 { findings.append(diagnostic) } else { remarks.append(diagnostic) }
        }
        for (index, likeness) in likenesses.enumerated() {
            let all = likenesses.filter { $0.first == likeness.first && $0.second == likeness.second }
            // One sentence for all colour blindnesses, at the place of the first.
            guard index == 0 || !likenesses[..<index].contains(where: all.contains) else { continue }
            let diagnostic = diagnostic(likeness.first, Self.sentence(of: all))
            if likeness.isLoss { findings.append(diagnostic) } else { remarks.append(diagnostic) }
        }
        (self.findings, self.remarks) = (findings, remarks)
    }

    /// The review of a file that cannot be read.
    package init(unreadable error: FileDiagnostic, name: String, file: String) {
        self.init(ThemeReading(error, name: name), file: file)
    }

    /// Whether nothing must be fixed.
    package var isClean: Bool { errors.isEmpty && findings.isEmpty }

    /// The WCAG 2.2 level that all text and shapes reach; `nil` if none, or if the terminal determines the colours.
    package var level: ContrastLevel? {
        let measured = pairs.filter { $0.purpose != .named && $0.contrast != nil }
        guard !measured.isEmpty, measured.allSatisfy(\.isEnough) else { return nil }
        let texts = measured.filter { $0.purpose == .text }
        return texts.allSatisfy { ContrastLevel($0) == .aaa } ? .aaa : .aa
    }

    /// A contrast such as `7.31:1`, rounded down so that it never appears to reach a threshold it misses.
    static func ratio(_ contrast: Double) -> String {
        let hundredths = Int(contrast * 100)
        return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100):1"
    }

    private static func sentence(of pair: ThemePair) -> String {
        let needed = pair.purpose == .text ? "4.5:1 that text needs" : "3:1 that a shape needs"
        let enough = ContrastLift.lifted(pair.ink.color, until: pair.isEnough(with:))
        let advice = enough.map { "; \(ThemeColor.text(of: $0)) would do" } ?? ""
        return "\(pair.name) has \(ratio(pair.contrast ?? 1)) of the \(needed)\(advice)"
    }

    private static func sentence(of likenesses: [ThemeLikeness]) -> String {
        let blindnesses = likenesses.compactMap { $0.blindness?.rawValue }
        let eyes = blindnesses.isEmpty ? "to all eyes" : "in " + blindnesses.joined(separator: ", ")
        let names = "\(likenesses[0].first.name) and \(likenesses[0].second.name) look alike \(eyes)"
        return likenesses[0].isLoss
            ? names + "; make one of them lighter or darker"
            : names + "; a word or a shape tells them apart"
    }
}

/// A contrast level. Source: WCAG 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11.
package enum ContrastLevel: String, Encodable {
    /// 4.5:1 for text, 3:1 for shapes.
    case aa = "AA"
    /// 7:1 for text; not defined for shapes.
    case aaa = "AAA"

    /// The level of a pair; `nil` if none is reached, or if the terminal determines a colour.
    package init?(_ pair: ThemePair) {
        guard let contrast = pair.contrast, contrast >= pair.purpose.needed else { return nil }
        self = pair.purpose == .text && contrast >= 7 ? .aaa : .aa
    }
}

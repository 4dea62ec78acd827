import CellUI
import Configuration
import PlainText
import Presentations

/// Reviews as JSON. The keys are stable: later versions only add to them.
package struct ThemeReviewObject: Encodable {
    /// A finding and its place.
    package struct Found: Encodable {
        package let file: String
        package let line: Int?
        package let column: Int?
        package let sentence: String

        package init(_ diagnostic: FileDiagnostic) {
            (file, sentence) = (diagnostic.file, diagnostic.sentence)
            (line, column) = (diagnostic.place?.line, diagnostic.place?.column)
        }
    }

    /// A drawn pair. Contrast is omitted if the terminal determines a colour.
    struct Contrast: Encodable {
        let ink: String
        let ground: String
        let purpose: ThemePair.Purpose
        let needs: Double
        let contrast: Double?
        let contrast256: Double?
        let level: ContrastLevel?

        init(_ pair: ThemePair) {
            (ink, ground, purpose, needs) = (pair.ink.name, pair.ground.name, pair.purpose, pair.purpose.needed)
            contrast = pair.contrast.map(JSONText.milliseconds)
            contrast256 = pair.contrastIn256.map(JSONText.milliseconds)
            level = ContrastLevel(pair)
        }
    }

    /// A colour at lower depths.
    package struct Fall: Encodable {
        package let name: String
        package let color: String
        let index256: UInt8?
        let index16: UInt8?
        let withoutColors: String

        package init(_ fall: ColorFall) {
            (name, color) = (fall.ink.name, ThemeColor.text(of: fall.ink.color))
            (index256, index16, withoutColors) = (fall.index256, fall.index16, fall.withoutColors)
        }
    }

    /// Colours that become equal.
    struct Merged: Encodable {
        let colors: Int
        let names: [String]
    }

    /// Two colours that cannot be distinguished with `blindness`; if that is absent, by anyone.
    struct Likeness: Encodable {
        let blindness: ColorBlindness?
        let first: String
        let second: String
        let difference: Double
        let lost: Bool

        init(_ likeness: ThemeLikeness) {
            (blindness, first, second) = (likeness.blindness, likeness.first.name, likeness.second.name)
            (difference, lost) = (JSONText.milliseconds(likeness.difference), likeness.isLoss)
        }
    }

    package let name: String
    package let displayName: String
    package let appearance: String
    package let file: String
    let clean: Bool
    package let level: ContrastLevel?
    package let errors: [Found]
    package let findings: [Found]
    package let remarks: [Found]
    let contrasts: [Contrast]
    package let colors: [Fall]
    let merged: [Merged]
    let likenesses: [Likeness]

    package init(_ review: ThemeReview) {
        let theme = review.theme
        (name, displayName, appearance) = (theme.name, theme.displayName, theme.appearance.rawValue)
        (file, clean, level) = (review.file, review.isClean, review.level)
        errors = review.errors.map(Found.init)
        findings = review.findings.map(Found.init)
        remarks = review.remarks.map(Found.init)
        contrasts = review.pairs.map(Contrast.init)
        let isUsable = review.errors.isEmpty
        colors = isUsable ? ThemeInk.all(in: theme).map { Fall(ColorFall($0, in: theme)) } : []
        let depths: [(ColorDepth, Int)] = isUsable ? [(.indexed256, 256), (.ansi16, 16), (.none, 0)] : []
        merged = depths.flatMap { depth, count in
            ColorFall.merged(in: theme, at: depth).map { Merged(colors: count, names: $0.map(\.name)) }
        }
        likenesses = review.likenesses.map(Likeness.init)
    }
}

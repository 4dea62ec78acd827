import CellUI
import Configuration
import PlainText
import Presentations

/// A review as lines of at most 80 columns.
///
///     forest  dark  AA  Forest
///
///     Contrast                                      has    needs  in 256
///       AAA  screen.emphasis on screen.background  16.50:1   4.5  16.03:1
///       low  screen.hint on screen.background       4.10:1   4.5   4.30:1
package struct ThemeReviewText {
    private let review: ThemeReview
    private let depth: ColorDepth
    private var theme: Theme { review.theme }
    private static let width = 79

    /// Creates the text of a review, for a terminal of this depth.
    package init(_ review: ThemeReview, colors depth: ColorDepth) { (self.review, self.depth) = (review, depth) }

    /// The whole review; if `isBrief`, without the tables.
    package func text(isBrief: Bool) -> String {
        let tables = isBrief || !review.errors.isEmpty ? [] : [contrasts, falls, likenesses]
        let found = [
            list("Not allowed", review.errors), list("To change", review.findings), list("To know", review.remarks),
        ]
        return ([heading] + tables + found.filter { !$0.isEmpty } + [verdict]).joined(separator: "\n")
    }

    private var heading: String {
        guard review.errors.isEmpty else { return "\(theme.name)\n" }
        return "\(theme.name)  \(theme.appearance.rawValue)  \(theme.displayName)\n"
    }

    private var verdict: String {
        func count(_ number: Int, _ one: String, _ many: String) -> String {
            number == 1 ? "1 \(one)" : "\(number) \(many)"
        }
        if !review.errors.isEmpty {
            return
                "\(theme.name) cannot be used: \(count(review.errors.count, "value is", "values are")) not allowed.\n"
        }
        let level = review.level.map { "\(theme.name) reaches \($0.rawValue)" }
        let changes = count(review.findings.count, "thing", "things") + " to change"
        let unknown = review.pairs.count { $0.contrast == nil }
        let rest = unknown == 0 ? "" : " The terminal decides \(count(unknown, "pair", "pairs")) of colours."
        let found =
            review.isClean
            ? "\(level ?? theme.name): nothing to change."
            : level.map { "\($0), with \(changes)." } ?? "\(theme.name): \(changes)."
        return found + rest + "\n"
    }

    private func list(_ title: String, _ diagnostics: [FileDiagnostic]) -> String {
        diagnostics.isEmpty
            ? ""
            : "\(title)\n"
                + diagnostics.map {
                    WrappedText.block(TerminalText.printable("\($0)."), indent: 2, hanging: 4, width: Self.width)
                }.joined()
    }

    // MARK: Contrast

    private var contrasts: String {
        let pairs = review.pairs.filter { $0.purpose != .named }
        let width = pairs.map(\.name.count).max() ?? 0
        let head = "Contrast".padded(to: width + 9) + "    has  needs   in 256\n"
        return head
            + pairs.map { pair in
                let mark = pair.contrast == nil ? "?" : ContrastLevel(pair)?.rawValue ?? "low"
                let has = pair.contrast.map(ThemeReview.ratio) ?? "-"
                let in256 = pair.contrastIn256.map(ThemeReview.ratio) ?? "-"
                let needs = pair.purpose == .text ? "4.5" : "3"
                let text =
                    "  \(mark.padded(to: 3))  \(pair.name.padded(to: width))  \(has.leading(7))  \(needs.leading(5))  "
                    + in256.leading(7)
                let style = CellStyle(foreground: pair.ink.color, background: pair.ground.color)
                return SampledLine(text: text, samples: [(" 12:34 ", style)]).text(column: width + 33, colors: depth)
            }.joined() + named
    }

    private var named: String {
        ["island", "card"].compactMap { surface in
            let pairs = review.pairs.filter {
                $0.purpose == .named && $0.ink.name.hasPrefix(surface) && $0.contrast != nil
            }
            guard !pairs.isEmpty else { return nil }
            return "  \(pairs.count(where: \.isEnough)) of the \(pairs.count) in \(surface).colors have 3:1 or more.\n"
        }.joined()
    }

    // MARK: Fewer colours

    private var falls: String {
        let inks = ThemeInk.all(in: theme).filter { !$0.isNamed }
        let width = inks.map(\.name.count).max() ?? 0
        let head = "Fewer colours".padded(to: width + 4) + "24-bit   256          16               none\n"
        return head + inks.map { line(of: ColorFall($0, in: theme), width: width) }.joined()
            + merged(.indexed256, "256 colours") + merged(.ansi16, "16 colours") + merged(.none, "no colours")
    }

    private func line(of fall: ColorFall, width: Int) -> String {
        let in256 = fall.index256.map { index -> String in
            index < 16 ? "\(index)" : "\(index) \(ThemeColor.text(of: fall.color(at: .indexed256)))"
        }
        let in16 = fall.index16.map { "\($0) \(ColorFall.names16[Int($0)])" }
        let text =
            "  \(fall.ink.name.padded(to: width))  \(ThemeColor.text(of: fall.ink.color).padded(to: 7))  "
            + "\((in256 ?? "default").padded(to: 11))  \((in16 ?? "default").padded(to: 15))  \(fall.withoutColors)"
        let samples = [ColorDepth.direct, .indexed256, .ansi16].map { depth in
            ("  ", CellStyle(background: fall.color(at: depth)))
        }
        return SampledLine(text: text, samples: samples).text(column: width + 51, colors: depth)
    }

    private func merged(_ depth: ColorDepth, _ name: String) -> String {
        let groups = ColorFall.merged(in: theme, at: depth)
        guard !groups.isEmpty else { return "" }
        return "  The same in \(name):\n"
            + groups.map {
                WrappedText.block(
                    $0.map(\.name).joined(separator: ", "), indent: 4, hanging: 6, width: Self.width)
            }.joined()
    }

    // MARK: Colour blindness

    private var likenesses: String {
        let head = "Colour blindness\n"
        guard !review.likenesses.isEmpty else {
            return head
                + WrappedText.block(
                    "Meaningful colours stay distinct in protanopia, deuteranopia and tritanopia.", indent: 2,
                    hanging: 2, width: Self.width)
        }
        let names = review.likenesses.map { "\($0.first.name), \($0.second.name)" }
        let width = names.map(\.count).max() ?? 0
        return head
            + zip(review.likenesses, names).map { likeness, name in
                let eyes = likeness.blindness?.rawValue ?? "all eyes"
                let text = "  \(likeness.isLoss ? "lost" : "like")  \(eyes.padded(to: 13))  \(name)"
                func sample(_ ink: ThemeInk) -> (String, CellStyle) {
                    let seen = likeness.blindness.flatMap { $0.appearance(of: ink.color) } ?? ink.color
                    return ("  ", CellStyle(background: seen))
                }
                return SampledLine(text: text, samples: [sample(likeness.first), sample(likeness.second)])
                    .text(column: width + 25, colors: depth)
            }.joined()
    }
}

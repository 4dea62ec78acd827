/// Reduces the colours along a gradient to the terminal's 256.
///
/// The nearest colour of each place alone makes bands of unrelated hues: a pale blue is nearest to a lilac, then to a grey, then to a
/// teal. Here hues count more than lightness, greys do not stand for tints, and each change costs something, so that the bands are
/// those of one gradient.
enum GradientReduction {
    /// How much more a difference of hue counts than one of lightness; the same for tints that would become grey.
    private static let hueWeight = 8.0
    /// The chroma from which a colour has a hue that a grey does not show. A warm white is nearer to grey than to an olive as pale.
    private static let hueChroma = 0.035
    /// What a change of the colour costs: a constant, and a part of the squared distance.
    private static let changeCost = (constant: 0.005, distance: 1.0)
    /// The nearest colours of each place among which the choice is made.
    private static let candidatesPerPlace = 8
    /// The chroma below which a colour of the terminal is a grey.
    private static let greyChroma = 0.002

    /// What it costs that a text is not read on a colour although it is on the one that it stands for: more than another colour that is
    /// about as near, and less than one of another hue.
    private static let unreadCost = 0.005
    /// The contrast of text. Source: WCAG 2.2, success criterion 1.4.3.
    private static let textContrast = 4.5

    /// The colours of the terminal, as 24-bit values, for colours that follow each other: the sequence of the least cost, by Viterbi's
    /// algorithm.
    ///
    /// - Parameters:
    ///   - texts: The colours of texts, as the terminal has them, on the first colours.
    ///   - count: The number of colours that texts are on.
    static func reduced(_ values: [UInt32], under texts: [CellColor], onFirst count: Int) -> [UInt32] {
        let colors = values.map(PerceptualColor.init(hex:))
        var candidates: Set<Int> = []
        for color in colors {
            candidates.formUnion(PaletteSearch.cheapest(candidatesPerPlace, for: color) { cost(of: $0, for: color) })
        }
        let indices = candidates.sorted()
        func isRead(_ text: CellColor, on hex: UInt32) -> Bool {
            text.contrast(with: CellColor(hex: hex)).map { $0 >= textContrast } ?? true
        }
        let readable = texts.map { text in indices.map { isRead(text, on: TerminalPalette.hex[$0]) } }
        func unread(_ place: Int) -> [Double] {
            guard place < count else { return indices.map { _ in 0 } }
            let lost = texts.indices.filter { isRead(texts[$0], on: values[place]) }.map { readable[$0] }
            return indices.indices.map { index in lost.contains { !$0[index] } ? unreadCost : 0 }
        }
        let costs = colors.enumerated().map { place, color in
            zip(indices, unread(place)).map { cost(of: TerminalPalette.perceptual[$0], for: color) + $1 }
        }
        guard var totals = costs.first else { return [] }
        let changes = indices.map { one in indices.map { change(from: one, to: $0) } }
        var sources: [[Int]] = []
        for costs in costs.dropFirst() {
            // No change lowers a total: once one alone is more than the best so far, so are all that follow.
            let cheapest = totals.indices.sorted { (totals[$0], $0) < (totals[$1], $1) }
            let best = indices.indices.map { next in
                var (best, least) = (cheapest[0], totals[cheapest[0]] + changes[cheapest[0]][next])
                for source in cheapest.dropFirst() {
                    guard totals[source] <= least else { break }
                    let total = totals[source] + changes[source][next]
                    if (total, source) < (least, best) { (best, least) = (source, total) }
                }
                return best
            }
            totals = indices.indices.map { totals[best[$0]] + changes[best[$0]][$0] + costs[$0] }
            sources.append(best)
        }
        var place = totals.indices.min { totals[$0] < totals[$1] }!
        var path = [place]
        for source in sources.reversed() {
            place = source[place]
            path.append(place)
        }
        return path.reversed().map { TerminalPalette.hex[indices[$0]] }
    }

    private static func cost(of candidate: PerceptualColor, for color: PerceptualColor) -> Double {
        let distance = color.squaredDistance(to: candidate, hueWeight: hueWeight)
        // A grey has no hue of its own.
        let isGrey = candidate.chroma < greyChroma && color.chroma > hueChroma
        return isGrey ? distance + hueWeight * color.chroma * color.chroma : distance
    }

    private static func change(from one: Int, to other: Int) -> Double {
        if one == other { return 0 }
        let distance = TerminalPalette.perceptual[one].squaredDistance(to: TerminalPalette.perceptual[other])
        return changeCost.constant + changeCost.distance * distance
    }
}

extension CellColor {
    /// The colours of a terminal with 256 for 24-bit colours that follow each other in a gradient; unchanged if the terminal
    /// determines one of them.
    ///
    /// - Parameters:
    ///   - texts: The colours of texts on the first of them, which stay readable if colours about as near let them be. Default: none.
    ///   - count: The number of colours that texts are on. Default: 0.
    package static func reducedGradient(
        _ colors: [CellColor], under texts: [CellColor] = [], onFirst count: Int = 0
    ) -> [CellColor] {
        let values = colors.compactMap(\.hex)
        guard values.count == colors.count else { return colors }
        let texts = texts.map { ColorReduction.reduced(CellStyle(foreground: $0), to: .indexed256).foreground }
        return GradientReduction.reduced(values, under: texts, onFirst: count).map { CellColor(hex: $0) }
    }

    /// The colours of a terminal with 256 for those of a gradient's bands, one for each; unchanged if the terminal determines one of them.
    static func reducedBands(_ colors: [CellColor]) -> [CellColor] {
        // A band is several places high, so that a change between two costs little against the colours themselves.
        let places = 4
        let reduced = reducedGradient(colors.flatMap { Array(repeating: $0, count: places) })
        return colors.indices.map { reduced[$0 * places] }
    }
}

/// Judges how well letters of a true picture are read on a phone: whether they are too small, or too close in colour to what is behind
/// them, which may be anything that is painted: shapes, lines, symbols, gradients, what a mask leaves of them.
///
/// Source of the least contrasts: Human Interface Guidelines, "Accessibility" (4.5 up to 17 points, 3 for larger and for bold text).
struct LegibilitySearch {
    /// The size from which text is large, in points.
    private static let largeSize = 18.0
    /// The least contrast of text, and of large or bold text.
    private static let leastContrast = (usual: 4.5, large: 3.0)

    /// Everything painted, from the back.
    private let marks: [PointMark]

    /// Letters as they are seen.
    struct Letters {
        /// The size of the font in points.
        let size: Double
        /// The contrast of the letter that is hardest to read with what is behind it, 1…21; `nil` if the terminal decides a
        /// colour.
        let contrast: Double?
        /// The least contrast for their size and weight.
        let neededContrast: Double
    }

    init(_ marks: PointMarks) { self.marks = marks.marks }

    /// How the letters at an index among the marks are seen; `nil` for other marks, and for letters of which less than half is seen.
    func letters(at index: Int) -> Letters? {
        let mark = marks[index]
        guard case .letters(let text, let rects) = mark.ink else { return nil }
        let seen = rects.map { rect in
            let points = Self.samples.map { x, y in
                mark.lens.transform.transform(
                    CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y))
            }
            return points.filter { mark.lens.local($0) != nil && mark.lens.opacity(at: $0) > Self.leastOpacity }
        }.filter { 2 * $0.count > Self.samples.count }
        guard !seen.isEmpty else { return nil }
        let size = text.font.size * mark.lens.scale
        let isLarge = size >= Self.largeSize || text.font.weight >= 700
        return Letters(
            size: size, contrast: leastContrast(of: mark, at: seen, over: grounds(of: mark, below: index)),
            neededContrast: isLarge ? Self.leastContrast.large : Self.leastContrast.usual)
    }

    /// Places in a letter, in parts of its width and height.
    private static let samples: [(Double, Double)] = [0.1, 0.5, 0.9].flatMap { y in [0.1, 0.5, 0.9].map { ($0, y) } }
    /// What is fainter is not meant to be read.
    private static let leastOpacity = 0.05

    /// What is painted where a mark is, from the last one that covers all behind it.
    private func grounds(of mark: PointMark, below index: Int) -> ArraySlice<PointMark> {
        let painted = marks[..<index].filter {
            if case .letters = $0.ink { false } else { $0.bounds.intersects(mark.bounds) }
        }
        let first = painted.lastIndex { $0.isUniformGround(of: mark.bounds) } ?? painted.startIndex
        return painted[first...]
    }

    /// The contrast of the letter that is hardest to read: of each the middle one of the contrasts in it, since a thin line across a
    /// letter does not make it hard to read.
    private func leastContrast(of mark: PointMark, at letters: [[CGPoint]], over grounds: ArraySlice<PointMark>)
        -> Double?
    {
        // One colour behind all letters: one of them says it.
        let isUniform = grounds.count == 1 && grounds.allSatisfy { $0.isUniformGround(of: mark.bounds) }
        let judged = isUniform && mark.lens.isOpaque ? Array(letters.prefix(1)) : letters
        return judged.compactMap { points -> Double? in
            let contrasts = points.compactMap { contrast(of: mark, at: $0, over: grounds) }.sorted()
            return contrasts.isEmpty ? nil : contrasts[contrasts.count / 2]
        }.min()
    }

    /// The contrast of paint at a point of the picture with what is painted there so far.
    private func contrast(of mark: PointMark, at point: CGPoint, over grounds: ArraySlice<PointMark>) -> Double? {
        var ground = CellColor(hex: 0)
        for layer in grounds {
            // Nobody knows how an image looks, nor where in its rectangle it is: nothing is said of letters there.
            if layer.isPlaceholder, layer.mayBe(at: point) { return nil }
            guard layer.contains(point), let (color, opacity) = layer.color(at: point) else { continue }
            ground = color.blended(over: ground, opacity: opacity)
        }
        guard let (color, opacity) = mark.color(at: point) else { return nil }
        return color.blended(over: ground, opacity: opacity).contrast(with: ground)
    }
}

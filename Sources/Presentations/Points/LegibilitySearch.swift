import Foundation

/// Searches a true picture of one presentation for letters that are hard to read on a phone: too small, or too close in colour to what
/// is behind them.
///
/// Source of the least contrasts: Human Interface Guidelines, "Accessibility" (4.5 up to 17 points, 3 for larger and for bold text).
struct LegibilitySearch {
    /// The size from which text is large, in points.
    private static let largeSize = 18.0
    /// The least contrast of text, and of large or bold text.
    private static let leastContrast = (usual: 4.5, large: 3.0)

    /// Letters as they are seen.
    struct Letters {
        /// Their middle, in points of the picture.
        let center: CGPoint
        /// The size of the font in points.
        let size: Double
        /// The contrast with what is behind them, 1…21; `nil` if the terminal decides a colour.
        let contrast: Double?
        /// The least contrast for their size and weight.
        let neededContrast: Double
    }

    /// The letters found so far, in drawing order.
    private(set) var letters: [Letters] = []
    /// What is painted so far, from the back.
    private var layers: [Layer] = []

    /// A filled path and how it is seen.
    private struct Layer {
        let path: Path
        let ink: PointCanvas.Ink
        let isEOFilled: Bool
        let view: Lens
    }

    /// How a group shows its items.
    private struct Lens {
        /// From the coordinates of the items to those of the picture.
        var transform = AffineTransform.identity
        /// The paths inside which they are seen, in the coordinates of their own groups.
        var clips: [(path: Path, isEOClipped: Bool, transform: AffineTransform)] = []
        var opacity = 1.0

        /// A point of the picture in the coordinates of the items; `nil` if they are clipped there.
        func local(_ point: CGPoint) -> CGPoint? {
            for clip in clips {
                guard let inverse = clip.transform.inverted(),
                    clip.path.contains(inverse.transform(point), eoFill: clip.isEOClipped)
                else { return nil }
            }
            return transform.inverted()?.transform(point)
        }
    }

    /// Searches the items of a picture.
    init(_ items: [PointCanvas.Item]) { search(items, through: Lens()) }

    private mutating func search(_ items: [PointCanvas.Item], through lens: Lens) {
        for item in items {
            switch item {
            case .fill(let path, let ink, let isEOFilled):
                layers.append(Layer(path: path, ink: ink, isEOFilled: isEOFilled, view: lens))
            case .text(let text): note(text, through: lens)
            // Where a mask shows something is not known here.
            case .group(let group) where group.mask == nil:
                var inner = lens
                inner.opacity *= group.opacity
                if let transform = group.transform { inner.transform.prepend(transform) }
                if let clip = group.clip { inner.clips.append((clip, group.isEOClipped, inner.transform)) }
                search(group.items, through: inner)
            case .group, .stroke, .symbol: break
            }
        }
    }

    private mutating func note(_ text: PointText, through lens: Lens) {
        let rect = text.rect
        let places = [0.1, 0.5, 0.9].map {
            lens.transform.transform(CGPoint(x: rect.minX + rect.width * $0, y: rect.midY))
        }
        guard lens.local(places[1]) != nil, !text.string.allSatisfy(\.isWhitespace) else { return }
        let scale = abs(lens.transform.m11 * lens.transform.m22 - lens.transform.m12 * lens.transform.m21).squareRoot()
        let size = text.font.size * scale
        let isLarge = size >= Self.largeSize || text.font.weight >= 700
        let contrasts = places.compactMap { contrast(of: text.ink, at: $0, through: lens) }
        letters.append(
            Letters(
                center: places[1], size: size, contrast: contrasts.min(),
                neededContrast: isLarge ? Self.leastContrast.large : Self.leastContrast.usual))
    }

    /// The contrast of paint at a point of the picture with what is painted there so far.
    private func contrast(of ink: PointCanvas.Ink, at point: CGPoint, through lens: Lens) -> Double? {
        guard let local = lens.local(point) else { return nil }
        var ground = CellColor(hex: 0)
        for layer in layers {
            guard let place = layer.view.local(point), layer.path.contains(place, eoFill: layer.isEOFilled) else {
                continue
            }
            let (color, opacity) = layer.ink.color(at: place)
            ground = color.blended(over: ground, opacity: opacity * layer.view.opacity)
        }
        let (color, opacity) = ink.color(at: local)
        return color.blended(over: ground, opacity: opacity * lens.opacity).contrast(with: ground)
    }
}

extension PointCanvas.Ink {
    /// The colour and opacity at a point.
    fileprivate func color(at point: CGPoint) -> (CellColor, Double) {
        paint.color(
            at: UnitPoint(
                x: rect.width > 0 ? (point.x - rect.minX) / rect.width : 0,
                y: rect.height > 0 ? (point.y - rect.minY) / rect.height : 0))
    }
}

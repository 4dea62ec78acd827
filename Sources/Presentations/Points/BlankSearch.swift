/// Finds out whether anything of a presentation's content is seen on its surfaces.
///
/// Content that is clear, hidden, clipped away, outside the surfaces, or in the colour of the island's glass is not.
struct BlankSearch {
    let presentation: Presentation
    let marks: PointMarks
    let areas: [PresentationArea]
    /// The colour of the island's glass; `nil` on a card, through which the wallpaper shows.
    let glass: CellColor?

    /// Whether the presentation is there and nothing of its content is seen.
    var isBlank: Bool {
        let surfaces = areas.compactMap { area -> CGRect? in
            guard area.presentation == presentation, case .surface = area.kind else { return nil }
            return CellScale.pixels.points(area.rect)
        }
        return !surfaces.isEmpty
            && !marks.marks.contains { mark in
                // What no view draws is the system's: glass, key line, card, clock.
                mark.view != nil && surfaces.contains { isSeen(mark, on: $0) }
            }
    }

    private func isSeen(_ mark: PointMark, on surface: CGRect) -> Bool {
        let shown = mark.bounds.intersection(surface)
        guard !shown.isNull else { return false }
        return (mark.contour + Self.grid(over: shown)).contains { point in
            guard surface.contains(point), mark.contains(point), let (color, opacity) = mark.color(at: point) else {
                return false
            }
            return opacity > Self.leastOpacity && (mark.isPlaceholder || color != glass)
        }
    }

    /// What is less opaque is not seen.
    private static let leastOpacity = 0.02

    /// Points spread over a rectangle, close enough that a ring or a line as thin as it may be has one of them.
    private static func grid(over rect: CGRect) -> [CGPoint] {
        let steps = 40
        return (0..<steps * steps).map { index in
            CGPoint(
                x: rect.minX + (Double(index % steps) + 0.5) / Double(steps) * rect.width,
                y: rect.minY + (Double(index / steps) + 0.5) / Double(steps) * rect.height)
        }
    }
}

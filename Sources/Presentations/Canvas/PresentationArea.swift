/// A part of a presentation that matters to what is drawn in it, for overlays and findings.
public struct PresentationArea: Hashable, Sendable {
    /// What is there.
    public enum Kind: Hashable, Sendable {
        /// The card, or the island's glass, which runs through the middle of its outermost cells; the radius of its corners
        /// is in points.
        case surface(cornerRadius: Double)
        /// The camera: nothing shows there.
        case camera
        /// Where content is meant to stand: within the margins.
        case margins
        /// The greatest place that the system gives it, 160 points high; what is higher is cut off.
        case limit
    }

    /// What is there.
    public let kind: Kind
    /// Of which presentation.
    public let presentation: Presentation
    /// Its cells, in the frame's coordinates.
    public let rect: CellRect
}

/// What collects areas while a canvas is drawn. A class, because the canvas itself does not change.
final class AreaCollector {
    var areas: [PresentationArea] = []
}

extension PresentationCanvas {
    func note(_ kind: PresentationArea.Kind, _ rect: CellRect, of presentation: Presentation) {
        guard let areas else { return }
        areas.areas.append(PresentationArea(kind: kind, presentation: presentation, rect: rect))
    }
}

/// A part of a presentation that constrains its content, for overlays and findings.
public struct PresentationArea: Hashable, Sendable {
    /// The kind of area.
    public enum Kind: Hashable, Sendable {
        /// The card, or the island's glass, whose edge runs through the middle of its outermost cells. The corner radius is in
        /// points.
        case surface(cornerRadius: Double)
        /// The camera, which hides content.
        case camera
        /// The area for content, inside the margins.
        case margins
        /// The maximum area, 160 points high; higher content is cut off.
        case limit
    }

    /// The kind of area.
    public let kind: Kind
    /// The presentation that it belongs to.
    public let presentation: Presentation
    /// The area in the frame's coordinates.
    public let rect: CellRect

    /// An area of a presentation.
    package init(kind: Kind, presentation: Presentation, rect: CellRect) {
        (self.kind, self.presentation, self.rect) = (kind, presentation, rect)
    }
}

/// Collects areas while a canvas is drawn. A class, because drawing does not mutate the canvas.
final class AreaCollector {
    var areas: [PresentationArea] = []
    var limits: [PresentationLimit] = []
}

extension PresentationCanvas {
    func note(_ kind: PresentationArea.Kind, _ rect: CellRect, of presentation: Presentation) {
        guard let areas else { return }
        areas.areas.append(PresentationArea(kind: kind, presentation: presentation, rect: rect))
    }

    /// Notes an area of a true picture, in points.
    func note(_ kind: PresentationArea.Kind, in rect: CGRect, of presentation: Presentation) {
        note(kind, CellScale.pixels.cells(rect), of: presentation)
    }

    /// Notes the space that a presentation needs, in points.
    func note(_ part: String? = nil, needs needed: CGSize, of allowed: CGSize, _ presentation: Presentation) {
        areas?.limits.append(
            PresentationLimit(
                presentation: presentation, name: presentation.name(on: device), part: part, needed: needed,
                allowed: allowed))
    }
}

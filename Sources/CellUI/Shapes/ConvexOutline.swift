import Foundation

extension Path.Outline {
    /// Whether a row crosses the outline in a single span that is cheap to compute.
    var isConvex: Bool {
        switch self {
        case .rectangle, .rounded, .ellipse: true
        case .subpaths, .stroke: false
        }
    }

    /// An ellipse enlarged to whole quarters of cells, so that its sides curve like a line around it would; any other
    /// outline unchanged.
    func onQuarters(_ step: (x: Double, y: Double)) -> Path.Outline {
        guard case .ellipse(let rect) = self, rect.width > 0, rect.height > 0 else { return self }
        let (minX, minY) = ((rect.minX / step.x + 1e-6).rounded(.down), (rect.minY / step.y + 1e-6).rounded(.down))
        let (maxX, maxY) = ((rect.maxX / step.x - 1e-6).rounded(.up), (rect.maxY / step.y - 1e-6).rounded(.up))
        return .ellipse(
            CGRect(
                x: minX * step.x, y: minY * step.y, width: (maxX - minX) * step.x, height: (maxY - minY) * step.y))
    }

    /// The heights between which both sides are straight and upright; `nil` if they are so nowhere.
    var straightSides: ClosedRange<Double>? {
        switch self {
        case .rectangle(let rect): return rect.minY...rect.maxY
        case .rounded(let rect, let radii):
            let top = rect.minY + max(radii.topLeading, radii.topTrailing)
            let bottom = rect.maxY - max(radii.bottomLeading, radii.bottomTrailing)
            return top <= bottom ? top...bottom : nil
        case .ellipse, .subpaths, .stroke: return nil
        }
    }

    /// The part of the row at `y` that is inside a convex outline; `nil` if there is none.
    func span(y: Double) -> ClosedRange<Double>? {
        let rect = boundingRect
        guard rect.width > 0, rect.height > 0, y >= rect.minY, y <= rect.maxY else { return nil }
        switch self {
        case .ellipse:
            let distance = (y - rect.midY) / (rect.height / 2)
            let half = rect.width / 2 * max(0, 1 - distance * distance).squareRoot()
            return rect.midX - half...rect.midX + half
        case .rounded(_, let radii):
            let isTop = y < rect.midY
            let fromEdge = isTop ? y - rect.minY : rect.maxY - y
            func inset(_ radius: Double) -> Double {
                let distance = radius - fromEdge
                return distance <= 0 ? 0 : radius - (radius * radius - distance * distance).squareRoot()
            }
            let left = rect.minX + inset(isTop ? radii.topLeading : radii.bottomLeading)
            let right = rect.maxX - inset(isTop ? radii.topTrailing : radii.bottomTrailing)
            return left...max(left, right)
        default: return rect.minX...rect.maxX
        }
    }
}

import Testing

@testable import CellUI

/// Corners that follow a container. Source: SwiftUI's documentation of `ConcentricRectangle`.
struct ConcentricRectangleTests {
    private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

    private func radii(_ shape: ConcentricRectangle, in container: ContainerOutline? = nil) -> RectangleCornerRadii? {
        let path = shape.inside(container, isMirrored: false).path(in: rect)
        guard case .rounded(_, let radii)? = path.outlines.first else { return nil }
        return radii
    }

    @Test("Corners are those of the container, and at least as round as the minimum")
    func concentric() {
        let container = ContainerOutline(RoundedRectangle(cornerRadius: 10))
        #expect(radii(ConcentricRectangle(), in: container)?.topLeading == 10)
        #expect(radii(ConcentricRectangle(corners: .concentric(minimum: 14)), in: container)?.topLeading == 14)
        #expect(radii(ConcentricRectangle(corners: .concentric(minimum: 4)), in: container)?.topLeading == 10)
        #expect(radii(ConcentricRectangle().inset(by: 4), in: container)?.topLeading == 6)
    }

    @Test("A corner may have a radius of its own, and all may have the largest")
    func fixed() {
        let mixed = ConcentricRectangle(topLeadingCorner: 3, topTrailingCorner: .fixed(5), bottomLeadingCorner: 7.5)
        #expect(
            radii(mixed, in: ContainerOutline(Rectangle()))
                == RectangleCornerRadii(topLeading: 3, bottomLeading: 7.5, bottomTrailing: 0, topTrailing: 5))
        let uneven = ContainerOutline(UnevenRoundedRectangle(topLeadingRadius: 12))
        #expect(radii(ConcentricRectangle(corners: .concentric, isUniform: true), in: uneven)?.bottomTrailing == 12)
    }

    @Test("In a right-to-left layout the leading corners are at the right")
    func mirrored() {
        let shape = ConcentricRectangle(topLeadingCorner: 9, topTrailingCorner: 1).inside(nil, isMirrored: true)
        guard case .rounded(_, let radii)? = shape.path(in: rect).outlines.first else {
            Issue.record("not a rounded rectangle")
            return
        }
        #expect(radii.topLeading == 1 && radii.topTrailing == 9)
    }

    @Test("A round container gives the outline its form")
    func circle() {
        let path = ConcentricRectangle().inside(ContainerOutline(Circle()), isMirrored: false).path(in: rect)
        #expect(path == Circle().path(in: rect))
    }

    @Test("A shape of a fixed size is placed by a point of its rectangle")
    func sized() {
        let size = CGSize(width: 20, height: 10)
        let places = [UnitPoint.topLeading, .center, .bottomTrailing].map {
            Rectangle().size(size, anchor: $0).path(in: rect).boundingRect.origin
        }
        #expect(places == [CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 25), CGPoint(x: 80, y: 50)])
        #expect(Rectangle().size(width: 20, height: 10).path(in: rect).boundingRect.origin == .zero)
    }
}

import Testing

@testable import CellUI

/// A frame only proposes a size, and a view cannot know whose frame it is.
@Suite struct LayeredRingTests {
    private static let side: CGFloat = 64
    private static var ring: some View { ProgressView(value: 0.5).progressViewStyle(.circular) }
    private static var layers: [(String, AnyView)] {
        [
            ("ZStack", AnyView(ZStack { ring }.frame(width: side, height: side))),
            (
                "ZStack with a track",
                AnyView(
                    ZStack {
                        Color.clear
                        ring
                    }
                    .frame(width: side, height: side))
            ),
            ("overlay", AnyView(Color.clear.frame(width: side, height: side).overlay { ring })),
            ("background", AnyView(Color.clear.frame(width: side, height: side).background { ring })),
            (
                "layers in layers",
                AnyView(ZStack { Color.clear.overlay(ring.padding(0)) }.frame(width: side, height: side))
            ),
            ("the first that fits", AnyView(ZStack { ViewThatFits { ring } }.frame(width: side, height: side))),
        ]
    }

    /// The widest stroke's side in points.
    private func strokedSide(_ view: some View) -> CGFloat {
        var environment = EnvironmentValues()
        environment.drawInPoints()
        let items = PointCanvas.picture(size: CGSize(width: 100, height: 100), at: environment.now) {
            $0.draw(PreparedView(view, environment: environment), in: $0.bounds)
        }.items
        return items.map { item in
            guard case .stroke(let path, let style, _) = item else { return 0 }
            return path.boundingRect.width + style.lineWidth
        }.max() ?? 0
    }

    @Test("In framed layers, and over or behind a view, a ring is as large as in a frame of its own")
    func sameAsInItsFrame() {
        let framed = Self.ring.frame(width: Self.side, height: Self.side)
        #expect(abs(strokedSide(framed) - Self.side) < 1)
        for (name, view) in Self.layers {
            #expect(strokedSide(view) == strokedSide(framed), "\(name)")
            #expect(text(view, 8, 4) == text(framed, 8, 4), "\(name)")
        }
    }

    @Test("Layers without a frame, and rows in a frame, leave a ring its own size")
    func ownSize() {
        #expect(strokedSide(ZStack { Self.ring }) == strokedSide(Self.ring))
        #expect(strokedSide(HStack { Self.ring }.frame(width: Self.side, height: Self.side)) == strokedSide(Self.ring))
        #expect(text(ZStack { Self.ring }, 8, 4) == text(Self.ring, 8, 4))
    }

    @Test("Among layers, progress that is not known and a bar keep their own size")
    func others() {
        let unknown = ProgressView().progressViewStyle(.circular)
        let layered = ZStack { unknown }.frame(width: Self.side, height: Self.side)
        #expect(strokedSide(layered) == strokedSide(unknown))
        let bar = ProgressView(value: 1)
        let inFrame = text(ZStack { bar }.frame(width: 64, height: 48), 8, 3)
        #expect(inFrame.split(separator: "\n").count { !$0.allSatisfy { $0 == " " } } == 1, "\(inFrame)")
    }
}

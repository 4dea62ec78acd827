#if os(iOS)
    import SwiftUI
#else
    import Presentations
#endif

/// A symbol in a closed island, as large as a ring there and in the middle of the same place; where there is less room, the symbol alone.
struct IslandSign: View {
    private let symbol: String

    /// The side of its place, and the size of its font, in points.
    static let (side, fontSize) = (CGFloat(27), CGFloat(20))

    /// The sign of an SF symbol.
    init(_ symbol: String) { self.symbol = symbol }

    var body: some View {
        ViewThatFits(in: [.horizontal, .vertical]) {
            image.frame(width: Self.side, height: Self.side)
            image
        }
    }

    private var image: some View { Image(systemName: symbol).font(.system(size: Self.fontSize, weight: .bold)) }
}

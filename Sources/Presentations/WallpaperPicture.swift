import CellUI
import Foundation
import Synchronization

/// A picture as the wallpaper of a phone, in place of the theme's gradient. It fills the screen, centred, as on iOS.
///
/// Of the pixels only as many are kept as true pictures show. Where date and clock are, the picture is shaded as much as they need to
/// be read; date and clock are light on a dark picture and dark on a bright one.
public struct WallpaperPicture: Hashable, Sendable {
    private let source: Source
    /// The shade over the upper part. Default: none.
    private(set) var veil = Veil()
    /// What the whole is mixed with. Default: nothing.
    private var fade = Veil()

    /// A colour over the picture.
    struct Veil: Hashable, Sendable {
        var color = CellColor(hex: 0)
        /// 0…1.
        var opacity = 0.0
    }

    /// The size of the part that is kept, at least, if the picture has as many pixels: a phone's screen, three pixels to two points.
    private static let kept = (width: 590, height: 1278)
    /// The size of a picture whose further pixels would all be left out, whatever its shape.
    package static var covered: (width: Int, height: Int) {
        (
            max(kept.width, Int(Double(kept.height) * shapes.upperBound)),
            max(kept.height, Int(Double(kept.width) / shapes.lowerBound))
        )
    }
    /// The widest and the narrowest screen, by their width and height: an iPad's, and one narrower than every phone's.
    private static let shapes = 0.45...0.76

    /// The middle of a picture, reduced to what is shown of it. What is transparent becomes black.
    public init(_ bitmap: Bitmap) {
        let size = (width: Double(bitmap.width), height: Double(bitmap.height))
        let shape = min(max(size.width / size.height, Self.shapes.lowerBound), Self.shapes.upperBound)
        let (width, height) = (min(size.width, size.height * shape), min(size.height, size.width / shape))
        let start = (x: (size.width - width) / 2, y: (size.height - height) / 2)
        let factor = min(1, max(Double(Self.kept.width) / width, Double(Self.kept.height) / height))
        let part = bitmap.part(
            from: start, to: (start.x + width, start.y + height), columns: Int((width * factor).rounded()),
            rows: Int((height * factor).rounded()))
        source = Source(part.opaque)
    }

    /// The pixels that are kept.
    package var bitmap: Bitmap { source.bitmap }

    // MARK: What is under a text

    /// The colours from top to bottom: the means of five bands.
    package var bands: [CellColor] { (0..<5).map { mean(from: Double($0) / 5, to: Double($0 + 1) / 5) } }

    /// The mean colour between two heights of the screen, 0…1 from the top, as it is shown.
    func mean(from top: Double, to bottom: Double) -> CellColor {
        pixels(of: Self.usual, from: top, to: bottom, columns: 1, rows: 1).color(x: 0, y: 0)
    }

    /// The colour of a sign between two heights of the screen: `usual` if it is seen there, white or black otherwise.
    func ink(_ usual: CellColor, from top: Double, to bottom: Double) -> CellColor {
        let ground = mean(from: top, to: bottom)
        func contrast(_ color: CellColor) -> Double { color.contrast(with: ground) ?? 21 }
        if contrast(usual) >= 3 { return usual }
        let (white, black) = (CellColor(hex: 0xFF_FFFF), CellColor(hex: 0))
        return contrast(white) >= contrast(black) ? white : black
    }

    /// The screen whose part of the picture decides about the veil.
    private static let usual = CGSize(width: 393, height: 852)
    /// Date and clock are above this height.
    private static let veilEnd = 0.36
    /// Above this height there is no veil any more.
    private static let veilFade = 0.5

    /// Whether white is read on the upper part, rather than black: as on iOS, unless it is bright.
    var prefersWhite: Bool {
        (CellColor(hex: 0xFF_FFFF).contrast(with: mean(from: 0, to: Self.veilEnd)) ?? 1) >= 2.5
    }

    /// The picture with as much shade as `inks` need everywhere in the upper part.
    func veiled(for inks: [CellColor]) -> WallpaperPicture {
        var picture = self
        picture.veil = Veil()
        // About as large as two letters of the date.
        let (columns, rows) = (12, 10)
        let blocks = picture.pixels(of: Self.usual, from: 0, to: Self.veilEnd, columns: columns, rows: rows)
        let color = CellColor(hex: prefersWhite ? 0 : 0xFF_FFFF)
        var opacity = 0.0
        for y in 0..<rows {
            for x in 0..<columns {
                let ground = blocks.color(x: x, y: y)
                while opacity < 1, inks.contains(where: { Self.isHard($0, on: color, opacity, over: ground) }) {
                    opacity += 0.04
                }
            }
        }
        picture.veil = Veil(color: color, opacity: min(1, opacity))
        return picture
    }

    private static func isHard(
        _ ink: CellColor, on veil: CellColor, _ opacity: Double, over ground: CellColor
    ) -> Bool {
        (ink.contrast(with: veil.blended(over: ground, opacity: opacity)) ?? 21) < 4.5
    }

    /// The picture mixed into a colour.
    ///
    /// - Parameter share: How much of the picture remains, 0…1.
    func faded(into color: CellColor, to share: Double) -> WallpaperPicture {
        var picture = self
        picture.fade = Veil(color: color, opacity: 1 - share)
        return picture
    }

    // MARK: Drawing

    /// What a screen shows of the picture between two heights, 0…1 from its top, in pixels of the caller's choice.
    func pixels(of screen: CGSize, from top: Double = 0, to bottom: Double = 1, columns: Int, rows: Int) -> Bitmap {
        source.drawn(
            Drawing(
                shape: screen.width / max(1, screen.height), top: top, bottom: bottom, columns: columns, rows: rows,
                veil: veil, fade: fade))
    }

    /// What a screen shows of the upper part of the picture, in as many pixels as there are, at most three to a point.
    func pixels(of screen: CGSize, height: Double) -> Bitmap {
        let bottom = min(1, height / max(1, screen.height))
        let width = min(Double(bitmap.width), Double(bitmap.height) * screen.width / max(1, screen.height))
        let columns = min(width, screen.width * 3)
        return pixels(
            of: screen, to: bottom, columns: Int(columns.rounded()),
            rows: Int((columns * height / max(1, screen.width)).rounded()))
    }

    /// What of the picture is drawn, and how.
    fileprivate struct Drawing: Hashable {
        let shape, top, bottom: Double
        let columns, rows: Int
        let veil, fade: Veil

        func made(of bitmap: Bitmap) -> Bitmap {
            let size = (width: Double(bitmap.width), height: Double(bitmap.height))
            let (width, height) = (min(size.width, size.height * shape), min(size.height, size.width / shape))
            let (left, up) = ((size.width - width) / 2, (size.height - height) / 2)
            let part = bitmap.part(
                from: (left, up + top * height), to: (left + width, up + bottom * height), columns: columns, rows: rows)
            return part.covered(with: veil.color) { row in
                let y = top + (Double(row) + 0.5) / Double(rows) * (bottom - top)
                return veil.opacity
                    * min(
                        1,
                        max(0, (WallpaperPicture.veilFade - y) / (WallpaperPicture.veilFade - WallpaperPicture.veilEnd))
                    )
            }.covered(with: fade.color) { _ in fade.opacity }
        }
    }

    /// The pixels, and what was last drawn of them. A class, because all copies of the picture share what was drawn: a screen draws
    /// the same every second.
    private final class Source: Hashable, Sendable {
        let bitmap: Bitmap
        private let drawn = Mutex<[Drawing: Bitmap]>([:])

        init(_ bitmap: Bitmap) { self.bitmap = bitmap }

        static func == (one: Source, other: Source) -> Bool { one === other || one.bitmap == other.bitmap }
        func hash(into hasher: inout Hasher) { hasher.combine(bitmap) }

        /// The drawings of a screen with all presentations, and those of its veil and bands.
        private static let mostDrawings = 24

        func drawn(_ drawing: Drawing) -> Bitmap {
            drawn.withLock { drawn in
                if let known = drawn[drawing] { return known }
                let made = drawing.made(of: bitmap)
                if drawn.count >= Self.mostDrawings { drawn = [:] }
                drawn[drawing] = made
                return made
            }
        }
    }
}

extension Theme {
    /// This theme with a picture as the phone's wallpaper, or without one. Date and clock stay in the theme's colours if these are light
    /// on a dark picture or dark on a bright one, and are white or black otherwise; the picture is shaded behind them.
    func showing(_ picture: WallpaperPicture?) -> Theme {
        var theme = self
        theme.phone.picture = picture
        guard let picture else { return theme }
        let ground = CellColor(hex: picture.prefersWhite ? 0 : 0xFF_FFFF)
        let other = CellColor(hex: picture.prefersWhite ? 0xFF_FFFF : 0)
        func readable(_ ink: CellColor) -> CellColor { (ink.contrast(with: ground) ?? 1) >= 9 ? ink : other }
        (theme.phone.clock, theme.phone.date) = (readable(phone.clock), readable(phone.date))
        theme.phone.picture = picture.veiled(for: [theme.phone.clock, theme.phone.date])
        return theme
    }

    /// The theme and what is distinguishable in it, with a picture as the wallpaper if colours can be mixed.
    package func drawn(
        on picture: WallpaperPicture?, at depth: ColorDepth, shapes: CellShapes
    ) -> (theme: Theme, contrast: SurfaceContrast) {
        func contrast(of theme: Theme) -> SurfaceContrast {
            SurfaceContrast(of: theme, at: depth, shapes: shapes)
        }
        if let picture {
            let pictured = showing(picture)
            let contrast = contrast(of: pictured)
            if contrast.isAntialiased { return (pictured, contrast) }
        }
        return (self, contrast(of: self))
    }
}

extension Theme.Card {
    /// The card's material on one colour, opaque enough for its texts to be read: more than usual if the colour needs it.
    ///
    /// - Parameter usual: How much of the colour the material hides at least, 0…1.
    func material(over ground: CellColor, hiding usual: Double) -> CellColor {
        func isRead(_ surface: CellColor) -> Bool {
            [(palette.primary, 4.5), (palette.secondary, 4.5), (palette.tertiary, 3)].allSatisfy { ink, needed in
                guard let contrast = ink.contrast(with: surface), let most = ink.contrast(with: background) else {
                    return true
                }
                return contrast >= min(needed, most)
            }
        }
        let opacities = stride(from: usual, to: 1, by: 0.05)
        return opacities.lazy.map { background.blended(over: ground, opacity: $0) }.first(where: isRead) ?? background
    }
}

extension Bitmap {
    /// The picture over black.
    fileprivate var opaque: Bitmap {
        var made = bytes
        for index in stride(from: 0, to: made.count, by: 4) where made[index + 3] < 255 {
            for channel in 0..<3 {
                made[index + channel] = UInt8(Int(made[index + channel]) * Int(made[index + 3]) / 255)
            }
            made[index + 3] = 255
        }
        return Bitmap(width: width, height: height, bytes: made) ?? self
    }
}

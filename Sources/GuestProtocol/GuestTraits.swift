import CellUI
import Foundation
import Presentations

/// `PreviewTraits` as they are sent. Devices are sent by name, themes with all their colours.
public struct GuestTraits: Codable, Hashable, Sendable {
    private var device: String
    private var theme: GuestTheme
    private var appearance: String?
    private var colorDepth: Int
    private var shapes: String
    private var pointsPerColumn: Double?
    private var showsSeconds: Bool
    private var isLuminanceReduced: Bool
    private var isStale: Bool
    private var dynamicTypeSize: Int
    private var locale: String?
    private var isRightToLeft: Bool
    private var timeZone: String
    private var standBy: String?
    private var minimalPlace: String?
    private var wallpaper: GuestBitmap?

    /// The traits to send.
    ///
    /// - Parameter isInPoints: Whether a true picture is asked for. Default: `false`; cells need few of a wallpaper's pixels.
    public init(_ traits: PreviewTraits, isInPoints: Bool = false) {
        (device, theme, appearance) = (traits.device.name, GuestTheme(traits.theme), traits.appearance?.rawValue)
        (colorDepth, shapes) = (traits.colorDepth.rawValue, traits.shapes.rawValue)
        (pointsPerColumn, showsSeconds) = (traits.pointsPerColumn, traits.showsSeconds)
        (isLuminanceReduced, isStale) = (traits.isLuminanceReduced, traits.isStale)
        (dynamicTypeSize, locale) = (traits.dynamicTypeSize.rawValue, traits.locale?.identifier)
        (isRightToLeft, timeZone) = (traits.layoutDirection == .rightToLeft, traits.timeZone.identifier)
        (standBy, minimalPlace) = (traits.standBy?.rawValue, traits.minimalPlace.rawValue)
        wallpaper = traits.wallpaper.map {
            let all = $0.bitmap
            return GuestBitmap(isInPoints ? all : all.reduced(toFit: (all.width / 3, all.height / 3)))
        }
    }

    /// The traits that were sent. What is unknown to this side keeps its default.
    public var traits: PreviewTraits {
        var traits = PreviewTraits()
        traits.device = Device.named(device) ?? traits.device
        traits.theme = theme.theme
        traits.appearance = appearance.flatMap(Theme.Appearance.init)
        traits.colorDepth = ColorDepth(rawValue: colorDepth) ?? traits.colorDepth
        traits.shapes = CellShapes(rawValue: shapes) ?? traits.shapes
        (traits.pointsPerColumn, traits.showsSeconds) = (pointsPerColumn, showsSeconds)
        (traits.isLuminanceReduced, traits.isStale) = (isLuminanceReduced, isStale)
        traits.dynamicTypeSize = DynamicTypeSize(rawValue: dynamicTypeSize) ?? traits.dynamicTypeSize
        traits.locale = locale.map(Locale.init(identifier:))
        traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        traits.timeZone = TimeZone(identifier: timeZone) ?? traits.timeZone
        traits.wallpaper = wallpaper.flatMap { $0.bitmap.map(WallpaperPicture.init) }
        traits.standBy = standBy.flatMap(PreviewTraits.StandBy.init)
        traits.minimalPlace = minimalPlace.flatMap(MinimalPlace.init) ?? traits.minimalPlace
        return traits
    }
}

/// A theme as it is sent: its names, and its colours in the order of ``places``.
struct GuestTheme: Codable, Hashable, Sendable {
    private var name: String
    private var displayName: String
    private var appearance: String
    private var colors: [UInt32]
    private var wallpaper: [UInt32]
    private var keyLine: UInt32?

    init(_ theme: Theme) {
        (name, displayName, appearance) = (theme.name, theme.displayName, theme.appearance.rawValue)
        colors = Self.places.map { theme[keyPath: $0].number }
        wallpaper = theme.phone.wallpaper.map(\.number)
        keyLine = theme.island.keyLine?.number
    }

    var theme: Theme {
        var theme = Theme.base(Theme.Appearance(rawValue: appearance) ?? .dark)
        (theme.name, theme.displayName) = (name, displayName)
        for (place, number) in zip(Self.places, colors) { theme[keyPath: place] = CellColor(number: number) }
        theme.phone.wallpaper = wallpaper.isEmpty ? [.terminalDefault] : wallpaper.map(CellColor.init(number:))
        theme.island.keyLine = keyLine.map(CellColor.init(number:))
        return theme
    }

    /// Every colour that a theme always has.
    static var places: [Place] {
        surfaces + colors(of: \Theme.island.palette) + colors(of: \Theme.card.palette)
    }

    typealias Place = WritableKeyPath<Theme, CellColor>
    private typealias PaletteColor = WritableKeyPath<Palette, CellColor>

    private static var surfaces: [Place] {
        [
            \Theme.screen.background, \Theme.screen.emphasis, \Theme.screen.caption, \Theme.screen.hint,
            \Theme.phone.frame, \Theme.phone.clock, \Theme.phone.date, \Theme.island.fill, \Theme.island.camera,
            \Theme.card.background,
        ]
    }

    private static func colors(of surface: WritableKeyPath<Theme, Palette>) -> [Place] {
        palette.map { surface.appending(path: $0) }
    }

    private static var palette: [PaletteColor] {
        [
            \Palette.primary, \Palette.secondary, \Palette.tertiary, \Palette.quaternary, \Palette.tint,
            \Palette.success, \Palette.warning, \Palette.track, \Palette.named.red, \Palette.named.orange,
            \Palette.named.yellow, \Palette.named.green, \Palette.named.mint, \Palette.named.teal,
            \Palette.named.cyan, \Palette.named.blue, \Palette.named.indigo, \Palette.named.purple,
            \Palette.named.pink, \Palette.named.brown, \Palette.named.gray, \Palette.named.white,
            \Palette.named.black,
        ]
    }
}

extension CellColor {
    /// `0x00RRGGBB`, `0x01000000` for the terminal's own, `0x0200000n` for the terminal's colour n.
    var number: UInt32 {
        switch kind {
        case .rgb: hex ?? 0
        case .terminalDefault: 0x0100_0000
        case .ansi(let index): 0x0200_0000 | UInt32(index)
        }
    }

    init(number: UInt32) {
        switch number >> 24 {
        case 0: self.init(hex: number)
        case 1: self = .terminalDefault
        default: self = .ansi(UInt8(number & 15))
        }
    }
}

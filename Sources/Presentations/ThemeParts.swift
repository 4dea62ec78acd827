import CellUI

extension Theme {
    /// How much of its sign's colour the circle of a sitting's button has, 0…1.
    package static let buttonOpacity = 0.33

    /// The terminal around the pictures.
    public struct Screen: Hashable, Sendable {
        /// The background of the whole screen.
        public var background: CellColor
        /// Primary text: the program's name, a selected item, a question.
        public var emphasis: CellColor
        /// The captions of presentations.
        public var caption: CellColor
        /// Keys and advice.
        public var hint: CellColor

        /// Creates the screen's colours.
        public init(background: CellColor, emphasis: CellColor, caption: CellColor, hint: CellColor) {
            self.background = background
            self.emphasis = emphasis
            self.caption = caption
            self.hint = hint
        }

        /// How much of ``emphasis`` is mixed into the background for the surface of a dialog, which is so a little lighter, or darker on a
        /// light screen.
        package static let dialogShare = 0.07
        /// How much of it is mixed in for a selected row, and for what is on a dialog.
        package static let raisedShare = 0.2

        /// A surface on the screen: a colour mixed into the background, less than `share` of it if texts could not be read otherwise.
        ///
        /// - Parameter texts: The colours of the texts on it. Those that are not read on the background itself do not count.
        package static func surface(
            of ink: CellColor, on background: CellColor, share: Double, for texts: [CellColor]
        ) -> CellColor {
            func isRead(_ text: CellColor, on surface: CellColor, at depth: ColorDepth) -> Bool {
                let style = ColorReduction.reduced(CellStyle(foreground: text, background: surface), to: depth)
                return style.foreground.contrast(with: style.background).map { $0 >= 4.5 } ?? true
            }
            // In 256 colours the nearest surface may be much lighter or darker.
            let texts = [ColorDepth.direct, .indexed256].flatMap { depth in
                texts.filter { isRead($0, on: background, at: depth) }.map { (text: $0, depth: depth) }
            }
            let shares = stride(from: share, to: 0, by: -0.01)
            return shares.lazy.map { ink.blended(over: background, opacity: $0) }.first { surface in
                texts.allSatisfy { isRead($0.text, on: surface, at: $0.depth) }
            } ?? background
        }
    }

    /// The phone and its lock screen.
    public struct Phone: Hashable, Sendable {
        /// The line around the phone.
        public var frame: CellColor
        /// The colours of the wallpaper from top to bottom, one to five: the stops of a gradient, or bands where colours are few.
        public var wallpaper: [CellColor]
        /// A picture of the user's in place of ``wallpaper``, where colours can be mixed; `nil` for none. Set by
        /// ``PreviewTraits/wallpaper``.
        public internal(set) var picture: WallpaperPicture?
        /// How much is seen of what has a colour of its own beside the activity: torch, camera, apps, and another app's sign. 1, except in
        /// a theme that is faded (``Theme/faded(to:)``).
        public internal(set) var opacity = 1.0
        /// The lock screen's clock.
        public var clock: CellColor
        /// The lock screen's date.
        public var date: CellColor

        /// How much of black the circles of torch and camera have on the wallpaper: the first that lets their signs be seen.
        static let buttonDiscs = [0.35, 0.4, 0.45, 0.5, 0.55, 0.6]
        /// The signs on them.
        package static let buttonSign = (color: CellColor(hex: 0xFF_FFFF), opacity: 0.9)

        /// How dark the circles of torch and camera are on this wallpaper, 0…1. Expensive: keep it.
        package var buttonDisc: Double {
            let stops = wallpaper.suffix((wallpaper.count + 1) / 2)
            return Self.buttonDiscs.first { disc in
                stops.allSatisfy { stop in
                    let (ink, ground) = Self.button(over: stop, disc: disc)
                    let few = ColorReduction.reduced(CellStyle(foreground: ink, background: ground), to: .indexed256)
                    return [ink.contrast(with: ground), few.foreground.contrast(with: few.background)]
                        .allSatisfy { ($0 ?? 21) >= 3.1 }
                }
            } ?? Self.buttonDiscs[Self.buttonDiscs.count - 1]
        }

        /// The colours of a sign and of its circle over a colour of the wallpaper.
        package static func button(over stop: CellColor, disc: Double) -> (ink: CellColor, ground: CellColor) {
            let ground = CellColor(hex: 0).blended(over: stop, opacity: disc)
            return (buttonSign.color.blended(over: ground, opacity: buttonSign.opacity), ground)
        }

        /// Creates the phone's colours; an empty wallpaper becomes the terminal's default background.
        public init(frame: CellColor, wallpaper: [CellColor], clock: CellColor, date: CellColor) {
            self.frame = frame
            self.wallpaper = wallpaper.isEmpty ? [.terminalDefault] : wallpaper
            self.clock = clock
            self.date = date
        }

        /// The colour of the wallpaper in row `row` of `rows`, in bands of equal height. Rows out of range take the nearest
        /// band.
        public func wallpaper(row: Int, of rows: Int) -> CellColor {
            let step = rows > 0 ? row * wallpaper.count / rows : 0
            return wallpaper[min(max(0, step), wallpaper.count - 1)]
        }
    }

    /// The Dynamic Island, black in every appearance.
    public struct Island: Hashable, Sendable {
        /// The glass.
        public var fill: CellColor
        /// The camera, barely visible or invisible.
        public var camera: CellColor
        /// The line around an island whose activity sets no key line tint; `nil` for no line.
        public var keyLine: CellColor?
        /// The text colours on the glass.
        public var palette: Palette

        /// Creates the island's colours.
        public init(fill: CellColor, camera: CellColor, keyLine: CellColor? = nil, palette: Palette) {
            self.fill = fill
            self.camera = camera
            self.keyLine = keyLine
            self.palette = palette
        }
    }

    /// The Live Activity's card on the lock screen.
    public struct Card: Hashable, Sendable {
        /// The background of the card, a translucent material; see ``materialOpacity``.
        public var background: CellColor
        /// The text colours on the card.
        public var palette: Palette

        /// How much of the wallpaper the background hides, 0…1, where colours can be mixed. Apple does not document its materials'.
        public static let materialOpacity = 0.7

        /// Creates the card's colours.
        public init(background: CellColor, palette: Palette) {
            self.background = background
            self.palette = palette
        }
    }
}

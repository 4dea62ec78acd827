import CellUI

extension Theme {
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
    }

    /// The phone and its lock screen.
    public struct Phone: Hashable, Sendable {
        /// The line around the phone.
        public var frame: CellColor
        /// The colours of the wallpaper from top to bottom, one to five: the stops of a gradient, or bands where colours are few.
        public var wallpaper: [CellColor]
        /// The lock screen's clock.
        public var clock: CellColor
        /// The lock screen's date.
        public var date: CellColor

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

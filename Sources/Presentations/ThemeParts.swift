import CellUI

extension Theme {
    /// What surrounds the pictures: the terminal itself.
    public struct Screen: Hashable, Sendable {
        /// Behind everything.
        public var background: CellColor
        /// What must be seen first: the program's name, a chosen item, a question.
        public var emphasis: CellColor
        /// The names of the faces.
        public var caption: CellColor
        /// Keys and advice.
        public var hint: CellColor

        /// The screen's colours.
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
        /// The wallpaper's steps from top to bottom, one to five. Few, so that each is told from the next in 256 colours.
        public var wallpaper: [CellColor]
        /// The lock screen's clock.
        public var clock: CellColor
        /// The lock screen's date.
        public var date: CellColor

        /// The phone's colours; an empty wallpaper becomes the terminal's own background.
        public init(frame: CellColor, wallpaper: [CellColor], clock: CellColor, date: CellColor) {
            self.frame = frame
            self.wallpaper = wallpaper.isEmpty ? [.terminalDefault] : wallpaper
            self.clock = clock
            self.date = date
        }

        /// The wallpaper's colour in row `row` of `rows`: each step takes an equal part. Rows outside take the nearest step.
        public func wallpaper(row: Int, of rows: Int) -> CellColor {
            let step = rows > 0 ? row * wallpaper.count / rows : 0
            return wallpaper[min(max(0, step), wallpaper.count - 1)]
        }
    }

    /// The Dynamic Island: glass that is black in every appearance.
    public struct Island: Hashable, Sendable {
        /// The glass.
        public var fill: CellColor
        /// The camera in it, barely seen or not at all.
        public var camera: CellColor
        /// The line around it where an activity asks for none of its own; `nil` for none.
        public var keyLine: CellColor?
        /// The ink on the glass.
        public var palette: Palette

        /// The island's colours.
        public init(fill: CellColor, camera: CellColor, keyLine: CellColor? = nil, palette: Palette) {
            self.fill = fill
            self.camera = camera
            self.keyLine = keyLine
            self.palette = palette
        }
    }

    /// The Live Activity on the lock screen: material through which the wallpaper shows, already mixed with it.
    public struct Card: Hashable, Sendable {
        /// The material.
        public var background: CellColor
        /// The ink on it.
        public var palette: Palette

        /// The card's colours.
        public init(background: CellColor, palette: Palette) {
            self.background = background
            self.palette = palette
        }
    }
}

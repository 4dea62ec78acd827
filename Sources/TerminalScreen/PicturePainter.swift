import CellUI
import Foundation

/// The picture over the painted cells: what is shown, and the bytes that change it. Pure.
struct PicturePainter {
    /// The cells' clearing, which takes pixels with it; empty if the terminal has none.
    private let clear: [UInt8]
    private var shown: (picture: TerminalPicture, method: PictureQuestion.Method, turn: Int)?

    /// Nothing is shown. `clear` clears the screen.
    init(clear: [UInt8]) { self.clear = clear }

    /// Whether the cells must be cleared before `picture` is shown in place of what is: only pixels that are written over go.
    func mustClear(for picture: TerminalPicture?, by method: PictureQuestion.Method?) -> Bool {
        guard let shown, shown.method != .kitty(throughTmux: false) else { return false }
        return picture?.rect != shown.picture.rect || method != shown.method
    }

    /// Shows `picture` in place of what is shown; `nil` for none. Empty if nothing changes.
    ///
    /// - Parameter isCleared: Whether the cells have been cleared since, and what was shown with them.
    mutating func change(
        to picture: TerminalPicture?, by method: PictureQuestion.Method?, isCleared: Bool
    ) -> [UInt8] {
        guard let picture, let method else {
            defer { shown = nil }
            return shown.map(removal) ?? []
        }
        if !isCleared, let shown, shown.picture == picture, shown.method == method { return [] }
        let turn = shown.map { 1 - $0.turn } ?? 0
        let bytes = Self.bytes(showing: picture, by: method, turn: turn)
        let old = shown.map(removal) ?? []
        shown = (picture, method, turn)
        return bytes + old
    }

    /// The bytes that remove what is shown, on every way out.
    var undoing: [UInt8] {
        guard let shown else { return [] }
        // A crash may come between the two pictures that take turns.
        if case .kitty(let throughTmux) = shown.method {
            return KittyGraphics.numbers.flatMap {
                Self.bytes(of: [KittyGraphics.removal(of: $0)], throughTmux: throughTmux)
            }
        }
        return clear
    }

    /// Marks the picture as gone.
    mutating func forget() { shown = nil }

    /// Removes a picture for good; those that are pixels among the cells go when the cells are painted.
    private func removal(_ shown: (picture: TerminalPicture, method: PictureQuestion.Method, turn: Int)) -> [UInt8] {
        guard case .kitty(let throughTmux) = shown.method else { return [] }
        return Self.bytes(
            of: [KittyGraphics.removal(of: KittyGraphics.numbers[shown.turn])], throughTmux: throughTmux)
    }

    private static func bytes(of commands: [String], throughTmux: Bool) -> [UInt8] {
        Array(commands.map { throughTmux ? TerminalSequence.passedThroughTmux($0) : $0 }.joined().utf8)
    }

    // MARK: Showing

    /// The bytes that show a picture. The cursor and its colours are as before.
    private static func bytes(
        showing picture: TerminalPicture, by method: PictureQuestion.Method, turn: Int
    ) -> [UInt8] {
        let rect = picture.rect
        let (save, restore) = (Array("\u{1B}7".utf8), Array("\u{1B}8".utf8))
        switch (method, picture.content) {
        case (.kitty(let throughTmux), .png(let png)):
            let number = KittyGraphics.numbers[turn]
            let commands = KittyGraphics.commands(
                showing: png, number: number, size: rect.size, isVirtual: throughTmux)
            let bytes = Self.bytes(of: commands, throughTmux: throughTmux)
            guard throughTmux else { return save + move(to: rect.origin) + bytes + restore }
            let rows = (0..<rect.height).flatMap { row in
                move(to: CellPoint(x: rect.minX, y: rect.minY + row))
                    + Array(KittyPlaceholders.row(row, columns: rect.width, number: number).utf8)
            }
            return bytes + save + rows + restore
        case (.inlineImage, .png(let png)):
            let keys = "inline=1;size=\(png.count);width=\(rect.width);height=\(rect.height);preserveAspectRatio=0"
            let file = "\u{1B}]1337;File=\(keys):\(png.base64EncodedString())\u{1B}\\"
            return save + move(to: rect.origin) + Array(file.utf8) + restore
        case (.sixel(let colors), .pixels(let pixels)):
            return save + move(to: rect.origin) + SixelEncoder(colors: colors).bytes(of: pixels) + restore
        default: return []
        }
    }

    private static func move(to point: CellPoint) -> [UInt8] { Array("\u{1B}[\(point.y + 1);\(point.x + 1)H".utf8) }
}

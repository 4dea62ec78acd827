/// Where the parts of a whole phone's lock screen are. Content has priority: what is only the phone's own is left out first.
///
///        ▄▄▄▄▄         pill
///       Saturday
///        9:41          free
///     ▄▄▄▄▄▄▄▄▄▄▄
///     █  card   █
///     ▀▀▀▀▀▀▀▀▀▀▀
///      ●       ●       buttons
struct LockScreenLayout {
    /// The idle island; `nil` on a device without one, or without room.
    let pill: CellRect?
    /// The largest card.
    let card: CellRect
    /// The area for date, clock and cards.
    let free: CellRect
    /// The rows of the round buttons; `nil` without room.
    let buttons: CellRect?

    /// The rows that date and clock should have.
    private static let clockRows = 8

    /// - Parameters:
    ///   - buttonRows: The rows of the round buttons, which a phone with a home button does not have.
    ///   - hasSeveralCards: Whether cards take the room of all that is only the phone's own.
    init(in screen: CellRect, measures: FaceMeasures, buttonRows: Int, hasSeveralCards: Bool) {
        let hasHomeButton = measures.device.hasHomeButton
        let size = measures.size(of: .lockScreen)
        let pillSize = measures.idlePill
        // One row for the home indicator.
        var rows = hasSeveralCards ? 0 : screen.height - size.height - 1 - Self.clockRows
        var top = screen.minY
        var bottom = screen.maxY - 1
        if let pillSize, rows >= pillSize.height {
            rows -= pillSize.height
            let columns = (screen.width - pillSize.width + 1) / 2
            // Half a column beside the middle of its phone would be seen.
            pill = CellRect(
                x: screen.minX + columns, y: top, width: screen.width - 2 * columns, height: pillSize.height)
            top += pillSize.height
        } else {
            pill = nil
            let notch = measures.device.notch.map { measures.scale.rows($0.height) } ?? 0
            if rows >= notch {
                rows -= notch
                top += notch
            }
        }
        if rows >= buttonRows + 1, !hasHomeButton {
            rows -= buttonRows + 1
            bottom -= buttonRows
            buttons = CellRect(x: screen.minX, y: bottom, width: screen.width, height: buttonRows)
            bottom -= 1
        } else {
            buttons = nil
            if rows > 5 { bottom -= 1 }
        }
        card = CellRect(
            x: screen.minX + (screen.width - size.width) / 2, y: bottom - size.height, width: size.width,
            height: size.height)
        free = CellRect(x: screen.minX, y: top, width: screen.width, height: bottom - top)
    }
}

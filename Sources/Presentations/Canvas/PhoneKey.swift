/// A key at the side of a phone, in parts of the screen's height: by eye, as Apple does not document them.
struct PhoneKey {
    let top: Double
    let height: Double

    /// The action button, louder and softer.
    static let left = [
        PhoneKey(top: 0.18, height: 0.04), PhoneKey(top: 0.26, height: 0.075), PhoneKey(top: 0.36, height: 0.075),
    ]
    /// The key that locks.
    static let right = [PhoneKey(top: 0.27, height: 0.12)]
}

extension PresentationCanvas {
    /// Draws the keys at the phone's sides, half a column thick, if both columns beside it are free and it is high enough for
    /// all of them: whole cells in half the edge's colour, because half blocks have lines between them in some fonts.
    ///
    ///     ░│     the action button, louder and softer
    ///      │░    and the one that locks
    func drawKeys(beside phone: CellRect, scale: CellScale, context: inout DrawingContext) {
        let sides = [phone.minX - 1, phone.maxX]
        let free = context.bounds.intersection(context.clip)
        guard device.stage == .lockScreen, !device.hasHomeButton, sides[0] >= free.minX, sides[1] < free.maxX else {
            return
        }
        func rows(_ share: Double) -> Int { scale.rows(share * device.screen.height) }
        // Not into the round corner of a low phone.
        let end = phone.height - scale.rows(device.cornerRadius)
        guard (PhoneKey.left + PhoneKey.right).allSatisfy({ rows($0.top) + rows($0.height) < end }) else { return }
        for (x, keys) in [(sides[0], PhoneKey.left), (sides[1], PhoneKey.right)] {
            for key in keys {
                context.fill(
                    CellRect(x: x, y: phone.minY + rows(key.top), width: 1, height: max(1, rows(key.height))),
                    with: .color(theme.phone.frame, opacity: 0.5))
            }
        }
    }
}

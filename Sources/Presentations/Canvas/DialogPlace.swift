/// Where a dialog is over presentations: where it covers the least of what they are about, the lock screen's clock last of all.
///
///     ╭──────────╮ ╭──────────╮
///     │  19:03   │ │  ▗▄▄▄▖   │    the presentations that it would cut off are not drawn,
///     │          │ ╰          ╯    and neither are the captions
///     │  ╭───────────────────╮
///     │  │  dialog           │
///     ╰  ╰───────────────────╯
package struct DialogPlace {
    /// The dialog's area.
    package let rect: CellRect
    /// The canvas with what stays whole.
    package let canvas: PresentationCanvas

    /// Whether the lock screen's cards would be cut off, and are not drawn.
    package var coversCards: Bool { !canvas.showsCards }

    /// The columns beside the lock screen's phone in which a dialog covers only islands; `nil` if there are none.
    package static func columnsBesidePhone(of canvas: PresentationCanvas, in area: CellSize) -> Int? {
        let plan = canvas.plan(for: area)
        guard plan.hasPhone else { return nil }
        return plan.faces.filter { $0.presentation != .lockScreen }.map(\.extent.width).max()
    }

    /// The penalties for what a dialog intersects, in steps of which a lower one never adds up to the next.
    private enum Cost {
        static let clock = 1000, card = 100, expanded = 30, island = 10, gap = 2, phoneEdge = 1
        static func face(_ presentation: Presentation) -> Int { presentation == .expanded ? expanded : island }
    }

    /// Finds the place for a dialog of `size` on a screen of presentations; of equally good ones, that nearest to the middle.
    ///
    /// `nil` without a whole phone, or for a dialog that fills the area: there nothing but the dialog has room.
    package init?(of size: CellSize, over canvas: PresentationCanvas, in area: CellSize) {
        let plan = canvas.plan(for: area)
        guard plan.hasPhone, size.width <= area.width, size.height <= area.height, size != area,
            let phone = plan.faces.first(where: { $0.presentation == .lockScreen })
        else { return nil }
        let screen = LockScreenParts(of: phone.rect, in: plan, of: canvas)
        let others = plan.faces.filter { $0.presentation != .lockScreen }
        func cost(_ rect: CellRect) -> Int {
            var cost = 0
            if rect.intersects(screen.clock) || phone.captionRect.map(rect.intersects) ?? false { cost += Cost.clock }
            if screen.cards.map(rect.intersects) ?? false { cost += Cost.card }
            if rect.intersects(phone.rect), rect.minX < phone.rect.minX || rect.maxX > phone.rect.maxX {
                cost += Cost.phoneEdge
            }
            // A blank row is beside what stays, if there is room for it.
            let surroundings = rect.inset(columns: 0, rows: -1)
            if surroundings.intersects(screen.clock) { cost += Cost.gap }
            for face in others {
                if face.isTouched(by: rect) {
                    cost += Cost.face(face.presentation)
                } else if face.isTouched(by: surroundings) {
                    cost += Cost.gap
                }
            }
            return cost
        }
        let middles = [area.width / 2, phone.rect.midX] + others.map(\.extent.midX)
        var best: (rect: CellRect, cost: Int, distance: Int)?
        for middle in middles {
            let x = min(max(0, middle - size.width / 2), area.width - size.width)
            for y in 0...area.height - size.height {
                let rect = CellRect(origin: CellPoint(x: x, y: y), size: size)
                let cost = cost(rect)
                let distance = abs(2 * y + size.height - area.height) * 2 + abs(2 * x + size.width - area.width)
                if best.map({ (cost, distance) < ($0.cost, $0.distance) }) ?? true { best = (rect, cost, distance) }
            }
        }
        guard let rect = best?.rect else { return nil }
        var canvas = canvas
        canvas.plan = plan.keeping { !$0.isTouched(by: rect) || $0 == phone && !rect.intersects(screen.clock) }
        if screen.cards.map(rect.intersects) ?? false { canvas.showsCards = false }
        (self.rect, self.canvas) = (rect, canvas)
    }
}

/// The parts of a lock screen that a dialog should not cut off.
private struct LockScreenParts {
    /// All from the top of the phone to its clock.
    let clock: CellRect
    /// The area of the cards; `nil` if there are none.
    let cards: CellRect?

    init(of phone: CellRect, in plan: CanvasPlan, of canvas: PresentationCanvas) {
        let layout = canvas.lockScreenLayout(in: phone.inset(columns: 1, rows: 1), scale: plan.lockScreenScale)
        let clock = PresentationCanvas.clockPlaces(above: layout.card, in: layout.free).clock
        self.clock = CellRect(x: phone.minX, y: phone.minY, width: phone.width, height: clock.maxY - phone.minY)
        cards = canvas.cast == nil && canvas.views == nil ? nil : layout.card
    }
}

extension CellRect {
    fileprivate var midX: Int { minX + width / 2 }
}

extension CanvasPlan.Face {
    /// The cells of the caption; `nil` without one.
    fileprivate var captionRect: CellRect? {
        caption.map {
            CellRect(origin: $0.origin, size: CellSize(width: DisplayWidth.of($0.text), height: 1))
        }
    }

    /// Whether something in `rect` covers a part of it or of its caption.
    fileprivate func isTouched(by rect: CellRect) -> Bool {
        rect.intersects(extent) || captionRect.map(rect.intersects) ?? false
    }
}

extension CanvasPlan {
    /// The same layout with some of its presentations.
    fileprivate func keeping(_ isKept: (Face) -> Bool) -> CanvasPlan {
        CanvasPlan(
            scale: scale, lockScreenScale: lockScreenScale, faces: faces.filter(isKept), hasPhone: hasPhone)
    }
}

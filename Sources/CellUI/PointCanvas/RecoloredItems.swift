extension PointCanvas {
    /// Draws what `draw` draws with each colour replaced by what `change` makes of it.
    package mutating func recolored(by change: ColorChange, _ draw: (inout PointCanvas) -> Void) {
        let start = items.count
        draw(&self)
        for index in start..<items.count { items[index] = items[index].recolored(by: change) }
    }
}

extension PointCanvas.Item {
    fileprivate func recolored(by change: ColorChange) -> PointCanvas.Item {
        func ink(_ ink: PointCanvas.Ink) -> PointCanvas.Ink {
            PointCanvas.Ink(ink.paint.recolored(by: change.callAsFunction), in: ink.rect)
        }
        switch self {
        case .fill(let path, let own, let isEOFilled): return .fill(path, ink(own), isEOFilled: isEOFilled)
        case .stroke(let path, let style, let own): return .stroke(path, style, ink(own))
        case .symbol(let name, let rect, let own): return .symbol(name: name, rect: rect, ink(own))
        case .image(let bitmap, let rect, let opacity, let isSmooth):
            return .image(bitmap.recolored(by: change.callAsFunction), rect: rect, opacity: opacity, isSmooth: isSmooth)
        case .text(var text):
            text.ink = ink(text.ink)
            if text.string.contains(where: \.isEmojiPresented) { text.emojiChanges.append(change) }
            return .text(text)
        case .group(var group):
            group.items = group.items.map { $0.recolored(by: change) }
            group.shadow = group.shadow?.recolored(by: change.callAsFunction)
            return .group(group)
        }
    }
}

extension Paint {
    /// The paint with each colour replaced by what `change` makes of it.
    func recolored(by change: (CellColor) -> CellColor) -> Paint {
        func stops(_ stops: [Stop]) -> [Stop] {
            stops.map { Stop(color: change($0.color), opacity: $0.opacity, location: $0.location) }
        }
        switch self {
        case .color(let color, let opacity): return .color(change(color), opacity: opacity)
        case .linearGradient(let own, let start, let end):
            return .linearGradient(stops: stops(own), start: start, end: end)
        case .radialGradient(let own, let center, let startRadius, let endRadius):
            return .radialGradient(stops: stops(own), center: center, startRadius: startRadius, endRadius: endRadius)
        case .ellipticalGradient(let own, let center, let startRadius, let endRadius):
            return .ellipticalGradient(
                stops: stops(own), center: center, startRadius: startRadius, endRadius: endRadius)
        case .angularGradient(let own, let center, let start, let turn):
            return .angularGradient(stops: stops(own), center: center, start: start, turn: turn)
        }
    }
}

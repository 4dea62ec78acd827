import SeededRandom

@testable import CellUI

/// Random trees of views.
struct RandomView {
    /// Features that trees may have beyond stacks, text, frames and fills.
    struct Features: OptionSet {
        let rawValue: Int
        /// Clocks and relative dates.
        static let time = Features(rawValue: 1)
        /// Views that SwiftUI draws outside their place: offsets, oversized ideal sizes, overlays larger than their base.
        static let overflow = Features(rawValue: 2)
    }

    var generator: SeededGenerator
    let features: Features
    let start: Date

    init(seed: UInt64, features: Features = [], start: Date = Date(timeIntervalSinceReferenceDate: 1000)) {
        (generator, self.features, self.start) = (SeededGenerator(seed: seed), features, start)
    }

    private mutating func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    private mutating func points(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(pick(range)) }
    private mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < share }
    private mutating func alignment() -> Alignment {
        let all: [Alignment] = [
            .center, .leading, .trailing, .top, .bottom, .topLeading, .bottomTrailing, .leadingFirstTextBaseline,
        ]
        return all.randomElement(using: &generator)!
    }
    private mutating func color() -> Color {
        [Color.red, .blue, .green, .gray, .white.opacity(0.5), .clear].randomElement(using: &generator)!
    }

    mutating func view(depth: Int) -> AnyView {
        let inner = depth == 0 || chance(0.2) ? leaf() : container(depth: depth - 1)
        return chance(0.6) ? modified(inner, depth: depth) : inner
    }

    private mutating func leaf() -> AnyView {
        switch pick(0...(features.contains(.time) ? 14 : 8)) {
        case 0, 1, 2:
            let words = ["sit", "a", "breathing", "in and out", "mind", "Ω", "12:34", "two\nlines", "日本", "x"]
            let text = (0...pick(0...3)).map { _ in words.randomElement(using: &generator)! }.joined(separator: " ")
            return AnyView(Text(verbatim: text))
        case 3: return AnyView(Spacer())
        case 4: return AnyView(color())
        case 5: return AnyView(Image(systemName: "circle"))
        case 6: return AnyView(Divider())
        case 7: return shape()
        case 8: return AnyView(Text("a").bold() + Text(verbatim: " mixed text").foregroundColor(.red))
        case 9, 10:
            let length = Double(pick(1...9000)) + (chance(0.5) ? 0.25 : 0)
            let from = start - Double(pick(0...4000)) / 3
            return AnyView(
                Text(timerInterval: from...from + length, countsDown: chance(0.5), showsHours: chance(0.5)))
        case 11: return AnyView(Text(start - Double(pick(-5000...5000)) / 7, style: .timer))
        case 12:
            let from = start - Double(pick(0...100)) / 3
            let bar = ProgressView(timerInterval: from...from + Double(pick(1...900)), countsDown: chance(0.5))
            return chance(0.5) ? AnyView(bar) : AnyView(bar.progressViewStyle(.circular))
        default:
            let style: Text.DateStyle = chance(0.5) ? .relative : .offset
            return AnyView(Text(start - Double(pick(-100_000...100_000)) / 7, style: style))
        }
    }

    private mutating func shape() -> AnyView {
        switch pick(0...4) {
        case 0: AnyView(Circle().fill(color()))
        case 1: AnyView(RoundedRectangle(cornerRadius: points(0...20)).fill(color()))
        case 2: AnyView(Capsule().stroke(color(), lineWidth: points(1...9)))
        case 3:
            AnyView(
                Circle().trim(from: 0, to: Double(pick(0...100)) / 100).stroke(color(), lineWidth: points(1...9))
                    .rotationEffect(.degrees(-90)))
        default: AnyView(Ellipse())
        }
    }

    private mutating func container(depth: Int) -> AnyView {
        let children = (0..<pick(1...4)).map { _ in view(depth: depth) }
        let content = ForEach(0..<children.count) { children[$0] }
        let spacing: CGFloat? = chance(0.5) ? nil : points(0...24)
        switch pick(0...5) {
        case 0, 1: return AnyView(HStack(alignment: alignment().vertical, spacing: spacing) { content })
        case 2, 3: return AnyView(VStack(alignment: alignment().horizontal, spacing: spacing) { content })
        case 4: return AnyView(ViewThatFits(in: chance(0.5) ? .horizontal : [.horizontal, .vertical]) { content })
        default: return AnyView(ZStack(alignment: alignment()) { content })
        }
    }

    private mutating func modified(_ view: AnyView, depth: Int) -> AnyView {
        switch pick(0...(features.contains(.overflow) ? 16 : 12)) {
        case 0, 1: return AnyView(view.padding(points(0...24)))
        case 2: return AnyView(view.padding(.horizontal, points(0...24)))
        case 3:
            return AnyView(
                view.frame(
                    width: chance(0.6) ? points(0...120) : nil, height: chance(0.6) ? points(0...80) : nil,
                    alignment: alignment()))
        case 4: return AnyView(view.frame(maxWidth: .infinity, alignment: alignment()))
        case 5:
            return AnyView(view.frame(minWidth: points(0...60), maxWidth: points(60...200), maxHeight: points(10...90)))
        case 6: return AnyView(view.background(color()))
        case 7: return AnyView(view.background(color(), in: RoundedRectangle(cornerRadius: points(0...20))))
        case 8: return AnyView(view.layoutPriority(Double(pick(-1...2))))
        case 9: return AnyView(view.lineLimit(pick(1...2)))
        case 10: return AnyView(view.clipShape(Circle()))
        case 11: return AnyView(view.overlay(Color.red.opacity(0.5)))
        case 12: return AnyView(view.opacity(chance(0.2) ? 0 : 0.5))
        case 13: return AnyView(view.fixedSize())
        case 14: return AnyView(view.offset(x: points(-20...20), y: points(-20...20)))
        case 15:
            let other = self.view(depth: max(0, depth - 1))
            return AnyView(view.overlay(alignment: alignment()) { other })
        default: return AnyView(view.fixedSize(horizontal: chance(0.5), vertical: chance(0.5)).clipped())
        }
    }
}

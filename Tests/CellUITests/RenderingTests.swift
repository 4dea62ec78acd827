import Testing

@testable import CellUI

struct RenderingTests {
    private let start = Date(timeIntervalSinceReferenceDate: 1000)

    private func rendering(_ view: some View, size: CellSize, at now: Date) -> Rendering {
        var environment = EnvironmentValues()
        environment.now = now
        return Renderer.render(view, size: size, environment: environment)
    }

    /// Reusing the previous drawing is only a shortcut.
    @Test(arguments: 0..<6) func followingThroughTimeEqualsRenderingAgain(block: UInt64) {
        for seed in block * 12..<(block + 1) * 12 {
            var random = RandomView(seed: seed, features: [.time, .overflow], start: start)
            let view = random.view(depth: 3)
            let size = CellSize(
                width: Int.random(in: 1...40, using: &random.generator),
                height: Int.random(in: 1...10, using: &random.generator))
            var now = start
            var followed = rendering(view, size: size, at: now)
            for step in 0..<8 {
                let further = [-0.5, 0.3, 1, 9.7, 61, 3000].randomElement(using: &random.generator)!
                now = step % 2 == 0 ? followed.expiresAt ?? now + 1 : now + further
                followed.advance(to: now)
                let fresh = rendering(view, size: size, at: now)
                let isEqual =
                    followed.frame == fresh.frame && followed.regions.map(\.rect) == fresh.regions.map(\.rect)
                #expect(isEqual, "seed \(seed), step \(step): the picture differs")
                #expect(followed.reading == fresh.reading, "seed \(seed), step \(step)")
                // Searching for an expiry draws again and again, which is nearly all the time of this test.
                guard step % 4 == 3 else { continue }
                // After many hidden changes the expiry may be too early, and then depends on where the search began.
                let ends = [followed, fresh].compactMap(\.expiresAt)
                if ends.allSatisfy({ rendering(view, size: size, at: $0).frame != fresh.frame }) {
                    #expect(followed.expiresAt == fresh.expiresAt, "seed \(seed), step \(step)")
                }
            }
        }
    }

    @Test func anUncoveredClockIsRedrawnAlone() {
        var drawings = 0
        let clock = Text(timerInterval: start...start + 600, countsDown: false)
        let first = Renderer.render(size: CellSize(width: 20, height: 3), at: start) { context in
            drawings += 1
            context.draw(clock, in: context.bounds, environment: EnvironmentValues())
        }
        var second = first
        for seconds in 1...9 { second.advance(to: start + Double(seconds)) }
        #expect(drawings == 1)
        #expect(second.frame.text.contains("0:09") && first.frame.text.contains("0:00"))
        #expect(second.expiresAt == start + 10)
    }

    @Test func aMaskThatHidesAClockNowHidesItLater() {
        let clock = Text(start - 598, style: .timer).frame(width: 80, height: 48).clipShape(Circle())
        let size = CellSize(width: 10, height: 3)
        var followed = rendering(clock, size: size, at: start)
        for seconds in 1...5 { followed.advance(to: start + Double(seconds)) }
        #expect(followed.frame.text == rendering(clock, size: size, at: start + 5).frame.text)
    }

    /// A ring around a value and a clock in block letters, where colours are mixed.
    @Test(arguments: [false, true]) func ringsAndBlockLettersAreRedrawnAlone(isRingHidden: Bool) {
        let interval = start...start + 300
        let ring = ProgressView(timerInterval: interval, countsDown: false) {
            EmptyView()
        } currentValueLabel: {
            let value = Text(timerInterval: interval, countsDown: false)
            // What reaches out of the ring's hole hides the ring, which is not drawn without it then.
            if isRingHidden { value.background { Color.red.frame(width: 200, height: 200) } } else { value }
        }
        let row = HStack {
            ring.progressViewStyle(.circular).frame(width: 96, height: 96)
            Text(timerInterval: interval, countsDown: false).font(.system(size: 54)).foregroundStyle(Color.orange)
            Text(timerInterval: interval, countsDown: true).font(.system(size: 54)).opacity(0.5)
        }
        var drawings = 0
        func picture(at now: Date) -> Rendering {
            Renderer.render(
                size: CellSize(width: 90, height: 8), at: now,
                background: CellStyle(background: CellColor(hex: 0x204060))
            ) { context in
                drawings += 1
                context.isAntialiased = true
                context.draw(row, in: context.bounds, environment: EnvironmentValues())
            }
        }
        var followed = picture(at: start)
        let first = followed.frame
        for seconds in 1...130 {
            let before = drawings
            followed.advance(to: start + Double(seconds))
            #expect(drawings == before || isRingHidden, "second \(seconds): all is drawn again")
            #expect(followed.frame == picture(at: start + Double(seconds)).frame, "second \(seconds)")
        }
        #expect(followed.frame != first)
    }

    @Test func blockLettersThatLookTheSameForASecondGoOn() {
        let change = start + 3
        let text = Text({ $0 < change ? "12" : "13" }, changingAt: { $0 + 1 }).font(.system(size: 54))
        let size = CellSize(width: 20, height: 6)
        var followed = rendering(text, size: size, at: start)
        for seconds in 1...4 {
            followed.advance(to: start + Double(seconds))
            #expect(followed.frame == rendering(text, size: size, at: start + Double(seconds)).frame)
        }
    }
}

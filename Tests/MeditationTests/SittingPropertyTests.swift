import Foundation
import Meditation
import SeededRandom
import Testing

/// Random action sequences compared with a model that counts seconds, which Islet itself never does.
struct SittingPropertyTests {
    /// Steps of a quarter second are exact in binary, so the comparison needs no tolerance.
    private struct Model {
        var preparation: TimeInterval
        var sat: TimeInterval = 0
        var isPaused = false

        mutating func advance(by seconds: TimeInterval) {
            guard !isPaused else { return }
            let prepared = min(preparation, seconds)
            preparation -= prepared
            sat += seconds - prepared
        }
    }

    @Test(arguments: 0..<300)
    func elapsedTimeExcludesPausesAndPreparationAndSurvivesKills(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var now = Date(timeIntervalSinceReferenceDate: 800_000_000)
        let preparation = TimeInterval(Int.random(in: 0...80, using: &random)) / 4
        let target = Bool.random(using: &random) ? TimeInterval(Int.random(in: 1...600, using: &random)) : nil
        var server = TimerServer()
        try server.perform(.start(StartRequest(target: target, preparation: preparation)), at: now)
        var model = Model(preparation: preparation)
        var before: TimeInterval = 0
        for _ in 0..<60 {
            let step = TimeInterval(Int.random(in: 0...200, using: &random)) / 4
            now += step
            model.advance(by: step)
            let sitting = try #require(server.state.sitting)
            let elapsed = sitting.elapsed(at: now)
            #expect(elapsed == model.sat)
            #expect(sitting.preparationLeft(at: now) == model.preparation)
            #expect(elapsed >= before && elapsed - before <= step)
            #expect(sitting.contentState.elapsed(at: now) == elapsed)
            if let targetDate = sitting.targetDate {
                #expect((sitting.overtime(at: now) != nil) == (targetDate <= now))
            }
            before = elapsed
            switch Int.random(in: 0..<5, using: &random) {
            case 0:
                try server.perform(.pause, at: now)
                model.isPaused = true
            case 1:
                try server.perform(.resume, at: now)
                model.isPaused = false
            case 2: try server.perform(.extend(by: 60), at: now)
            case 3: _ = try? server.perform(.extend(by: -60), at: now)
            default: break
            }
            let saved = try JSONEncoder().encode(server.state)
            let restored = try JSONDecoder().decode(TimerState.self, from: saved)
            #expect(restored == server.state)
            server = TimerServer(state: restored)
        }
        guard model.preparation == 0 else { return }
        let entry = try #require(try server.perform(.complete(), at: now).logEntry)
        #expect(entry.elapsed == model.sat)
        #expect(entry.end.timeIntervalSince(entry.start) == entry.elapsed + entry.pauses.reduce(0) { $0 + $1.duration })
    }
}

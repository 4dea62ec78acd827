import Foundation
import Meditation
import Testing

struct TickScheduleTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000.3)

    private func beat(_ seconds: TimeInterval) -> TimeInterval {
        let sitting = Sitting(
            id: UUID(), methodName: "Breath", type: .meditation, preparation: 0, beganAt: start, target: 600)
        return TickSchedule.beat(notBefore: start + seconds, of: sitting).timeIntervalSince(start)
    }

    @Test func changesBetweenSecondsWaitForTheNextSecond() {
        #expect(abs(beat(3.1) - 4) < 1e-6)
        #expect(abs(beat(3.9) - 4) < 1e-6)
        #expect(abs(beat(-2.5) - -2) < 1e-6)
    }

    @Test func roundingErrorsDoNotDelayASecond() {
        for error in [-1e-6, 0, 1e-6] { #expect(abs(beat(4 + error) - 4) < 1e-5) }
    }

    @Test func nothingIsDrawnBeforeItChanges() {
        #expect(beat(4.001) >= 4.001 - 1e-6)
    }
}

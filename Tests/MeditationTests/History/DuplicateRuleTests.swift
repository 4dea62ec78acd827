import Foundation
import Meditation
import SeededRandom
import Testing

struct DuplicateRuleTests {
    private let start = Date(timeIntervalSince1970: 1_700_000_060)

    private func sitting(_ offset: TimeInterval, _ elapsed: TimeInterval, id: UUID = UUID()) -> CompletedSitting {
        CompletedSitting(
            id: id, start: start + offset, end: start + offset + elapsed, elapsed: elapsed, target: nil, pauses: [],
            outcome: .completed, methodName: "Meditation", type: .meditation)
    }

    @Test func sameStartSecondAndLengthIsTheSameSitting() {
        let logged = [sitting(0.7, 600.2)]
        let new = DuplicateRule.startAndDuration.new(of: [sitting(0, 600), sitting(0, 601)], logged: logged)
        #expect(new.map(\.elapsed) == [601])
    }

    @Test func duplicatesWithinAFileAreAddedOnce() {
        #expect(DuplicateRule.startAndDuration.new(of: [sitting(0, 600), sitting(0, 600)], logged: []).count == 1)
        #expect(DuplicateRule.ownFile.new(of: [sitting(0, 600), sitting(0, 600)], logged: []).count == 2)
    }

    @Test func aKnownIdentifierIsADuplicateAtAnyTime() {
        let id = UUID()
        #expect(DuplicateRule.ownFile.new(of: [sitting(5000, 60, id: id)], logged: [sitting(0, 600, id: id)]).isEmpty)
    }

    @Test func withoutSecondsTheMinuteDecides() {
        // The minute begins 20 seconds before `start`.
        let imported = [sitting(-20, 600), sitting(-21, 600), sitting(40, 600)]
        let new = DuplicateRule.startMinute.new(of: imported, logged: [sitting(39, 640)])
        #expect(new.map(\.start) == [start - 21, start + 40])
    }

    @Test func ofTwoDevicesTheLongerRecordStays() {
        let new = DuplicateRule.overlap.new(
            of: [sitting(0, 600), sitting(-10, 700), sitting(690, 60), sitting(5000, 60)], logged: [sitting(5030, 600)])
        #expect(new.map(\.start) == [start - 10, start + 690])
    }

    @Test(arguments: 0..<100)
    func overlapsEqualThoseOfComparingAllPairs(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        func some(_ count: Int) -> [CompletedSitting] {
            (0..<count).map { _ in
                sitting(
                    TimeInterval(Int.random(in: 0..<2000, using: &random)),
                    TimeInterval(Int.random(in: 1..<120, using: &random)))
            }
        }
        let (logged, imported) = (some(10), some(20))
        let new = DuplicateRule.overlap.new(of: imported, logged: logged)
        func overlap(_ left: CompletedSitting, _ right: CompletedSitting) -> Bool {
            left.start < right.end && right.start < left.end
        }
        for sitting in new {
            #expect(!logged.contains { overlap($0, sitting) })
            #expect(!new.contains { $0.id != sitting.id && overlap($0, sitting) })
        }
        for sitting in imported where !new.contains(sitting) {
            #expect((logged + new).contains { overlap($0, sitting) })
        }
    }
}

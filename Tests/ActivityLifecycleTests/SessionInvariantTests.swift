import ActivityLifecycle
import LiveActivities
import Testing

@Suite struct SessionInvariantTests {
    @Test(arguments: Handover.allCases)
    func whileRequestsSucceedSomethingIsShowingAndNothingIsLost(handover: Handover) throws {
        var restarts = 0
        for seed in UInt64(0)..<300 {
            var phone = try FaultyPhone(seed: seed, handover: handover)
            for _ in 0..<400 { phone.step() }
            // An answer may take the phone 50 ms, which do not count against the lifecycle.
            let (gap, isLost, isLeftBehind) = (phone.longestGap, phone.isSomethingLost, phone.isSomethingLeftBehind)
            #expect(gap <= (handover == .requestingFirst && phone.holdsTwo ? 50 : 150), "seed \(seed)")
            #expect(!isLost, "seed \(seed)")
            #expect(!isLeftBehind, "seed \(seed)")
            restarts += phone.restarts
        }
        #expect(restarts > 5000, "the faults leave something to test")
    }
}

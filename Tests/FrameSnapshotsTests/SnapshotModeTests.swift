import FrameSnapshots
import Testing

struct SnapshotModeTests {
    @Test(arguments: [
        ([:], SnapshotMode.verify), (["ISLET_SNAPSHOTS": "record"], .record), (["ISLET_SNAPSHOTS": ""], .verify),
        (["ISLET_SNAPSHOTS": "missing"], .missing), (["ISLET_SNAPSHOTS": "verify"], .verify),
        (["ISLET_SNAPSHOTS": "ci"], .ci), (["ISLET_SNAPSHOTS": "record", "CI": "true"], .ci), (["CI": "1"], .ci),
        (["ISLET_SNAPSHOTS": "missing", "CI": "woodpecker"], .ci), (["ISLET_SNAPSHOTS": "record", "CI": ""], .record),
        (["ISLET_SNAPSHOTS": "record", "CI": "false"], .record), (["CI": "0"], .verify),
    ])
    func theEnvironmentChoosesTheModeAndCINeverWrites(environment: [String: String], mode: SnapshotMode) throws {
        #expect(try SnapshotMode(environment: environment) == mode)
    }

    @Test(arguments: ["yes", "1", "true", "Record", "write"], [[:], ["CI": "1"]])
    func anUnknownModeIsAnErrorThatListsTheModes(word: String, environment: [String: String]) {
        let environment = environment.merging(["ISLET_SNAPSHOTS": word]) { $1 }
        let error = #expect(throws: SnapshotError.unknownMode(word)) { try SnapshotMode(environment: environment) }
        #expect(error?.description.contains("verify, missing, record, ci") == true)
    }
}

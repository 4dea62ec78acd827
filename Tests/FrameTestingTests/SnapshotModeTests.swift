import FrameTesting
import Testing

struct SnapshotModeTests {
    @Test(arguments: [
        ([:], SnapshotMode.compare), (["ISLET_SNAPSHOTS": "record"], .record),
        (["ISLET_SNAPSHOTS": "missing"], .writeMissing), (["ISLET_SNAPSHOTS": "yes"], .compare),
        (["ISLET_SNAPSHOTS": "record", "CI": "true"], .compare), (["ISLET_SNAPSHOTS": "missing", "CI": "1"], .compare),
        (["ISLET_SNAPSHOTS": "record", "CI": ""], .record),
    ])
    func theEnvironmentChoosesAndCINeverWrites(environment: [String: String], mode: SnapshotMode) {
        #expect(SnapshotMode(environment: environment) == mode)
    }
}

import Testing

@testable import Attendance

struct AttendantUnitTests {
    @Test("Every character of the program's path is preserved in the unit")
    func unitPath() {
        let unit = AttendantUnit.systemd(program: #"/opt/a\b "c" 100%/islet"#)
        #expect(unit.contains(#"ExecStart="/opt/a\\b \"c\" 100%%/islet" attendant run"#))
    }
}

import Testing

@testable import HostSystem

struct ProgramCodeTests {
    private let program = "/usr/local/bin/islet"

    @Test func codeOfTheProgramIsFound() {
        let line = "00400000-01c04000 r-xp 00000000 fe:01 1234                       /usr/local/bin/islet"
        #expect(ProgramCode.range(of: program, in: line) == 0x400000..<0x1c04000)
    }

    @Test(arguments: [
        "01cbf000-040ff000 rw-p 018bf000 fe:01 1234                       /usr/local/bin/islet",
        "01c04000-01cbf000 r--p 01804000 fe:01 1234                       /usr/local/bin/islet",
        "7f0000000000-7f0000100000 r-xp 00000000 fe:01 99                 /usr/lib/libc.so.6",
        "7ffc00000000-7ffc00021000 rw-p 00000000 00:00 0                  [stack]",
        "7f0000000000-7f0000100000 r-xp 00000000 00:00 0", "",
    ])
    func nothingElseIs(line: String) { #expect(ProgramCode.range(of: program, in: line) == nil) }
}

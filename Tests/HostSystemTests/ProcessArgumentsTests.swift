import Foundation
import Testing

@testable import HostSystem

@Suite("The command line")
struct ProcessArgumentsTests {
    @Test("Arguments are read exactly as given")
    func words() {
        #expect(ProcessArguments.read() == Array(CommandLine.arguments.dropFirst()))
        let bytes = Data("islet\0sit\0\0--method\0Metta\u{2019}s\0".utf8)
        #expect(ProcessArguments.words(in: bytes) == ["sit", "", "--method", "Metta\u{2019}s"])
        #expect(ProcessArguments.words(in: Data("islet\0".utf8)).isEmpty)
    }

    #if os(Linux)
        @Test("Arguments that Swift did not find are the kernel's")
        func lostWords() {
            #expect(!ProcessArguments.read().isEmpty)
            #expect(ProcessArguments.read(found: []) == ProcessArguments.read())
            #expect(ProcessArguments.read(found: ["sit"]) == ["sit"])
        }
    #endif
}

import Foundation
import HostFiles
import Testing

@Suite("The action of a signal")
struct SignalActionTests {
    /// Nothing else in the tests uses SIGURG.
    @Test("It is told whether a signal has its default action, is ignored, or has a handler")
    func actions() {
        var original = sigaction(for: SIGURG)
        defer { sigaction(SIGURG, &original, nil) }

        signal(SIGURG, SIG_DFL)
        #expect(sigaction(for: SIGURG).isDefault)
        #expect(!sigaction(for: SIGURG).isIgnored)

        signal(SIGURG, SIG_IGN)
        #expect(!sigaction(for: SIGURG).isDefault)
        #expect(sigaction(for: SIGURG).isIgnored)

        var action = sigaction()
        action.setHandler { _ in }
        sigaction(SIGURG, &action, nil)
        #expect(!sigaction(for: SIGURG).isDefault)
        #expect(!sigaction(for: SIGURG).isIgnored)
    }
}

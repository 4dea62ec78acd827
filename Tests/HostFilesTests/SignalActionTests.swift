import Foundation
import HostFiles
import Testing

@Suite("The action of a signal")
struct SignalActionTests {
    /// Nothing else in the tests uses SIGURG.
    @Test("It reports the default action, an ignored signal, and a handler")
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

import Foundation
import SeededRandom
import Testing

@testable import Store

struct StoredIdentifierTests {
    @Test(arguments: 0..<50) func identifiersAreParsedAsFoundationDoes(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let bytes = (0..<16).map { _ in UInt8.random(in: 0...255, using: &random) }
        let id = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
        #expect(UUID(stored: id.uuidString) == id)
        #expect(UUID(stored: id.uuidString.lowercased()) == id)
    }

    @Test(arguments: [
        "", "CA1B7CA0", "CA1B7CA0-27C9-48F9-A24C-D51A74CCF8D", "CA1B7CA0-27C9-48F9-A24C-D51A74CCF8D71",
        "CA1B7CA0027C9-48F9-A24C-D51A74CCF8D7", "GA1B7CA0-27C9-48F9-A24C-D51A74CCF8D7",
    ])
    func invalidIdentifiersAreNil(_ text: String) {
        #expect(UUID(stored: text) == nil)
    }
}

import Foundation
import ScreenKit
import TerminalScreen
import Testing

extension TestShell {
    /// Runs a program while the store cannot be read for a while: from its first wait until its fourth. It then goes on until
    /// after `end`.
    package func watchWithoutStore<P: Program>(_ program: P, until end: Date) throws {
        let database = URL(fileURLWithPath: store.locations.statePath)
        let aside = database.appendingPathExtension("aside")
        var waits = 0
        let signal = try run(program) { [self] deadline in
            waits += 1
            do {
                if waits == 1 {
                    try FileManager.default.moveItem(at: database, to: aside)
                    try FileManager.default.createDirectory(at: database, withIntermediateDirectories: false)
                    return storeChange
                }
                if waits == 4 {
                    try FileManager.default.removeItem(at: database)
                    try FileManager.default.moveItem(at: aside, to: database)
                }
            } catch {
                return .terminated(signal: SIGABRT)
            }
            guard now <= end, let deadline else { return .terminated(signal: SIGTERM) }
            now = max(now, deadline)
            return .deadline
        }
        #expect(signal != SIGABRT)
        #expect(waits > 4)
    }
}

import Foundation
import GuestBuild
import HostSystem
import Synchronization

/// A build of a changed source on a thread of its own: compiling takes a second, and the screen must answer keys meanwhile.
final class GuestReload: Sendable {
    /// When it began.
    let start: Date
    /// Gives it up.
    let cancellation = BuildCancellation()
    private let ended = Mutex<(result: Result<Guest, GuestError>, changes: [String: Date])?>(nil)

    /// Begins it.
    init(of request: Guest.Request, after previous: Guest, at now: Date) {
        start = now
        SignalFreeThread.start { [self] in
            let changes = request.collection.changes
            let result = Result { () throws(GuestError) in
                try Guest(request, after: previous, cancellation: cancellation)
            }
            ended.withLock { $0 = (result, changes) }
        }
    }

    /// What came of it; `nil` before its end.
    var result: Result<Guest, GuestError>? { ended.withLock { $0?.result } }

    /// When the files that it could take from were changed before it read them; `nil` before its end.
    var changes: [String: Date]? { ended.withLock { $0?.changes } }
}

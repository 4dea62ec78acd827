import Foundation
import GuestBuild
import HostSystem

/// A build of a changed source beside the screen: compiling takes a second, and the screen must answer keys meanwhile.
struct GuestReload {
    /// When it began.
    let start: Date
    /// Gives it up.
    let cancellation = Cancellation()
    private let work: BackgroundWork<(result: Result<Guest, GuestError>, changes: [String: Date])>

    /// Begins it.
    init(of request: Guest.Request, after previous: Guest?, at now: Date) {
        start = now
        work = BackgroundWork { [cancellation] in
            let changes = request.collection.changes
            let result = Result { () throws(GuestError) in
                try Guest(request, after: previous, cancellation: cancellation)
            }
            return (result, changes)
        }
    }

    /// What came of it; `nil` before its end.
    var result: Result<Guest, GuestError>? { work.result?.result }

    /// When the files that it could take from were changed before it read them; `nil` before its end.
    var changes: [String: Date]? { work.result?.changes }
}

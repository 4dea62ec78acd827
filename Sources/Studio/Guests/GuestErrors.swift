import GuestBuild
import HostSystem

/// Errors of a guest as commands report them.
package enum GuestErrors {
    /// The result of `make`; the compiler's errors become the lines of a ``CommandFailure``.
    ///
    /// - Parameter explain: Prints what a source that does not compile was to be made of; `nil` for nothing. Default: `nil`.
    package static func reported<Value>(
        explaining explain: (([String]) -> Void)? = nil, _ make: () throws -> Value
    ) throws -> Value {
        do {
            return try make()
        } catch GuestError.notCompiled(let diagnostics, let taken) {
            explain?(GuestExplanation(of: taken).lines)
            let errors = diagnostics.count { !$0.follows && $0.kind == .error }
            let following = explain == nil ? diagnostics.count { $0.follows && $0.kind == .error } : 0
            throw failure(
                (errors == 1 ? "The source does not compile." : "The source has \(errors) errors.")
                    + (following == 0
                        ? ""
                        : " \(following == 1 ? "1 error follows" : "\(following) errors follow") from that; "
                            + "--explain prints \(following == 1 ? "it" : "them")."),
                explain == nil ? diagnostics.filter { !$0.follows } : diagnostics)
        } catch let error as GuestError {
            guard case .notTogether(let diagnostics, _, _) = error else { throw error }
            throw failure("\(error)", diagnostics.filter { !$0.follows })
        }
    }

    /// Whether a change of the source may mend what went wrong.
    package static func areOfSource(_ error: any Error) -> Bool {
        if case .nothing? = error as? GuestError { return true }
        return CommandFailure(error).status == .negative
    }

    private static func failure(_ sentence: String, _ diagnostics: [GuestDiagnostic]) -> CommandFailure {
        let told = diagnostics.filter { $0.kind != .warning }
        return CommandFailure(sentence: sentence, status: .negative, picture: told.prefix(60).map(\.description))
    }
}

import Foundation
import GuestProtocol
import HostSystem
import Presentations
import Synchronization

/// A session that any thread may ask, one at a time, and what went wrong in it. A class, because all states of a guest share it.
final class SharedSession: Sendable {
    private let session: Mutex<GuestSession>
    private let lastFailures = Mutex<[PictureFailure]>([])
    private let watch = Mutex<IdleWatch?>(nil)
    /// The turns of a screen; `nil` without a screen, when asking waits for every picture.
    private let turns = Mutex<ScreenTurns?>(nil)
    private let invented = Mutex<[InventedDefault]>([])
    /// The content of states that was asked for.
    let contents = Mutex<[GuestPicture: (GuestContent, [GuestField])]>([:])

    /// What is said of a setting whose value is made up, with the place that needs it.
    struct InventedDefault: Sendable {
        let sentence: String
        let place: String?
        let column: Int
    }

    init(_ session: sending GuestSession) { self.session = Mutex(session) }

    // MARK: Asking

    func reply(to request: GuestRequest, about picture: GuestPicture) throws(GuestError) -> GuestReply {
        guard let answer = answer(to: request, about: picture) else { throw .unfinished }
        return try answer.result.get()
    }

    /// The answer to a request about a picture; `nil` if a screen asks that must not wait for it any longer.
    func answer(to request: GuestRequest, about picture: GuestPicture) -> PictureAnswer? {
        let answer: PictureAnswer? =
            hasTurns
            ? turns.withLock { $0?.answer(to: request) } : ask(request, about: picture, until: Cancellation())
        var failures: [PictureFailure] = []
        switch answer?.result {
        case nil: failures = [PictureFailure(presentation: nil, error: .unfinished)]
        case .failure(let error): failures = [PictureFailure(presentation: nil, error: error)]
        case .success:
            failures = Presentation.allCases.compactMap { presentation in
                answer?.failed[presentation].map { PictureFailure(presentation: presentation, error: $0) }
            }
        }
        lastFailures.withLock { known in known += failures.filter { !known.contains($0) } }
        return answer
    }

    private func ask(
        _ request: GuestRequest, about picture: GuestPicture, until cancellation: Cancellation
    ) -> PictureAnswer {
        session.withLock { session in
            session.cancellation = cancellation
            let result = Result { () throws(GuestError) in try session.reply(to: request, about: picture) }
            noteDefaults(of: session)
            return PictureAnswer(result: result, failed: session.failedParts(of: picture))
        }
    }

    func catalogue() throws(GuestError) -> GuestCatalogue {
        try session.withLock { session in
            Result { () throws(GuestError) in try session.catalogue() }
        }.get()
    }

    func states(of entry: Int) throws(GuestError) -> [GuestState] {
        try session.withLock { session in
            let result = Result { () throws(GuestError) in try session.states(of: entry) }
            noteDefaults(of: session)
            return result
        }.get()
    }

    // MARK: A screen's turns

    /// Begins a turn of a screen, which must answer keys: from now on pictures that take long are drawn beside it.
    func beginTurn() {
        turns.withLock { turns in
            var current =
                turns
                ?? ScreenTurns { [weak self] request, cancellation in
                    guard let self, let picture = request.picture else {
                        return PictureAnswer(result: .failure(.cancelled), failed: [:])
                    }
                    return ask(request, about: picture, until: cancellation)
                }
            current.begin()
            turns = current
        }
    }

    private var hasTurns: Bool { turns.withLock { $0 != nil } }

    /// Whether a picture is being drawn beside the screen.
    var isDrawing: Bool { turns.withLock { $0?.isDrawing ?? false } }

    /// Waits for every picture that `body` asks for.
    func waiting<Value>(_ body: () throws -> Value) rethrows -> Value {
        let own = turns.withLock { turns in
            defer { turns = nil }
            return turns
        }
        defer { turns.withLock { $0 = own } }
        return try body()
    }

    /// Ends what is being drawn beside the screen.
    func endTurns() { turns.withLock { $0?.end(within: 0.2) } }

    // MARK: What went wrong

    /// What could not be drawn since it was read, each once.
    func takeFailures() -> [PictureFailure] {
        lastFailures.withLock { failures in
            defer { failures = [] }
            return failures
        }
    }

    /// The settings whose values are made up.
    var inventedDefaults: [InventedDefault] { invented.withLock { $0 } }

    private func noteDefaults(of session: GuestSession) {
        let all = session.inventedDefaults.map {
            InventedDefault(sentence: $0.missing.inventedSentence, place: $0.place, column: $0.missing.column)
        }
        invented.withLock { $0 = all }
    }

    /// Ends the guest's process if it keeps a processor busy between requests.
    ///
    /// - Returns: The instant of the next look; `nil` where no process runs.
    func watchIdleProcess(at now: Date) -> Date? {
        let next = session.withLockIfAvailable { session -> Date? in
            guard let used = session.idleProcessorTime else { return nil }
            return watch.withLock { watch in
                var current = watch ?? IdleWatch(at: now, processorTime: used)
                let isBurning = current.isBurning(at: now, processorTime: used)
                watch = isBurning ? nil : current
                if isBurning {
                    session.endForRestlessness()
                    turns.withLock { $0?.forgetAnswers() }
                }
                return isBurning ? nil : current.next
            }
        }
        // It is drawing.
        return next ?? now + IdleWatch.least
    }
}

import Foundation
import GuestProtocol
import HostSystem
import Presentations

/// What a guest answered about a picture.
struct PictureAnswer: Sendable {
    let result: Result<GuestReply, GuestError>
    /// The presentations that crashed and were left out.
    let failed: [Presentation: GuestError]
}

/// The pictures that a screen asks a guest for. The screen must answer keys, so that it waits for a picture only until its turn ends;
/// one that takes longer is drawn beside it, and a later turn has it.
///
///     turn   1              2           3
///     ask    ├─ waits ─┤    ├           ├
///     show   "Drawing…"     "Drawing…"  the picture
///     guest  ├──────── draws ─────────┤
///
/// A picture that was shown at another instant stays until then.
struct ScreenTurns {
    private struct Answered {
        let request: GuestRequest
        let answer: PictureAnswer
        /// The last turn that asked for it.
        var turn: Int
    }

    /// A request that has to wait for its drawing.
    private struct Waiting {
        var request: GuestRequest
        var turn: Int
    }

    private struct Pending {
        let request: GuestRequest
        let work: BackgroundWork<PictureAnswer>
        let cancellation = Cancellation()
        var turn: Int

        init(_ request: GuestRequest, in turn: Int, draw: @escaping Draw) {
            (self.request, self.turn) = (request, turn)
            work = BackgroundWork { [cancellation] in draw(request, cancellation) }
        }
    }

    /// Asks the guest, and waits for its answer.
    typealias Draw = @Sendable (GuestRequest, Cancellation) -> PictureAnswer

    private let draw: Draw
    private var turn = 0
    /// When the turn ends, in seconds since boot.
    private var end: TimeInterval = 0
    /// By their requests without an instant.
    private var answers: [GuestRequest: Answered] = [:]
    private var pending: Pending?
    /// What is drawn after it, in order, so that a clock, asked for at every instant, does not keep the others from their turn.
    private var queue: [Waiting] = []
    /// Whether a picture was not there in this turn.
    private var lacksPicture = false

    /// The most seconds that a turn waits. No more than a key may.
    private static let patience = 0.25
    /// After how many turns an answer is forgotten that none of them asked for. A few, because a turn may draw nothing.
    private static let turnsKept = 8
    /// After how many turns that did not ask for it a picture is given up.
    private static let turnsDrawn = 2

    init(draw: @escaping Draw) { self.draw = draw }

    /// Whether a picture is being drawn beside the screen, or was not there in this turn.
    var isDrawing: Bool { pending != nil || lacksPicture }

    /// Begins a turn. One after a turn that did not get its picture does not wait again.
    mutating func begin() {
        (turn, lacksPicture) = (turn + 1, false)
        queue.removeAll { $0.turn < turn - Self.turnsDrawn }
        answers = answers.filter { $0.value.turn >= turn - Self.turnsKept }
        if let pending, !take(pending, within: 0), pending.turn < turn - Self.turnsDrawn {
            pending.cancellation.cancel()
        }
        end = pending == nil ? SystemClock.read().sinceBoot + Self.patience : 0
    }

    /// The answer to a request, or to the same one at another instant; `nil` if there is none in this turn.
    mutating func answer(to request: GuestRequest) -> PictureAnswer? {
        let still = request.still
        while true {
            answers[still]?.turn = turn
            if let known = answers[still], known.request == request { return known.answer }
            if pending?.request.still == still { pending?.turn = turn } else { enqueue(request, still) }
            let current = pending ?? Pending(queue.removeFirst().request, in: turn, draw: draw)
            pending = current
            guard take(current, within: end - SystemClock.read().sinceBoot) else {
                lacksPicture = true
                return answers[still]?.answer
            }
        }
    }

    /// Takes a request into the queue, at the place of the same one at another instant if that is in it.
    private mutating func enqueue(_ request: GuestRequest, _ still: GuestRequest) {
        if let index = queue.firstIndex(where: { $0.request.still == still }) {
            queue[index] = Waiting(request: request, turn: turn)
        } else {
            queue.append(Waiting(request: request, turn: turn))
        }
    }

    /// Keeps what was drawn beside the screen, if it is drawn.
    private mutating func take(_ current: Pending, within seconds: TimeInterval) -> Bool {
        guard let answer = current.work.result(within: seconds) else { return false }
        pending = nil
        if !current.cancellation.isCancelled {
            answers[current.request.still] = Answered(request: current.request, answer: answer, turn: turn)
        }
        return true
    }

    /// Forgets what was drawn, because the guest would not draw it any more.
    mutating func forgetAnswers() { answers = [:] }

    /// Gives up what is being drawn, and waits a little for the end of its process.
    mutating func end(within seconds: TimeInterval) {
        pending?.cancellation.cancel()
        _ = pending?.work.result(within: seconds)
    }
}

import CellUI
import FrameSnapshots
import ScreenKit
import TerminalScreen
import Theming

/// State of a review and the meaning of its keys. Changes to files are returned as effects.
package struct ReviewModel {
    /// A side effect for the caller to perform.
    package enum Effect: Hashable {
        /// Replace the references by these pictures.
        case accept([Int])
        /// Delete this picture.
        case reject(Int)
        /// Restore the files of these pictures to their state before the decision.
        case takeBack([Int])
        case leave
    }

    /// Which of the two pictures are visible.
    package enum Shown: Hashable {
        case both, new, old
    }

    /// The pictures under review.
    package private(set) var entries: [ReviewEntry]
    /// The index of the current picture.
    package private(set) var index = 0
    /// The index of the current frame within a file with several.
    private(set) var frameIndex = 0
    /// Which of old and new are visible.
    package private(set) var shown = Shown.both
    /// Whether changed cells are highlighted.
    private(set) var hasMarks = true
    /// The scroll offset of the pictures, in cells.
    package private(set) var offset = CellPoint.zero
    /// The help about the keys.
    package var help = HelpState()
    /// A message for the last line, until the next key.
    package private(set) var notice: String?
    /// The indices decided by each key press, oldest first, for undo.
    private var decisions: [[Int]] = []

    /// Creates a review of `entries`, which must not be empty.
    package init(_ entries: [ReviewEntry]) { self.entries = entries }

    /// The current picture.
    package var entry: ReviewEntry { entries[index] }

    /// Old and new of the current frame; `nil` if the picture is text.
    package var frame: (name: String, comparison: FrameComparison)? {
        entry.frames.isEmpty ? nil : entry.frames[min(frameIndex, entry.frames.count - 1)]
    }

    /// Whether every picture is decided.
    package var isDone: Bool { entries.allSatisfy { $0.decision != nil } }

    /// The counts of accepted, rejected and remaining pictures, as text.
    package var summary: String {
        func count(_ decision: ReviewEntry.Decision?) -> Int { entries.count { $0.decision == decision } }
        return "\(count(.accepted)) accepted, \(count(.rejected)) rejected, \(count(nil)) left to review"
    }

    /// The keys of the current state.
    package var keyMap: KeyMap<ReviewCommand> {
        ReviewKeys.map(isDone: isDone, isMatrix: entry.frames.count > 1)
    }

    /// Handles a key. Returns the effects to perform.
    package mutating func handle(_ key: Key) -> [Effect] {
        notice = nil
        let keys = keyMap
        switch help.handle(key, lines: keys.helpLines) {
        case .leave: return [.leave]
        case .used: return []
        case .unused: return keys.action(for: key).map { perform($0) } ?? []
        }
    }

    private mutating func perform(_ command: ReviewCommand) -> [Effect] {
        switch command {
        case .accept: return entry.decision == nil ? deciding(.accept([index])) : []
        case .reject: return entry.decision == nil ? deciding(.reject(index)) : []
        case .undo: return takeBack()
        case .acceptAlike: return acceptAllLikeIt()
        case .skip: goOn()
        case .step(let distance): step(distance)
        case .stepInside(let distance): stepInside(distance)
        case .nextView: shown = shown == .both ? .new : shown == .new ? .old : .both
        case .toggleMarks: hasMarks.toggle()
        case .scroll(let columns, let rows):
            offset.x = max(0, min(offset.x + columns, max(0, extent.width - 1)))
            offset.y = max(0, min(offset.y + rows, max(0, extent.height - 1)))
        case .scrollToStart: offset = .zero
        case .showHelp: help.open()
        case .leave: return [.leave]
        case .redraw: break
        }
        return []
    }

    /// Records the outcome of a decision, or why it failed.
    mutating func decided(_ decision: ReviewEntry.Decision, _ index: Int, failure: SnapshotError? = nil) {
        if let failure {
            notice = failure.description
        } else {
            entries[index].decision = decision
            if decisions.isEmpty { decisions.append([]) }
            decisions[decisions.count - 1].append(index)
        }
    }

    /// Records that a decision was undone, or why it could not be.
    mutating func tookBack(_ index: Int, failure: SnapshotError? = nil) {
        if let failure {
            notice = failure.description
        } else {
            entries[index].decision = nil
        }
    }

    /// Goes to the next undecided picture, wrapping around. Does nothing if there is none.
    mutating func goOn() {
        let order = Array(index + 1..<entries.count) + Array(0...index)
        if let next = order.first(where: { entries[$0].decision == nil }) { look(at: next) }
    }

    private mutating func acceptAllLikeIt() -> [Effect] {
        guard entry.decision == nil else { return [] }
        let alike = entries.indices.filter {
            entries[$0].decision == nil && ($0 == index || entries[$0].isLike(entry))
        }
        notice =
            alike.count == 1
            ? "No others have the same changes."
            : "\(alike.count) with the same changes "
                + "accepted."
        return deciding(.accept(alike))
    }

    /// Starts an undo group: what `effect` decides is undone together.
    private mutating func deciding(_ effect: Effect) -> [Effect] {
        decisions.append([])
        return [effect]
    }

    /// Undoes the last group of decisions and goes to its first picture.
    private mutating func takeBack() -> [Effect] {
        while let last = decisions.popLast() {
            guard let first = last.first else { continue }
            look(at: first)
            notice = last.count == 1 ? "\(entry.name) is pending again." : "\(last.count) are pending again."
            return [.takeBack(last)]
        }
        notice = "Nothing to undo."
        return []
    }

    private mutating func step(_ distance: Int) { look(at: (index + distance + entries.count) % entries.count) }

    private mutating func stepInside(_ distance: Int) {
        let count = entry.frames.count
        guard count > 1 else { return }
        frameIndex = (frameIndex + distance + count) % count
        offset = .zero
    }

    private mutating func look(at new: Int) { (index, frameIndex, offset) = (new, 0, .zero) }

    /// The larger of the two pictures, or the extent of the text.
    private var extent: CellSize {
        guard let comparison = frame?.comparison else {
            return CellSize(width: entry.lines.map(\.count).max() ?? 0, height: entry.lines.count)
        }
        return comparison.largestSize
    }
}

import CellUI
import FrameSnapshots
import TerminalScreen
import Theming

/// What a review shows and what its keys mean. What they change in files is told as effects.
package struct ReviewModel {
    /// What is to be done in the world.
    package enum Effect: Hashable {
        /// Put these pictures in the place of their references.
        case accept([Int])
        /// Remove this picture.
        case reject(Int)
        /// Put the files of these pictures back as they were before they were decided.
        case takeBack([Int])
        case leave
        case suspend
    }

    /// Which of the two pictures are shown.
    package enum Shown: Hashable {
        case both, new, old
    }

    /// The pictures.
    package private(set) var entries: [ReviewEntry]
    /// The one that is looked at.
    package private(set) var index = 0
    /// The picture within its file.
    private(set) var frameIndex = 0
    /// Which of old and new are shown.
    package private(set) var shown = Shown.both
    /// Whether changed cells are marked.
    private(set) var hasMarks = true
    /// How far the pictures are moved, in cells.
    package private(set) var offset = CellPoint.zero
    /// Whether the keys are explained, until the next key.
    package private(set) var showsHelp = false
    /// A sentence for the last line, until the next key.
    package private(set) var notice: String?
    /// What was decided with one key each, the last one last.
    private var decisions: [[Int]] = []

    /// A review of `entries`, of which there is at least one.
    package init(_ entries: [ReviewEntry]) { self.entries = entries }

    /// The picture that is looked at.
    package var entry: ReviewEntry { entries[index] }

    /// Old and new of the picture that is looked at; `nil` where it is text.
    package var frame: (name: String, comparison: FrameComparison)? {
        entry.frames.isEmpty ? nil : entry.frames[min(frameIndex, entry.frames.count - 1)]
    }

    /// Whether everything was decided.
    package var isDone: Bool { entries.allSatisfy { $0.decision != nil } }

    /// What came of the review.
    package var summary: String {
        func count(_ decision: ReviewEntry.Decision?) -> Int { entries.count { $0.decision == decision } }
        return "\(count(.accepted)) accepted, \(count(.rejected)) rejected, \(count(nil)) left to review"
    }

    /// What a key asks for.
    package mutating func handle(_ key: Key) -> [Effect] {
        notice = nil
        if showsHelp, key != .suspend {
            showsHelp = false
            return key == .interrupt ? [.leave] : []
        }
        switch key {
        case .enter where isDone: return [.leave]
        case .character("a"), .enter: return entry.decision == nil ? deciding(.accept([index])) : []
        case .character("r"): return entry.decision == nil ? deciding(.reject(index)) : []
        case .character("u"): return takeBack()
        case .character("A"): return acceptAllLikeIt()
        case .character("s"): goOn()
        case .character("n"), .tab, .pageDown: step(1)
        case .character("p"), .backTab, .pageUp: step(-1)
        case .character("]"): stepInside(1)
        case .character("["): stepInside(-1)
        case .character("t"), .character(" "): shown = shown == .both ? .new : shown == .new ? .old : .both
        case .character("m"): hasMarks.toggle()
        case .character("?"): showsHelp = true
        case .left, .character("h"): offset.x = max(0, offset.x - 8)
        case .right, .character("l"): offset.x = min(offset.x + 8, max(0, extent.width - 1))
        case .up, .character("k"): offset.y = max(0, offset.y - 1)
        case .down, .character("j"): offset.y = min(offset.y + 1, max(0, extent.height - 1))
        case .home: offset = .zero
        case .character("q"), .escape, .interrupt: return [.leave]
        case .suspend: return [.suspend]
        default: break
        }
        return []
    }

    /// Tells that a picture was dealt with, or why it could not be.
    mutating func decided(_ decision: ReviewEntry.Decision, _ index: Int, failure: SnapshotError? = nil) {
        if let failure {
            notice = failure.description
        } else {
            entries[index].decision = decision
            if decisions.isEmpty { decisions.append([]) }
            decisions[decisions.count - 1].append(index)
        }
    }

    /// Tells that a picture waits again, or why it could not be had back.
    mutating func tookBack(_ index: Int, failure: SnapshotError? = nil) {
        if let failure {
            notice = failure.description
        } else {
            entries[index].decision = nil
        }
    }

    /// Goes to the next picture that is not decided; answers whether there is none.
    mutating func goOn() {
        let order = Array(index + 1..<entries.count) + Array(0...index)
        if let next = order.first(where: { entries[$0].decision == nil }) { look(at: next) }
    }

    private mutating func acceptAllLikeIt() -> [Effect] {
        guard entry.decision == nil else { return [] }
        let alike = entries.indices.filter {
            entries[$0].decision == nil && ($0 == index || entries[$0].isLike(entry))
        }
        notice = alike.count == 1 ? "There is no other like it." : "\(alike.count) accepted in which the same happened."
        return deciding(.accept(alike))
    }

    /// What is decided from here on is taken back together.
    private mutating func deciding(_ effect: Effect) -> [Effect] {
        decisions.append([])
        return [effect]
    }

    /// Takes back what the last key decided, and looks at it.
    private mutating func takeBack() -> [Effect] {
        while let last = decisions.popLast() {
            guard let first = last.first else { continue }
            look(at: first)
            notice = last.count == 1 ? "\(entry.name) waits again." : "\(last.count) wait again."
            return [.takeBack(last)]
        }
        notice = "There is nothing to take back."
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

    /// The larger of the two pictures, or the lines.
    private var extent: CellSize {
        guard let comparison = frame?.comparison else {
            return CellSize(width: entry.lines.map(\.count).max() ?? 0, height: entry.lines.count)
        }
        let old = comparison.old?.frame.size ?? .zero
        let new = comparison.new.frame.size
        return CellSize(width: max(old.width, new.width), height: max(old.height, new.height))
    }
}

import Attendance
import CellUI
import Foundation
import Meditation
import ScreenKit
import TerminalScreen
import Theming

/// The start panel's state: duration, method and preparation.
package struct StartPanel: Hashable {
    /// A line of the panel.
    package enum Line: Hashable, CaseIterable {
        case duration, method, preparation
    }

    /// A clickable part of the panel.
    package enum Choice: Hashable {
        /// A whole line.
        case line(Line)
        /// One of a line's choices.
        case value(Line, Int)
        /// The button that begins the sitting.
        case begin
    }

    /// The result of a key or click.
    package enum Outcome: Hashable {
        /// The panel handled it.
        case used
        /// The panel has no use for it.
        case unused
        /// Begin a sitting.
        case begin(target: TimeInterval?, methodName: String, preparation: TimeInterval)
        /// The typed text is invalid; one sentence says why.
        case refused(String)
    }

    /// Whether the user opened the panel or chose something in it. Otherwise it is hidden while activities of other apps are
    /// visible.
    var isWanted = false
    /// The focused line.
    package private(set) var line = Line.duration {
        didSet { if line == .method, oldValue != .method { isMethodMarked = true } }
    }
    /// Whether the next letter replaces the method, as with selected text: true after moving to its line.
    private var isMethodMarked = false
    /// The target.
    package private(set) var duration: DurationField
    /// The method's name.
    package private(set) var method: String
    /// The preparation time.
    package private(set) var preparation: DurationField

    /// Creates a panel with these values; a `target` of nil is open-ended.
    package init(target: TimeInterval?, methodName: String, preparation: TimeInterval) {
        duration = .target(target)
        method = methodName
        self.preparation = .preparation(preparation)
    }

    /// Handles a key.
    package mutating func handle(_ key: Key) -> Outcome {
        switch key {
        case .enter: return begin()
        case .tab, .down: move(by: 1)
        case .backTab, .up: move(by: -1)
        case .left: change(by: -1)
        case .right: change(by: 1)
        case .backspace, .delete: return erase() ? .used : .unused
        case .control("u") where line == .method: method = ""
        case .escape where line == .method: line = .duration
        case .character(let character): return type(character)
        default: return .unused
        }
        return .used
    }

    /// Handles a click.
    package mutating func choose(_ choice: Choice) -> Outcome {
        isWanted = true
        switch choice {
        case .line(let line): self.line = line
        case .value(let line, let index):
            self.line = line
            if line == .duration { duration.select(index) } else { preparation.select(index) }
        case .begin: return begin()
        }
        return .used
    }

    private func begin() -> Outcome {
        do {
            let target = try duration.value()
            let preparation = try preparation.value() ?? 0
            return .begin(target: target, methodName: method, preparation: preparation)
        } catch {
            return .refused(error.description)
        }
    }

    private mutating func move(by steps: Int) {
        let lines = Line.allCases
        let index = (lines.firstIndex(of: line) ?? 0) + steps + lines.count
        line = lines[index % lines.count]
    }

    private mutating func change(by steps: Int) {
        switch line {
        case .duration: duration.move(by: steps)
        case .preparation: preparation.move(by: steps)
        case .method: break
        }
    }

    private mutating func erase() -> Bool {
        switch line {
        case .duration: duration.erase()
        case .preparation: preparation.erase()
        case .method: eraseMethod()
        }
    }

    private mutating func eraseMethod() -> Bool {
        defer { isMethodMarked = false }
        if isMethodMarked { method = "" }
        return method.popLast() != nil || isMethodMarked
    }

    private mutating func type(_ character: Character) -> Outcome {
        switch line {
        case .method:
            if isMethodMarked { method = "" }
            isMethodMarked = false
            if method.count < SittingLimits.longestMethodName { method.append(character) }
            return .used
        case .duration:
            if duration.type(character) { return .used }
            guard character == "+" || character == "-" else { return character == " " ? begin() : .unused }
            duration.add(character == "+" ? 60 : -60)
            return .used
        case .preparation:
            if preparation.type(character) { return .used }
            return character == " " ? begin() : .unused
        }
    }
}

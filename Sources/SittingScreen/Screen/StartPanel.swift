import Attendance
import CellUI
import Foundation
import Meditation
import ScreenKit
import TerminalScreen
import Theming

/// What is asked before a sitting: how long, how, and how much time to settle.
package struct StartPanel: Hashable {
    /// A line of the panel.
    package enum Line: Hashable, CaseIterable {
        case duration, method, preparation
    }

    /// Something to click.
    package enum Choice: Hashable {
        /// A line as a whole.
        case line(Line)
        /// One of a line's choices.
        case value(Line, Int)
        /// The button that begins the sitting.
        case begin
    }

    /// What a key came to.
    package enum Outcome: Hashable {
        /// The panel used it.
        case used
        /// It means nothing here.
        case unused
        /// The sitting shall begin.
        case begin(target: TimeInterval?, methodName: String, preparation: TimeInterval)
        /// What was typed is wrong: one sentence.
        case refused(String)
    }

    /// Whether the person has asked for it or chosen something in it. One that nobody has touched gives way to what other
    /// apps have on show.
    var isWanted = false
    /// The line that keys go to.
    package private(set) var line = Line.duration {
        didSet { if line == .method, oldValue != .method { isMethodMarked = true } }
    }
    /// Whether the next letter replaces the method: it does when one comes to its line, as with text that is marked.
    private var isMethodMarked = false
    /// How long.
    package private(set) var duration: DurationField
    /// What the method is called.
    package private(set) var method: String
    /// How much time to settle.
    package private(set) var preparation: DurationField

    /// A panel that begins with these values; `target` nil is open-ended.
    package init(target: TimeInterval?, methodName: String, preparation: TimeInterval) {
        duration = .target(target)
        method = methodName
        self.preparation = .preparation(preparation)
    }

    /// Takes a key.
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

    /// Takes a click.
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

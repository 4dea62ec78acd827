// swift-format-ignore-file: NeverUseForceTry

import ActivityKit
import Foundation
import SwiftUI
import WidgetKit

// Each preview ends its process, never ends, or floods. Islet must report it with its line, go on with the next one, and leave the
// machine as it was: no file, no process, no terminal changed.

struct HostileAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var name: String }
}

struct HostileWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: HostileAttributes.self) { context in
            HostileView(name: context.state.name)
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { Text("well") }
            } compactLeading: {
                Text("well")
            } compactTrailing: {
            } minimal: {
                Text("ok")
            }
        }
    }
}

private typealias State = HostileAttributes.ContentState

private struct HostileView: View {
    let name: String
    @ViewBuilder var body: some View {
        switch name {
        case "body": body(name)
        case "endless tree": Endless()
        case "endless list": ForEach(Array(repeating: 0, count: 400_000_000), id: \.self) { _ in Text("x") }
        case "deep tree": (0..<3_000_000).reduce(AnyView(Text("deep"))) { view, _ in AnyView(view.padding(0)) }
        default: Text(hostile(name))
        }
    }
    private func body(_ name: String) -> Text { Text(name.isEmpty ? "" : "\(body(name))") }
}

/// A view that is its own body.
private struct Endless: View { var body: some View { AnyView(Endless()) } }

private final class Trapping: Sendable {
    static let shared = Trapping()
    init() { fatalError("trapped in init") }
}
private struct Thrown: Error {}
private class Base { func value() -> Int { 1 } }
private class Other {}

/// What only shows when the state is drawn.
private func hostile(_ name: String) -> String {
    switch name {
    case "trap": fatalError("trapped on purpose")
    case "index": return [String]()[name.count]
    case "unwrap": return Int(name).map(String.init)!
    case "overflow": return String(Int.max - name.count + 100)
    case "divide": return String(7 / (name.count - 6))
    case "cast": return String((Other() as AnyObject as! Base).value())
    case "try": return try! { () throws -> String in throw Thrown() }()
    case "range": return String(name[name.index(name.endIndex, offsetBy: 3)...])
    case "precondition": preconditionFailure("a precondition")
    case "assertion": assertionFailure("an assertion")
    case "init": return "\(Trapping.shared)"
    case "loop": while true {}
    case "deadlock": DispatchSemaphore(value: 0).wait()
    case "recursion": return hostile(name) + "."
    case "abort": abort()
    case "segment": return String(UnsafePointer<Int>(bitPattern: 8)!.pointee)
    case "write": UnsafeMutablePointer<Int>(bitPattern: 4096)!.pointee = 1
    case "free": free(UnsafeMutableRawPointer(bitPattern: 0x1000)!)
    case "raise": raise(SIGILL)
    case "exit": exit(0)
    case "quit": _exit(7)
    case "leave": DispatchQueue.global().async { exit(3) }; sleep(10)
    case "kill": kill(getpid(), SIGKILL)
    case "stop": kill(getpid(), SIGSTOP)
    case "memory":
        var kept: [[UInt8]] = []
        while true { kept.append([UInt8](repeating: 1, count: 1 << 24)) }
    case "text memory": return String(repeating: String(repeating: "m", count: 1 << 20), count: 1 << 20)
    case "threads": for _ in 0..<100_000 { Thread.detachNewThread { sleep(60) } }
    case "closing": for descriptor in Int32(0)..<64 { close(descriptor) }
    case "answer": for descriptor in Int32(0)..<64 { _ = Foundation.write(descriptor, "\u{0}\u{0}\u{0}\u{4}null", 8) }
    case "output": for _ in 0..<200_000 { print(String(repeating: "x", count: 200)) }
    case "errors": for _ in 0..<200_000 { fputs(String(repeating: "y", count: 200) + "\n", stderr) }
    case "escape": fputs("\u{1B}]0;title\u{7}\u{1B}[2J\n", stderr); fatalError("\u{1B}[31mred")
    default: break
    }
    return name
}

#Preview("trap", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "trap")
}
#Preview("index", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "index")
}
#Preview("unwrap", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "unwrap")
}
#Preview("overflow", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "overflow")
}
#Preview("divide", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "divide")
}
#Preview("cast", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "cast")
}
#Preview("try", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "try")
}
#Preview("range", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "range")
}
#Preview("precondition", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "precondition")
}
#Preview("assertion", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "assertion")
}
#Preview("init", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "init")
}
#Preview("loop", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "loop")
}
#Preview("deadlock", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "deadlock")
}
#Preview("recursion", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "recursion")
}
#Preview("body", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "body")
}
#Preview("endless tree", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "endless tree")
}
#Preview("endless list", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "endless list")
}
#Preview("deep tree", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "deep tree")
}
#Preview("abort", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "abort")
}
#Preview("segment", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "segment")
}
#Preview("write", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "write")
}
#Preview("free", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "free")
}
#Preview("raise", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "raise")
}
#Preview("exit", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "exit")
}
#Preview("quit", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "quit")
}
#Preview("leave", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "leave")
}
#Preview("kill", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "kill")
}
#Preview("stop", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "stop")
}
#Preview("memory", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "memory")
}
#Preview("text memory", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "text memory")
}
#Preview("threads", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "threads")
}
#Preview("closing", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "closing")
}
#Preview("answer", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "answer")
}
#Preview("output", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "output")
}
#Preview("errors", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "errors")
}
#Preview("escape", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "escape")
}
#Preview("states trap", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: [String]()[1])
}
#Preview("states quit", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "\(exit(5) as Any)")
}
#Preview("well", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "well")
}

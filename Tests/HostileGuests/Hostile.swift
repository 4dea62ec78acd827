import ActivityKit
import Foundation
import SwiftUI
import WidgetKit

// Each preview does something that a widget must not. Islet must report it, go on with the next one, and leave the machine as it was:
// no file WITNESS, no process, no terminal changed.

struct HostileAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var name: String }
}

struct HostileWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: HostileAttributes.self) { context in
            Text(hostile(context.state.name))
        } dynamicIsland: { _ in
            DynamicIsland {
            } compactLeading: {
            } compactTrailing: {
            } minimal: {
            }
        }
    }
}

private typealias State = HostileAttributes.ContentState

private let witness = "WITNESS"

/// What only shows when the state is drawn.
private func hostile(_ name: String) -> String {
    switch name {
    case "trap": fatalError("trapped on purpose")
    case "index": return [String]()[name.count]
    case "loop": while true {}
    case "recursion": return hostile(name) + "."
    case "abort": abort()
    case "segment": return String(UnsafePointer<Int>(bitPattern: 8)!.pointee)
    case "exit": exit(0)
    case "quit": _exit(7)
    case "kill": kill(getpid(), SIGKILL)
    case "stop": kill(getpid(), SIGSTOP)
    case "memory":
        var kept: [[UInt8]] = []
        while true { kept.append([UInt8](repeating: 1, count: 1 << 24)) }
    case "threads": for _ in 0..<100_000 { Thread.detachNewThread { sleep(60) } }
    case "output": for _ in 0..<200_000 { print(String(repeating: "x", count: 200)) }
    case "errors": for _ in 0..<200_000 { fputs(String(repeating: "y", count: 200) + "\n", stderr) }
    case "escape": fputs("\u{1B}]0;title\u{7}\u{1B}[2J\n", stderr); fatalError("\u{1B}[31mred")
    case "controls": return "\u{1B}[2J\u{7}\u{9B}31m"
    case "long": return String(repeating: "long ", count: 200_000)
    default: break
    }
    return name
}

@MainActor private func result(of done: Bool) -> [State] { [State(name: done ? "DONE" : "refused")] }

#Preview("trap", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "trap")
}
#Preview("index", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "index")
}
#Preview("loop", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "loop")
}
#Preview("recursion", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "recursion")
}
#Preview("abort", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "abort")
}
#Preview("segment", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "segment")
}
#Preview("exit", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "exit")
}
#Preview("quit", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "quit")
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
#Preview("threads", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "threads")
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
#Preview("controls", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "controls")
}
#Preview("long", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "long")
}

#Preview("states trap", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: [String]()[1])
}
#Preview("create", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    result(of: open(witness, O_CREAT | O_WRONLY, 0o600) >= 0)
}
#Preview("foundation create", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    result(of: FileManager.default.createFile(atPath: witness, contents: Data([1])))
}
#Preview("folder", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    result(of: mkdir(witness, 0o700) == 0)
}
#Preview("link", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    result(of: symlink("/etc", witness) == 0 || link("/etc/passwd", witness) == 0)
}
#Preview("pipe file", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    result(of: mkfifo(witness, 0o600) == 0)
}
#Preview("delete", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    result(of: unlink("VICTIM") == 0 || rename("VICTIM", witness) == 0 || truncate("VICTIM", 0) == 0)
}
#Preview("mode", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    result(of: chmod("VICTIM", 0) == 0)
}
#Preview("read secret", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    result(of: open("VICTIM", O_RDONLY) >= 0 || FileManager.default.contents(atPath: "/etc/passwd") != nil)
}
#Preview("list", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    result(of: (try? FileManager.default.contentsOfDirectory(atPath: "/")) != nil)
}
#Preview("process memory", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    result(of: open("/proc/self/mem", O_RDWR) >= 0 || open("/proc/\(getppid())/environ", O_RDONLY) >= 0)
}
#Preview("terminal", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    result(of: open("/dev/tty", O_RDWR) >= 0)
}
#Preview("program", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    result(of: (try? Process.run(URL(fileURLWithPath: "/usr/bin/touch"), arguments: [witness])) != nil)
}
#Preview("socket", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    result(of: socket(AF_INET, 1, 0) >= 0 || socket(AF_UNIX, 1, 0) >= 0)
}
#Preview("signal parent", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    result(of: kill(getppid(), SIGTERM) == 0)
}
#Preview("signal all", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    result(of: kill(-1, SIGTERM) == 0 || kill(0, SIGTERM) == 0)
}
#Preview("priority", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    result(of: setpriority(__priority_which_t(0), UInt32(getppid()), 19) == 0)
}
#Preview("environment", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    result(of: ProcessInfo.processInfo.environment["SECRET"] != nil)
}
#Preview("descriptors", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    result(of: (0..<1000).allSatisfy { _ in dup(0) >= 0 })
}
#Preview("limits", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    result(
        of: {
            var limit = rlimit(rlim_cur: 1 << 20, rlim_max: 1 << 20);
            return setrlimit(__rlimit_resource_t(7), &limit) == 0
        }())
}
#Preview("well", as: .content, using: HostileAttributes()) { HostileWidget() } contentStates: {
    State(name: "well")
}

import ActivityKit
import Foundation
import SwiftUI
import WidgetKit

// What a widget's process must not be able to do. The one state's text is "none was possible", or names what was.

struct RefusedAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var possible: String }
}

struct RefusedWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: RefusedAttributes.self) { context in
            Text(context.state.possible)
        } dynamicIsland: { _ in
            DynamicIsland {
            } compactLeading: {
            } compactTrailing: {
            } minimal: {
            }
        }
    }
}

private let witness = "WITNESS"
private func opens(_ path: String, _ flags: Int32) -> Bool { open(path, flags, 0o600) >= 0 }
private func runs(_ path: String, _ arguments: [String]) -> Bool {
    (try? Process.run(URL(fileURLWithPath: path), arguments: arguments)) != nil
}
/// Calls a function of the C library that Swift does not offer.
private func calls(_ name: String, _ first: Int = 0, _ second: Int = 0, _ third: Int = 0) -> Bool {
    typealias Call = @convention(c) (Int, Int, Int, Int) -> Int32
    guard let symbol = dlsym(nil, name) else { return false }
    return unsafeBitCast(symbol, to: Call.self)(first, second, third, 0) >= 0
}

/// Every attempt, with whether it succeeded.
private func attempts() -> [(name: String, isDone: Bool)] {
    let parent = getppid()
    return [
        ("create", opens(witness, O_CREAT | O_WRONLY)), ("append", opens("VICTIM", O_WRONLY | O_APPEND)),
        ("truncate on opening", opens("VICTIM", O_WRONLY | O_TRUNC)), ("read and write", opens("VICTIM", O_RDWR)),
        ("Foundation's file", FileManager.default.createFile(atPath: witness, contents: Data([1]))),
        ("Foundation's data", (try? Data([1]).write(to: URL(fileURLWithPath: witness))) != nil),
        ("a temporary file", opens("/tmp/islet-\(witness)", O_CREAT | O_WRONLY)),
        ("shared memory", opens("/dev/shm/\(witness)", O_CREAT | O_RDWR)),
        ("folder", mkdir(witness, 0o700) == 0), ("symbolic link", symlink("/etc", witness) == 0),
        ("hard link", link("VICTIM", witness) == 0), ("named pipe", mkfifo(witness, 0o600) == 0),
        ("delete", unlink("VICTIM") == 0), ("rename", rename("VICTIM", witness) == 0),
        ("cut", truncate("VICTIM", 0) == 0),
        ("mode", chmod("VICTIM", 0) == 0), ("owner", chown("VICTIM", 1, 1) == 0), ("times", utimes("VICTIM", nil) == 0),
        ("read", opens("VICTIM", O_RDONLY)), ("read passwords", opens("/etc/passwd", O_RDONLY)),
        ("read the home folder", (try? FileManager.default.contentsOfDirectory(atPath: "/root")) != nil),
        ("list", (try? FileManager.default.contentsOfDirectory(atPath: "/")) != nil),
        ("list here", (try? FileManager.default.contentsOfDirectory(atPath: ".")) != nil),
        ("own memory", opens("/proc/self/mem", O_RDWR)),
        ("parent's environment", opens("/proc/\(parent)/environ", O_RDONLY)),
        ("parent's memory", opens("/proc/\(parent)/mem", O_RDONLY)),
        ("processes", opens("/proc", O_RDONLY | O_DIRECTORY)),
        ("machine", opens("/sys/class", O_RDONLY | O_DIRECTORY)), ("terminal", opens("/dev/tty", O_RDWR)),
        ("disk", opens("/dev/sda", O_RDONLY)), ("program", runs("/usr/bin/touch", [witness])),
        ("shell", runs("/bin/sh", ["-c", "touch \(witness)"])),
        ("fork", calls("fork")), ("trace parent", calls("ptrace", 16, Int(parent))), ("trace me", calls("ptrace", 0)),
        ("run in place", calls("execve")), ("kernel module", calls("init_module")), ("reboot", calls("reboot", 0)),
        ("unmount", calls("umount2")), ("root", calls("chroot")),
        ("name of the machine", calls("sethostname")), ("swap", calls("swapoff")),
        ("namespace", calls("unshare", 0x1000_0000)),
        ("anonymous file", "x".withCString { calls("memfd_create", Int(bitPattern: $0)) }),
        ("shared segment", calls("shmget", 0, 4096, 0o1600)), ("queue", calls("msgget", 0, 0o1600)),
        ("semaphore", calls("semget", 0, 1, 0o1600)), ("accounting", calls("acct")),
        ("watch of files", calls("fanotify_init")),
        ("internet socket", socket(AF_INET, 1, 0) >= 0), ("local socket", socket(AF_UNIX, 1, 0) >= 0),
        ("datagram socket", socket(AF_INET6, 2, 0) >= 0),
        ("signal parent", kill(parent, SIGTERM) == 0), ("stop parent", kill(parent, SIGSTOP) == 0),
        ("signal all", kill(-1, SIGTERM) == 0), ("signal group", kill(0, SIGTERM) == 0),
        ("priority", setpriority(__priority_which_t(0), UInt32(parent), 19) == 0),
        ("environment", ProcessInfo.processInfo.environment["SECRET"] != nil),
        ("descriptors", (0..<1000).allSatisfy { _ in dup(0) >= 0 }),
        (
            "limits",
            {
                var limit = rlimit(rlim_cur: 1 << 20, rlim_max: 1 << 20);
                return setrlimit(__rlimit_resource_t(7), &limit) == 0
            }()
        ),
        (
            "memory limit",
            {
                var limit = rlimit(rlim_cur: 1 << 40, rlim_max: 1 << 40);
                return setrlimit(__rlimit_resource_t(2), &limit) == 0
            }()
        ),
        ("address space", mmap(nil, 1 << 40, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED),
    ]
}

private func possible() -> String {
    let done = attempts().filter(\.isDone).map(\.name)
    return done.isEmpty ? "none was possible" : "possible: " + done.joined(separator: ", ")
}

#Preview("refused", as: .content, using: RefusedAttributes()) { RefusedWidget() } contentStates: {
    RefusedAttributes.ContentState(possible: possible())
}

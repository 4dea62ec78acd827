import Foundation
import HostFiles
import Synchronization

/// The children that end when this process does, by a signal too: a compiler must not go on for nobody.
///
/// Their groups are in memory that a signal's handler may read: it must not allocate or lock.
enum BoundChildren {
    /// The most at a time; one more is not bound.
    private static let most = 16
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    private static let lock = Mutex(())

    /// The identifiers of the children, each that of its group too; 0 where there is none.
    private nonisolated(unsafe) static let groups: UnsafeMutablePointer<pid_t> = {
        let groups = UnsafeMutablePointer<pid_t>.allocate(capacity: most)
        groups.initialize(repeating: 0, count: most)
        atexit { BoundChildren.endAll() }
        return groups
    }()

    /// Has a child end with this process. A signal that something else handles, or that is ignored, is left to that.
    static func bind(_ child: pid_t) {
        lock.withLock { _ in
            guard let free = (0..<most).first(where: { groups[$0] == 0 }) else { return }
            groups[free] = child
            for signal in signals {
                guard sigaction(for: signal).isDefault else { continue }
                Foundation.signal(signal) { number in
                    BoundChildren.endAll()
                    Foundation.signal(number, SIG_DFL)
                    raise(number)
                }
            }
        }
    }

    /// Forgets a child that has ended: its number may be another's now.
    static func release(_ child: pid_t) {
        lock.withLock { _ in
            for place in 0..<most where groups[place] == child { groups[place] = 0 }
        }
    }

    private static func endAll() {
        for place in 0..<most where groups[place] > 0 { kill(-groups[place], SIGKILL) }
    }
}

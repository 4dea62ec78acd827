#if canImport(Darwin)
    import Foundation

    /// A wall-clock alarm, implemented with the timeout of `poll`. A clock set forward is noticed at the next wake-up; a clock
    /// set back, when the timeout ends too early.
    final class Alarm {
        let descriptor: Int32 = -1

        func set(to deadline: Date?) -> Bool { false }

        func state(isReadable: Bool, deadline: Date?) -> AlarmState {
            PollTimeout.hasPassed(deadline) ? .due : .pending
        }

        func pollTimeout(until deadline: Date?) -> Int32 { PollTimeout.milliseconds(until: deadline) }
    }

    /// File change notifications through kqueue. Watches both the file (for writes) and its folder (for replacement).
    final class FileWatch {
        private(set) var descriptor: Int32 = -1
        private var watched: [Int32: URL] = [:]

        deinit {
            for opened in watched.keys { close(opened) }
            if descriptor >= 0 { close(descriptor) }
        }

        /// A folder reports the files that come and go in it, never those that are written: for ``WatchedChanges/presence`` that is
        /// enough.
        func add(_ file: URL, for changes: WatchedChanges) throws(TerminalError) {
            if descriptor < 0 { descriptor = kqueue() }
            for (opened, _) in watched.filter({ $0.value == file }) {
                close(opened)
                watched[opened] = nil
            }
            let folder = file.deletingLastPathComponent()
            guard watch(folder.path, for: file) else {
                throw .cannotWatch(path: file.path, reason: String(cString: strerror(errno)))
            }
            if changes == .all { _ = watch(file.path, for: file) }
        }

        /// The watched files that changed since the last call, without duplicates.
        func changes() -> [URL] {
            var changed: [URL] = []
            var event = kevent()
            var now = timespec()
            while kevent(descriptor, nil, 0, &event, 1, &now) > 0 {
                let opened = Int32(event.ident)
                guard let file = watched[opened] else { continue }
                if !changed.contains(file) { changed.append(file) }
                if event.fflags & UInt32(NOTE_DELETE | NOTE_RENAME) != 0 {
                    close(opened)
                    watched[opened] = nil
                    _ = watch(file.path, for: file)
                }
            }
            return changed
        }

        private func watch(_ path: String, for file: URL) -> Bool {
            let opened = open(path, O_EVTONLY | O_CLOEXEC)
            guard opened >= 0 else { return false }
            var change = kevent(
                ident: UInt(opened), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
                fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME), data: 0, udata: nil)
            guard kevent(descriptor, &change, 1, nil, 0, nil) == 0 else {
                close(opened)
                return false
            }
            watched[opened] = file
            return true
        }
    }
#endif

import Foundation
import GuestProtocol
import Presentations
import WidgetKit

/// Runs a guest: the process that draws a stranger's Live Activity for Islet.
///
/// The guest's `main.swift`, which Islet writes, registers what the source declares and then serves. Read first ``GuestRegistry``
/// and ``GuestPictures``.
@MainActor
public enum GuestRuntime {
    /// Answers Islet's requests until the pipe is closed. None of the guest's code runs before the process is guarded.
    ///
    /// - Parameters:
    ///   - readable: Folders and files that the guest's code may read, beside the system's tables of time zones and locales.
    ///   - register: Names the previews and widgets of the source.
    public nonisolated static func serve(
        reading readable: [String] = [], _ register: @MainActor (GuestRegistry) -> Void
    ) -> Never {
        MainActor.assumeIsolated { answerAll(reading: readable, register) }
        exit(EXIT_SUCCESS)
    }

    private static func answerAll(reading readable: [String], _ register: (GuestRegistry) -> Void) {
        let pipe = GuestPipe()
        islet_end_with(pipe.input)
        islet_watch_traps()
        let guards = guarded(reading: readable)
        islet_set_clock(ActivityPreview.start.timeIntervalSince1970)
        let registry = GuestRegistry()
        register(registry)
        var pictures = GuestPictures(of: registry, guards: guards)
        while let request = pipe.next() {
            islet_answer_within(mostSeconds)
            let reply = pictures.answer(request)
            islet_answer_within(0)
            pipe.send(reply)
        }
    }

    /// The most seconds for an answer: a little less than Islet waits, so that the process can say where it was.
    private static let mostSeconds = 4.5

    /// What every guest may read: time zones and locales, and the C library's tables for letters.
    private static let tables = [
        "/usr/share/zoneinfo", "/etc/localtime", "/usr/lib/locale", "/usr/share/locale",
        "/usr/lib/x86_64-linux-gnu/gconv",
        "/usr/lib/aarch64-linux-gnu/gconv", "/dev/null", "/dev/urandom",
    ]

    private static func guarded(reading readable: [String]) -> [String] {
        let paths = (tables + readable).map { strdup($0) }
        defer { paths.forEach { free($0) } }
        let guards = paths.map { UnsafePointer($0) }.withUnsafeBufferPointer {
            islet_guard($0.baseAddress, Int32($0.count))
        }
        return GuestGuards(rawValue: guards).names
    }
}

import Foundation
import HostSystem
import Presentations
import Testing

@testable import GuestBuild
@testable import GuestProtocol

/// A guest that is a shell script: it reads nothing, and answers what is in files.
@Suite("The pictures of a guest that a screen asks for")
struct ScreenTurnsTests {
    private let folder: String

    init() throws {
        folder = NSTemporaryDirectory() + "islet-turns-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try write([.ready, .states([])], to: "beginning")
        try write([Self.answer], to: "answer")
    }

    private static let answer = GuestReply.findings([])

    private func write(_ replies: [GuestReply], to file: String) throws {
        let bytes = try replies.map { try GuestMessage.bytes(of: $0) }.reduce(Data(), +)
        try bytes.write(to: URL(fileURLWithPath: folder + "/" + file))
    }

    /// A session whose guest runs this once its states are made.
    private func session(_ script: String) -> SharedSession {
        SharedSession(
            GuestSession(program: "/bin/sh", arguments: ["-c", "cd \(folder); /bin/cat beginning; \(script)"]))
    }

    private func picture(of state: Int, at second: Double = 0) -> GuestPicture {
        GuestPicture(
            preview: 0, state: state, traits: GuestTraits(PreviewTraits()), presentations: ["compact"], hasPhone: false,
            hasCaptions: false, now: ActivityPreview.start + second)
    }

    private func ask(_ session: SharedSession, for picture: GuestPicture) -> GuestError? {
        do throws(GuestError) {
            _ = try session.reply(to: .cells(picture, size: nil), about: picture)
            return nil
        } catch {
            return error
        }
    }

    /// The first answer of a turn that has one.
    private func waited(_ session: SharedSession, for picture: GuestPicture) -> GuestError? {
        let deadline = SystemClock.read().sinceBoot + 30
        while SystemClock.read().sinceBoot < deadline {
            session.beginTurn()
            let error = ask(session, for: picture)
            if error != .unfinished { return error }
            SystemClock.holdUp(for: 0.005)
        }
        return .unfinished
    }

    /// The seconds since an instant since boot.
    private func seconds(since start: TimeInterval) -> Double { SystemClock.read().sinceBoot - start }

    @Test("A guest in an endless loop keeps a screen from its keys for a fraction of a second, then not at all")
    func loop() {
        let session = session("while :; do :; done")
        session.beginTurn()
        let start = SystemClock.read().sinceBoot
        #expect(ask(session, for: picture(of: 0)) == .unfinished)
        #expect(session.isDrawing)
        for _ in 0..<20 {
            session.beginTurn()
            #expect(session.isDrawing)
            #expect(ask(session, for: picture(of: 0)) == .unfinished)
        }
        session.endTurns()
        #expect(seconds(since: start) < GuestSession.mostSeconds / 2)
    }

    @Test("The loop is an error in its picture, as soon as the time of a guest is over")
    func lateness() throws {
        let session = session("while :; do :; done")
        guard case .late = try #require(waited(session, for: picture(of: 0))) else {
            Issue.record("The picture has another error than that it is late.")
            return
        }
    }

    @Test(
        "A picture that took longer than a turn is there in a later one, and stays while one of another instant is drawn"
    )
    func slowness() throws {
        #expect(mkfifo(folder + "/slow", 0o600) == 0)
        let session = session("/bin/cat slow; while :; do :; done")
        session.beginTurn()
        #expect(ask(session, for: picture(of: 0)) == .unfinished)
        let slow = try FileHandle(forWritingTo: URL(fileURLWithPath: folder + "/slow"))
        try slow.write(contentsOf: try Data(contentsOf: URL(fileURLWithPath: folder + "/answer")))
        #expect(waited(session, for: picture(of: 0)) == nil)
        session.beginTurn()
        #expect(ask(session, for: picture(of: 0, at: 1)) == nil)
        #expect(session.isDrawing)
        session.endTurns()
    }

    @Test("While time plays, each of two slow pictures has its turn")
    func fairness() throws {
        #expect(mkfifo(folder + "/slow", 0o600) == 0)
        let session = session("/bin/cat slow; while :; do :; done")
        // What the pictures of two states are, asked for at a new instant in every turn.
        func turn(_ second: Double) -> [GuestError?] {
            session.beginTurn()
            return [ask(session, for: picture(of: 0, at: second)), ask(session, for: picture(of: 1, at: second))]
        }
        #expect(turn(0) == [.unfinished, .unfinished])
        let slow = try FileHandle(forWritingTo: URL(fileURLWithPath: folder + "/slow"))
        let answer = try Data(contentsOf: URL(fileURLWithPath: folder + "/answer"))
        let deadline = SystemClock.read().sinceBoot + 30
        var second = 0.0
        for expected in [[nil, GuestError.unfinished], [nil, nil]] {
            try slow.write(contentsOf: answer)
            var shown: [GuestError?] = []
            repeat {
                SystemClock.holdUp(for: 0.005)
                second += 1
                shown = turn(second)
            } while shown != expected && SystemClock.read().sinceBoot < deadline
            #expect(shown == expected && session.isDrawing)
        }
        session.endTurns()
    }

    @Test("A picture that is not shown any more is given up, and the next one is drawn by a new process")
    func abandonment() {
        let session = session("[ -e begun ] && /bin/cat answer; : > begun; while :; do :; done")
        session.beginTurn()
        #expect(ask(session, for: picture(of: 0)) == .unfinished)
        let start = SystemClock.read().sinceBoot
        #expect(waited(session, for: picture(of: 1)) == nil)
        #expect(seconds(since: start) < GuestSession.mostSeconds)
        session.endTurns()
    }

    @Test("What must have its pictures, as saving, waits for them")
    func waiting() {
        let session = session("/bin/cat answer; while :; do :; done")
        session.beginTurn()
        #expect(session.waiting { ask(session, for: picture(of: 0)) } == nil)
    }
}

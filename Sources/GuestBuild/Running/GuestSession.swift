import Foundation
import GuestProtocol
import HostSystem
import Presentations

/// The resident process of a guest: asked for pictures, ended when it is late, started again after it has crashed. A class, because it
/// owns that process.
///
/// Whatever a guest does becomes a ``GuestError`` of the picture that was asked for.
package final class GuestSession {
    private let program: String
    private let arguments: [String]
    /// Gives up the pending answer. Default: one that nobody cancels.
    var cancellation = Cancellation()
    /// What was compiled; `nil` for a program that was built elsewhere.
    private let build: GuestCompiler.Build?
    private let samples: GuestSamples
    private var resources: GuestResources
    private var process: PipedProcess?
    /// The entries whose states the running process has made.
    private var prepared: Set<Int> = []
    /// Those of them whose states are invented.
    private var invented: Set<Int> = []
    /// What failed before: a picture that crashes is not tried again at every key.
    private var failures: [GuestRequest: GuestError] = [:]
    /// The presentations that crashed, of each picture: the others are drawn without them.
    private var failedParts: [GuestPicture: [Presentation: GuestError]] = [:]
    /// What the process was drawing when it ended.
    private var lastPart: ActivityPart?

    /// The processor seconds that processes used between requests, and those of this one at its last answer.
    private var idleTime = (before: 0.0, atAnswer: 0.0)
    /// Whether the process was ended for that. It is not started again: it would do the same.
    private var isRestless = false

    /// The settings whose values are made up, with the places of what would have crashed without them.
    package private(set) var inventedDefaults: [(missing: MissingDefault, place: String?)] = []
    private static let mostInventedDefaults = 8

    /// The most seconds that an answer may take.
    package static let mostSeconds = 5.0

    /// Prepares a session; the process starts at the first request.
    ///
    /// - Parameters:
    ///   - resources: What is in the guest's bundle.
    ///   - samples: Attributes and states that were given, and the literals that others are invented from.
    package init(
        _ build: GuestCompiler.Build, resources: GuestResources = GuestResources(),
        samples: GuestSamples = GuestSamples()
    ) {
        (program, arguments, self.build) = (build.program, [], build)
        (self.resources, self.samples) = (resources, samples)
    }

    /// Prepares a session with a program that was built elsewhere.
    ///
    /// - Parameter arguments: What makes it answer requests.
    package init(program: String, arguments: [String]) {
        (self.program, self.arguments, build) = (program, arguments, nil)
        (resources, samples) = (GuestResources(), GuestSamples())
    }

    /// Everything that can be previewed.
    package func catalogue() throws(GuestError) -> GuestCatalogue {
        guard case .catalogue(let catalogue) = try ask(.catalogue) else { throw .garbled }
        guard catalogue.version == GuestMessage.version else { throw .otherVersion(program) }
        return catalogue
    }

    /// The states of an entry of the catalogue.
    package func states(of entry: Int) throws(GuestError) -> [GuestState] {
        try inventingDefaults { () throws(GuestError) in try preparedStates(of: entry) }
    }

    private func preparedStates(of entry: Int) throws(GuestError) -> [GuestState] {
        guard case .states(let states) = try ask(.states(of: entry, samples)) else { throw .garbled }
        prepared.insert(entry)
        if states.allSatisfy({ $0.origin == .invented }) { invented.insert(entry) }
        return states
    }

    /// Tries again with a made-up value if the guest crashes on a setting that has none, as it would on a phone without the app's data.
    /// If that does not help, the first crash counts.
    private func inventingDefaults<Answer>(_ ask: () throws(GuestError) -> Answer) throws(GuestError) -> Answer {
        let before = (resources.defaults, inventedDefaults)
        var first: GuestError?
        while true {
            do throws(GuestError) {
                return try ask()
            } catch {
                guard case .trapped(_, _, let place, let missing?, _) = error, build != nil,
                    inventedDefaults.count < Self.mostInventedDefaults,
                    let more = missing.added(to: resources.defaults)
                else {
                    if first != nil { (resources.defaults, inventedDefaults) = before }
                    throw first ?? error
                }
                first = first ?? error
                resources.defaults = more
                inventedDefaults.append((missing, place))
            }
        }
    }

    /// A reply about a picture, whose states are made first if the process is new.
    package func reply(to request: GuestRequest, about picture: GuestPicture) throws(GuestError) -> GuestReply {
        let key = Self.key(of: request)
        while true {
            if let failure = failures[key] { throw failure }
            let failed = failedParts(of: picture)
            do {
                return try inventingDefaults { () throws(GuestError) in
                    if !prepared.contains(picture.preview) { _ = try preparedStates(of: picture.preview) }
                    return try ask(request.without(failed.mapValues { "\($0)" }))
                }
            } catch {
                let error = invented.contains(picture.preview) ? naming(texts: build?.notes ?? [], in: error) : error
                // Nothing was wrong with it.
                if error == .cancelled { throw error }
                guard !leaveOut(lastPart, of: picture, because: error) else { continue }
                failures[key] = error
                throw error
            }
        }
    }

    /// A crash on what was to be read from JSON, with the invented text that is none.
    private func naming(texts notes: [SourceNote], in error: GuestError) -> GuestError {
        guard case .trapped(let status, let message?, let place, nil, _) = error,
            let text = notes.jsonText(failingAt: place, with: message)
        else { return error }
        return .trapped(status: status, message: message, at: place, jsonText: text)
    }

    /// What crashed of a picture before, at any instant and in any of its forms.
    func failedParts(of picture: GuestPicture) -> [Presentation: GuestError] { failedParts[picture.still] ?? [:] }

    /// Draws a picture from now on without the part that crashed. `false` if that is of no use: nothing would be left of it, or the part
    /// is left out already.
    private func leaveOut(_ part: ActivityPart?, of picture: GuestPicture, because error: GuestError) -> Bool {
        guard let part else { return false }
        switch error {
        case .trapped, .late: break
        default: return false
        }
        var failed = failedParts(of: picture)
        let more = part.presentations.filter { failed[$0] == nil }
        for presentation in more { failed[presentation] = error }
        let shown = picture.traits.traits.device.shown(of: picture.presentations.compactMap(Presentation.init))
        guard !more.isEmpty, !shown.isSubset(of: failed.keys) else { return false }
        failedParts[picture.still] = failed
        return true
    }

    /// A request without what changes at every key: instant and size.
    private static func key(of request: GuestRequest) -> GuestRequest {
        let still = request.still
        return switch still {
        case .cells(let picture, _): .cells(picture, size: nil)
        case .phone(let picture, _, let phone): .phone(picture, size: GuestSize(width: 0, height: 0), phone)
        case .inspection(let picture, _): .inspection(picture, size: GuestSize(width: 0, height: 0))
        case .resources, .catalogue, .states, .points, .measures, .film, .findings, .content: still
        }
    }

    // MARK: Process

    /// The processor seconds that were used between requests; `nil` without a process.
    var idleProcessorTime: TimeInterval? {
        process.map { idleTime.before + max(0, $0.processorTime - idleTime.atAnswer) }
    }

    /// Ends the process, which keeps a processor busy, for good.
    func endForRestlessness() {
        if let process { forget(process) }
        isRestless = true
    }

    private func ask(_ request: GuestRequest) throws(GuestError) -> GuestReply {
        if isRestless { throw .restless }
        defer { idleTime.atAnswer = process?.processorTime ?? 0 }
        idleTime.before = idleProcessorTime ?? idleTime.before
        if let process { return try ask(request, process) }
        let process = try start()
        self.process = process
        _ = try ask(.resources(resources), process)
        return try ask(request, process)
    }

    private func ask(_ request: GuestRequest, _ process: PipedProcess) throws(GuestError) -> GuestReply {
        let deadline = SystemClock.read().sinceBoot + Self.mostSeconds
        process.isAbandoned = { [cancellation] in cancellation.isCancelled }
        let json: Data
        do throws(PipedProcess.Failure) {
            let message = (try? GuestMessage.bytes(of: request)) ?? Data()
            try process.send(message, until: deadline)
            let length = GuestMessage.length(try process.receive(4, until: deadline))
            json = try process.receive(length ?? 0, until: deadline)
        } catch {
            let text = process.errorText
            forget(process)
            let trap = TrapPlace(in: text)
            let found = build.flatMap { trap.place(in: $0) }
            let place = found?.line
            lastPart = trap.part
            switch error {
            case .abandoned: throw .cancelled
            case .late: throw .late(seconds: Self.mostSeconds, at: place)
            case .ended where trap.isLate: throw .late(seconds: Self.mostSeconds, at: place)
            case .ended(let status):
                let message = TrapMessage(in: text, at: found)
                // A setting matters only to a trap on something that is not there.
                var missing = message?.isOfNil ?? false ? MissingDefault(in: text) : nil
                missing?.column = found?.column ?? 1
                var sentence = message?.sentence
                if missing == nil, message?.isOfNil ?? false, let key = build.flatMap({ found?.dictionaryKey(in: $0) })
                {
                    sentence? += ". It reads \"\(key)\" of a dictionary there, which may have no value"
                }
                throw .trapped(status: status, message: sentence, at: place, missing: missing)
            }
        }
        guard let reply = try? GuestMessage.message(GuestReply.self, in: json) else {
            forget(process)
            throw .garbled
        }
        if case .failure(let sentence) = reply { throw .refused(sentence.withoutControls) }
        return reply
    }

    /// Ends a process; the next one has to make the states again.
    private func forget(_ process: PipedProcess) {
        process.kill()
        (self.process, prepared) = (nil, [])
    }

    private func start() throws(GuestError) -> PipedProcess {
        do throws(SpawnError) {
            return try PipedProcess(program, arguments, environment: Self.environment)
        } catch {
            throw .notStarted(reason: error.reason)
        }
    }

    /// Nothing of the user's environment. A crash report would take half a second and name this machine.
    private static let environment = [
        "SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1", "TZ": "UTC", "LANG": "en_US.UTF-8",
        "HOME": "/nonexistent",
        "TMPDIR": "/nonexistent",
    ]
}

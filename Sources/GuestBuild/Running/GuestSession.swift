import Foundation
import GuestProtocol
import HostSystem

/// The resident process of a guest: asked for pictures, ended when it is late, started again after it has crashed. A class, because it
/// owns that process.
///
/// Whatever a guest does becomes a ``GuestError`` of the picture that was asked for.
package final class GuestSession {
    private let program: String
    private let arguments: [String]
    /// What was compiled; `nil` for a program that was built elsewhere.
    private let build: GuestCompiler.Build?
    private let samples: GuestSamples
    private var resources: GuestResources
    private var process: PipedProcess?
    /// The entries whose states the running process has made.
    private var prepared: Set<Int> = []
    /// What failed before: a picture that crashes is not tried again at every key.
    private var failures: [GuestRequest: GuestError] = [:]

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
                guard case .trapped(_, _, let place, let missing?) = error, build != nil,
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
        if let failure = failures[key] { throw failure }
        do {
            return try inventingDefaults { () throws(GuestError) in
                if !prepared.contains(picture.preview) { _ = try preparedStates(of: picture.preview) }
                return try ask(request)
            }
        } catch {
            failures[key] = error
            throw error
        }
    }

    /// A request without what changes at every key: instant and size.
    private static func key(of request: GuestRequest) -> GuestRequest {
        func still(_ picture: GuestPicture) -> GuestPicture {
            var picture = picture
            picture.now = Date(timeIntervalSince1970: 0)
            return picture
        }
        return switch request {
        case .resources, .catalogue, .states: request
        case .cells(let picture, _): .cells(still(picture), size: nil)
        case .phone(let picture, _, let phone): .phone(still(picture), size: GuestSize(width: 0, height: 0), phone)
        case .points(let picture): .points(still(picture))
        case .measures(let picture): .measures(still(picture))
        case .film(let picture, let transition): .film(still(picture), transition: transition)
        case .inspection(let picture, _): .inspection(still(picture), size: GuestSize(width: 0, height: 0))
        case .findings(let picture): .findings(still(picture))
        }
    }

    // MARK: Process

    private func ask(_ request: GuestRequest) throws(GuestError) -> GuestReply {
        if let process { return try ask(request, process) }
        let process = try start()
        self.process = process
        _ = try ask(.resources(resources), process)
        return try ask(request, process)
    }

    private func ask(_ request: GuestRequest, _ process: PipedProcess) throws(GuestError) -> GuestReply {
        let deadline = SystemClock.read().sinceBoot + Self.mostSeconds
        let json: Data
        do throws(PipedProcess.Failure) {
            let message = (try? GuestMessage.bytes(of: request)) ?? Data()
            try process.send(message, until: deadline)
            let length = GuestMessage.length(try process.receive(4, until: deadline))
            json = try process.receive(length ?? 0, until: deadline)
        } catch {
            let text = process.errorText
            forget(process)
            let place = build.flatMap { TrapPlace(in: text).line(of: $0) }
            switch error {
            case .late: throw .late(seconds: Self.mostSeconds, at: place)
            case .ended where TrapPlace(in: text).isLate: throw .late(seconds: Self.mostSeconds, at: place)
            case .ended(let status):
                let message = Self.message(in: text, at: place)
                // A setting matters only to a trap on something that is not there.
                let isNil = message?.contains("found nil") ?? false
                throw .trapped(
                    status: status, message: message, at: place, missing: isNil ? MissingDefault(in: text) : nil)
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
        "SWIFT_BACKTRACE": "enable=no", "TZ": "UTC", "LANG": "en_US.UTF-8", "HOME": "/nonexistent",
        "TMPDIR": "/nonexistent",
    ]

    /// What a trap printed: `Score.swift:12: Fatal error: Index out of range`. A place in the standard library is replaced by the guest's.
    private static func message(in text: String, at place: String?) -> String? {
        let line = text.split(whereSeparator: \.isNewline).last { $0.contains("Fatal error") || $0.contains("rror: ") }
        guard let line else { return nil }
        let message = String(line.prefix(400)).withoutControls.replacing("Guest/", with: "")
        guard let place, message.hasPrefix("Swift/") || message.hasPrefix("Fatal error"),
            let start = message.range(of: "Fatal error")?.lowerBound
        else { return message }
        return "\(place): \(message[start...])"
    }
}

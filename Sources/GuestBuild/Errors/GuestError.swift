import HostSystem

/// Why a guest cannot be collected, compiled or run. Each case is a sentence.
package enum GuestError: CommandError, Hashable {
    /// There is nothing at the path.
    case missing(String)
    /// A file cannot be read.
    case unreadable(String, reason: String)
    /// No Live Activity in the sources.
    case nothing(paths: [String])
    /// A workspace of Xcode without a project of its own that is here.
    case noProjects(String)
    /// No state could be made, each with the reason and its place, and the files that were taken.
    case noStates([String], files: [String])
    /// The Live Activity's file compiles to nothing; the reason is the end of the sentence.
    case empty(files: [String], reason: String = ".")
    /// There is no compiler.
    case noCompiler
    /// The toolchain that was named has no compiler.
    case noToolchain(String)
    /// The modules that guests compile against are not installed.
    case noModules
    /// The modules could not be built for this compiler.
    case modulesNotBuilt(compiler: String, reason: String)
    /// The source does not compile; its diagnostics are errors. Of what was taken nothing is known before the last attempt.
    case notCompiled([GuestDiagnostic], taken: TakenSources = TakenSources())
    /// The widgets of several targets do not compile in one program; the files of each may. Of the files that no target compiles there are
    /// warnings.
    case notTogether([GuestDiagnostic], files: [[String]], strays: [GuestDiagnostic] = [])
    /// The compiler did not end.
    case compilerLate(seconds: Int)
    /// The build was given up, because its source changed meanwhile; or the picture, because another one is shown.
    case cancelled
    /// A file of the build cannot be written.
    case notWritten(String, reason: String)
    /// The guest's process cannot be started.
    case notStarted(reason: String)
    /// The guest's process ended, with what it printed last: 128 plus the signal's number if by a signal. The place is its line, where
    /// the report has it: `Score.swift:12`. It may be for want of a setting, or because an invented text is not JSON.
    case trapped(
        status: Int32, message: String?, at: String?, missing: MissingDefault? = nil, jsonText: String? = nil)
    /// The guest did not answer in time, and which line it was at.
    case late(seconds: Double, at: String?)
    /// The picture is still being drawn, beside a screen that must answer keys.
    case unfinished
    /// The guest used a processor between requests, and was ended.
    case restless
    /// The guest's answer cannot be read.
    case garbled
    /// A program that was built with another version of Islet.
    case otherVersion(String)
    /// The guest says why it cannot draw.
    case refused(String)

    package var description: String {
        switch self {
        case .missing(let path): "There is no file or folder \(path); give a Swift file, a folder, or an Xcode project."
        case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)."
        case .nothing(let paths):
            "\(paths.joined(separator: ", ")): no Live Activity here; Islet looks for ActivityConfiguration(for: …)."
        case .noProjects(let path):
            "\(path) names no Xcode project that is here, besides Pods; give the folder of the widget's sources."
        case .noStates(let reasons, _): reasons.first ?? "No state could be made."
        case .empty(let files, let reason):
            "\(files.joined(separator: ", ")): compiles to nothing on an iPhone\(reason)"
        case .noCompiler:
            "There is no Swift compiler on PATH; install Swift (https://www.swift.org/install), or name a toolchain with "
                + "--toolchain."
        case .noToolchain(let path):
            "\(path) has no usr/bin/swiftc (--toolchain); name the folder of a Swift toolchain."
        case .noModules:
            "The modules that Live Activities compile against are not installed; run `make install`, or in a checkout "
                + "`swift build --package-path Compatibility`."
        case .modulesNotBuilt(let compiler, let reason):
            "The modules that Live Activities compile against cannot be built with \(compiler): \(reason)"
        case .notCompiled(let diagnostics, _):
            diagnostics.first { $0.kind == .error }.map { "\($0)" } ?? "The source does not compile."
        case .notTogether(_, let files, _):
            "The Live Activities of \(files.count) targets do not compile together; name the files of one: "
                + files.map { $0.joined(separator: " ") }.joined(separator: ", or ") + "."
        case .compilerLate(let seconds): "The compiler did not finish in \(seconds) seconds and was stopped."
        case .cancelled: "The source changed while it was compiled."
        case .notWritten(let path, let reason): "\(path) cannot be written: \(reason)."
        case .notStarted(let reason): "The widget's process cannot be started: \(reason)."
        case .trapped(let status, let message, let place, let missing, let jsonText):
            (message
                ?? Self.at(place)
                + (status > 128
                    ? "The widget crashed (signal \(status - 128)) while this state was drawn."
                    : "The widget ended its process (status \(status)) while this state was drawn."))
                + (missing.map { Self.end(of: message) + $0.sentence } ?? "")
                + (jsonText.map {
                    Self.end(of: message)
                        + "It reads \"\($0)\" as JSON, which cannot be invented: give it with --state FILE.json."
                } ?? "")
        case .late(let seconds, let place):
            Self.at(place)
                + "The widget did not finish in \(Int(seconds)) seconds and was stopped: is there an endless loop?"
        case .unfinished: "Drawing…"
        case .restless:
            "The widget kept a processor busy while there was nothing to draw, and was stopped: does it start a thread "
                + "or a task that never ends?"
        case .garbled: "The widget's process sent an answer that cannot be read."
        case .otherVersion(let path): "\(path) was built with another version of Islet; build it with this one."
        case .refused(let sentence): sentence
        }
    }

    /// What stands between a message and the next sentence. One of ours ends with a full stop already.
    private static func end(of message: String?) -> String { message?.hasSuffix(".") ?? true ? " " : ". " }

    private static func at(_ place: String?) -> String { place.map { "\($0): " } ?? "" }

    package var status: ExitStatus {
        switch self {
        case .missing, .unreadable, .nothing, .noProjects: .noInput
        case .noCompiler, .noToolchain, .noModules, .modulesNotBuilt: .unavailable
        case .notCompiled, .notTogether, .empty, .noStates: .negative
        case .notWritten: .cannotCreate
        case .cancelled, .compilerLate, .notStarted, .trapped, .late, .unfinished, .restless, .garbled, .otherVersion,
            .refused:
            .negative
        }
    }
}

/// A message of the compiler, with its place in the original source.
package struct GuestDiagnostic: Hashable, Sendable, CustomStringConvertible {
    /// How grave it is.
    package enum Kind: String, Sendable { case error, warning, note }

    /// The path of the file.
    package let file: String
    /// The line, counted from 1.
    package let line: Int
    /// The column, counted from 1.
    package let column: Int
    /// How grave it is.
    package let kind: Kind
    /// The message, without control characters.
    package let message: String
    /// Whether it follows from a module that is not here, which another diagnostic names.
    package private(set) var follows = false

    /// The diagnostic with another message.
    func with(message: String) -> GuestDiagnostic {
        GuestDiagnostic(file: file, line: line, column: column, kind: kind, message: message)
    }

    /// The diagnostic of another file.
    func with(file: String) -> GuestDiagnostic {
        GuestDiagnostic(file: file, line: line, column: column, kind: kind, message: message)
    }

    /// The diagnostic as one that follows from a module that is not here.
    var following: GuestDiagnostic {
        var diagnostic = self
        diagnostic.follows = true
        return diagnostic
    }

    /// Diagnostics, with those at the end that only say that the compiler could not make sense of an expression: another error tells why.
    static func mostTellingFirst(_ diagnostics: [GuestDiagnostic]) -> [GuestDiagnostic] {
        diagnostics.filter { !$0.isVague } + diagnostics.filter(\.isVague)
    }

    private var isVague: Bool {
        kind == .error
            && ["could not be inferred", "cannot infer", "failed to produce diagnostic", "unable to type-check"]
                .contains {
                    message.contains($0)
                }
    }

    /// Whether the compiler gave an expression up because it took too long.
    var isOutOfTime: Bool {
        kind == .error && message.contains("unable to type-check this expression in reasonable time")
    }

    /// A resource that cannot be read as what it should be.
    static func broken(_ path: String, _ message: String) -> GuestDiagnostic {
        GuestDiagnostic(file: path, line: 1, column: 1, kind: .warning, message: message)
    }

    /// `Score.swift:12:5: error: cannot find 'x' in scope`.
    package var description: String { "\(file):\(line):\(column): \(kind.rawValue): \(message)" }

    /// The diagnostics in a compiler's output, each once.
    package static func all(in text: String) -> [GuestDiagnostic] {
        var (found, seen): ([GuestDiagnostic], Set<GuestDiagnostic>) = ([], [])
        let pattern = #/(.+?):(\d+):(\d+): (error|warning|note): (.*)/#
        for line in text.split(whereSeparator: \.isNewline) {
            guard let match = line.wholeMatch(of: pattern),
                let row = Int(match.2), let column = Int(match.3), let kind = Kind(rawValue: String(match.4))
            else { continue }
            var message = String(
                match.5.unicodeScalars.filter { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
            // SwiftUI's initializers have no such parameter: a view takes the line that it is written in.
            if message.hasPrefix("missing argument label 'fileID:'") {
                message = extraArgument
            } else if found.last?.message == extraArgument, message.hasSuffix("argument type 'StaticString'") {
                continue
            }
            let diagnostic = GuestDiagnostic(
                file: String(match.1), line: row, column: column, kind: kind, message: message)
            if seen.insert(diagnostic).inserted { found.append(diagnostic) }
        }
        return found
    }

    private static let extraArgument = "extra argument in call"
}

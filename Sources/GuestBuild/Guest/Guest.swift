import Foundation
import GuestProtocol
import HostFiles
import HostSystem
import Presentations

/// A stranger's Live Activities, compiled and ready to be drawn. Read again when its files change.
package struct Guest: Sendable {
    /// How to find, compile and fill a guest.
    package struct Request: Sendable {
        /// What to collect.
        package var collection: GuestCollection.Request
        /// The folder of a toolchain; `nil` for the compiler on PATH.
        package var toolchain: String?
        /// Names that `#if` finds defined, beside `DEBUG`.
        package var flags: [String] = []
        /// Attributes and states that were given.
        package var samples = GuestSamples()
        /// Settings as JSON: an object of app groups, each an object of keys; `nil` for none.
        package var defaults: Data?
        /// The environment, the cache folder, and the program's own path.
        package var environment: [String: String]
        package var cache: String
        package var program: String

        package init(
            collection: GuestCollection.Request, environment: [String: String], cache: String, program: String
        ) {
            (self.collection, self.environment) = (collection, environment)
            (self.cache, self.program) = (cache, program)
        }
    }

    /// The widgets with their sample states, in source order.
    package let previews: [ActivityPreview]
    /// The states that could not be made, with the reasons.
    package let failures: [String]
    /// The files taken, with the reasons.
    package let files: [(path: String, reason: String)]
    /// The catalogues, texts and other resources that were read.
    package let resourceFiles: [String]
    /// What the source pass changed, and what of the resources is not drawn.
    package let notes: [SourceNote]
    /// The compiler's warnings.
    package let warnings: [GuestDiagnostic]
    /// What the process is kept from: `limits`, `files`, `calls`.
    package let guards: [String]
    /// Whether the states are invented.
    package let isInvented: Bool
    /// The languages of the texts, as BCP 47 names.
    package private(set) var languages: [String] = []
    private let session: SharedSession
    /// What compiled it; `nil` for a program.
    private var compiler: GuestCompiler?
    /// Where the widgets are written, by the names of their previews.
    private let sources: [String: GuestPlace]

    /// Collects, compiles and starts a guest; or starts the program that the path is, if it is one.
    ///
    /// - Parameters:
    ///   - previous: The same guest before a change, whose compiler is not looked for again: its version takes a fifth of the time of a
    ///     change. Default: `nil`.
    ///   - cancellation: Gives the build up. Default: one that nobody cancels.
    ///   - say: Called with a sentence before something that takes long. Default: nothing.
    package init(
        _ request: Request, after previous: Guest? = nil, cancellation: Cancellation = Cancellation(),
        say: (String) -> Void = { _ in }
    ) throws(GuestError) {
        let paths = request.collection.paths
        if paths.count == 1, let program = StudioProgram(at: paths[0]) {
            self = try Guest(program, request)
            return
        }
        if previous == nil { request.collection.idleOptions.forEach(say) }
        var compiler: GuestCompiler
        if let known = previous?.compiler { compiler = known } else { compiler = try Self.compiler(for: request, say) }
        compiler.cancellation = cancellation
        // Resources are read once, unless the compiler's errors change which files are taken.
        var known: (files: [String], resources: ResourceCollection)?
        let pictures = DecodedPictures()
        func resources(of collection: GuestCollection) -> ResourceCollection {
            let files = collection.files.map(\.path)
            if let known, known.files == files { return known.resources }
            let resources = ResourceCollection(
                of: files, for: request.collection, naming: ImageMentions(in: collection.files.map(\.source)),
                knowing: pictures, after: known?.resources)
            known = (files, resources)
            return resources
        }
        let (collection, build) = try compiler.build(collecting: request.collection) { collection in
            let (found, sources) = (resources(of: collection), collection.files.map(\.source))
            let made = [
                AssetSymbols(of: found.resources.assets, usedIn: sources).source,
                StringSymbols(of: found.manualTexts, usedIn: sources).source,
                found.models.source(usedIn: sources, isDeclared: collection.pool.declares),
            ].compactMap(\.self)
            return made.isEmpty ? nil : made.joined()
        }
        var found = resources(of: collection)
        try found.write(into: build.program.folderPath)
        found.resources.defaults = request.defaults
        var samples = request.samples
        samples.literals = build.literals
        samples.compared = ComparedTexts.naming(
            images: found.imagesOfNoSource, colors: found.colorsOfNoSource, in: build.compared)
        let missing = MissingAssets(in: found.resources.assets, declares: collection.pool.declares)
        let substituted = SubstitutedNames(
            in: collection.files, images: Set(found.resources.assets.images.keys))
        try self.init(
            GuestSession(build, resources: found.resources, samples: samples), samples,
            files: collection.files.map { ($0.path, $0.reason) }, resourceFiles: found.files,
            notes: build.notes + substituted.notes + found.notes + collection.limits
                + collection.conditionNotes,
            warnings: build.warnings + found.warnings + collection.files.flatMap(missing.warnings),
            ifEmpty: collection.emptiness(having: compiler.modules.names))
        self.compiler = compiler
        languages = found.languages
    }

    private static func compiler(
        for request: Request, _ say: (String) -> Void
    ) throws(GuestError) -> GuestCompiler {
        guard let found = GuestModules.find(beside: request.program) else { throw .noModules }
        let toolchain = try SwiftToolchain(at: request.toolchain, environment: request.environment)
        let folder = try BuildFolder(cache: request.cache)
        let modules = try found.matching(toolchain, in: folder, say: say)
        return GuestCompiler(toolchain: toolchain, modules: modules, folder: folder, flags: request.flags)
    }

    private init(_ program: StudioProgram, _ request: Request) throws(GuestError) {
        let samples = request.samples
        guard samples.attributes == nil, samples.states.isEmpty else {
            throw .refused("\(program.path) has states of its own; --attributes and --state FILE.json are for sources.")
        }
        guard request.defaults == nil else {
            throw .refused("\(program.path) reads its own settings; --defaults FILE.json is for sources.")
        }
        try self.init(
            GuestSession(program: program.path, arguments: StudioProgram.arguments), samples,
            files: [(program.path, "the program")], resourceFiles: [], notes: [], warnings: [],
            ifEmpty: .empty(files: [program.path]))
    }

    private init(
        _ process: sending GuestSession, _ samples: GuestSamples, files: [(path: String, reason: String)],
        resourceFiles: [String], notes: [SourceNote], warnings: [GuestDiagnostic], ifEmpty emptiness: GuestError
    ) throws(GuestError) {
        (self.files, self.resourceFiles, self.notes, self.warnings) = (files, resourceFiles, notes, warnings)
        session = SharedSession(process)
        let paths = files.map(\.path)
        let catalogue: GuestCatalogue
        do throws(GuestError) {
            catalogue = try session.catalogue()
        } catch {
            switch error {
            case .trapped, .late: throw .noStates(["\(error)"], files: paths)
            default: throw error
            }
        }
        guards = catalogue.guards
        let isGiven = samples.attributes != nil || !samples.states.isEmpty
        let states = GuestStates(of: catalogue, in: session, isGiven: isGiven)
        guard !states.previews.isEmpty else {
            throw states.failures.isEmpty ? emptiness : .noStates(states.failures, files: paths)
        }
        (previews, failures, isInvented) = (states.previews, states.failures, states.isInvented)
        sources = states.places
    }

    /// Whether it is a program that was built elsewhere, and not a source.
    package var isProgram: Bool { compiler == nil }

    /// What of the last pictures could not be drawn, each once; empty if nothing failed.
    package func takeFailures() -> [PictureFailure] { session.takeFailures() }

    /// Ends its process if that keeps a processor busy between requests; the next picture says so.
    ///
    /// - Returns: The instant of the next look; `nil` where no process runs.
    package func watchIdleProcess(at now: Date) -> Date? { session.watchIdleProcess(at: now) }

    /// Begins a turn of a screen, which must answer keys: from now on a picture that takes long is drawn beside it, and is a sentence
    /// until it is there.
    package func beginTurn() { session.beginTurn() }

    /// Whether a picture is being drawn beside the screen.
    package var isDrawing: Bool { session.isDrawing }

    /// Waits for every picture that `body` asks for.
    package func waiting<Value>(_ body: () throws -> Value) rethrows -> Value { try session.waiting(body) }

    /// Ends what is being drawn beside the screen.
    package func endTurns() { session.endTurns() }

    /// Warnings of the pictures that were drawn so far: settings whose values are made up.
    package var inventedDefaults: [GuestDiagnostic] {
        session.inventedDefaults.map { setting in
            let parts = (setting.place ?? "").split(separator: ":")
            let file = parts.first.flatMap { name in
                files.map(\.path).first { ($0 as NSString).lastPathComponent == name }
            }
            return GuestDiagnostic(
                file: file ?? files.first?.path ?? "", line: parts.dropFirst().first.flatMap { Int($0) } ?? 1,
                column: setting.column, kind: .warning, message: setting.sentence)
        }
    }

    /// The path of the file in which a widget is written.
    package func source(of preview: ActivityPreview) -> String? { place(of: preview)?.file }

    /// The path of the file in which a widget is written, and the line at which it begins.
    package func place(of preview: ActivityPreview) -> GuestPlace? {
        guard var place = sources[preview.name] else { return nil }
        if place.file.hasPrefix("/") { return place }
        guard let path = files.map(\.path).first(where: { ($0 as NSString).lastPathComponent == place.file }) else {
            return nil
        }
        place.file = path
        return place
    }
}

import Foundation
import HostFiles

/// Compiles collected sources into the program that draws them.
package struct GuestCompiler: Sendable {
    /// A compiled guest.
    package struct Build: Hashable, Sendable {
        /// The path of its program.
        package let program: String
        /// What the source pass changed.
        package let notes: [SourceNote]
        /// The compiler's warnings.
        package var warnings: [GuestDiagnostic]
        /// What sample states are invented from.
        package let literals: [String]
        /// What the values of sample states are compared with, by their names in lower case.
        package let compared: [String: [String]]
        /// The files.
        package let files: [String]
        /// The program that tells the lines of addresses.
        let symbolizer: String
    }

    private let toolchain: SwiftToolchain
    let modules: GuestModules
    private let folder: BuildFolder
    /// Names that `#if` finds defined, beside `DEBUG`.
    private let flags: [String]
    /// Gives builds up.
    var cancellation = Cancellation()

    /// The most seconds that a compilation may take.
    static let mostSeconds = 120
    /// The most that the type checker may try for one expression: with names that are not there it would try all there is. The few are
    /// enough where there are other errors, and the most are tried where there are none. One function of a large app took 38 of the 53
    /// seconds of its compilation, and takes 3 of 14.
    private static let limitsOfExpression = (few: (seconds: 2, scopes: 50_000), most: (seconds: 8, scopes: 1_000_000))
    /// Warnings of how the modules and a guest are made, which its source cannot change: that a member is of a room and not of Apple's
    /// module, that a class, which is of the main actor on a phone, can be sent here, that of a `public import` nothing public is left,
    /// and that two targets have files of one name.
    private static let ofTheModules = [
        "was not imported by this file", "must restate inherited '@unchecked Sendable'",
        "was not used in public declarations", "directive produces '#fileID' string",
    ]

    /// Prepares to compile.
    package init(toolchain: SwiftToolchain, modules: GuestModules, folder: BuildFolder, flags: [String] = []) {
        (self.toolchain, self.modules, self.folder, self.flags) = (toolchain, modules, folder, flags)
    }

    /// Compiles, or finds what was compiled before from the same sources, or what the compiler said about them.
    ///
    /// - Parameters:
    ///   - symbols: Generated source that is compiled with them; `nil` for none. Default: none.
    ///   - seconds: The most seconds that it may take. Default: two minutes.
    func build(
        _ collection: GuestCollection, symbols: (GuestCollection) -> String? = { _ in nil }, seconds: Int = mostSeconds
    ) throws(GuestError) -> Build {
        guard !cancellation.isCancelled else { throw .cancelled }
        let generated = [symbols(collection), collection.standIns.source].compactMap(\.self)
        let symbols = generated.isEmpty ? nil : generated.joined()
        let outputs = passed(collection)
        let registrations = outputs.compactMap(\.output.registration)
        guard !registrations.isEmpty else { throw try emptiness(of: collection) }
        let name =
            "build-"
            + contentName(
                of: outputs.map(\.output.text) + [symbols].compactMap(\.self) + collection.conditions)
        let place = try folder.folder(name)
        // Of two programs that compile the same source, the second waits, and finds what the first has made.
        let (lock, unlocked) = Self.lock(place)
        defer { withExtendedLifetime(lock) {} }
        let program = SourceFolder.join(place, "guest")
        let diagnosticsFile = SourceFolder.join(place, "warnings")
        let errorsFile = SourceFolder.join(place, "errors")
        if let known = SourceFolder.text(at: errorsFile) {
            folder.use(name)
            throw .notCompiled(Self.diagnostics(in: known, of: outputs, at: place))
        }
        if !FileManager.default.isExecutableFile(atPath: program) {
            var sources: [String] = []
            for (number, output) in outputs.enumerated() {
                let source = Self.file(number, of: output.path, at: place)
                try BuildFolder.write(output.output.text, to: source)
                sources.append(source)
            }
            if let symbols {
                let file = SourceFolder.join(place, "GeneratedAssetSymbols.swift")
                try BuildFolder.write(symbols, to: file)
                sources.append(file)
            }
            let main = SourceFolder.join(place, "main.swift")
            try BuildFolder.write(Self.main(calling: registrations, in: place), to: main)
            let (isCompiled, text) = try compile(
                sources + [main], defining: collection.conditions, to: program, seconds: seconds)
            guard isCompiled else {
                try BuildFolder.write(text, to: errorsFile)
                throw .notCompiled(Self.diagnostics(in: text, of: outputs, at: place))
            }
            try BuildFolder.write(text, to: diagnosticsFile)
        }
        folder.use(name)
        let warnings = Self.all(in: SourceFolder.text(at: diagnosticsFile) ?? "", of: outputs)
            .filter { warning in !Self.ofTheModules.contains { warning.message.contains($0) } }
        return Build(
            program: program, notes: outputs.flatMap(\.output.notes),
            warnings: collection.leftOut + unlocked + warnings.filter { $0.kind == .warning },
            literals: outputs.flatMap(\.output.literals),
            compared: outputs.reduce(into: ComparedTexts()) { $0.merge($1.output.compared) }.byName,
            files: collection.files.map(\.path),
            symbolizer: toolchain.symbolizer)
    }

    /// Why no source is left to compile: the compiler's errors where there are any, since an open bracket hides what follows it, the widget
    /// too.
    private func emptiness(of collection: GuestCollection) throws(GuestError) -> GuestError {
        let (_, text) = try toolchain.run(
            "swiftc",
            ["-frontend", "-parse", "-swift-version", "5", "-enable-bare-slash-regex", "-diagnostic-style", "llvm"]
                + collection.files.map(\.path), capturing: .errors, seconds: Self.mostSeconds, until: cancellation)
        let diagnostics = GuestDiagnostic.all(in: text)
        return diagnostics.contains { $0.kind == .error }
            ? .notCompiled(diagnostics) : collection.emptiness(having: modules.names)
    }

    /// The file of a build that has the changed text of a source.
    private static func file(_ number: Int, of path: String, at place: String) -> String {
        SourceFolder.join(place, "\(number)-\((path as NSString).lastPathComponent)")
    }

    /// What a compiler said, with the paths of the sources: it knows them by what of their names can be printed.
    private static func all(
        in text: String, of outputs: [(path: String, output: SourcePass.Output)]
    ) -> [GuestDiagnostic] {
        let paths = Dictionary(outputs.map { (GuestEntry.printable($0.path), $0.path) }, uniquingKeysWith: { $1 })
        return GuestDiagnostic.all(in: text).map { $0.with(file: paths[$0.file] ?? $0.file) }
    }

    /// What a compiler that failed said of the sources. Where a brace is not closed, the compiler says so at the end of what Islet adds to
    /// a source: that is the end of the source. What else it says of added and generated lines follows from it.
    static func diagnostics(
        in text: String, of outputs: [(path: String, output: SourcePass.Output)], at place: String
    ) -> [GuestDiagnostic] {
        let all = all(in: text, of: outputs)
        let numbers = Dictionary(
            uniqueKeysWithValues: outputs.indices.map { (file($0, of: outputs[$0].path, at: place), $0) })
        let isTimeAll = all.allSatisfy { $0.kind != .error || $0.isOutOfTime }
        var isLeftOut = false
        let own = all.compactMap { diagnostic -> GuestDiagnostic? in
            if diagnostic.kind == .note, isLeftOut { return nil }
            isLeftOut = diagnostic.isOutOfTime && !isTimeAll
            guard !isLeftOut else { return nil }
            guard diagnostic.file.hasPrefix(place + "/") else { return diagnostic }
            guard let number = numbers[diagnostic.file], diagnostic.message.hasPrefix("expected") else {
                isLeftOut = true
                return nil
            }
            let (path, output) = outputs[number]
            let line = min(max(1, diagnostic.line - output.linesBefore), output.lines)
            return GuestDiagnostic(
                file: path, line: line, column: 1, kind: diagnostic.kind, message: diagnostic.message)
        }
        return own.contains { $0.kind == .error } ? own : all
    }

    /// The files of a collection as they are compiled.
    func passed(_ collection: GuestCollection) -> [(path: String, output: SourcePass.Output)] {
        let names = modules.names
        let own = RenamedNames.types.filter(collection.pool.declares)
        let optional = Set(collection.files.flatMap(\.source.optionalRequirements))
        let ownModules = collection.modulesInside(apart: names)
        let twins = ModuleTwins(in: collection)
        // The samples of a type that has another name now are not looked for.
        let plainTypes = SwiftSource.plainTypes(of: collection.files.map(\.source)).subtracting(twins.names)
        return collection.files.enumerated().map { number, file in
            var pass = SourcePass(
                file.source, path: file.path, number: number, modules: names,
                within: collection.modulesWithin(file, apart: names), optionalMembers: optional, ownTypes: own,
                ownModules: ownModules, plainTypes: plainTypes)
            let output = pass.output(
                taking: file.taken, trimming: file.trimmed, emptying: file.emptied,
                renaming: twins.renamed(in: file.path).merging(file.renamed) { twin, _ in twin })
            return (file.path, output)
        }
    }

    /// The lock of a build's folder, or a warning that there is none.
    static func lock(_ folder: String) -> (lock: FileLock?, warnings: [GuestDiagnostic]) {
        do throws(FileError) {
            return (try FileLock(waitingForFolder: folder), [])
        } catch {
            let sentence =
                "the folder of the build cannot be locked (\(error.reason)); do not compile the same source twice at a time"
            return (nil, [GuestDiagnostic(file: folder, line: 1, column: 1, kind: .warning, message: sentence)])
        }
    }

    private func contentName(of texts: [String]) -> String {
        var name = ContentName()
        for text in texts + flags + [toolchain.version, toolchain.compiler, modules.modules] { name.add(text) }
        // A library that was built again has other layouts.
        let attributes = try? FileManager.default.attributesOfItem(atPath: modules.libraryFile)
        name.add("\((attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)")
        return name.name
    }

    /// The program. Its bundle is the folder of the build, where its resources are.
    private static func main(calling registrations: [String], in place: String) -> String {
        "import GuestRuntime\nGuestRuntime.serve(reading: [\(GuestEntry.literal(place))]) { @MainActor registry in\n"
            + registrations.map { "    \($0)(registry)\n" }.joined() + "}\n"
    }

    /// Compiles sources; answers whether they compile, and what the compiler printed.
    private func compile(
        _ sources: [String], defining conditions: [String], to program: String, seconds: Int
    ) throws(GuestError) -> (isCompiled: Bool, text: String) {
        let limits = Self.limitsOfExpression
        let first = try compile(
            sources, defining: conditions, to: program, seconds: seconds, limiting: limits.few)
        let errors = GuestDiagnostic.all(in: first.text).filter { $0.kind == .error }
        guard !first.isCompiled, errors.allSatisfy(\.isOutOfTime) else { return first }
        return try compile(
            sources, defining: conditions, to: program, seconds: seconds, limiting: limits.most)
    }

    private func compile(
        _ sources: [String], defining conditions: [String], to program: String, seconds: Int,
        limiting limit: (seconds: Int, scopes: Int)
    ) throws(GuestError) -> (isCompiled: Bool, text: String) {
        var arguments = [
            "-swift-version", "5", "-enable-bare-slash-regex", "-wmo", "-Onone", "-gline-tables-only", "-module-name",
            SourcePass.moduleName, "-I", modules.modules,
            // As a file it comes before Foundation where names are looked up: GuestLocale replaces some of its functions.
            modules.libraryFile, "-Xlinker", "-rpath", "-Xlinker", modules.library, "-DDEBUG", "-Xfrontend",
            "-import-module", "-Xfrontend", "FoundationGaps", "-no-color-diagnostics", "-diagnostic-style", "llvm",
            "-Xfrontend", "-solver-expression-time-threshold=\(limit.seconds)", "-Xfrontend",
            "-solver-scope-threshold=\(limit.scopes)", "-module-cache-path",
            SourceFolder.join(folder.path, "modules"), "-o", program,
        ]
        #if os(Linux)
            // The default linker takes 0.4 s longer.
            arguments.append("-use-ld=lld")
        #endif
        arguments += (flags + conditions).map { "-D\($0)" } + sources
        let (status, text) = try toolchain.run(
            "swiftc", arguments, capturing: .errors, seconds: seconds, until: cancellation)
        let diagnostics = GuestDiagnostic.all(in: text)
        guard status == 0 else {
            if !diagnostics.contains(where: { $0.kind == .error }) {
                let last = text.split(whereSeparator: \.isNewline).last { $0.contains("error:") } ?? "status \(status)"
                throw .refused("The compiler failed: \(last.filter { !$0.isNewline }).")
            }
            return (false, text)
        }
        return (true, text)
    }
}

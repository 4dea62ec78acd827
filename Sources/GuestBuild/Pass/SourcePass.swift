import Foundation

/// Changes a source so that it compiles here as it does for an iPhone, and can be called by Islet. Every line keeps its number.
package struct SourcePass {
    /// A changed file.
    package struct Output: Sendable {
        /// The text, with the place of the original before it.
        package let text: String
        /// The lines before the original's first.
        let linesBefore: Int
        /// The lines of the original.
        let lines: Int
        /// What was changed.
        package let notes: [SourceNote]
        /// The function that registers the previews and widgets; `nil` if there are none.
        package let registration: String?
        /// String literals and the names of enum cases, from which sample states are invented.
        package let literals: [String]
        /// What the values of a sample state are compared with.
        package let compared: ComparedTexts
    }

    /// The module that the sources of a guest are compiled as.
    static let moduleName = "Guest"

    private let source: SwiftSource
    private let path: String
    private let number: Int
    private let modules: Set<String>
    private let within: [String: String]
    private let optionalMembers: Set<String>
    private let ownTypes: Set<String>
    private let ownModules: Set<String>
    private let plainTypes: Set<String>
    private var edits = SourceEdits()
    private var notes: [SourceNote] = []
    private var entries: [GuestEntry] = []

    /// Prepares a file.
    ///
    /// - Parameters:
    ///   - path: The path that diagnostics name.
    ///   - number: The file's number in its guest.
    ///   - modules: The modules that can be imported.
    ///   - within: Why other modules need not be, by name: their sources are the guest's. Default: none.
    ///   - optionalMembers: The names of optional requirements, of this and other files. Default: none.
    ///   - ownTypes: Names of Foundation that the sources declare themselves. Default: none.
    ///   - ownModules: The modules whose sources are the guest's. Default: none.
    ///   - plainTypes: The types of all files whose members need no more than their name. Default: none.
    package init(
        _ source: SwiftSource, path: String, number: Int, modules: Set<String>, within: [String: String] = [:],
        optionalMembers: Set<String> = [], ownTypes: Set<String> = [], ownModules: Set<String> = [],
        plainTypes: Set<String> = []
    ) {
        (self.source, self.path, self.number, self.modules, self.within) = (source, path, number, modules, within)
        (self.optionalMembers, self.ownTypes, self.ownModules) = (optionalMembers, ownTypes, ownModules)
        self.plainTypes = plainTypes
    }

    /// The changed file.
    ///
    /// - Parameters:
    ///   - taken: The declarations that the guest is made of; `nil` for all.
    ///   - trimmed: The members that are left out of extensions, by the ranges of the extensions. Default: none.
    ///   - emptied: The bodies and members that need what is not here. Default: none.
    ///   - renamed: The words that are replaced. Default: none.
    mutating func output(
        taking taken: Set<Range<Int>>? = nil, trimming trimmed: [Range<Int>: [SwiftDeclaration]] = [:],
        emptying emptied: Set<SwiftSource.Body> = [], renaming renamed: [Range<Int>: String] = [:]
    ) -> Output {
        for (range, name) in renamed { edits.replace(range, with: name) }
        emptied.forEach { edits.empty($0) }
        let declarations = source.declarations()
        var kept: [SwiftDeclaration] = []
        for declaration in declarations {
            if declaration.keyword == "import" {
                rewriteImport(declaration)
            } else if let taken, !taken.contains(declaration.range) {
                edits.remove(declaration.range)
            } else if declaration.keyword == "#Preview" {
                rewritePreview(declaration)
            } else {
                kept.append(declaration)
                trim(trimmed[declaration.range] ?? [], from: declaration)
            }
        }
        let own = Set(declarations.map(\.name)).union(declarations.flatMap(\.members))
        for declaration in kept { rewriteBody(declaration, own: own) }
        let left = trimmed.values.flatMap { $0.map(\.range) } + emptied.map(\.range)
        entries += source.staticSamples(in: kept, except: left, of: plainTypes)
        rewriteConditions()
        let name = "__islet_register_\(number)"
        let parts = Self.partsOfOthers(in: source)
        var text = parts.map { "import \($0)\n" }.joined()
        text += "#sourceLocation(file: \(GuestEntry.literal(path)), line: 1)\n" + edits.applied(to: source.bytes)
        text += GuestEntry.function(name, registering: entries, of: path, under: rewritten)
        return Output(
            text: text, linesBefore: parts.count + 1, lines: source.line(of: source.bytes.count),
            notes: notes.sorted { $0.line < $1.line }, registration: entries.isEmpty ? nil : name,
            literals: source.literals(in: kept), compared: ComparedTexts(in: source, kept))
    }

    private mutating func trim(_ members: [SwiftDeclaration], from declaration: SwiftDeclaration) {
        guard !members.isEmpty else { return }
        for member in members { edits.remove(member.range) }
        note(declaration.sentence(leavingOut: members), at: declaration.range.lowerBound)
    }

    private mutating func note(_ sentence: String, at offset: Int, jsonText: String? = nil) {
        let note = SourceNote(file: path, line: source.line(of: offset), sentence: sentence, jsonText: jsonText)
        if !notes.contains(note) { notes.append(note) }
    }

    // MARK: Imports

    private mutating func rewriteImport(_ declaration: SwiftDeclaration) {
        guard let found = source.importedModule(in: declaration.tokens) else { return }
        let module = found.module
        if let other = Self.standIn(for: module), !modules.contains(module) {
            edits.replace(found.range, with: "import \(other)")
        } else if !modules.contains(module) {
            edits.remove(found.range)
            let reason = within[module] ?? "there is no such module here"
            note("import \(module) was taken out: \(reason)", at: found.range.lowerBound)
        } else if found.isPart {
            // Of a submodule or a single declaration, the whole module is imported.
            edits.replace(found.range, with: "import \(module)")
        }
    }

    // MARK: Previews

    private mutating func rewritePreview(_ declaration: SwiftDeclaration) {
        let tokens = source.tokens
        guard let macro = declaration.tokens.first(where: { tokens[$0].text == "#Preview" }) else { return }
        guard source.isActivityPreview(declaration) else {
            edits.remove(declaration.range)
            note(
                "#Preview was taken out: it previews a view or a home-screen widget, not a Live Activity",
                at: declaration.range.lowerBound)
            return
        }
        // The function has the attribute anyway.
        for index in declaration.tokens.lowerBound..<macro where tokens[index + 1].isWord("MainActor") {
            edits.remove(tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound)
        }
        let function = "__islet_preview_\(number)_\(entries.count)"
        edits.replace(tokens[macro].range, with: "@MainActor func \(function)() { WidgetKit._isletPreview")
        edits.insert(" }", at: declaration.range.upperBound)
        let line = source.line(of: tokens[macro].range.lowerBound)
        note("#Preview became a function that Islet calls", at: tokens[macro].range.lowerBound)
        entries.append(
            GuestEntry(kind: .preview(function: function), name: "", line: line, conditions: declaration.conditions))
    }

    // MARK: Declarations

    private mutating func rewriteBody(_ declaration: SwiftDeclaration, own: Set<String>) {
        let tokens = source.tokens
        let isType = ["struct", "class", "enum", "actor"].contains(declaration.keyword)
        let line = source.line(of: declaration.range.lowerBound)
        let kinds: [(String, GuestEntry.Kind)] = [("Widget", .widget), ("PreviewProvider", .provider)]
        if isType, let kind = kinds.first(where: { declaration.inherited.contains($0.0) })?.1 {
            entries.append(
                GuestEntry(kind: kind, name: declaration.name, line: line, conditions: declaration.conditions))
        }
        let optional = source.optionalRequirements(of: declaration)
        if !optional.isEmpty {
            let members = optional.map(\.member).joined(separator: "; ")
            edits.insert("; extension \(declaration.name) { \(members) }", at: declaration.range.upperBound)
        }
        var index = declaration.tokens.lowerBound
        while index < declaration.tokens.upperBound {
            let token = tokens[index]
            if let sign = source.optionalCall(at: index, of: optionalMembers) { edits.remove(sign) }
            if token.isSign("@"), index + 1 < declaration.tokens.upperBound { rewriteAttribute(index) }
            if source.isPreviewList(index, in: declaration) { edits.replace(token.range, with: "_IsletPreviewList") }
            if let macro = source.takenStatement(at: index) { take(macro, named: token.text) }
            if let offset = source.lengthWithoutType(at: index) { edits.insert("CGFloat", at: offset) }
            if let name = source.tipMacro(at: index) { edits.replace(token.range, with: name) }
            if let literal = source.literal(at: index) { edits.replace(literal.range, with: literal.text) }
            if token.kind == .word, !ownTypes.contains(token.text),
                let name = RenamedNames.name(of: token.text, at: index, in: source, ownModules: ownModules)
            {
                edits.replace(token.range, with: name)
            }
            if source.isAccessLevel(index), !source.isPublicWitness(index, in: declaration) {
                edits.blank(token.range)
                // In `public internal(set) var` nothing is left to restrict.
                if let setter = source.setterAccess(after: index) { edits.blank(setter) }
            }
            if let body = source.performBody(at: index) { rewritePerform(index, body) }
            if let branches = source.systemBranches(at: index) {
                branches.rewrite(&edits)
                note("#available became a value: a #Preview may be of older systems", at: token.range.lowerBound)
            }
            for sentence in source.acceptedUses(at: index, apart: own) + source.furtherNotes(at: index) {
                note(sentence, at: token.range.lowerBound)
            }
            if let text = source.jsonText(at: index) {
                let sentence = "\(text) is read as JSON, which cannot be invented: give it with --state"
                note(sentence, at: token.range.lowerBound, jsonText: text)
            }
            index += 1
        }
    }

    private mutating func rewriteAttribute(_ index: Int) {
        let tokens = source.tokens
        let name = tokens[index + 1].text
        var range = tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound
        if ["inlinable", "usableFromInline", "frozen"].contains(name) {
            // For modules; a guest is one.
            edits.remove(range)
        } else if let mark = source.objectiveCMark(at: index) {
            edits.remove(mark)
            if name == "NSManaged", let end = source.endOfManaged(at: index) {
                edits.insert(" { get { CoreData._isletManaged() } set {} }", at: end)
            }
        } else if ["main", "UIApplicationMain"].contains(name) {
            edits.remove(range)
            note("@\(name) was taken out: Islet starts the program", at: range.lowerBound)
        } else if name == "MainActor" {
            // Nothing that draws is isolated. `{ @MainActor in` has nothing left before `in`; `@MainActor(unsafe)` is older.
            if index + 3 < tokens.count, tokens[index + 2].isSign("("), tokens[index + 3].isWord("unsafe") {
                range = range.lowerBound..<tokens[source.closing(index + 2)].range.upperBound
            }
            if index > 0, tokens[index - 1].isSign("{"), index + 2 < tokens.count, tokens[index + 2].isWord("in") {
                range = range.lowerBound..<tokens[index + 2].range.upperBound
            }
            edits.remove(range)
            note("@MainActor was taken out: drawing is not isolated", at: range.lowerBound)
        } else if name == "Entry" {
            rewriteEntry(index)
        } else if let macro = SchemaMacro(at: index, in: source) {
            edits.remove(macro.range)
            edits.insert(macro.conformance.text, at: macro.conformance.offset)
            note("@\(name)(schema:) was taken out, and what it conforms to was added", at: range.lowerBound)
        } else if let macro = source.takenMacro(at: index) {
            take(macro, named: "@\(name)")
        }
    }

    private mutating func take(_ macro: (range: Range<Int>, reason: String), named name: String) {
        edits.remove(macro.range)
        note("\(name) was taken out: \(macro.reason)", at: macro.range.lowerBound)
    }

    /// Makes the property and the key that the macro of a value of the environment stands for.
    private mutating func rewriteEntry(_ index: Int) {
        let sign = source.tokens[index].range.lowerBound
        guard let entry = EnvironmentEntry(at: index, in: source) else {
            return note("@Entry was not understood: it needs a value, `@Entry var name: Type = value`", at: sign)
        }
        entry.rewrite(&edits)
        note("@Entry became a property with a key", at: sign)
    }

    /// Replaces the body of an intent's `perform()`, and its result by one that every intent can have.
    private mutating func rewritePerform(_ index: Int, _ body: Range<Int>) {
        let tokens = source.tokens
        let open = body.lowerBound - 1
        guard body.upperBound < tokens.count, !body.isEmpty,
            let arrow = (index..<open).first(where: { tokens[$0].isSign("-") && tokens[$0 + 1].isSign(">") })
        else { return }
        let returned = arrow + 2..<open
        guard returned.contains(where: { tokens[$0].text.hasSuffix("Result") || tokens[$0].isWord("some") }) else {
            return
        }
        edits.replace(
            tokens[returned.lowerBound].range.lowerBound..<tokens[returned.upperBound - 1].range.upperBound,
            with: "some IntentResult")
        edits.replace(
            tokens[body.lowerBound].range.lowerBound..<tokens[body.upperBound - 1].range.upperBound,
            with: "return .result()")
        note("the body of perform() was taken out: an intent's work is the app's", at: tokens[index].range.lowerBound)
    }

    // MARK: Conditions

    private mutating func rewriteConditions() {
        for index in source.tokens.indices where ["#if", "#elseif"].contains(source.tokens[index].text) {
            let end = source.endOfLine(after: index)
            guard source.tokens[index].kind == .hash, end > index + 1 else { continue }
            let range = source.tokens[index + 1].range.lowerBound..<source.tokens[end - 1].range.upperBound
            let before = source.text(range)
            let after = rewritten(before)
            guard after != before else { continue }
            edits.replace(range, with: after)
            note("\(source.tokens[index].text) \(before) was read as on an iPhone: \(after)", at: range.lowerBound)
        }
    }

    private func rewritten(_ condition: String) -> String {
        PlatformCondition.onPhone(condition, modules: modules)
    }
}

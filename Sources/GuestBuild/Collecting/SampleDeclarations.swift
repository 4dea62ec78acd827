// What shows the Live Activity in states of its source: previews, and static members of attributes and content states.

extension DeclarationClosure {
    /// Takes the previews of what is taken. One that uses `String` is not of a source that only extends it, one whose file has a type of the
    /// same name shows that, and one of a widget that is not taken shows another Live Activity, whose attributes alone are used here.
    mutating func takePreviews() -> Bool {
        let count = taken.count
        let types = Set(taken.filter { pool[$0].keyword != "extension" }.map { pool[$0].name })
        for (file, contents) in pool.files.enumerated() {
            for (index, declaration) in contents.declarations.enumerated() {
                guard contents.source.showsActivity(declaration),
                    declaration.uses.contains(where: { name in
                        types.contains(name) && pool.meaning(of: name, in: file).contains(where: taken.contains)
                    }), !showsOther(declaration, in: file)
                else { continue }
                take(SourcePool.Place(file: file, declaration: index), because: "a preview")
            }
        }
        return taken.count > count
    }

    /// Whether a preview names a Live Activity's widget that is not taken.
    private func showsOther(_ preview: SwiftDeclaration, in file: Int) -> Bool {
        let meant = preview.uses.flatMap { pool.meaning(of: $0, in: file) }
        let widgets = meant.filter { pool[$0].uses.contains("ActivityConfiguration") }
        return !widgets.isEmpty && taken.isDisjoint(with: widgets)
    }

    /// Takes the static samples in extensions of attributes and content states that no preview shows, in whichever file they are, unless
    /// they need more than is taken anyway.
    mutating func takeSamples() {
        let shown = taken.filter { pool.files[$0.file].source.showsActivity(pool[$0]) }.reduce(into: Set<String>()) {
            $0.formUnion(pool[$1].uses)
        }
        let candidates = extensions.filter { place in
            let declaration = pool[place]
            let owner = declaration.outerType ?? declaration.name
            return !taken.contains(place) && !left.contains(place) && !declaration.parts.isEmpty
                && !shown.contains(owner)
                && pool.meaning(of: owner, in: place.file).contains(where: taken.contains)
        }
        guard !candidates.isEmpty else { return }
        let types = SwiftSource.plainTypes(of: Set(taken.map(\.file)).map { pool.files[$0].source })
        let untaken = pool.extensions.filter { !taken.contains($0) && !candidates.contains($0) }
            .reduce(into: Set<String>()) { $0.formUnion(pool[$1].members) }
        for place in candidates {
            let declaration = pool[place]
            let samples = pool.files[place.file].source.staticSamples(in: [declaration], except: [], of: types)
            let numbers = declaration.parts.indices.filter { number in
                let use = use(of: declaration.parts[number], at: place)
                return samples.contains { $0.name == declaration.parts[number].name } && !isRepeated(number, of: place)
                    && use.names.allSatisfy { pool.meaning(of: $0, in: place.file).allSatisfy(taken.contains) }
                    && use.members.subtracting(["init"]).isDisjoint(with: untaken)
            }
            guard !numbers.isEmpty else { continue }
            take(place, because: "a sample state in an extension of \(declaration.name)")
            take(Set(numbers), of: place)
        }
    }
}

import Meditation

/// A sitting that the user saved under a name, in the table `[sittings.NAME]` of the settings file. What it leaves out is as
/// in the other settings.
package struct SavedSitting: Hashable, Sendable {
    /// The intended length.
    package enum Length: Hashable, Sendable {
        /// Open-ended.
        case open
        /// This long.
        case target(Duration)

        /// The seconds; `nil` if open-ended.
        package var seconds: Double? {
            if case .target(let target) = self { target / .seconds(1) } else { nil }
        }
    }

    /// The length; `nil` for the usual one.
    package var length: Length?
    /// The method's name; `nil` for the usual one.
    package var method: String?
    /// The kind of practice; `nil` for meditation.
    package var type: SessionType?
    /// The preparation; `nil` for the usual one.
    package var preparation: Duration?
    /// The bells in between; `nil` for the usual ones.
    package var bells: IntervalBells?
    /// The stages, which then determine length, method and type; `nil` for none.
    package var stages: SittingStages?
    /// What plays in the background; `nil` for the usual sound.
    package var ambient: AmbientSound?
    /// The path of a recording that guides it; `nil` for none.
    package var guide: String?
    /// The key that begins it in the start panel; `nil` for one that Islet chooses.
    package var key: Character?

    /// A saved sitting; what is left out is as in the other settings.
    package init(
        length: Length? = nil, method: String? = nil, type: SessionType? = nil, preparation: Duration? = nil,
        bells: IntervalBells? = nil, stages: SittingStages? = nil, ambient: AmbientSound? = nil, guide: String? = nil,
        key: Character? = nil
    ) {
        (self.length, self.method, self.type) = (length, method, type)
        (self.preparation, self.bells, self.stages, self.key) = (preparation, bells, stages, key)
        (self.ambient, self.guide) = (ambient, guide)
    }

    /// The letters that the start panel uses itself.
    package static let reservedKeys: Set<Character> = ["b", "h", "l", "q", "s", "t"]

    /// Words that `islet sit` understands, which cannot be names.
    private static let reservedNames: Set<String> = ["again", "open"]

    /// Whether a sitting may have this name: a small letter, then small letters, digits and hyphens, at most 30, and not a word
    /// that `islet sit` understands already.
    package static func isAllowed(name: String) -> Bool {
        guard let first = name.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return false }
        let isPlain = name.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || byte == UInt8(ascii: "-")
        }
        return isPlain && name.utf8.count <= 30 && !reservedNames.contains(name)
            && (try? SittingDuration.parse(name)) == nil
    }

    /// What a name may be, for messages.
    package static let allowedNames = "small letters, digits and hyphens, beginning with a letter, at most 30"
}

extension Settings {
    /// The plan of a sitting without further wishes.
    package var plan: SittingPlan {
        SittingPlan(
            target: defaultDuration.map { $0 / .seconds(1) }, methodName: method,
            preparation: preparation / .seconds(1), bells: bells)
    }

    /// The plan of a saved sitting; what it leaves out is as in the other settings.
    package func plan(of saved: SavedSitting) -> SittingPlan {
        var plan = plan
        if let length = saved.length { plan.target = length.seconds }
        if let method = saved.method { plan.methodName = method }
        if let type = saved.type { plan.type = type }
        if let preparation = saved.preparation { plan.preparation = preparation / .seconds(1) }
        if let bells = saved.bells { plan.bells = bells }
        plan.sound = SittingSound(ambient: saved.ambient, guide: saved.guide)
        return saved.stages.map { plan.staged($0) } ?? plan
    }

    /// The saved sittings by name, each with the key that begins it: its own, unless another has that too, or the first letter of its
    /// name that is free.
    package var savedSittings: [(name: String, sitting: SavedSitting, key: Character?)] {
        let sorted = sittings.sorted { $0.key < $1.key }
        var (taken, own) = (SavedSitting.reservedKeys, [String: Character]())
        for (name, sitting) in sorted {
            if let key = sitting.key, taken.insert(key).inserted { own[name] = key }
        }
        return sorted.map { name, sitting in
            let key = own[name] ?? freeKey(for: name, besides: taken)
            if let key { taken.insert(key) }
            return (name, sitting, key)
        }
    }

    /// The key that a sitting of this name has in the start panel, or would have if it was saved now: the others keep theirs.
    package func key(ofSitting name: String) -> Character? {
        let saved = savedSittings
        if let known = saved.first(where: { $0.name == name }) { return known.key }
        return freeKey(for: name, besides: SavedSitting.reservedKeys.union(saved.compactMap(\.key)))
    }

    private func freeKey(for name: String, besides taken: Set<Character>) -> Character? {
        name.first { $0.isLetter && !taken.contains($0) }
    }
}

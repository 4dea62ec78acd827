extension XcodeProject {
    /// The names that a target's Debug configuration, or its first one, defines for `#if`, with those of the project that it inherits.
    ///
    /// Files of settings (`.xcconfig`) are not read.
    func conditions(of target: Object) -> [String] {
        let own = settings(of: target)
        let inherited = objects.values.filter { $0["isa"] as? String == "PBXProject" }.map(settings)
        let named = Self.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS", in: own, inherited)
        let flags = Self.words("OTHER_SWIFT_FLAGS", in: own, inherited)
        let defined = flags.enumerated().compactMap { index, flag -> String? in
            if flag == "-D" { return index + 1 < flags.count ? flags[index + 1] : nil }
            return flag.hasPrefix("-D") ? String(flag.dropFirst(2)) : nil
        }
        // What depends on other settings, as `$(TARGET_NAME)`, cannot be defined.
        return Set(named + defined).filter { name in
            name.first.map { $0.isLetter || $0 == "_" } == true
                && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        }.sorted()
    }

    private func settings(of object: Object) -> Object {
        let list = (object["buildConfigurationList"] as? String).flatMap { objects[$0] }
        let configurations = (list?["buildConfigurations"] as? [String] ?? []).compactMap { objects[$0] }
        let chosen = configurations.first { $0["name"] as? String == "Debug" } ?? configurations.first
        return chosen?["buildSettings"] as? Object ?? [:]
    }

    /// The words of a setting, which is a text or a list of texts; `$(inherited)` are those of the project.
    private static func words(_ name: String, in own: Object, _ inherited: [Object]) -> [String] {
        let above = inherited.flatMap { words($0[name]) }
        guard let value = own[name] else { return above }
        return words(value).flatMap { $0 == "$(inherited)" ? above : [$0] }
    }

    private static func words(_ value: Any?) -> [String] {
        let texts = (value as? String).map { [$0] } ?? value as? [String] ?? []
        return texts.flatMap { $0.split(whereSeparator: \.isWhitespace).map { $0.filter { $0 != "\"" } } }
    }
}

extension GuestCollection {
    /// What the Xcode project defines for `#if`, for `--explain`.
    var conditionNotes: [SourceNote] {
        conditions.map { name in
            let file = roots.first.map { pool.files[$0.file].path } ?? ""
            return SourceNote(file: file, line: 1, sentence: "\(name) is defined, as the Xcode project has it")
        }
    }
}

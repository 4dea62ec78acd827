import Foundation

extension XcodeProject {
    /// The names that a target's Debug configuration, or its first one, defines for `#if`: the target's settings come before those of its
    /// file of settings (`.xcconfig`), and these before the project's and those of its file.
    func conditions(of target: Object) -> [String] {
        let own = configuration(of: target)
        let name = own?["name"] as? String ?? Self.usual
        let project = objects.values.first { $0["isa"] as? String == "PBXProject" }
        let levels = [project.flatMap { configuration(of: $0, named: name) }, own].compactMap(\.self)
        let given = [
            "CONFIGURATION": name, "TARGET_NAME": target["name"] as? String ?? "", "PLATFORM_NAME": "iphoneos",
        ]
        var settings = XcodeSettings(
            given.compactMap { XcodeSettings.Assignment($0.key, $0.value) } + levels.flatMap(assignments),
            configuration: name)
        let named = Self.words(settings.value(of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS"))
        let flags = Self.words(settings.value(of: "OTHER_SWIFT_FLAGS"))
        let defined = flags.enumerated().compactMap { index, flag -> String? in
            if flag == "-D" { return index + 1 < flags.count ? flags[index + 1] : nil }
            return flag.hasPrefix("-D") ? String(flag.dropFirst(2)) : nil
        }
        return Set(named + defined).filter { name in
            name.first.map { $0.isLetter || $0 == "_" } == true
                && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        }.sorted()
    }

    private static let usual = "Debug"

    private func configuration(of object: Object, named name: String = usual) -> Object? {
        let list = (object["buildConfigurationList"] as? String).flatMap { objects[$0] }
        let configurations = (list?["buildConfigurations"] as? [String] ?? []).compactMap { objects[$0] }
        return configurations.first { $0["name"] as? String == name } ?? configurations.first
    }

    /// What a configuration's file assigns, then what it assigns itself, those for some platforms or configurations last.
    private func assignments(of configuration: Object) -> [XcodeSettings.Assignment] {
        let settings = (configuration["buildSettings"] as? Object ?? [:]).sorted {
            ($0.key.contains("[") ? 1 : 0, $0.key) < ($1.key.contains("[") ? 1 : 0, $1.key)
        }
        return (file(of: configuration).map(XcodeSettings.assignments(inFileAt:)) ?? [])
            + settings.compactMap { key, value in
                let texts = (value as? String).map { [$0] } ?? value as? [String] ?? []
                return XcodeSettings.Assignment(key, texts.joined(separator: " "))
            }
    }

    private func file(of configuration: Object) -> String? {
        if let file = configuration["baseConfigurationReference"] as? String { return places[file] }
        // Of a folder whose files no group lists (Xcode 16).
        guard let anchor = (configuration["baseConfigurationReferenceAnchor"] as? String).flatMap({ places[$0] }),
            let path = configuration["baseConfigurationReferenceRelativePath"] as? String
        else { return nil }
        return SourceFolder.join(anchor, path)
    }

    private static func words(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map { $0.filter { $0 != "\"" } }
    }
}

extension GuestCollection {
    /// What the Xcode project or the package defines for `#if`, for `--explain`.
    var conditionNotes: [SourceNote] {
        conditions.map { name in
            let file = roots.first.map { pool.files[$0.file].path } ?? ""
            return SourceNote(file: file, line: 1, sentence: "\(name) is defined, as the project has it")
        }
    }
}

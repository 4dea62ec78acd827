import Meditation

/// What other apps call things, in Islet's words.
enum ForeignWords {
    private static let types: [(word: String, type: SessionType)] = [
        ("walking", .walking), ("breath", .breathing), ("body scan", .bodyScan), ("yoga", .yoga), ("tai chi", .yoga),
        ("qi gong", .yoga), ("mantra", .mantra), ("chanting", .mantra), ("prayer", .mantra), ("metta", .lovingKindness),
        ("loving", .lovingKindness), ("meditation", .meditation),
    ]

    /// The kind of practice of an activity; one that Islet has no word for is ``SessionType/other``.
    static func type(of activity: String) -> SessionType {
        let words = activity.lowercased()
        if words.allSatisfy(\.isWhitespace) { return .meditation }
        return types.first { words.contains($0.word) }?.type ?? .other
    }

    /// The first of some names that is one, in one line and as long as a name may be.
    static func methodName(_ candidates: String...) -> String {
        for candidate in candidates {
            let name = String((SittingNote.cleaned(candidate) ?? "").map { $0.isWhitespace ? " " : $0 })
            if let name = SittingLimits.cut(methodName: name) { return name }
        }
        return StartRequest.defaultMethodName
    }
}

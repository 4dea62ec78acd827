import Foundation

/// A part of a sitting with a name, a length and a bell of its own, such as walking between two sittings.
public struct SittingStage: Codable, Hashable, Sendable {
    /// What the person calls it; never empty.
    public var name: String
    /// The kind of practice.
    public var type: SessionType
    /// Its length in seconds sat, greater than 0.
    public var duration: TimeInterval
    /// The bell strokes at its beginning; nil for as many as the setting `strokes.stage` says. The first stage begins with the
    /// sitting's own bell.
    public var strokes: Int?

    /// A stage with everything given.
    public init(name: String, type: SessionType = .meditation, duration: TimeInterval, strokes: Int? = nil) {
        (self.name, self.type, self.duration, self.strokes) = (name, type, duration, strokes)
    }

    /// The most stages of a sitting. With the longest names they still fit into a Live Activity's 4 KB.
    public static let most = 12

    /// The numbers of strokes with which a stage may begin.
    public static let allowedStrokes = 0...3

    /// Longest name, in characters.
    public static let longestName = 30

    /// Longest name, in bytes.
    static let longestNameInBytes = 60
}

/// The stages of a sitting, in order; empty for a sitting without stages. Their boundaries are computed from their lengths, in
/// seconds sat, so that a pause moves those behind it and nothing has to tick.
///
///     sit 25m, walk 10m, sit 25m     0 ··········· 1500 ····· 2100 ··········· 3600
///                                    stage 0       stage 1    stage 2          target
public struct SittingStages: Hashable, Sendable {
    /// The stages.
    public var list: [SittingStage]

    /// Stages in order; by default none.
    public init(_ list: [SittingStage] = []) { self.list = list }

    /// Whether the sitting has none.
    public var isEmpty: Bool { list.isEmpty }

    /// The length of all, which is the sitting's target; nil without stages.
    public var duration: TimeInterval? {
        isEmpty ? nil : list.reduce(0) { $0 + $1.duration }.wholeMilliseconds
    }

    /// The seconds sat at which each stage begins: the first is 0.
    public var starts: [TimeInterval] {
        var sum: TimeInterval = 0
        return list.map { stage in
            defer { sum = (sum + stage.duration).wholeMilliseconds }
            return sum
        }
    }

    /// The index of the stage in which the sitting is after `elapsed` seconds; past the target the last one. Nil without
    /// stages.
    public func index(at elapsed: TimeInterval) -> Int? {
        isEmpty ? nil : starts.lastIndex { $0 <= elapsed } ?? 0
    }

    /// The stages as they were sat when the sitting ended after `elapsed` seconds: those that never began are left out, the last
    /// one has what was sat of it.
    public func sat(_ elapsed: TimeInterval) -> SittingStages {
        guard let last = index(at: elapsed) else { return self }
        var sat = Array(list[...last])
        sat[last].duration = max(0, (elapsed - starts[last]).wholeMilliseconds)
        return SittingStages(sat.filter { $0.duration > 0 })
    }

    /// Whether a sitting may have these stages.
    package var isAllowed: Bool { problem == nil }

    /// Why no sitting may have these stages; nil where one may.
    var problem: TimerError? {
        guard list.count <= SittingStage.most else { return .tooManyStages }
        for stage in list {
            guard stage.duration > 0, stage.duration <= SittingLimits.longestTarget else { return .targetNotPositive }
            guard !stage.name.isEmpty, stage.name.count <= SittingStage.longestName,
                stage.name.utf8.count <= SittingStage.longestNameInBytes
            else { return .stageNameLength }
            guard !SittingLimits.hasControls(line: stage.name) else { return .controlCharacter(in: "stage's name") }
        }
        return nil
    }
}

/// Stages are written as a list, and not at all where there are none: what an earlier Islet wrote has none.
extension SittingStages: Codable {
    /// Stages of a list.
    public init(from decoder: any Decoder) throws {
        list = try decoder.singleValueContainer().decode([SittingStage].self)
    }

    /// The list of stages.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(list)
    }
}

extension KeyedDecodingContainer {
    /// Stages, or none where the key is missing.
    func decode(_ type: SittingStages.Type, forKey key: Key) throws -> SittingStages {
        try decodeIfPresent(type, forKey: key) ?? SittingStages()
    }
}

extension KeyedEncodingContainer {
    /// Stages, or nothing where there are none.
    mutating func encode(_ stages: SittingStages, forKey key: Key) throws {
        if !stages.isEmpty { try encode(stages.list, forKey: key) }
    }
}

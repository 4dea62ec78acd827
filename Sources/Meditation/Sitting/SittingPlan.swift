import Foundation
import Languages

/// What a sitting is to be like, without the identity of one: what is remembered, saved and begun again.
public struct SittingPlan: Codable, Hashable, Sendable {
    /// The intended length in seconds; nil (the default) is open-ended.
    public var target: TimeInterval?
    /// The method's name. Default: ``StartRequest/defaultMethodName``.
    public var methodName: String
    /// The kind of practice. Default: ``SessionType/meditation``.
    public var type: SessionType
    /// Seconds before the sitting begins. Default: 0.
    public var preparation: TimeInterval
    /// The bells in between. Default: none.
    public var bells: IntervalBells
    /// The stages, whose lengths together are the target. Default: none.
    public var stages: SittingStages
    /// What plays besides the bells. Default: what the settings say.
    public var sound: SittingSound

    /// A plan; every part has a default.
    public init(
        target: TimeInterval? = nil, methodName: String = StartRequest.defaultMethodName,
        type: SessionType = .meditation, preparation: TimeInterval = 0, bells: IntervalBells = .none,
        stages: SittingStages = SittingStages(), sound: SittingSound = SittingSound()
    ) {
        (self.target, self.methodName, self.type) = (target, methodName, type)
        (self.preparation, self.bells, self.stages) = (preparation, bells, stages)
        self.sound = sound
    }

    /// The same plan with stages, which determine target, method and type; without any they stay.
    public func staged(_ stages: SittingStages) -> SittingPlan {
        guard let first = stages.list.first else { return self }
        return SittingPlan(
            target: stages.duration, methodName: first.name, type: first.type, preparation: preparation, bells: bells,
            stages: stages, sound: sound)
    }

    /// The same plan with another method. A breathing becomes a meditation if the method is not a breath, and the bells of its breaths
    /// go with it: nothing would pace them.
    public func named(_ methodName: String) -> SittingPlan {
        var plan = self
        plan.methodName = methodName
        guard type == .breathing, methodName != self.methodName, BreathPattern(methodName: methodName) == nil else {
            return plan
        }
        plan.type = .meditation
        if let breath = BreathPattern(methodName: self.methodName), bells == .every(breath.bellInterval) {
            plan.bells = .none
        }
        return plan
    }

    /// The plan in a few words: `Zazen · 25 min`. Without the method where that is `usual`.
    public func summary(besides usual: String = "") -> String {
        guard stages.isEmpty else { return stages.summary }
        let length = target.map(ClockText.brief) ?? localized("open-ended", "length")
        return methodName == usual ? length : "\(methodName) · \(length)"
    }
}

extension StartRequest {
    /// A request for a new sitting after a plan.
    public init(_ plan: SittingPlan) {
        self.init(
            target: plan.target, methodName: plan.methodName, type: plan.type, preparation: plan.preparation,
            bells: plan.bells, stages: plan.stages, sound: plan.sound)
    }
}

extension Sitting {
    /// What it takes to begin the same sitting again.
    public var plan: SittingPlan {
        SittingPlan(
            target: target, methodName: methodName, type: type, preparation: preparation, bells: bells,
            stages: stages, sound: sound)
    }
}

/// The plans of the last sittings, newest first, and what to offer from them.
public struct RecentPlans: Hashable, Sendable {
    /// The plans, newest first; one that was sat several times comes several times.
    public let plans: [SittingPlan]
    /// The indices of those whose sittings are not in the log, because they were discarded or too short.
    private let unlogged: Set<Int>

    /// Recent plans, newest first; by default none.
    ///
    /// - Parameter unlogged: The indices of those whose sittings are not in the log. Default: none.
    public init(_ plans: [SittingPlan] = [], unlogged: Set<Int> = []) {
        (self.plans, self.unlogged) = (plans, unlogged)
    }

    /// The plan of the last sitting; nil when there was none.
    public var last: SittingPlan? { plans.first }

    /// The plans that were sat and logged most often, the most frequent first and of equally frequent ones the newest. A plan that was
    /// sat once is not frequent, and the last one is not among them.
    ///
    /// - Parameter count: The most plans to return.
    public func frequent(_ count: Int) -> [SittingPlan] {
        var counts: [SittingPlan: Int] = [:]
        for (index, plan) in plans.enumerated() where !unlogged.contains(index) { counts[plan, default: 0] += 1 }
        var seen = Set(plans.prefix(1))
        let others = plans.filter { counts[$0, default: 0] > 1 && seen.insert($0).inserted }
        // Sorting keeps the newest first among equals by the index.
        let sorted = others.enumerated().sorted {
            let (one, other) = (counts[$0.element, default: 0], counts[$1.element, default: 0])
            return one == other ? $0.offset < $1.offset : one > other
        }
        return sorted.prefix(count).map(\.element)
    }

    /// The names of the methods, newest first, each once, with the type that each had last.
    public var methods: [(name: String, type: SessionType)] {
        var seen: Set<String> = []
        return plans.filter { seen.insert($0.methodName).inserted }.map { ($0.methodName, $0.type) }
    }
}

import ActivitySystem
import Foundation

extension Simulator {
    /// What became of an expectation, now.
    func verdict(on expectation: Expectation) -> Verdict {
        guard let index = index(of: expectation.app) else { preconditionFailure("the reader knows every app") }
        let (holds, actual) = judge(expectation.claim, of: apps[index])
        return Verdict(
            expectation: expectation, time: time, entryCount: recorder.entries.count, holds: holds, actual: actual)
    }

    private func judge(_ claim: Expectation.Claim, of app: RunningApp) -> (Bool, String) {
        switch claim {
        case .state(let expected):
            let state = app.activity.map { system.state(of: $0) ?? .dismissed }
            return (state == expected, Expectation.words(state))
        case .shown(let expected): return (Set(app.places) == expected, Expectation.words(app.places))
        case .session(let isRunning):
            return (app.isSessionOn == isRunning, Expectation.words(sessionIsRunning: app.isSessionOn))
        case .process(let expected):
            let process = process(of: app)
            return (process == expected, process.rawValue)
        case .field(let name, let expected):
            let value = app.activity.flatMap { field(name, of: $0) }
            return (value == expected, Expectation.words(value, of: name, kind: app.app.kind))
        case .figure(let figure, let bound):
            let value = value(of: figure, app)
            return (bound.allows(value), Expectation.words(value, of: figure))
        }
    }

    private func field(_ name: String, of id: String) -> ContentValue? {
        guard let state = system.content(of: id)?.state else { return nil }
        return (try? JSONDecoder().decode([String: ContentValue].self, from: state))?[name]
    }

    /// All figures of an app.
    func figures(of app: RunningApp) -> [Expectation.Figure: Double] {
        Dictionary(uniqueKeysWithValues: Expectation.Figure.allCases.map { ($0, value(of: $0, app)) })
    }

    private func value(of figure: Expectation.Figure, _ app: RunningApp) -> Double {
        switch figure {
        case .pushes: return Double(app.pushing.sentCount)
        case .immediate: return Double(app.pushing.immediateCount)
        case .batched: return Double(app.pushing.batcher.replacedCount)
        case .criticalThrottled: return Double(app.pushing.records.count { $0.urgency == .critical && $0.wasThrottled })
        case .immediateLatency: return app.pushing.longestLatency(of: .immediate, at: now)
        case .opportunisticLatency: return app.pushing.longestLatency(of: .opportunistic, at: now)
        case .leastBudget:
            return app.pushing.leastBudget ?? system.pushAllowance(of: app.app.name, at: now).rounded(.down)
        case .restarts: return Double(app.restarts)
        case .refusals, .updates, .throttled, .ignored, .alerts, .notices, .registrations:
            return Double(app.counts[figure] ?? 0)
        case .activities:
            return Double(system.activities(of: app.app.name, attributesType: app.app.kind.attributesType).count)
        case .longestGap: return app.longestGap(at: now)
        case .age:
            let start = app.activity.flatMap { system.startDate(of: $0) }
            return start.map { now.timeIntervalSince($0) } ?? 0
        case .size:
            guard let id = app.activity, let attributes = system.attributes(of: id),
                let content = system.content(of: id)
            else { return 0 }
            return Double(attributes.count + content.state.count)
        }
    }
}

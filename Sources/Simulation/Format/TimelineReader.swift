import ActivitySystem
import Foundation
import Yams

/// Reads a scenario's timeline: times in their order, with a step or a list of steps each.
struct TimelineReader {
    /// The scenario's apps.
    let apps: [ScenarioApp]
    /// The file as the person knows it.
    let file: String
    let files: ScenarioFiles

    func steps(in node: Node) throws(ScenarioError) -> [ScenarioStep] {
        let table = try ScenarioTable(node, of: "timeline", file: file)
        guard !table.all.isEmpty else { throw table.wrong(node, "timeline has no time in it") }
        var steps: [ScenarioStep] = []
        var previous = -1.0
        for (key, keyNode, value) in table.all {
            let time = try table.duration(keyNode, for: "a time")
            guard time > previous else {
                throw table.wrong(
                    keyNode, "\(key) is not later than the time before it; put the times in order")
            }
            previous = time
            if case .sequence(let sequence) = value {
                for node in sequence { steps += try self.steps(node, at: time) }
            } else {
                steps += try self.steps(value, at: time)
            }
        }
        // What a capture brings comes between later steps; at one time the order of the file counts.
        return steps.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    }

    /// One step, or each push of a capture.
    private func steps(_ node: Node, at time: TimeInterval) throws(ScenarioError) -> [ScenarioStep] {
        if case .mapping = node {
            let table = try ScenarioTable(node, of: "a step", file: file)
            if let (verb, _, object) = table.first {
                let reader = StepReader(table: table, verb: verb, object: object, apps: apps, files: files)
                if let captured = try reader.captured() {
                    return captured.map { ScenarioStep(time: time + $0.delay, action: $0.action, repetition: nil) }
                }
            }
        }
        return [try step(node, at: time)]
    }

    private func step(_ node: Node, at time: TimeInterval) throws(ScenarioError) -> ScenarioStep {
        if case .scalar(let scalar) = node {
            guard let action = StepReader.bare[scalar.string] else {
                throw ScenarioError(
                    file: file, place: ScenarioTable.place(of: node),
                    sentence: "\"\(scalar.string)\" is not a step without an app; use "
                        + "\(StepReader.bare.keys.sorted().joined(separator: ", ")), or steps such as {start: "
                        + "\(apps[0].name)}"
                )
            }
            return ScenarioStep(time: time, action: .device(action), repetition: nil)
        }
        let table = try ScenarioTable(node, of: "a step", file: file)
        guard let (verb, verbNode, object) = table.first else { throw table.wrong(node, "the step is empty") }
        guard StepReader.bare[verb] == nil else {
            throw table.wrong(
                verbNode, "\(verb) is about the device and takes no app; write - \(verb)")
        }
        let reader = StepReader(table: table, verb: verb, object: object, apps: apps, files: files)
        guard let (action, options) = try reader.action() else {
            throw table.wrong(
                verbNode,
                "unknown step \"\(verb)\"; steps: "
                    + "\((StepReader.verbs + StepReader.bare.keys.sorted()).joined(separator: ", "))"
            )
        }
        let repeats = verb == "expect" ? [] : ["every", "until"]
        try table.allow([verb] + options + repeats, in: "the step \(verb)")
        return ScenarioStep(time: time, action: action, repetition: try repetition(in: table, from: time))
    }

    private func repetition(
        in table: ScenarioTable, from time: TimeInterval
    ) throws(ScenarioError) -> ScenarioStep.Repetition? {
        guard let every = table["every"] else {
            if let until = table["until"] {
                throw table.wrong(until, "until needs every, such as {every: 1s, until: 8h}")
            }
            return nil
        }
        guard let until = table["until"] else { throw table.wrong(every, "every needs until, the last time at which") }
        let interval = try table.duration(every, for: "every")
        guard interval > 0 else { throw table.wrong(every, "every is longer than 0s") }
        let end = try table.duration(until, for: "until")
        guard end >= time else {
            throw table.wrong(until, "until must be a time of the scenario, not earlier than the step")
        }
        let most = 1_000_000.0
        guard (end - time) / interval <= most else {
            throw table.wrong(every, "that is more than \(Int(most)) times; choose a longer every or an earlier until")
        }
        return ScenarioStep.Repetition(interval: interval, end: end)
    }
}

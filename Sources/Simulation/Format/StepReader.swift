import ActivitySystem
import Foundation
import PushPriority
import Yams

/// Reads one step: its first key says what happens, the others say more about it.
struct StepReader {
    /// The step.
    let table: ScenarioTable
    /// Its first key.
    let verb: String
    /// The value of that.
    let object: Node
    /// The scenario's apps.
    let apps: [ScenarioApp]
    let files: ScenarioFiles

    /// All first keys.
    static let verbs = [
        "start", "update", "end", "push", "restart", "watch", "countdowns", "foreground", "background", "terminate",
        "permission",
        "frequent-pushes", "dismiss", "expand", "lock", "low-power", "critical-battery", "power",
        "offline", "refuse", "expect",
    ]

    /// What happens to the device alone, in a word without a value.
    static let bare: [String: DeviceAction] = ["collapse": .collapse, "memory-pressure": .memoryPressure]

    /// What happens, and which other keys the step may have; `nil` for a key that is none.
    func action() throws(ScenarioError) -> (ScenarioAction, [String])? {
        switch verb {
        case "start":
            let app = try app(object)
            return (.start(app: app.name, try start(of: app)), ["content", "by", "starts-in", "style", "alert"])
        case "update":
            let app = try app(object)
            return (.update(app: app.name, try update(of: app)), ["content", "stale-after", "relevance", "alert"])
        case "end":
            let app = try app(object)
            return (.end(app: app.name, try changes(of: app), try dismissal()), ["content", "dismissal"])
        case "push":
            let app = try app(object)
            if let payload = try payload() { return (.push(app: app.name, payload), ["payload", "priority"]) }
            return (
                .push(app: app.name, try push(to: app)),
                [
                    "event", "content", "stale-after", "relevance", "alert", "priority", "tells", "timestamp",
                    "dismissal",
                ]
            )
        case "restart":
            let app = try app(object)
            try requireSession(of: app)
            return (.restart(app: app.name), [])
        case "watch": return (.watch(app: try watchedApp(object).name, try items()), ["items"])
        case "foreground": return (.move(app: try app(object).name, .foreground), [])
        case "background": return (.move(app: try app(object).name, .background), [])
        case "terminate": return (.move(app: try app(object).name, .terminated), [])
        case "dismiss": return (.dismiss(app: try app(object).name), [])
        case "expand": return (.expand(app: try app(object).name), [])
        case "refuse": return (try refusal(), ["times", "error"])
        case "expect":
            return (
                .expect(try ExpectationReader(apps: apps, file: table.file, files: files).expectations(in: object)), []
            )
        default: return try choice()
        }
    }

    /// Something that is on or off.
    private func choice() throws(ScenarioError) -> (ScenarioAction, [String])? {
        switch verb {
        case "permission": return (.permission(app: try concernedApp().name, try isOn()), ["app"])
        case "frequent-pushes": return (.frequentPushes(app: try concernedApp().name, try isOn()), ["app"])
        case "countdowns":
            let app = try concernedApp()
            guard app.lifecycle == .watchlist else { throw notWatched(app, at: object) }
            return (.preference(app: app.name, try isOn()), ["app"])
        case "lock": return (.device(.lock(try isOn())), [])
        case "low-power": return (.device(.lowPower(try isOn())), [])
        case "critical-battery": return (.device(.criticalBattery(try isOn())), [])
        case "power": return (.device(.power(try isOn())), [])
        case "offline": return (.device(.offline(try isOn())), [])
        default: return nil
        }
    }

    private func isOn() throws(ScenarioError) -> Bool { try table.boolean(object, for: verb) }

    // MARK: Apps

    private func app(_ node: Node) throws(ScenarioError) -> ScenarioApp {
        try table.choice(node, for: "an app", apps.map { ($0.name, $0) })
    }

    /// The app that `app` names; where the scenario has one alone, it need not be named.
    private func concernedApp() throws(ScenarioError) -> ScenarioApp {
        if let node = table["app"] { return try app(node) }
        guard apps.count == 1 else {
            throw table.wrong(
                table.node, "\(verb) needs app, one of \(apps.map(\.name).joined(separator: ", "))")
        }
        return apps[0]
    }

    private func watchedApp(_ node: Node) throws(ScenarioError) -> ScenarioApp {
        let app = try app(node)
        guard app.lifecycle == .watchlist else { throw notWatched(app, at: node) }
        return app
    }

    private func notWatched(_ app: ScenarioApp, at node: Node) -> ScenarioError {
        table.wrong(node, "\(verb) is for apps with lifecycle: watchlist, which \(app.name) does not have")
    }

    // MARK: What is said

    private func changes(of app: ScenarioApp) throws(ScenarioError) -> [String: FieldChange] {
        guard let node = table["content"] else { return [:] }
        return try FieldReader(kind: app.kind, file: table.file, files: files).changes(in: node)
    }

    private func text(_ key: String) throws(ScenarioError) -> String? {
        guard let node = table[key] else { return nil }
        return try table.text(node, for: key)
    }

    private func duration(_ key: String) throws(ScenarioError) -> TimeInterval? {
        guard let node = table[key] else { return nil }
        return try table.duration(node, for: key)
    }

    private func start(of app: ScenarioApp) throws(ScenarioError) -> ScenarioStart {
        var start = ScenarioStart(changes: try changes(of: app), alert: try text("alert"))
        start.delay = try duration("starts-in") ?? 0
        if let node = table["by"] {
            start.origin = try table.choice(node, for: "by", [("app", .app), ("intent", .intent)])
        }
        if let node = table["style"] {
            start.style = try table.choice(node, for: "style", [("standard", .standard), ("transient", .transient)])
        }
        if app.lifecycle == .none, start.delay > 0, start.alert == nil, let node = table["starts-in"] {
            throw table.wrong(node, "an activity that starts later needs alert, as on a phone; add one")
        }
        guard app.lifecycle != .none else { return start }
        let own = ["by", "starts-in", "style"].first { table[$0] != nil }
        if let own, let node = table[own] {
            throw table.wrong(node, "the lifecycle of \(app.name) sets it; leave out \(own)")
        }
        if app.lifecycle == .watchlist { throw table.wrong(object, "\(app.name) has a watchlist; use watch") }
        return start
    }

    private func update(of app: ScenarioApp) throws(ScenarioError) -> ContentUpdate {
        if verb == "update", app.lifecycle == .watchlist {
            throw table.wrong(object, "\(app.name) has a watchlist; use watch")
        }
        var update = ContentUpdate(
            changes: try changes(of: app), staleAfter: try duration("stale-after"), alert: try text("alert"))
        if let node = table["relevance"] { update.relevance = try table.number(node, for: "relevance") }
        return update
    }

    private func dismissal() throws(ScenarioError) -> Dismissal {
        guard let node = table["dismissal"] else { return .default }
        switch try table.text(node, for: "dismissal") {
        case "default": return .default
        case "immediate": return .immediate
        default: return .after(try table.duration(node, for: "dismissal"))
        }
    }

    private func push(to app: ScenarioApp) throws(ScenarioError) -> ScenarioPush {
        var push = ScenarioPush(content: try update(of: app), timestamp: try duration("timestamp"))
        if let node = table["event"] {
            push.event = try table.choice(node, for: "event", ScenarioPush.Event.allCases.map { ($0.rawValue, $0) })
        }
        if let node = table["priority"] {
            push.priority = try table.choice(node, for: "priority", [("10", .immediate), ("5", .opportunistic)])
        }
        if push.event != .update { push.tells = push.event == .end ? .stop : .start }
        if let node = table["tells"] {
            push.tells = try table.choice(node, for: "tells", PushedEvent.allCases.map { ($0.rawValue, $0) })
        }
        if let node = table["dismissal"] {
            guard push.event == .end else {
                throw table.wrong(node, "dismissal is for the end; add event: end, or leave it out")
            }
            push.dismissal = try dismissal()
        }
        if push.event == .restartNeeded { try requireSession(of: app) }
        return push
    }

    /// A push as a backend sent it.
    private func payload() throws(ScenarioError) -> ScenarioPush? {
        guard let node = table["payload"] else { return nil }
        var push = try PayloadReader(node: node, table: table).push(files.object(node, for: "payload", in: table)).push
        if let node = table["priority"] {
            push.priority = try table.choice(node, for: "priority", [("10", .immediate), ("5", .opportunistic)])
        }
        return push
    }

    /// All pushes of a capture, each with the seconds after the first; `nil` if the step is not one.
    func captured() throws(ScenarioError) -> [(delay: TimeInterval, action: ScenarioAction)]? {
        guard verb == "push", let node = table["captured"] else { return nil }
        try table.allow(["push", "captured"], in: "the step push")
        let app = try app(object)
        let reader = PayloadReader(node: node, table: table)
        var pushes: [(push: ScenarioPush, timestamp: Double)] = []
        for object in try files.lines(node, for: "captured", in: table) { pushes.append(try reader.push(object)) }
        let first = pushes.map(\.timestamp).min() ?? 0
        return pushes.map { ($0.timestamp - first, .push(app: app.name, $0.push)) }
    }

    private func requireSession(of app: ScenarioApp) throws(ScenarioError) {
        guard case .session = app.lifecycle else {
            let what = verb == "push" ? "restart-needed" : verb
            throw table.wrong(object, "\(what) is for apps with a restart, which \(app.name) does not have")
        }
    }

    private func items() throws(ScenarioError) -> [WatchedItem] {
        guard let node = table["items"] else { throw table.wrong(table.node, "watch needs items, such as {Tea: 3m}") }
        let list = try ScenarioTable(node, of: "items", file: table.file)
        var items: [WatchedItem] = []
        for (title, _, end) in list.all {
            items.append(WatchedItem(title: title, end: try list.duration(end, for: title)))
        }
        return items
    }

    private func refusal() throws(ScenarioError) -> ScenarioAction {
        let app = try app(object)
        var (count, error) = (1, ActivityAuthorizationError.visibility)
        if let node = table["times"] { count = try table.count(node, for: "times") }
        if let node = table["error"] {
            error = try table.choice(
                node, for: "error", ActivityAuthorizationError.allCases.map { ($0.rawValue, $0) })
        }
        return .refuse(app: app.name, count: count, error)
    }
}

import CellUI

// Scenes and commands of apps. A Live Activity has none of them; a source next to it may.

public struct Window<Content: View>: Scene {
    public typealias Body = Never
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
}
public struct MenuBarExtra<Label: View, Content: View>: Scene {
    public typealias Body = Never
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
extension MenuBarExtra where Label == CellUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {}
}
extension WindowGroup {
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
    public init<D: Codable & Hashable>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) {}
    public init<D: Codable & Hashable>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) {}
}
public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder var body: Body { get }
}
extension Never: Commands {}
extension Commands where Body == Never {
    public var body: Never { preconditionFailure("\(Self.self) are commands of their own and have no body") }
}
public struct EmptyCommands: Commands {
    public typealias Body = Never
    public init() {}
}
@resultBuilder public enum CommandsBuilder {
    public static func buildBlock<each C: Commands>(_ content: repeat each C) -> EmptyCommands { EmptyCommands() }
    public static func buildOptional(_ content: EmptyCommands?) -> EmptyCommands { EmptyCommands() }
    public static func buildEither(first: EmptyCommands) -> EmptyCommands { first }
    public static func buildEither(second: EmptyCommands) -> EmptyCommands { second }
    public static func buildLimitedAvailability(_ content: EmptyCommands) -> EmptyCommands { content }
}
public struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}
public struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}
public struct CommandGroupPlacement: Sendable {
    public static let appInfo = CommandGroupPlacement(), appSettings = CommandGroupPlacement(),
        systemServices = CommandGroupPlacement(), appVisibility = CommandGroupPlacement(),
        appTermination = CommandGroupPlacement(), newItem = CommandGroupPlacement(), saveItem = CommandGroupPlacement(),
        importExport = CommandGroupPlacement(), printItem = CommandGroupPlacement(), undoRedo = CommandGroupPlacement(),
        pasteboard = CommandGroupPlacement(), textEditing = CommandGroupPlacement(),
        textFormatting = CommandGroupPlacement(), toolbar = CommandGroupPlacement(), sidebar = CommandGroupPlacement(),
        windowSize = CommandGroupPlacement(), windowList = CommandGroupPlacement(),
        windowArrangement = CommandGroupPlacement(), singleWindowList = CommandGroupPlacement(),
        help = CommandGroupPlacement()
}
public struct SidebarCommands: Commands {
    public typealias Body = Never
    public init() {}
}
public struct ToolbarCommands: Commands {
    public typealias Body = Never
    public init() {}
}
public struct TextEditingCommands: Commands {
    public typealias Body = Never
    public init() {}
}
public struct TextFormattingCommands: Commands {
    public typealias Body = Never
    public init() {}
}
public struct InspectorCommands: Commands {
    public typealias Body = Never
    public init() {}
}
public struct WindowResizability: Sendable {
    public static let automatic = WindowResizability(), contentMinSize = WindowResizability(),
        contentSize = WindowResizability()
}
public protocol WindowStyle {}
public struct DefaultWindowStyle: WindowStyle { public init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
public struct TitleBarWindowStyle: WindowStyle { public init() {} }
public struct PlainWindowStyle: WindowStyle { public init() {} }
extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: Self { Self() } }
extension WindowStyle where Self == HiddenTitleBarWindowStyle { public static var hiddenTitleBar: Self { Self() } }
extension WindowStyle where Self == TitleBarWindowStyle { public static var titleBar: Self { Self() } }
extension WindowStyle where Self == PlainWindowStyle { public static var plain: Self { Self() } }
extension Scene {
    public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { self }
    public func commandsRemoved() -> some Scene { self }
    public func commandsReplaced<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { self }
    public func defaultSize(_ size: CGSize) -> some Scene { self }
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene { self }
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
    public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
}
public struct SceneRestorationBehavior: Sendable {
    public static let automatic = SceneRestorationBehavior(), disabled = SceneRestorationBehavior()
}
public struct SceneLaunchBehavior: Sendable {
    public static let automatic = SceneLaunchBehavior(), presented = SceneLaunchBehavior(),
        suppressed = SceneLaunchBehavior()
}

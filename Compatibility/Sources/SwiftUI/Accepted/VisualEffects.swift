import CellUI

/// What `visualEffect(_:)` and `scrollTransition(_:)` change of a view. Nothing is changed here.
public protocol VisualEffect {}
extension EmptyVisualEffect: VisualEffect {}
extension VisualEffect {
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
    public func offset(_ offset: CGSize) -> some VisualEffect { self }
    public func opacity(_ opacity: Double) -> some VisualEffect { self }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { self }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect { self }
    public func brightness(_ amount: Double) -> some VisualEffect { self }
    public func contrast(_ amount: Double) -> some VisualEffect { self }
    public func saturation(_ amount: Double) -> some VisualEffect { self }
    public func grayscale(_ amount: Double) -> some VisualEffect { self }
    public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }
}

// Shaders of Metal, which nothing here can run.

@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
    public static let `default` = ShaderLibrary()
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }
    public init(data: Data) {}
    public init(url: URL) {}
    init() {}
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
    public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
}
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
    public init() {}
    public init(library: ShaderLibrary, name: String) {}
    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader { Shader() }
}
public struct Shader: Hashable, Sendable {
    public init() {}
    public init(function: ShaderFunction, arguments: [Argument]) {}
    public struct Argument: Hashable, Sendable {
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
        public static func float2(_ point: CGPoint) -> Argument { Argument() }
        public static func float2(_ size: CGSize) -> Argument { Argument() }
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
        public static func floatArray(_ array: [Float]) -> Argument { Argument() }
        public static func color(_ color: Color) -> Argument { Argument() }
        public static func colorArray(_ array: [Color]) -> Argument { Argument() }
        public static func image(_ image: Image) -> Argument { Argument() }
        public static func data(_ data: Data) -> Argument { Argument() }
        public static var boundingRect: Argument { Argument() }
    }
}
extension View {
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        self
    }
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
}

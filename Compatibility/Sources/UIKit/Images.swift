import CellUI
import Foundation

/// An image of an asset catalogue, of a file, or a symbol. PNGs and JPEGs are decoded; of another file the size is known, and a frame is
/// drawn.
open class UIImage: NSObject, @unchecked Sendable {
    enum Source {
        case asset(String, Bundle?)
        case symbol(String)
        case picture(Picture)
        case data(Data)
        case none
    }

    let source: Source
    public let size: CGSize
    public let scale: CGFloat
    public var renderingMode: RenderingMode = .automatic
    public var imageOrientation: Orientation { .up }
    public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }
    public var cgImage: CGImage? { CGImage(image: self) }
    /// Has no effect: nothing is filtered here.
    public var ciImage: CIImage? { nil }
    public var images: [UIImage]? { nil }
    public var duration: TimeInterval { 0 }
    public var capInsets: UIEdgeInsets { .zero }
    public var alignmentRectInsets: UIEdgeInsets { .zero }
    public var baselineOffsetFromBottom: CGFloat? { nil }
    public var flipsForRightToLeftLayoutDirection: Bool { false }
    public var configuration: Configuration? { nil }
    public var symbolConfiguration: SymbolConfiguration? { nil }

    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }
    public enum ResizingMode: Int, Sendable { case tile, stretch }
    public enum SymbolScale: Int, Sendable { case `default`, unspecified, small, medium, large }
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    open class Configuration: NSObject, @unchecked Sendable {}

    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        public init(pointSize: CGFloat) {}
        public init(pointSize: CGFloat, weight: SymbolWeight) {}
        public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {}
        public init(scale: SymbolScale) {}
        public init(weight: SymbolWeight) {}
        public init(textStyle: UIFont.TextStyle) {}
        public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {}
        public init(font: UIFont) {}
        public init(font: UIFont, scale: SymbolScale) {}
        public init(hierarchicalColor: UIColor) {}
        public init(paletteColors: [UIColor]) {}
        init(_: Void) {}
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration { self }
        public class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(()) }
        public class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(()) }
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(()) }
        public func configurationWithoutTextStyle() -> SymbolConfiguration { self }
        public func configurationWithoutWeight() -> SymbolConfiguration { self }
    }

    init(source: Source, size: CGSize = CGSize(width: 24, height: 24), scale: CGFloat = 1) {
        (self.source, self.size, self.scale) = (source, size, scale)
    }

    /// The size in points and the scale of an image of the catalogue; those of a frame if it cannot be drawn.
    private static func measures(of name: String) -> (CGSize, CGFloat) {
        let picture = AssetCatalogue.picture(named: name, in: .light)
        return (picture?.size ?? CGSize(width: 24, height: 24), picture?.scale ?? 1)
    }

    /// A name of the catalogue without the ending of a file; `nil` if there are catalogues and none has it.
    private static func known(_ name: String) -> String? {
        if AssetCatalogue.hasImage(named: name) { return name }
        let stem = (name as NSString).deletingPathExtension
        if AssetCatalogue.hasImage(named: stem) { return stem }
        return name.isEmpty || !AssetCatalogue.isEmpty ? nil : name
    }

    public override init() { (source, size, scale) = (.none, .zero, 1) }
    public required init(imageLiteralResourceName path: String) {
        source = .asset(path, nil)
        (size, scale) = Self.measures(of: path)
    }
    public init?(named name: String) {
        guard let name = Self.known(name) else { return nil }
        source = .asset(name, nil)
        (size, scale) = Self.measures(of: name)
    }
    public init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        guard let name = Self.known(name) else { return nil }
        source = .asset(name, bundle)
        (size, scale) = Self.measures(of: name)
    }
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let name = Self.known(name) else { return nil }
        source = .asset(name, bundle)
        (size, scale) = Self.measures(of: name)
    }
    public init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        (source, size, scale) = (.symbol(name), CGSize(width: 20, height: 20), 1)
    }
    public init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        (source, size, scale) = (.symbol(name), CGSize(width: 20, height: 20), 1)
    }
    /// The symbol without its value: all its layers are drawn.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: Configuration? = nil
    ) { self.init(systemName: name, withConfiguration: configuration) }
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, variableValue value: Double, configuration: Configuration? = nil
    ) { self.init(named: name, in: bundle, with: configuration) }
    public init(resource: ImageResource) {
        source = .asset(resource.name, resource.bundle)
        (size, scale) = Self.measures(of: resource.name)
    }
    public init?(data: Data, scale: CGFloat = 1) {
        if let picture = Picture(file: data, scale: scale) {
            (source, size, self.scale) = (.picture(picture), picture.size, scale)
            return
        }
        guard let pixels = ImageFile.size(of: data) else { return nil }
        (source, self.scale) = (.data(data), scale)
        size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    }
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }
    public init(cgImage: CGImage) {
        (source, size, scale) = (cgImage.image.source, cgImage.image.size, cgImage.image.scale)
    }
    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        (source, size, self.scale) = (cgImage.image.source, cgImage.image.size, scale)
    }

    /// The image that a filter was given: nothing is filtered here.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
    public init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        let image = ciImage.source?.image
        (source, size, self.scale) = (image?.source ?? .none, image?.size ?? .zero, scale)
    }

    /// The pixels; `nil` if there are none that can be drawn.
    var picture: Picture? {
        switch source {
        case .asset(let name, _): AssetCatalogue.picture(named: name, in: .light)
        case .picture(let picture): picture
        case .symbol, .data, .none: nil
        }
    }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        let image = UIImage(source: source, size: size, scale: scale)
        image.renderingMode = renderingMode
        return image
    }
    public func withTintColor(_ color: UIColor) -> UIImage {
        guard let picture else { return self }
        return UIImage(source: .picture(picture.tinted(Color(color))), size: size, scale: scale)
    }
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withTintColor(color).withRenderingMode(renderingMode)
    }
    public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
    public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { self }
    public func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard let picture, size.width > 0 else { return UIImage(source: source, size: size, scale: scale) }
        let own = Picture(picture.bitmap, scale: Double(picture.bitmap.width) / size.width)
        return UIImage(source: .picture(own), size: own.size, scale: own.scale)
    }
    public func preparingForDisplay() -> UIImage? { self }
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
    public func byPreparingForDisplay() async -> UIImage? { self }
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    public func withHorizontallyFlippedOrientation() -> UIImage { self }
    public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { self }
    public func withBaselineOffset(fromBottom offset: CGFloat) -> UIImage { self }
    public func imageWithoutBaseline() -> UIImage { self }
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
    /// Of an image of the catalogue, the file, which may be a JPEG: `UIImage(data:)` reads both. Of a symbol there is none.
    public func pngData() -> Data? {
        if case .data(let data) = source { return data }
        if case .asset(let name, _) = source, let files = AssetCatalogue.installed.images[name]?.files,
            let file = files.max(by: { $0.scale < $1.scale })
        {
            return file.png
        }
        return picture.map { PlainPNG.data(of: $0.bitmap) }
    }
    public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
    public func draw(in rect: CGRect) {}
    public func draw(at point: CGPoint) {}
}

extension UIImage {
    public static var add: UIImage { UIImage(source: .symbol("plus.circle.fill")) }
    public static var remove: UIImage { UIImage(source: .symbol("minus.circle.fill")) }
    public static var actions: UIImage { UIImage(source: .symbol("ellipsis.circle")) }
    public static var checkmark: UIImage { UIImage(source: .symbol("checkmark")) }
    public static var strokedCheckmark: UIImage { UIImage(source: .symbol("checkmark.circle")) }
    /// The first of the images.
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
}

extension UIImage: _ExpressibleByImageLiteral {}

public typealias _ImageLiteralType = UIImage

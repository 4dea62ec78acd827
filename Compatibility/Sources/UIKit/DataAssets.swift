import Foundation

public typealias NSDataAssetName = String

/// A data set of an asset catalogue.
open class NSDataAsset: NSObject, @unchecked Sendable {
    public let name: NSDataAssetName
    public let data: Data
    /// The uniform type identifier that the catalogue gives; `public.data` without one.
    public let typeIdentifier: String

    /// `nil` if no catalogue has a data set of the name.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

    public init?(name: NSDataAssetName, bundle: Bundle) {
        // Islet writes each into the bundle: the type on the first line, then the data.
        let file = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? name
        guard let url = bundle.resourceURL?.appendingPathComponent(file + ".dataset"),
            let all = try? Data(contentsOf: url),
            let end = all.firstIndex(of: UInt8(ascii: "\n"))
        else { return nil }
        self.name = name
        typeIdentifier = String(decoding: all[..<end], as: UTF8.self)
        data = Data(all[all.index(after: end)...])
    }
}

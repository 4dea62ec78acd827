import Foundation
import FrameExport

/// The pictures that have been drawn, by their paths: those that a guest does not decode itself. A class, because each attempt to compile
/// a collection of sources looks at its pictures again.
final class DecodedPictures {
    private var known: [String: (file: Data, own: Data)] = [:]

    /// What a guest decodes of the file at a path, which has these bytes.
    func decodable(_ picture: PictureFile, of file: Data, at path: String) throws(PictureFile.Refusal) -> Data {
        if let known = known[path], known.file == file { return known.own }
        let own = try picture.decodable()
        known[path] = (file, own)
        return own
    }
}

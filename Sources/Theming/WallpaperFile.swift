import Foundation
import FrameExport
import HostSystem
import Languages
import Presentations

/// Reads a picture of the user's as the phone's wallpaper.
package enum WallpaperFile {
    /// The largest file that is read, in bytes: several times a phone's photo.
    private static let limit = 32 << 20

    /// The wallpaper in a file.
    ///
    /// - Parameter place: Where the file was named, for messages, such as `--wallpaper`.
    /// - Throws: a ``CommandFailure`` if there is no such file, or it cannot be drawn.
    package static func picture(at path: String, named place: String) throws -> WallpaperPicture {
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let type = try? FileManager.default.attributesOfItem(atPath: file)[.type] as? FileAttributeType
        // Opening a pipe would wait for its other end.
        if let type, type != .typeRegular, type != .typeDirectory {
            throw CommandFailure(
                sentence: localized("\(path) is not a file (\(place)); name a PNG or JPEG."), status: .noInput)
        }
        let bytes = try SmallFile.bytes(at: path, limit: limit, kind: localized("too large for a wallpaper (\(place))"))
        do throws(PictureFile.Refusal) {
            return WallpaperPicture(try PictureFile(Data(bytes)).bitmap(covering: WallpaperPicture.covered))
        } catch {
            throw CommandFailure(
                sentence: "\(path) \(error.sentence) (\(place)); name a PNG or JPEG.", status: .dataError)
        }
    }
}

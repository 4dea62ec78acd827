import Foundation
import GuestProtocol

/// A program that shows its widgets to Islet: an executable of a package that uses the product `Studio`.
package struct StudioProgram {
    /// Its path.
    package let path: String
    /// What it is started with to answer requests.
    static let arguments = [GuestMessage.serveArgument]

    /// The program at a path; `nil` if there is something else. It is not started to find out.
    package init?(at path: String) {
        var isFolder: ObjCBool = false
        let files = FileManager.default
        guard (path as NSString).pathExtension != "swift", files.fileExists(atPath: path, isDirectory: &isFolder),
            !isFolder.boolValue, files.isExecutableFile(atPath: path),
            let bytes = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
        else { return nil }
        guard bytes.withUnsafeBytes({ Self.isMarked($0) }) else { return nil }
        self.path = SourceFolder.standard(path)
    }

    /// Whether a file's bytes have the argument among its texts. C's search is a hundred times as fast as a collection's.
    private static func isMarked(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let mark = Array(GuestMessage.serveArgument.utf8)
        guard var place = bytes.baseAddress else { return false }
        let end = place + bytes.count
        while end - place >= mark.count, let found = memchr(place, Int32(mark[0]), end - place) {
            let start = UnsafeRawPointer(found)
            if end - start >= mark.count, memcmp(start, mark, mark.count) == 0 { return true }
            place = start + 1
        }
        return false
    }
}

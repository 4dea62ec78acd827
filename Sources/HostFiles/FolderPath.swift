import Foundation

extension String {
    /// The path of the folder that this path's file is in: empty for a name alone, `/` for what lies in the root.
    ///
    /// Foundation's `NSString.deletingLastPathComponent` ends the program for a relative path of one character
    /// (swift-corelibs-foundation, Swift 6.3).
    package var folderPath: String {
        let slashes = reversed().prefix { $0 == "/" }.count
        let isRoot = slashes == utf8.count
        if !isRoot, dropLast(slashes).utf16.count == 1 { return "" }
        return (self as NSString).deletingLastPathComponent
    }
}

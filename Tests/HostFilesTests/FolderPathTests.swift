import HostFiles
import Testing

@Suite("The folder of a path")
struct FolderPathTests {
    @Test(
        "It is the path without its last component",
        arguments: [
            ("a/b.swift", "a"), ("a/b/", "a"), ("/a", "/"), ("/", "/"), ("a", ""), ("a/", ""), ("ab", ""), ("é", ""),
            ("w/x", "w"), ("./a", "."), ("../a", ".."), ("", ""),
        ])
    func folder(_ path: String, _ folder: String) { #expect(path.folderPath == folder) }
}

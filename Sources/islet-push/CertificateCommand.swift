import ArgumentParser
import Foundation
import PushServer
import Store

/// `islet-push certificate`: a test CA, and a server's certificate that is valid for this machine and for Apple's push hosts.
struct CertificateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "certificate", abstract: "Make a test CA and a server certificate.",
        discussion: """
            Writes ca.pem, server.pem and server.key. The certificate is valid for localhost and for Apple's push hosts, so \
            that a client which trusts ca.pem can be pointed here by the CONNECT proxy. Files that exist are kept.
            """)

    @Option(help: ArgumentHelp("The folder to write into.", valueName: "dir"), completion: .directory)
    var out: String

    func run() throws {
        let files = CertificateFiles(folder: URL(filePath: out).path)
        try files.make(at: Date())
        for path in [files.authority, files.certificate, files.key] { print(path) }
    }
}

/// The three files of a test CA.
struct CertificateFiles {
    /// The CA's certificate, for clients.
    let authority: String
    /// The server's certificate.
    let certificate: String
    /// The server's private key.
    let key: String

    /// Files in a folder.
    init(folder: String) {
        (authority, certificate, key) = (folder + "/ca.pem", folder + "/server.pem", folder + "/server.key")
    }

    /// Makes the files; where all are there, they stay. Throws where only some are.
    func make(at now: Date) throws {
        let paths = [authority, certificate, key]
        let existing = paths.filter(FileManager.default.fileExists)
        if existing.count == paths.count { return }
        if let first = existing.first {
            throw PushFailure(
                "\(first) exists without the other two files; remove it, or choose another folder.", .cannotCreate)
        }
        let made = try TestAuthority.make(now: now)
        try FileManager.default.createDirectory(
            atPath: (authority as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try PrivateFiles.write(Array(made.serverKeyPEM.utf8), to: key)
        try PrivateFiles.write(Array(made.serverPEM.utf8), to: certificate)
        try PrivateFiles.write(Array(made.certificatePEM.utf8), to: authority)
        // Everybody may read the two that are public.
        for path in [certificate, authority] { chmod(path, 0o644) }
    }
}

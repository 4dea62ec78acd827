import ArgumentParser
import Foundation
import HostFiles
import HostSystem
import PushServer
import Store

/// `islet-push certificate`: a test CA, and a server's certificate that is valid for this machine and for Apple's push hosts.
struct CertificateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "certificate", abstract: "Make a test CA and a server certificate.",
        discussion: """
            Writes ca.pem, server.pem and server.key. The certificate is valid for localhost and for Apple's push hosts, so \
            that a client which trusts ca.pem can be pointed here by the CONNECT proxy. Files that exist are kept.

            For other machines, name this one as they reach it, and serve with the result:
              islet-push certificate --out certificates --name timer.example
              islet-push serve --host 0.0.0.0 --certificate certificates/server.pem --private-key certificates/server.key
            """)

    @Option(help: ArgumentHelp("The folder to write into.", valueName: "dir"), completion: .directory)
    var out: String

    @Option(
        help: ArgumentHelp(
            "Another host name or IP address of this machine. May be given several times.", valueName: "host"))
    var name: [String] = []

    func run() throws {
        let files = CertificateFiles(folder: URL(filePath: out).path)
        if !name.isEmpty, let file = files.existing.first {
            throw PushFailure(
                "\(file) exists, and a certificate's names cannot be changed; remove it, or choose another folder.",
                .cannotCreate)
        }
        try files.make(names: name, at: SystemClock.now())
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

    /// The files that are there.
    var existing: [String] { [authority, certificate, key].filter(FileManager.default.fileExists) }

    /// Makes the files; where all are there, they stay. Throws where only some are.
    ///
    /// - Parameter names: Hosts and addresses that the certificate is valid for besides this machine and Apple's. Default: none.
    func make(names: [String] = [], at now: Date) throws {
        let existing = existing
        if existing.count == 3 { return }
        if let first = existing.first {
            throw PushFailure(
                "\(first) exists without the other two files; remove it, or choose another folder.", .cannotCreate)
        }
        let made = try TestAuthority.make(hosts: TestAuthority.defaultHosts + names, now: now)
        let folder = authority.folderPath
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw PushFailure("The folder \(folder) cannot be created; choose another with --out.", .cannotCreate)
        }
        try PrivateFiles.write(Array(made.serverKeyPEM.utf8), to: key)
        try PrivateFiles.write(Array(made.serverPEM.utf8), to: certificate)
        try PrivateFiles.write(Array(made.certificatePEM.utf8), to: authority)
        // Everybody may read the two that are public.
        for path in [certificate, authority] { chmod(path, 0o644) }
    }
}

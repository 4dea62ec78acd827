import Foundation
import GuestBuild
import HostSystem
import Testing

@testable import Studio

@Suite("The settings of a guest's app")
struct GuestSettingsTests {
    @Test("They are as the file has them now; anything else is an error that names the file")
    func renewed() throws {
        let file = NSTemporaryDirectory() + "islet-settings-\(UUID().uuidString).json"
        defer { try? FileManager.default.removeItem(atPath: file) }
        func write(_ text: String) throws { try text.write(toFile: file, atomically: true, encoding: .utf8) }
        let settings = GuestSettings(at: file)
        var request = Guest.Request(
            collection: GuestCollection.Request(paths: ["Ride.swift"]), environment: [:], cache: "", program: "")
        for text in ["{\"standard\": {\"a\": 1}}", "{\"group.ride\": {}}"] {
            try write(text)
            request = try settings.renewed(request)
            #expect(request.defaults == Data(text.utf8))
        }
        for text in ["{\"standard\": ", "[1]", ""] {
            try write(text)
            let error = #expect(throws: CommandFailure.self) { try settings.renewed(request) }
            #expect(error?.sentence.hasPrefix("\(file) is not a JSON object of app groups") == true)
        }
        try FileManager.default.removeItem(atPath: file)
        #expect(throws: CommandFailure.self) { try settings.renewed(request) }
    }
}

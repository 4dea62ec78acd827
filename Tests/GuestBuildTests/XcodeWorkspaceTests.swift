import Foundation
import Testing

@testable import GuestBuild

@Suite("Workspaces and projects of Xcode as paths")
struct XcodeWorkspaceTests {
    private func inTree(_ files: [String: String], _ check: (String) throws -> Void) throws {
        try GuestCollectionTests().inTree(files, check)
    }

    private static let workspace = """
        <?xml version="1.0" encoding="UTF-8"?>
        <Workspace version = "1.0">
           <FileRef location = "group:Ride.xcodeproj"></FileRef>
           <!-- <FileRef location = "group:Gone.xcodeproj"/> -->
           <Group location = "container:Apps" name = "Apps">
              <FileRef location = "group:Tram &amp; Bus/Tram.xcodeproj"/>
              <Group location = "group:More" name = "More"><FileRef location = "group:Ferry.xcodeproj"/></Group>
              <FileRef location = "container:Plane.xcodeproj"/>
              <FileRef location = "group:Package"/>
           </Group>
           <FileRef location = "group:Missing.xcodeproj"/>
           <FileRef location = "group:Ride.xcodeproj"/>
           <FileRef location = "group:Pods/Pods.xcodeproj"/>
        </Workspace>
        """

    @Test("A workspace is the projects that its groups name and that are here, without those of Pods")
    func projects() throws {
        let list = "project.pbxproj"
        let tree = [
            "App.xcworkspace/contents.xcworkspacedata": Self.workspace, "Ride.xcodeproj/" + list: "{}",
            "Apps/Tram & Bus/Tram.xcodeproj/" + list: "{}", "Apps/More/Ferry.xcodeproj/" + list: "{}",
            "Plane.xcodeproj/" + list: "{}", "Pods/Pods.xcodeproj/" + list: "{}", "Apps/Package/Package.swift": "",
        ]
        try inTree(tree) { folder in
            let own = ["Ride", "Apps/Tram & Bus/Tram", "Apps/More/Ferry", "Plane"].map { "\(folder)/\($0).xcodeproj" }
            #expect(XcodeWorkspace(folder + "/App.xcworkspace")?.projects == own)
            let paths = try GuestCollection.Request.projects(at: ["A.swift", folder + "/App.xcworkspace/", folder])
            #expect(paths == ["A.swift"] + own + [folder])
        }
    }

    @Test("A workspace inside a project is that project, and so is its list of objects")
    func inside() throws {
        let inner = """
            <Workspace version = "1.0"><FileRef location = "self:"></FileRef></Workspace>
            """
        let absolute = """
            <Workspace version = "1.0"><FileRef location = "absolute:FOLDER/Ride.xcodeproj"/></Workspace>
            """
        let tree = [
            "Ride.xcodeproj/project.xcworkspace/contents.xcworkspacedata": inner,
            "Ride.xcodeproj/project.pbxproj": "{}",
            "App.xcworkspace/contents.xcworkspacedata": absolute, "Other/project.pbxproj": "",
        ]
        try inTree(tree) { folder in
            let data = folder + "/App.xcworkspace/contents.xcworkspacedata"
            try absolute.replacing("FOLDER", with: folder).write(toFile: data, atomically: true, encoding: .utf8)
            let project = folder + "/Ride.xcodeproj"
            for path in ["/project.xcworkspace", "/project.pbxproj", "/../App.xcworkspace", ""] {
                let paths = try GuestCollection.Request.projects(at: [project + path])
                #expect(paths == [project])
            }
            let other = try GuestCollection.Request.projects(at: [folder + "/Other/project.pbxproj"])
            #expect(other == [folder + "/Other/project.pbxproj"])
        }
    }

    @Test("A workspace without projects of its own is an error that says so")
    func empty() throws {
        let pods = "<Workspace><FileRef location = \"group:Pods/Pods.xcodeproj\"/></Workspace>"
        let tree = [
            "App.xcworkspace/contents.xcworkspacedata": pods, "Pods/Pods.xcodeproj/project.pbxproj": "{}",
            "Other.xcworkspace/xcshareddata/a": "",
        ]
        try inTree(tree) { folder in
            for path in ["/App.xcworkspace", "/Other.xcworkspace"] {
                #expect(throws: GuestError.noProjects(folder + path)) {
                    try GuestCollection.Request.projects(at: [folder + path])
                }
            }
        }
    }
}

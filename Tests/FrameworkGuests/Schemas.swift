import AppIntents

// Types of an assistant's schemas: the macros give them a title, what their kind is called, and parameters without values.

@AppEnum(schema: .photos.assetType)
enum PhotoKind: String {
    case photo, video
    static let caseDisplayRepresentations: [PhotoKind: DisplayRepresentation] = [.photo: "Photo", .video: "Video"]
}

@AppEntity(schema: .photos.asset)
struct Photo {
    static let defaultQuery = PhotoQuery()
    let id: String
    var kind: PhotoKind
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}
struct PhotoQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Photo] { [] }
}

@AssistantIntent(schema: .photos.openAsset)
struct OpenPhotoIntent: AppIntent {
    var target: Photo
    func perform() async throws -> some IntentResult { .result() }
}

/// What the schemas' types are called otherwise than expected.
func differencesOfSchemas() -> [String] {
    OpenPhotoIntent.title == "OpenPhotoIntent" && PhotoKind.video.localizedStringResource == "Video" ? [] : ["schemas"]
}

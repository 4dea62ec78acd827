@main struct PushServerProbe { static func main() async throws {} }

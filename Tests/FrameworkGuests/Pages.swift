import AVKit
import MapKit
import MessageUI
import PhotosUI
import SafariServices
import SwiftUI
import TipKit
import UIKit
import WebKit

// Pages of an app beside its widget: what is of UIKit, and views of other frameworks.

struct PinTip: Tip {
    var title: Text { Text("Pin it") }
    var message: Text? { Text("Keep it at the top.") }
    var options: [any TipOption] { [Tips.MaxDisplayCount(2)] }
}

struct StreakTip: Tip {
    @Parameter static var isSignedIn: Bool = false
    @Parameter(.transient) static var days = 0
    static let opened = Event(id: "opened")
    var title: Text { Text("Keep your streak") }
    var rules: [Rule] {
        #Rule(Self.$isSignedIn) { $0 == true }
        #Rule(Self.$days) { $0 > 3 }
        #Rule(Self.opened) { event in event.donations.count >= 3 }
    }
    var options: [Option] {
        Tips.MaxDisplayCount(1)
        Tips.IgnoresDisplayFrequency(true)
    }
    var actions: [Action] { Action(id: "more", title: "More") }
}

struct PhotoPage: View {
    @State private var item: PhotosPickerItem?
    @State private var player = AVPlayer()
    var body: some View {
        VStack {
            PhotosPicker(selection: $item, matching: .images) { Text("Choose") }
            VideoPlayer(player: player)
            TipView(PinTip())
        }
        .popoverTip(PinTip())
        .onChange(of: item) { _, new in
            Task { print(try await new?.loadTransferable(type: Data.self) ?? Data()) }
        }
    }
}

struct SafariPage: UIViewControllerRepresentable {
    let url: URL
    func makeUIViewController(context: Context) -> SFSafariViewController { SFSafariViewController(url: url) }
    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}

struct WebPage: UIViewRepresentable {
    let address: URL
    func makeUIView(context: Context) -> WKWebView {
        let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
        view.load(URLRequest(url: address))
        return view
    }
    func updateUIView(_ view: WKWebView, context: Context) {}
}

struct MapPage: UIViewRepresentable {
    func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.addOverlay(MKPolyline(coordinates: [], count: 0))
        return map
    }
    func updateUIView(_ view: MKMapView, context: Context) {}
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
    }
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { options?[.url] == nil }
}

final class CellarCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func prepareForReuse() { super.prepareForReuse() }
}

final class CellarController: UIViewController, UITableViewDataSource, UITableViewDelegate, UITextViewDelegate {
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private let datePicker = UIDatePicker()
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(CellarCell.self, forCellReuseIdentifier: "cell")
        datePicker.datePickerMode = .countDownTimer
        datePicker.preferredDatePickerStyle = .wheels
        sheetPresentationController?.detents = [.medium(), .large()]
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { view.endEditing(true) }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Drink") { _, _, done in done(true) }
        ])
    }
}

func cellarLayout() -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    return UICollectionViewCompositionalLayout(section: section)
}

final class MailPage: NSObject, MFMailComposeViewControllerDelegate, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
{
    func compose() -> MFMailComposeViewController? {
        guard MFMailComposeViewController.canSendMail() else { return nil }
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = self
        mail.setSubject("Feedback")
        return mail
    }
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { print(info[.originalImage] as? UIImage ?? UIImage()) }
}

final class SharePage: UIViewController, @unchecked Sendable {
    private var observation: NSKeyValueObservation?
    private let web = WKWebView()
    override func viewDidLoad() {
        observation = web.observe(\.title, options: [.new, .initial]) { [weak self] view, change in
            self?.title = change.newValue ?? view.title
        }
        let items = extensionContext?.inputItems as? [NSExtensionItem] ?? []
        for provider in items.flatMap({ $0.attachments ?? [] })
        where provider.hasItemConformingToTypeIdentifier("public.url") {
            provider.loadItem(forTypeIdentifier: "public.url", options: nil) { url, error in print(url ?? error ?? "") }
        }
        extensionContext?.completeRequest(returningItems: [], completionHandler: nil)
    }
    deinit { observation?.invalidate() }
}

final class CloudFiles {
    private let query = NSMetadataQuery()
    func start() {
        query.searchScopes = [NSMetadataQueryUbiquitousDocumentsScope]
        query.predicate = NSPredicate(format: "%K LIKE '*'", NSMetadataItemFSNameKey)
        _ = NotificationCenter.default.addObserver(
            forName: .NSMetadataQueryDidFinishGathering, object: query, queue: .main
        ) { [query] _ in
            query.disableUpdates()
            let names = query.results.compactMap { ($0 as? NSMetadataItem)?.value(forAttribute: NSMetadataItemURLKey) }
            print(names)
        }
        _ = query.start()
    }
}

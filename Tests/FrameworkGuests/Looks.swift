import CoreImage
import CoreText
import SwiftUI
import UIKit

// What UIKit and Foundation have of colours, fonts, images and formats, beside what the other files have.

/// Values of UIKit that are not as on a phone.
@MainActor func differencesOfLooks() -> [String] {
    var found: [String] = []
    func expect(_ name: String, _ isSo: Bool) { if !isSo { found.append(name) } }

    expect("upright", UIDevice.current.orientation.isPortrait && !UIDeviceOrientation.faceUp.isLandscape)
    let traits = UITraitCollection.current
    expect("size of text", traits.preferredContentSizeCategory == .large)
    expect("sizes of text", UIContentSizeCategory.accessibilityMedium > .large)
    expect("large text", UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    expect("contrast", traits.accessibilityContrast == .normal)
    expect("offset", UIOffset(horizontal: 1, vertical: 2) != .zero)
    expect("no window", UIWindowScene().keyWindow == nil)

    // One red pixel, whose rows are not compressed.
    let red = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
    expect("colour of an empty pattern", UIColor(patternImage: red).components.alpha == 0)
    let half = UIColor.red.withProminence(.secondary).components
    expect("prominence", half.red == 1 && abs(half.alpha - 0.6) < 0.01)
    expect("colour of Core Image", UIColor(ciColor: CIColor(red: 1, green: 0, blue: 0)).components.red == 1)
    let gray = CGColor(gray: 0.5, alpha: 1).converted(
        to: CGColorSpace(name: CGColorSpace.sRGB)!, intent: .defaultIntent, options: nil)
    expect("converted colour", gray == CGColor(gray: 0.5, alpha: 1))

    expect("symbol of a value", UIImage(systemName: "wifi", variableValue: 0.5)?.isSymbolImage == true)
    expect(
        "symbol in its colours",
        UIImage(
            systemName: "wifi", withConfiguration: UIImage.SymbolConfiguration.preferringMulticolor()) != nil)
    expect("image of a filter", UIImage(ciImage: CIImage()).size == .zero)

    let traitsOfBold: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.bold]
    let bold = UIFontDescriptor(fontAttributes: [.family: "Menlo", .size: 20, .traits: traitsOfBold])
    expect("bold descriptor", bold.symbolicTraits.contains(.traitBold) && bold.pointSize == 20)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let scaled = metrics.scaledFont(for: .systemFont(ofSize: 40), maximumPointSize: 30)
    expect("largest font", scaled.pointSize == 30)
    expect("font of Core Text", CTFontGetSize(CTFontCreateWithName("Menlo" as CFString, 14, nil)) == 14)

    return found + differencesOfFormats()
}

private func differencesOfFormats() -> [String] {
    var found: [String] = []
    func expect(_ name: String, _ isSo: Bool) { if !isSo { found.append(name) } }

    let warm = Measurement(value: 21, unit: UnitTemperature.celsius)
    expect(
        "temperature without its scale",
        warm.formatted(.measurement(width: .narrow, usage: .weather, hidesScaleName: true)) == "70°")
    let address = URL(string: "https://example.com:80/bread?a=1#b")!
    expect("address", address.formatted() == "https://example.com:80/bread?a=1#b")
    let short = address.formatted(.url.scheme(.never).port(.never).query(.never).fragment(.never))
    expect("short address", short == "example.com/bread")
    let place = IndexPath(item: 2, section: 1)
    expect("place", place.section == 1 && place.row == 2 && place == IndexPath(row: 2, section: 1))
    return found
}

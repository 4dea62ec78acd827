import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Parses markup as XML, and keeps the parts that tests need.
final class MarkupReader: NSObject, XMLParserDelegate {
    struct Element {
        let name: String
        let attributes: [String: String]
        var text = ""
    }

    /// All elements, in order of their start tags; an element's text is its direct text.
    private(set) var elements: [Element] = []
    private var open: [Int] = []

    /// The elements of a document; `nil` if it is not well-formed.
    static func elements(of document: String) -> [Element]? {
        let reader = MarkupReader()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = reader
        return parser.parse() ? reader.elements : nil
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        open.append(elements.count)
        elements.append(Element(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        if let last = open.last { elements[last].text += text }
    }

    func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }
}

extension [MarkupReader.Element] {
    /// The text of the first element of that name.
    func text(of name: String) -> String? { first { $0.name == name }?.text }
}

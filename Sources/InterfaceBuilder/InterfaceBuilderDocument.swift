internal import Drawing
internal import XMLReading

/// A `.xib` or `.storyboard` file with the cells in it.
package struct InterfaceBuilderDocument: Sendable {
  /// The file's path, for messages.
  package let file: String
  /// The cells, in the order of the file.
  package private(set) var cells: [DesignedCell] = []
  /// The version of Interface Builder that saved the file, as a number. It decides only the margins that a table cell had
  /// on the canvas, and the tolerance for frames: files of Xcode 8 and earlier keep whole points.
  package let toolsVersion: Double
  /// Whether the document uses Auto Layout.
  let usesAutoLayout: Bool
  /// The pixels per point of the device on the canvas.
  package let scale: Int
  /// The size of each image when the file was saved, in points.
  private(set) var imageSizes: [String: Size] = [:]
  /// The colour of each named colour when the file was saved.
  private(set) var namedColors: [String: XMLElement] = [:]
  /// The first outlet to each object, by the object's identifier, with the object that has it.
  private(set) var outlets: [String: [Outlet]] = [:]

  /// The PostScript names of the fonts in use that are not the system's.
  package private(set) var fontNames: Set<String> = []

  /// A connection from an object's property to another object.
  struct Outlet: Sendable {
    /// The identifier of the object that has the property.
    let owner: String
    /// The name of the property; for a collection the name with the number in it.
    let property: String
  }

  /// Reads a file.
  ///
  /// - Throws: `ImportFailure` if it is no iOS document of Xcode 5 or later.
  package init(_ bytes: [UInt8], file: String) throws(ImportFailure) {
    func failure(_ line: Int, _ message: String) -> ImportFailure {
      ImportFailure(file: file, line: line, message: message)
    }
    guard bytes.count <= ImportLimits.largestFile else {
      throw failure(
        1, "the file has more than \(ImportLimits.largestFile) bytes; divide the document")
    }
    guard !bytes.starts(with: [0x00, 0x05, 0x16, 0x07]) else {
      throw failure(
        1,
        "this is an AppleDouble file, which holds only attributes; import the file without \"._\"")
    }
    guard !bytes.starts(with: Array("bplist".utf8)), !bytes.starts(with: Array("NIBArchive".utf8))
    else {
      throw failure(
        1,
        "this is a compiled nib; import the .xib or .storyboard from which it"
          + " was compiled")
    }
    let root: XMLElement
    do {
      root = try XMLElement(
        parsing: bytes, vocabulary: "", limits: ImportLimits.xml, keepsText: true)
    } catch {
      throw failure(error.line, error.message)
    }
    if let refusal = Self.refusal(of: root) { throw failure(root.line, refusal) }
    self.file = file
    toolsVersion = Self.leadingNumber(root["toolsVersion"] ?? "") ?? 0
    usesAutoLayout = root["useAutolayout"] == "YES"
    scale = Self.scale(of: root)
    for resource in root.children(named: "resources").flatMap(\.children) {
      guard let name = resource["name"] else { continue }
      switch resource.name {
      case "image":
        if let width = resource.number("width"), let height = resource.number("height") {
          imageSizes[name] = Size(width, height)
        }
      case "namedColor": namedColors[name] = resource.children.first { $0.name == "color" }
      default: break
      }
    }
    collectOutlets(in: root, owner: "")
    collectFonts(in: root)
    try findCells(in: root, listView: nil)
    guard !cells.isEmpty else {
      throw failure(
        root.line,
        "the document has no cell; import a file with a table view cell, a collection view cell or"
          + " a reusable view")
    }
  }

  /// Why a document is not imported; `nil` if it can be.
  private static func refusal(of root: XMLElement) -> String? {
    if root.name == "archive" {
      return "the file was saved by Xcode 4 or earlier; open and save it in a newer Xcode"
    }
    let type = root["type"] ?? ""
    let runtime = root["targetRuntime"] ?? ""
    guard root.name == "document", type.hasPrefix("com.apple.InterfaceBuilder") else {
      return "this is not an Interface Builder document: its root element is <\(root.name)>"
    }
    let platforms = [
      ("Cocoa.", "macOS"), ("MacOSX", "macOS"), ("AppleTV", "tvOS"), ("WatchKit", "watchOS"),
      ("watchKit", "watchOS"),
    ]
    for (word, platform) in platforms where runtime.contains(word) || type.contains(word) {
      return "the document is for \(platform); only documents for iOS can be imported"
    }
    guard type.contains("CocoaTouch") || type.contains("iPad") else {
      return "the document is of the type \"\(type)\"; only documents for iOS can be imported"
    }
    return nil
  }

  /// The number at the start of a version such as "32700.99.1234".
  private static func leadingNumber(_ text: String) -> Double? {
    Double(text.split(separator: ".").prefix(2).joined(separator: "."))
  }

  /// The devices of Xcode's canvas with three pixels per point. Source: the devices' displays.
  private static let tripleScales: Set<String> = [
    "retina5_5", "retina5_9", "retina6_5", "retina6_0", "retina6_12", "retina6_72", "retina6_7",
    "retina6_3", "retina6_9",
  ]

  /// Three for the devices above, and for a document without a device if a stored coordinate is a
  /// third; otherwise two.
  private static func scale(of root: XMLElement) -> Int {
    guard let device = root.children(named: "device").first?["id"] else {
      return hasThirds(root) ? 3 : 2
    }
    return tripleScales.contains(device) || hasThirds(root) ? 3 : 2
  }

  private static func hasThirds(_ element: XMLElement) -> Bool {
    if element.name == "rect" {
      for name in ["x", "y", "width", "height"] {
        guard let value = element.number(name) else { continue }
        let part = value - value.rounded(.down)
        if abs(part - 1 / 3) < 0.01 || abs(part - 2 / 3) < 0.01 { return true }
      }
    }
    return element.children.contains { hasThirds($0) }
  }

  private mutating func collectOutlets(in element: XMLElement, owner: String) {
    var numbers: [String: Int] = [:]
    for child in element.children {
      if element.name == "connections", let destination = child["destination"],
        let property = child["property"]
      {
        switch child.name {
        case "outlet":
          outlets[destination, default: []].append(Outlet(owner: owner, property: property))
        case "outletCollection":
          let number = numbers[property, default: 0] + 1
          numbers[property] = number
          outlets[destination, default: []].append(
            Outlet(owner: owner, property: "\(property)\(number)"))
        default: break
        }
      }
      collectOutlets(
        in: child, owner: child.name == "connections" ? owner : child["id"] ?? owner)
    }
  }

  private mutating func collectFonts(in element: XMLElement) {
    if element.name == "fontDescription" || element.name == "font", let name = element["name"],
      !FontText.isSystem(name)
    {
      fontNames.insert(name)
    }
    for child in element.children { collectFonts(in: child) }
  }

  private mutating func findCells(
    in element: XMLElement, listView: XMLElement?
  ) throws(ImportFailure) {
    for child in element.children {
      if let kind = DesignedCell.Kind(rawValue: child.name) {
        guard cells.count < ImportLimits.mostCells else {
          throw ImportFailure(
            file: file, line: child.line,
            message: "the document has more than \(ImportLimits.mostCells) cells; divide it")
        }
        cells.append(DesignedCell(kind: kind, element: child, listView: listView))
      }
      let isList = child.name == "tableView" || child.name == "collectionView"
      try findCells(in: child, listView: isList ? child : listView)
    }
  }
}

/// A cell in a document.
package struct DesignedCell: Sendable {
  /// The kinds of cells, by their elements.
  package enum Kind: String, Sendable {
    case tableViewCell
    case collectionViewCell
    case collectionReusableView
  }

  /// The kind of cell.
  package let kind: Kind
  let element: XMLElement
  /// The table or collection view that the cell is a prototype of; `nil` for a cell alone.
  let listView: XMLElement?

  /// The reuse identifier; `nil` for none.
  package var reuseIdentifier: String? {
    element["reuseIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
  }
  /// The class of the app's own; `nil` for UIKit's.
  package var customClass: String? { element["customClass"] }
  /// The identifier in the file.
  package var objectIdentifier: String { element["id"] ?? "" }
  /// The line of its element, counted from 1.
  package var line: Int { element.line }

  /// The words by which the command line can name the cell.
  package var identifiers: [String] {
    [reuseIdentifier, customClass, element["id"]].compactMap { $0 }
  }

  /// The identifier that names it best.
  package var bestIdentifier: String { identifiers.first ?? kind.rawValue }
}

extension XMLElement {
  /// The child elements of a name.
  func children(named name: String) -> [XMLElement] { children.filter { $0.name == name } }

  /// The child element with a key; `nil` if there is none.
  func child(key: String) -> XMLElement? { children.first { $0["key"] == key } }

  /// The value of an attribute as a number. Infinite and undefined numbers are none.
  func number(_ name: String) -> Double? {
    self[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Whether an attribute is "YES".
  func isYes(_ name: String) -> Bool { self[name] == "YES" }

  /// The rectangle of a child element `rect` with the key `frame`.
  var storedFrame: Rect? {
    guard let rect = children.first(where: { $0.name == "rect" && $0["key"] == "frame" }),
      let x = rect.number("x"), let y = rect.number("y"), let width = rect.number("width"),
      let height = rect.number("height")
    else { return nil }
    let limit = ImportLimits.largestLength
    guard abs(x) <= limit, abs(y) <= limit, (0...limit).contains(width),
      (0...limit).contains(height)
    else { return nil }
    return Rect(x, y, width, height)
  }
}

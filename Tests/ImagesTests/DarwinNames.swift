#if canImport(Darwin)
import Drawing

// On a Mac, Foundation brings other types of these names. A module's own names come before imported ones.
typealias Point = Drawing.Point
typealias Rect = Drawing.Rect
typealias Size = Drawing.Size
#endif

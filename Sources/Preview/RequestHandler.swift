internal import NIOCore
internal import NIOHTTP1

/// Answers the requests of one connection.
final class RequestHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let feed: PageFeed
  private var request: HTTPRequestHead?
  private var listener: Int?
  /// Whether the connection ends after the last answer, so that no more requests are answered.
  private var isClosing = false

  init(_ feed: PageFeed) { self.feed = feed }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isClosing else { return }
    switch unwrapInboundIn(data) {
    case .head(let head): request = head
    case .body: break
    case .end:
      guard let request else { return }
      self.request = nil
      answer(request, context)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    if let listener { feed.stopListening(listener) }
    listener = nil
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  private func answer(_ request: HTTPRequestHead, _ context: ChannelHandlerContext) {
    guard let port = context.localAddress?.port, LocalRequest.isAllowed(request.headers, port: port)
    else {
      return respond(
        .forbidden, "This preview answers only to this machine's own pages.\n", to: request,
        context)
    }
    guard request.method == .GET || request.method == .HEAD else {
      return respond(
        .methodNotAllowed, "Only GET and HEAD are possible here.\n", to: request, context)
    }
    switch LocalRequest(uri: request.uri, lastEvent: request.headers.first(name: "Last-Event-ID")) {
    case .page: respond(.ok, feed.html, type: "text/html; charset=utf-8", to: request, context)
    case .events(let list, let number): follow(list, since: number, to: request, context)
    case .other: respond(.notFound, "There is only one page here.\n", to: request, context)
    }
  }

  /// The head of every answer. It forbids caching, guessing of content types, and frames in other pages.
  ///
  /// - Parameter endsConnection: Whether the connection ends after the answer.
  private func head(
    _ status: HTTPResponseStatus, type: String, to request: HTTPRequestHead, endsConnection: Bool
  ) -> HTTPResponseHead {
    var headers: HTTPHeaders = [
      "Content-Type": type, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin", "X-Frame-Options": "DENY",
      "Referrer-Policy": "no-referrer",
    ]
    if endsConnection { headers.add(name: "Connection", value: "close") }
    // Chunks, in which events are sent, are unknown to HTTP/1.0.
    let version: HTTPVersion = Self.isOld(request) ? .http1_0 : .http1_1
    return HTTPResponseHead(version: version, status: status, headers: headers)
  }

  private static func isOld(_ request: HTTPRequestHead) -> Bool {
    request.version.major < 1 || request.version.major == 1 && request.version.minor < 1
  }

  /// Writes the last part of an answer.
  private func write(
    last part: HTTPServerResponsePart, endsConnection: Bool, _ context: ChannelHandlerContext
  ) {
    guard endsConnection else {
      context.writeAndFlush(wrapOutboundOut(part), promise: nil)
      return
    }
    isClosing = true
    // A connection that is closed before all is written loses the rest.
    let channel = context.channel
    let written = context.eventLoop.makePromise(of: Void.self)
    written.futureResult.whenComplete { _ in channel.close(promise: nil) }
    context.writeAndFlush(wrapOutboundOut(part), promise: written)
  }

  private func respond(
    _ status: HTTPResponseStatus, _ text: String, type: String = "text/plain; charset=utf-8",
    to request: HTTPRequestHead, _ context: ChannelHandlerContext
  ) {
    let endsConnection = Self.isOld(request) || !request.isKeepAlive
    var head = head(status, type: type, to: request, endsConnection: endsConnection)
    head.headers.add(name: "Content-Length", value: "\(text.utf8.count)")
    if status == .methodNotAllowed { head.headers.add(name: "Allow", value: "GET, HEAD") }
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if request.method != .HEAD {
      context.write(
        wrapOutboundOut(.body(.byteBuffer(context.channel.allocator.buffer(string: text)))),
        promise: nil)
    }
    write(last: .end(nil), endsConnection: endsConnection, context)
  }

  /// Sends changes as server-sent events until the connection is closed.
  private func follow(
    _ list: UInt64?, since number: Int, to request: HTTPRequestHead,
    _ context: ChannelHandlerContext
  ) {
    let isHead = request.method == .HEAD
    let head = head(
      .ok, type: "text/event-stream", to: request,
      endsConnection: isHead || Self.isOld(request) || !request.isKeepAlive)
    guard !isHead else {
      // The end would be written as a chunk, which is a body.
      return write(last: .head(head), endsConnection: true, context)
    }
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    let channel = context.channel
    // A browser tries again after a tenth of a second.
    let start = channel.allocator.buffer(string: "retry: 100\n\n")
    context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(start))), promise: nil)
    listener = feed.listen(list: list, since: number) { message in
      let part = HTTPServerResponsePart.body(
        .byteBuffer(channel.allocator.buffer(string: message.text)))
      channel.writeAndFlush(part, promise: nil)
    }
  }
}

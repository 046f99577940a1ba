internal import NIOCore
internal import NIOHTTP1

/// Answers the requests of one connection.
final class RequestHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let feed: PageFeed
  private var request: HTTPRequestHead?
  private var listener: Int?

  init(_ feed: PageFeed) { self.feed = feed }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
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
        .forbidden, "This preview answers only to this machine's own pages.\n", context)
    }
    guard request.method == .GET else {
      return respond(.methodNotAllowed, "Only GET is possible here.\n", context)
    }
    switch LocalRequest(uri: request.uri, lastEvent: request.headers.first(name: "Last-Event-ID")) {
    case .page: respond(.ok, feed.html, type: "text/html; charset=utf-8", context)
    case .events(let list, let number): follow(list, since: number, context)
    case .other: respond(.notFound, "There is only one page here.\n", context)
    }
  }

  /// Headers of every answer: nothing is kept, guessed or shown inside of other pages.
  private func headers(type: String) -> HTTPHeaders {
    [
      "Content-Type": type, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin", "X-Frame-Options": "DENY",
      "Referrer-Policy": "no-referrer",
    ]
  }

  private func respond(
    _ status: HTTPResponseStatus, _ text: String, type: String = "text/plain; charset=utf-8",
    _ context: ChannelHandlerContext
  ) {
    var headers = headers(type: type)
    headers.add(name: "Content-Length", value: "\(text.utf8.count)")
    let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(
      wrapOutboundOut(.body(.byteBuffer(context.channel.allocator.buffer(string: text)))),
      promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }

  /// Sends changes as server-sent events until the connection is closed.
  private func follow(_ list: UInt64?, since number: Int, _ context: ChannelHandlerContext) {
    let head = HTTPResponseHead(
      version: .http1_1, status: .ok, headers: headers(type: "text/event-stream"))
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

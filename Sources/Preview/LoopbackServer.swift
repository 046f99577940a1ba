internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix

/// Serves one page and its changes by HTTP to browsers on this machine, and nothing else: it reads no file.
///
/// It listens on 127.0.0.1 only. A request must name this address as its host, so that no other site's name leads here
/// (DNS rebinding), and if it has an origin, that must be the page's own.
package final class LoopbackServer: Sendable {
  /// Why the server cannot listen.
  package struct Failure: Error {
    /// The port that was asked for.
    package let port: Int
    /// The system's message.
    package let reason: String
  }

  private let group: MultiThreadedEventLoopGroup
  private let channel: any Channel
  /// The port that it listens on.
  package let port: Int

  /// The page's address.
  package var address: String { "http://127.0.0.1:\(port)/" }

  /// Begins to listen.
  ///
  /// - Parameter port: The port, 0 to 65535; 0 for one that the system chooses.
  package init(feed: PageFeed, port: Int) async throws(Failure) {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    do {
      channel = try await ServerBootstrap(group: group)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.configureHTTPServerPipeline()
            try channel.pipeline.syncOperations.addHandler(RequestHandler(feed))
          }
        }
        .bind(host: "127.0.0.1", port: port).get()
    } catch {
      try? await group.shutdownGracefully()
      throw Failure(port: port, reason: "\(error)")
    }
    self.group = group
    self.port = channel.localAddress?.port ?? port
  }

  /// Closes all connections and ends.
  package func stop() async {
    try? await channel.close()
    try? await group.shutdownGracefully()
  }
}

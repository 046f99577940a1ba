internal import Exploration
internal import Machine
internal import Resolution
internal import Timelines

/// A way to an arrow of a state graph, played once for all that is examined on it.
struct PlayedRoute {
  let route: GraphRoutes.Route
  let timeline: Timeline

  init(_ route: GraphRoutes.Route, in scene: ResolvedScene) {
    self.route = route
    timeline = Timeline(of: scene, playing: route.script, from: route.start)
  }
}

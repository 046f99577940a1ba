internal import Diagrams
internal import Films
internal import Motion
internal import Resolution
public import SceneRendering
internal import Scenes
internal import Timelines
public import Vocabulary

extension SceneRenderer {
  /// Draws the course of a script: a panel for each moment at which a flag or custom state changed
  /// or a delegate method was called.
  ///
  /// - Parameters:
  ///   - script: The name of the script.
  ///   - userInterfaceStyle: The appearance of the storyboard's lines and text; `nil` for the scene's. The
  /// cells always have the scene's.
  /// - Throws: `RenderingError.unknownScript` if there is no such script, and `scene` if it cannot be played.
  public func storyboard(
    script: String, userInterfaceStyle: UserInterfaceStyle? = nil
  ) throws(RenderingError) -> Picture {
    try storyboard(script: script, userInterfaceStyle: userInterfaceStyle, separatingFlags: false)
  }

  /// Draws the course of a script.
  ///
  /// - Parameter separatingFlags: Whether each change of a flag has a panel of its own, although
  ///   several change at one moment.
  package func storyboard(
    script: String, userInterfaceStyle: UserInterfaceStyle?, separatingFlags: Bool
  ) throws(RenderingError) -> Picture {
    let timeline = try timeline(script: script)
    let writer = StoryboardWriter(timeline, scene, resolved)
    let steps =
      separatingFlags ? FlagSteps(timeline, of: resolved).separating(writer) : writer.steps
    do {
      let storyboard = try Storyboard(
        of: steps, seconds: timeline.duration.seconds, remarks: writer.remarks,
        title: scene.title, palette: palette(userInterfaceStyle), typesetter: typesetter)
      return picture(
        titled: "script \(script)", description: storyboard.description,
        displayList: storyboard.displayList)
    } catch {
      throw .diagram(error)
    }
  }
}

extension SceneRenderer {
  /// Returns an SVG document in which the script plays: the collection view with the finger, the
  /// time axis with a running mark, and the last action.
  ///
  /// - Parameters:
  ///   - script: The name of the script.
  ///   - userInterfaceStyle: The appearance of lines and text; `nil` for the scene's.
  /// - Throws: The errors of ``storyboard(script:userInterfaceStyle:)``.
  public func playedStoryboard(
    script: String, userInterfaceStyle: UserInterfaceStyle? = nil
  ) throws(RenderingError) -> String {
    let film = try Film(of: self, script: script)
    let writer = StoryboardWriter(film.timeline, scene, resolved)
    let (steps, seconds) = (writer.steps, film.timeline.duration.seconds)
    do {
      let page = try PlayedStoryboard(
        of: steps, seconds: seconds, picture: scene.collectionView.size,
        palette: palette(userInterfaceStyle), typesetter: typesetter)
      let storyboard = try Storyboard(
        of: steps, seconds: seconds, remarks: writer.remarks, title: scene.title,
        palette: palette(userInterfaceStyle), typesetter: typesetter)
      return try film.svg(
        title: titled("script \(script)"), description: storyboard.description, loopCount: 0
      ) { time in
        page.displayList(
          at: time.seconds, step: writer.step(at: time),
          picture: film.timeline.presentation(at: time).displayList(),
          fingers: film.fingers(at: time))
      }
    } catch let error as DiagramFailure {
      throw .diagram(error)
    } catch let error as RenderingError {
      throw error
    } catch {
      throw .picture("\(error)")
    }
  }
}

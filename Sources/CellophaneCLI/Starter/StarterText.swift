/// The texts of the files that `cellophane init` writes.
enum StarterText {
  /// A message in a list that grows with its text: layout, a state that the app sets, a touch, and pictures for
  /// snapshots. `check` and `audit` find nothing in it.
  static let scene = """
    cellophane: 1
    title: A message in a list

    cell:
      isAccessibilityElement: true
      accessibilityTraits: [button]
      accessibilityLabel: "Mira Okafor, The train is on time, see you at six."
      accessibilityValue: Unread
      contentView:
        backgroundColor: secondarySystemGroupedBackground
        cornerRadius: 14
        cornerCurve: continuous
        constraints: [width = 343]
        subviews:
          - imageView: portrait
            systemImage: person.crop.circle.fill
            tintColor: systemIndigo
            preferredSymbolConfiguration: { pointSize: 36 }
            contentMode: center
            constraints: [leading = superview + 14, centerY = superview, width = 44]
          - label: sender
            font: headline
            text: Mira Okafor
            numberOfLines: 0
            constraints: [leading = portrait.trailing + 12, top = superview + 14, trailing <= dot.leading - 8]
          - label: preview
            font: subheadline
            textColor: secondaryLabel
            text: The train is on time, see you at six.
            numberOfLines: 0
            constraints:
              [leading = sender, top = sender.bottom + 3, trailing <= superview - 16, bottom = superview - 14]
          - view: dot
            backgroundColor: systemBlue
            cornerRadius: 5
            constraints: [trailing = superview - 16, centerY = sender, width = 10, height = 10]

    states:
      read: { setBy: data, label: Read }

    rules:
      - when: highlighted
        cell.transform: { scale: 0.97 }
        animation: { duration: 0.3, usingSpringWithDamping: 0.7 }
      - when: selected
        contentView.backgroundColor: systemIndigo
        portrait.tintColor: white
        sender.textColor: white
        preview.textColor: white
        dot.backgroundColor: white
      - when: read
        dot.alpha: 0
        dot.transform: { scale: 0.2 }
        cell.accessibilityValue: Read
        animation: { duration: 0.25 }

    collectionView:
      frame: { width: 375, height: 183 }
      backgroundColor: systemGroupedBackground
      flowLayout: { estimatedItemSize: { width: 343, height: 76 }, sectionInset: 16, minimumLineSpacing: 12 }
      items:
        - {}
        - sender.text: Jonas Weber
          preview.text: Thank you!
          cell.accessibilityLabel: "Jonas Weber, Thank you!"
          states: { read: true }

    scripts:
      open: [tap: 0, wait: 0.2, set: { item: 0, read: true }, wait: 0.5]

    snapshots:
      states: [normal, highlighted, selected, read]
      appearances: [light, dark]

    """

  /// The setting of Visual Studio Code by which it completes and checks scenes, with the schema beside the settings.
  static let schemaSetting = "\"yaml.schemas\": { \"./.vscode/scene-1.json\": \"*.cell.yaml\" }"

  /// The settings of Visual Studio Code by which it completes and checks scenes.
  static let editorSettings = """
    {
      "yaml.schemas": {
        "./.vscode/scene-1.json": "*.cell.yaml"
      }
    }

    """

  /// A workflow for GitHub that compares the snapshots. The address of the tool is a variable of the repository: there
  /// is no public one.
  ///
  /// - Parameters:
  ///   - name: The workflow's name.
  ///   - folder: The folder of the scenes' package from the repository's folder; empty for the repository's folder.
  static func workflow(name: String, folder: String) -> String {
    let place =
      folder.isEmpty
      ? "" : "    defaults:\n      run: { \(workingDirectory(folder)) }\n"
    let reports = (folder.isEmpty ? "" : folder + "/") + "snapshot-report"
    return """
      # Compares the pictures of all cells with their goldens. Before the first run, set the repository's variable
      # CELLOPHANE_ARCHIVE to the address of an archive that `make dist` of Cellophane has written.
      name: \(quoted(name))
      on: [pull_request]
      permissions:
        contents: read
      jobs:
        snapshots:
          runs-on: ubuntu-24.04
          timeout-minutes: 10
      \(place)    steps:
            - uses: actions/checkout@v4
              with: { persist-credentials: false }
            - name: Install Cellophane
              run: |
                : "${ARCHIVE:?set CELLOPHANE_ARCHIVE in the variables of the repository}"
                mkdir "$RUNNER_TEMP/cellophane"
                curl --fail --silent --show-error --location "$ARCHIVE" |
                  tar --extract --gzip --strip-components 1 --directory "$RUNNER_TEMP/cellophane"
                echo "$RUNNER_TEMP/cellophane/bin" >> "$GITHUB_PATH"
              env:
                ARCHIVE: ${{ vars.CELLOPHANE_ARCHIVE }}
            - name: Compare the snapshots
              run: >-
                cellophane snapshot verify --artefacts snapshot-report/artefacts
                --report snapshot-report/report.html --report snapshot-report/summary.md
                --report snapshot-report/results.json
            # The reports are missing if the installation failed.
            - if: always()
              run: |
                if [ -f snapshot-report/summary.md ]; then
                  cat snapshot-report/summary.md >> "$GITHUB_STEP_SUMMARY"
                fi
            - if: failure()
              run: |
                if [ -f snapshot-report/results.json ]; then
                  cellophane snapshot report snapshot-report/results.json --annotations
                fi
            # With the pictures that differ, which `cellophane snapshot accept --artefacts` accepts on any machine.
            - if: failure()
              uses: actions/upload-artifact@v4
              with: { name: \(quoted(name + "-snapshot-report")), path: \(quoted(reports)) }

      """
  }

  /// The setting of a workflow by which its commands run in a folder below that of the repository.
  static func workingDirectory(_ folder: String) -> String {
    "working-directory: \(quoted(folder))"
  }

  /// A text in YAML's single quotes, in which only these are special.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "''") + "'"
  }
}

/// The elements of the report that are always there; the script fills them.
enum ReportBody {
  static let html = #"""
    <a class="skip" href="#detail">Skip to the snapshot</a>
    <header class="head">
      <h1 id="headline"></h1>
      <p id="subline"></p>
      <button id="help-open" type="button" aria-haspopup="dialog">Keys <kbd>?</kbd></button>
    </header>
    <div class="columns">
      <nav class="side" aria-label="Snapshots">
        <div class="tools">
          <div id="chips" role="group" aria-label="Show"></div>
          <label class="visually-hidden" for="search">Filter by name, state, variant or cause</label>
          <input id="search" type="search" placeholder="Filter: name, state, variant, cause" autocomplete="off"
            spellcheck="false">
          <p id="count" class="quiet" role="status"></p>
        </div>
        <div id="list"></div>
      </nav>
      <main id="detail" tabindex="-1" aria-label="The snapshot">
        <button id="back" type="button">‹ All snapshots</button>
        <div class="title">
          <div>
            <h2 id="name"></h2>
            <p id="path" class="code quiet"></p>
          </div>
          <div class="steps">
            <button id="previous" type="button">‹ Previous <kbd>k</kbd></button>
            <button id="next" type="button">Next <kbd>j</kbd> ›</button>
          </div>
        </div>
        <section class="why" aria-labelledby="why-title">
          <h3 id="why-title"></h3>
          <div id="changes"></div>
          <p id="message" class="quiet"></p>
        </section>
        <div class="bar">
          <div id="views" role="tablist" aria-label="How the pictures are compared"></div>
          <div class="zoom" role="group" aria-label="Size">
            <button id="zoom-out" type="button" aria-label="Smaller">−</button>
            <output id="zoom-text"></output>
            <button id="zoom-in" type="button" aria-label="Larger">+</button>
            <button id="zoom-fit" type="button">Fit <kbd>0</kbd></button>
            <button id="zoom-change" type="button">Change <kbd>z</kbd></button>
          </div>
        </div>
        <div id="stage" role="tabpanel" aria-label="Pictures"></div>
        <div class="under">
          <label id="blend-label" hidden><span id="blend-name"></span>
            <input id="blend" type="range" min="0" max="100" value="50"></label>
          <div class="legend" id="legend" aria-hidden="true"><span>1</span><canvas id="ramp" width="256" height="8"></canvas><span>255 of 255</span></div>
          <p id="pixel" class="code quiet">Point at a pixel for its values.</p>
        </div>
        <section aria-labelledby="grid-title">
          <h3 id="grid-title"></h3>
          <div id="grid"></div>
        </section>
        <details id="text-part"><summary>Files and remarks</summary><ul id="files" class="code"></ul></details>
      </main>
    </div>
    <footer class="command">
      <label class="tick-this"><input id="tick" type="checkbox"> Accept this one <kbd>x</kbd></label>
      <button id="tick-group" type="button">All of this cause <kbd>X</kbd></button>
      <code id="command" tabindex="0"></code>
      <button id="copy" type="button" class="primary">Copy <kbd>c</kbd></button>
    </footer>
    <p id="live" class="visually-hidden" aria-live="polite"></p>
    <dialog id="help" aria-labelledby="help-title">
      <h2 id="help-title">Keys</h2>
      <dl>
        <div><dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>next and previous snapshot</dd></div>
        <div><dt><kbd>J</kbd> <kbd>K</kbd></dt><dd>next and previous cause</dd></div>
        <div><dt><kbd>1</kbd> … <kbd>5</kbd></dt><dd>side by side, slider, onion skin, blink, difference</dd></div>
        <div><dt><kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd> <kbd>z</kbd></dt><dd>larger, smaller, fit, go to the change</dd></div>
        <div><dt><kbd>←</kbd> <kbd>→</kbd></dt><dd>move the slider; flip while blinking</dd></div>
        <div><dt><kbd>x</kbd> <kbd>X</kbd></dt><dd>tick the snapshot, tick its cause</dd></div>
        <div><dt><kbd>c</kbd></dt><dd>copy the command</dd></div>
        <div><dt><kbd>/</kbd> <kbd>Esc</kbd></dt><dd>filter, and leave the filter</dd></div>
      </dl>
      <form method="dialog"><button class="primary">Close</button></form>
    </dialog>
    """#
}

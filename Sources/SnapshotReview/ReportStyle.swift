/// The report's style sheet.
enum ReportStyle {
  static let css = #"""
    :root {
      color-scheme: light dark;
      --ground: #ffffff; --side: #f5f6f8; --raised: #ffffff; --line: #d9dbe0; --text: #16171a;
      --quiet: #5f6066; --blue: #0a66d8; --blue-ground: #e6f0fd; --red: #c21f52; --red-ground: #fdeaf0;
      --violet: #7a3fd0; --amber: #8a5a00; --green: #1c7a3c; --check-a: #ffffff; --check-b: #eeeff2;
      --shadow: 0 1px 2px rgb(0 0 0 / .06);
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #0d1117; --side: #12171f; --raised: #171d26; --line: #2c333e; --text: #e9ecf1;
        --quiet: #a2a3ab; --blue: #5aa9ff; --blue-ground: #15273d; --red: #ff7aa2; --red-ground: #3a1824;
        --violet: #c09bff; --amber: #f0b849; --green: #6fd08c; --check-a: #1a2029; --check-b: #222936;
        --shadow: none;
      }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html, body { height: 100%; }
    body {
      margin: 0; display: flex; flex-direction: column; background: var(--ground); color: var(--text);
      font: 14px/1.45 Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
      -webkit-font-smoothing: antialiased;
    }
    h1 { font-size: 20px; font-weight: 600; margin: 0; letter-spacing: -.01em; }
    h2 { font-size: 18px; font-weight: 600; margin: 0; letter-spacing: -.01em; overflow-wrap: anywhere; }
    h3 { font-size: 14px; font-weight: 600; margin: 0 0 8px; }
    p { margin: 0; }
    .quiet { color: var(--quiet); }
    .code, code, kbd { font-family: "JetBrains Mono", ui-monospace, Menlo, Consolas, monospace; font-size: 12px; }
    kbd {
      border: 1px solid var(--line); border-radius: 4px; padding: 0 5px; font-size: 11px; color: var(--quiet);
      background: var(--side);
    }
    button, input { font: inherit; color: inherit; }
    button {
      border: 1px solid var(--line); border-radius: 8px; background: var(--raised); padding: 5px 10px;
      cursor: pointer; white-space: nowrap;
    }
    button:hover { border-color: var(--quiet); }
    button.primary { background: var(--blue); border-color: var(--blue); color: var(--ground); font-weight: 500; }
    button.primary kbd { color: inherit; background: none; border-color: currentColor; opacity: .8; }
    button:disabled { opacity: .5; cursor: default; }
    :focus-visible { outline: 2px solid var(--blue); outline-offset: 2px; }
    main:focus { outline: none; }
    .visually-hidden {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
    }
    .skip { position: absolute; left: -999px; }
    .skip:focus { left: 12px; top: 8px; z-index: 9; background: var(--raised); padding: 6px 10px; }

    .head { display: flex; align-items: baseline; gap: 16px; padding: 14px 24px; border-bottom: 1px solid var(--line); }
    .head p { color: var(--quiet); flex: 1; }
    .columns { flex: 1; min-height: 0; display: grid; grid-template-columns: 340px 1fr; }
    .side { background: var(--side); border-right: 1px solid var(--line); display: flex; flex-direction: column; min-height: 0; }
    .tools { padding: 12px 12px 8px; display: grid; gap: 8px; }
    #chips { display: flex; flex-wrap: wrap; gap: 6px; }
    #chips button { padding: 3px 10px; border-radius: 99px; font-size: 13px; }
    #chips button[aria-pressed=true] { border-color: var(--text); font-weight: 600; }
    #search { width: 100%; border: 1px solid var(--line); border-radius: 8px; background: var(--raised); padding: 7px 10px; }
    #search::placeholder { color: var(--quiet); opacity: 1; }
    #count { font-size: 12px; }
    #count:empty { display: none; }
    #list { overflow: auto; padding: 0 8px 16px; flex: 1; overscroll-behavior: contain; }
    .group { margin-bottom: 10px; }
    .group-head {
      position: sticky; top: 0; z-index: 1; background: var(--side); display: flex; gap: 8px;
      align-items: flex-start; padding: 8px 6px 6px;
    }
    .group-head input { margin: 3px 0 0; flex: none; }
    .group-head button {
      border: 0; background: none; padding: 0; text-align: left; white-space: normal; flex: 1; min-width: 0;
      border-radius: 4px; overflow-wrap: anywhere; font-weight: 600; font-size: 13px;
    }
    .group-head small { font-weight: 400; color: var(--quiet); display: block; font-size: 12px; }
    .row {
      display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: center; border-radius: 10px;
      content-visibility: auto; contain-intrinsic-size: auto 56px;
    }
    .row > input { margin: 0 2px 0 8px; }
    .row > button {
      border: 0; background: none; border-radius: 10px; padding: 6px 8px 6px 6px; display: grid; min-width: 0;
      grid-template-columns: 52px minmax(0, 1fr) auto; gap: 10px; align-items: center; text-align: left; width: 100%;
    }
    .row:hover { background: color-mix(in srgb, var(--blue-ground) 50%, transparent); }
    .row.current { background: var(--blue-ground); }
    .thumb {
      width: 52px; height: 40px; border: 1px solid var(--line); border-radius: 6px; object-fit: contain;
      background: conic-gradient(var(--check-b) 25%, var(--check-a) 0 50%, var(--check-b) 0 75%, var(--check-a) 0) 0 0 / 10px 10px;
    }
    .row b, .row span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .row b { font-weight: 600; font-size: 13px; }
    .row span { color: var(--quiet); font-size: 12px; }
    .row i { font: 12px "JetBrains Mono", ui-monospace, monospace; color: var(--red); text-align: right; }
    .row i.new { color: var(--amber); }
    .row i.model { color: var(--violet); }
    .row i.rejected { text-decoration: line-through; }

    main { overflow: auto; padding: 20px 28px 28px; min-width: 0; }
    #back { display: none; margin-bottom: 12px; }
    .title { display: flex; justify-content: space-between; gap: 16px; align-items: flex-start; margin-bottom: 14px; }
    .title p { overflow-wrap: anywhere; }
    .steps { display: flex; gap: 6px; }
    .why {
      border: 1px solid var(--line); border-radius: 14px; padding: 14px 18px; margin-bottom: 16px;
      background: var(--raised); box-shadow: var(--shadow);
    }
    .why h3 { font-size: 15px; margin-bottom: 6px; }
    #changes:not(:empty) { margin-bottom: 8px; overflow-x: auto; }
    #changes table { border-collapse: collapse; }
    #changes td { padding: 2px 18px 2px 0; vertical-align: baseline; }
    #changes td:first-child, #changes .place { white-space: nowrap; }
    #changes .follow td { color: var(--quiet); }
    #changes .place { color: var(--blue); }
    .swatch {
      display: inline-block; width: 11px; height: 11px; border-radius: 3px; border: 1px solid var(--line);
      vertical-align: -1px; margin-right: 5px;
    }
    .bar { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px; margin-bottom: 10px; }
    #views { display: flex; flex-wrap: wrap; gap: 2px; }
    #views button { border-color: transparent; background: none; }
    #views button[aria-selected=true] { background: var(--blue-ground); font-weight: 600; }
    .zoom { display: flex; align-items: center; gap: 4px; }
    .zoom output { min-width: 52px; text-align: center; color: var(--quiet); font-variant-numeric: tabular-nums; }
    #stage { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 14px; }
    #stage.stacked { grid-auto-flow: row; grid-auto-columns: auto; gap: 10px; }
    #stage.stacked figure { display: grid; grid-template-columns: 84px minmax(0, 1fr); align-items: center; }
    figure { margin: 0; min-width: 0; }
    figcaption { color: var(--quiet); margin-bottom: 6px; font-size: 13px; }
    .pane {
      border: 1px solid var(--line); border-radius: 12px; overflow: auto; position: relative;
      display: grid;
      background: conic-gradient(var(--check-b) 25%, var(--check-a) 0 50%, var(--check-b) 0 75%, var(--check-a) 0) 0 0 / 16px 16px;
    }
    .sheet { position: relative; margin: auto; flex: none; }
    .sheet canvas { position: absolute; inset: 0; width: 100%; height: 100%; display: block; cursor: crosshair; }
    .sheet.crisp canvas { image-rendering: pixelated; }
    .edge { position: absolute; top: 0; bottom: 0; width: 2px; background: var(--blue); pointer-events: none; margin-left: -1px; }
    .region { position: absolute; outline: 1.5px solid var(--red); outline-offset: 2px; border-radius: 1px; pointer-events: none; }
    .nothing { margin: auto; color: var(--quiet); padding: 20px; text-align: center; }
    .under { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; min-height: 34px; margin: 8px 0 18px; }
    #blend-label { display: flex; gap: 10px; align-items: center; }
    #blend { accent-color: var(--blue); width: 220px; }
    .legend { display: flex; align-items: center; gap: 6px; color: var(--quiet); font-size: 12px; }
    #ramp { width: 150px; height: 8px; border-radius: 4px; }
    #grid { overflow: auto hidden; padding-bottom: 4px; }
    #grid table { border-collapse: separate; border-spacing: 0 6px; }
    #grid td { padding-right: 6px; }
    #grid th { font-weight: 400; color: var(--quiet); font-size: 12px; text-align: left; padding-right: 8px; white-space: nowrap; }
    #grid button { padding: 3px; border-radius: 8px; display: block; }
    #grid button[aria-current=true] { border-color: var(--blue); box-shadow: 0 0 0 1px var(--blue); }
    #grid .thumb { border: 0; display: block; width: 64px; height: 44px; }
    #grid td.none { text-align: center; color: var(--quiet); }
    details { margin-top: 18px; }
    summary { cursor: pointer; color: var(--quiet); }
    #files { padding-left: 18px; overflow-wrap: anywhere; }

    .command {
      display: flex; align-items: center; gap: 12px; padding: 10px 24px; border-top: 1px solid var(--line);
      background: var(--raised);
    }
    .command code { flex: 1; min-width: 0; overflow-x: auto; white-space: nowrap; padding: 6px 0; }
    .tick-this { white-space: nowrap; }
    dialog { border: 1px solid var(--line); border-radius: 14px; background: var(--raised); color: var(--text); padding: 22px 26px; }
    dialog::backdrop { background: rgb(0 0 0 / .35); }
    dl { margin: 14px 0; display: grid; gap: 8px; }
    dl div { display: flex; gap: 16px; }
    dt { width: 130px; } dd { margin: 0; }

    @media (max-width: 860px) {
      html, body { height: auto; }
      .head { padding: 12px 16px; flex-wrap: wrap; gap: 2px 12px; }
      .head p { flex-basis: 100%; order: 3; }
      #help-open { display: none; }
      .columns { display: block; }
      .side { border-right: 0; }
      #list { overflow: visible; }
      .group-head { top: 0; }
      body:not(.open) main, body.open .side { display: none; }
      body:not(.open) .command .tick-this, body:not(.open) #tick-group { display: none; }
      #back { display: inline-block; }
      main { padding: 14px 16px 90px; }
      .title { display: block; }
      .steps { margin-top: 10px; }
      kbd { display: none; }
      #stage { grid-auto-flow: row; grid-auto-columns: auto; }
      #stage.stacked figure { display: block; }
      #changes tr { display: block; padding: 3px 0 5px; }
      #changes td { display: block; padding: 0; white-space: normal; overflow-wrap: anywhere; }
      #changes td:first-child { font-weight: 600; }
      #views { overflow-x: auto; flex-wrap: nowrap; }
      #blend { width: 100%; }
      #blend-label { flex: 1 1 100%; }
      .command { position: sticky; bottom: 0; flex-wrap: wrap; padding: 10px 16px; gap: 8px; }
      .command code { flex-basis: 100%; order: -1; padding: 0; }
      .command #copy { margin-left: auto; }
    }
    @media (forced-colors: active) { .row.current { outline: 2px solid Highlight; } }
    """#
}

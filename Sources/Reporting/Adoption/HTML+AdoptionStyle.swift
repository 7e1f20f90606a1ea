extension HTML {
  /// How the page on adoption looks, in light and dark, wide and narrow.
  static let adoptionStyle: HTML = """
    :root {
      color-scheme: light dark;
      --sans: system-ui, -apple-system, "Segoe UI", "Apple SD Gothic Neo", "Noto Sans KR", "Noto Sans CJK KR", sans-serif;
      --mono: ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;
      --page: #f6f7f9; --card: #ffffff; --ink: #1b2130; --soft: #5a6478; --line: #e2e6ee;
      --token: #2f6df6; --raw: #b3bccd; --near: #f0a020; --rawtext: #a85b00; --good: #18794e; --bad: #c2293a;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #11141b; --card: #1a1f29; --ink: #e9ecf3; --soft: #a2acbf; --line: #2c3442;
        --token: #6b9bff; --raw: #6b7893; --near: #f2b14c; --rawtext: #f2b14c; --good: #4cc38a; --bad: #ff7b88;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-behavior: smooth; }
    @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
    body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.5 var(--sans); }
    .wrap { max-width: 1080px; margin: 0 auto; padding: 0 20px; }
    header.wrap { padding-top: 40px; }
    h1 { font-size: 28px; line-height: 1.2; margin: 0; letter-spacing: -0.01em; }
    h2 { font-size: 19px; margin: 0 0 12px; }
    h3 { font-size: 15px; margin: 26px 0 8px; font-weight: 600; overflow-wrap: anywhere; }
    p { margin: 0 0 12px; }
    :lang(ko) { word-break: keep-all; overflow-wrap: break-word; }
    .id { color: var(--soft); font: 400 12px var(--mono); }
    .label { color: var(--soft); margin: 4px 0 0; }
    code { font: 0.92em var(--mono); unicode-bidi: isolate; overflow-wrap: break-word; }
    a { color: inherit; text-decoration: underline; text-decoration-color: var(--token); text-underline-offset: 3px; }
    a:hover { color: var(--token); }
    :focus-visible { outline: 2px solid var(--token); outline-offset: 2px; border-radius: 4px; }
    .skip { position: absolute; left: -9999px; }
    .skip:focus { left: 12px; top: 12px; background: var(--card); padding: 8px 12px; z-index: 1; }
    .head { display: flex; gap: 32px; align-items: center; margin: 24px 0; }
    .ring { width: 168px; flex: none; }
    .ring circle { fill: none; stroke-width: 13; transform: rotate(-90deg); transform-origin: 50% 50%; }
    .ring .rest { stroke: var(--raw); } .ring .token { stroke: var(--token); } .ring .near { stroke: var(--near); }
    .ring text { font: 700 20px var(--sans); fill: var(--ink); text-anchor: middle; dominant-baseline: central; }
    .verdict { font-weight: 600; } .good { color: var(--good); } .bad { color: var(--bad); }
    .legend { list-style: none; margin: 0 0 12px; padding: 0; font-size: 17px; }
    .legend li { padding: 2px 0; } .legend b { font-variant-numeric: tabular-nums; }
    .legend li:has(.near) { padding-left: 22px; font-size: 15px; }
    .dot { display: inline-block; width: 11px; height: 11px; border-radius: 50%; margin-right: 7px; background: var(--raw); }
    .dot.token { background: var(--token); } .dot.near { background: var(--near); }
    nav ul { display: flex; flex-wrap: wrap; gap: 6px; list-style: none; margin: 0 0 24px; padding: 0; }
    nav a { display: block; padding: 4px 11px; border-radius: 99px; background: var(--card); border: 1px solid var(--line);
      text-decoration: none; font-size: 13px; }
    section { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 22px 24px;
      margin: 0 0 20px; scroll-margin-top: 16px; }
    .scroll { overflow-x: auto; }
    table { width: 100%; border-collapse: collapse; }
    th, td { text-align: left; padding: 8px 14px 8px 0; border-bottom: 1px solid var(--line); vertical-align: top;
      font-weight: 400; }
    thead th { color: var(--soft); font-size: 12.5px; padding-top: 0; white-space: nowrap; }
    tbody th { min-width: 130px; } tbody th code { overflow-wrap: anywhere; }
    tbody tr:last-child > * { border-bottom: 0; }
    .wide { min-width: 210px; }
    .number { text-align: right; font-variant-numeric: tabular-nums; }
    .share { display: inline-flex; align-items: center; gap: 10px; }
    .percent { min-width: 58px; text-align: right; font-variant-numeric: tabular-nums; }
    .bar { width: 130px; height: 9px; border-radius: 5px; flex: none; background: linear-gradient(90deg,
      var(--token) calc(var(--t) * 0.1%), var(--near) 0 calc((var(--t) + var(--n)) * 0.1%), var(--raw) 0); }
    .bar.count { --n: 0; background: linear-gradient(90deg, var(--raw) calc(var(--t) * 0.1%), transparent 0); }
    .remark, .facts, .none { color: var(--soft); font-size: 13px; }
    .remark { margin: 12px 0 0; }
    .change b { font-variant-numeric: tabular-nums; }
    b.raw { color: var(--rawtext); }
    code.token { color: var(--token); }
    .swatch, .pair { --check: repeating-conic-gradient(#8886 0 25%, #fff0 0 50%) 0 0 / 10px 10px;
      background: linear-gradient(90deg, var(--a) 50%, var(--b) 50%), var(--check), #fff; }
    .swatch { display: inline-block; width: 30px; height: 18px; border-radius: 5px; margin-right: 8px; vertical-align: -4px;
      box-shadow: inset 0 0 0 1px #8885; }
    .pair { display: block; height: 52px; border-radius: 8px; margin-bottom: 10px; box-shadow: inset 0 0 0 1px #8885; }
    .lengths { display: block; height: 52px; margin-bottom: 10px; padding: 8px 0; }
    .lengths span { display: block; height: 14px; margin-bottom: 6px; border-radius: 3px; background: var(--raw);
      max-width: 100%; }
    .lengths span + span { background: var(--token); }
    .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(170px, 1fr)); gap: 14px; list-style: none;
      margin: 0; padding: 0; }
    .cards > li { border: 1px solid var(--line); border-radius: 10px; padding: 10px; min-width: 0; }
    .cards p, .cards code { overflow-wrap: anywhere; }
    .cards p { margin: 0 0 2px; }
    .palette .swatch { display: block; width: auto; height: 62px; margin: 0 0 8px; border-radius: 7px; }
    .palette .facts code + code::before { content: " / "; white-space: pre; }
    .badge { font-size: 11px; border: 1px solid var(--line); border-radius: 99px; padding: 1px 7px; color: var(--soft);
      white-space: nowrap; }
    .badge.bad { color: var(--bad); border-color: currentcolor; }
    .type, .scale, .unused, .places, .tree ul { list-style: none; margin: 0; padding: 0; }
    .type li { display: grid; grid-template-columns: minmax(0, 3fr) minmax(220px, 2fr); gap: 4px 20px; align-items: center;
      padding: 10px 0; border-bottom: 1px solid var(--line); } .type li:last-child { border-bottom: 0; }
    .type p { margin: 0; } .type .specimen { line-height: 1.25; overflow: hidden; white-space: nowrap; }
    .scale li { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 14px; padding: 5px 0; }
    .scale .value { min-width: 42px; text-align: right; font-variant-numeric: tabular-nums; }
    .length { height: 14px; border-radius: 3px; background: var(--token); min-width: 1px; }
    .corner { width: 34px; height: 34px; border: 2px solid var(--token); border-right: 0; border-bottom: 0; }
    .opacity { width: 34px; height: 34px; border-radius: 7px; background: var(--token); }
    .border { width: 60px; border-top: 0 solid var(--token); }
    .places { font-size: 13px; } details.places ul { margin-top: 6px; max-height: 300px; overflow: auto; }
    summary { cursor: pointer; } .rest > summary { padding: 8px 0; color: var(--soft); font-size: 13px; }
    table.raw { table-layout: fixed; min-width: 780px; } .raw th:first-child { width: 25%; } .raw th.wide { width: 230px; }
    .raw th:last-child { width: 26%; }
    .tree ul ul { margin-left: 9px; border-left: 1px solid var(--line); padding-left: 15px; }
    .tree summary, .leaf { padding: 4px 0; }
    .tree .leaf { padding-left: 17px; }
    .tree .name { display: inline-block; min-width: 260px; overflow-wrap: anywhere; margin-right: 8px; }
    .raw-count { color: var(--soft); font-size: 13px; margin-left: 12px; }
    .unused { columns: 300px; margin-top: 12px; } .unused li { margin-bottom: 6px; break-inside: avoid; }
    .chart { width: 100%; height: auto; margin-bottom: 12px; }
    .chart line { stroke: var(--line); } .chart polyline { fill: none; stroke: var(--token); stroke-width: 3; }
    .chart circle { fill: var(--token); stroke: var(--card); stroke-width: 2; }
    .chart text { font: 15px var(--sans); fill: var(--soft); }
    .chart .scale { text-anchor: end; dominant-baseline: central; font-variant-numeric: tabular-nums; }
    footer { color: var(--soft); font-size: 13px; padding-bottom: 48px !important; }
    @media (max-width: 640px) {
      .head { flex-direction: column; align-items: flex-start; gap: 16px; }
      section { padding: 18px 16px; border-radius: 10px; }
      .tree .name { min-width: 0; }
      .chart text { font-size: 34px; } .chart .scale, .chart .middle { display: none; }
      .type li { grid-template-columns: minmax(0, 1fr); }
      .bar { width: 56px; } .wide { min-width: 0; } th, td { padding-right: 10px; }
      table.raw { min-width: 520px; } .raw th.wide { width: 76px; } .bar.count { display: none; }
      .cards { grid-template-columns: repeat(auto-fill, minmax(140px, 1fr)); }
    }
    @media print { body { background: #fff; } section { break-inside: avoid; border: 0; } nav, .skip { display: none; } }

    """
}

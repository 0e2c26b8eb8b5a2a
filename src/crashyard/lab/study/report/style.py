"""How a report looks: on paper and on a phone, by day and by night, without anything from elsewhere."""

STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf7; --card: #ffffff; --ink: #1d2433; --soft: #5a6478; --line: #dfe3ea;
  --mark: #2563c9; --mark-soft: #2563c933; --good: #1a7f4b; --bad: #b3372f; --fair: #8a5a00; }
@media (prefers-color-scheme: dark) { :root { --paper: #14171d; --card: #1c2028; --ink: #e8ebf1; --soft: #a4adbd;
  --line: #343b48; --mark: #7fb0ff; --mark-soft: #7fb0ff40; --good: #5fce94; --bad: #ff8a80; --fair: #f0c060; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main, header, footer { max-width: 62rem; margin: 0 auto; padding: 0 1rem; }
header { padding-top: 2rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.5rem; margin: 3rem 0 .5rem; border-bottom: 2px solid var(--line); padding-bottom: .3rem; }
h3 { font-size: 1.15rem; margin: 2rem 0 .4rem; }
p, li { max-width: 46rem; }
.about, .note, figcaption, dd { color: var(--soft); }
.note, figcaption { font-size: .9rem; }
nav { display: flex; flex-wrap: wrap; gap: .3rem 1.1rem; margin: 1rem 0; }
a { color: var(--mark); }
.short { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: .8rem 1.2rem;
  margin: 1rem 0; }
.short h3 { margin: .4rem 0; }
.short ul { margin: .3rem 0; padding-left: 1.2rem; }
.short li { margin: .3rem 0; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: .7rem; margin: 1rem 0; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: .6rem .8rem; }
.card b { display: block; font-size: 1.45rem; line-height: 1.3; }
.card span { display: block; font-size: .85rem; color: var(--soft); line-height: 1.35; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17.5rem), 1fr)); gap: 1rem; }
figure { margin: .6rem 0; background: var(--card); border: 1px solid var(--line); border-radius: .6rem;
  padding: .8rem; min-width: 0; }
figcaption { margin-top: .5rem; }
figure > strong { display: block; margin-bottom: .4rem; }
figure > svg { display: block; width: 100%; max-width: 34rem; height: auto; margin: 0 auto; }
svg text { fill: var(--soft); font: 13px system-ui, sans-serif; }
svg .strong { fill: var(--ink); font-weight: 600; }
svg .axis { stroke: var(--line); stroke-width: 1; }
svg .fill { fill: var(--mark); }
svg .area { fill: var(--mark-soft); }
svg .path { fill: none; stroke: var(--mark); stroke-width: 2.5; }
svg .reach { stroke: var(--mark); stroke-width: 5; stroke-opacity: .35; }
svg .fair { stroke: var(--fair); stroke-width: 2; stroke-dasharray: 4 3; }
svg .dot { fill: var(--mark); }
.rows { display: grid; grid-template-columns: max-content 1fr max-content; gap: .15rem .8rem; align-items: center;
  font-size: .92rem; }
.rows > .row { display: contents; }
.rows svg { display: block; width: 100%; height: 20px; overflow: visible; }
.rows .shown { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.rows .shown small { color: var(--soft); }
.good { color: var(--good); font-weight: 600; } .bad { color: var(--bad); font-weight: 600; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; width: 100%; background: var(--card); }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid var(--line);
  font-variant-numeric: tabular-nums; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; min-width: 8rem; }
thead th { color: var(--soft); font-weight: 600; vertical-align: bottom; white-space: normal; }
details { margin: .6rem 0; } summary { cursor: pointer; color: var(--mark); }
code { background: var(--card); border: 1px solid var(--line); border-radius: .3rem; padding: .1rem .3rem;
  overflow-wrap: anywhere; }
dt { font-weight: 600; margin-top: .7rem; } dd { margin: 0; max-width: 46rem; }
footer { padding: 2rem 1rem 3rem; }
@media (max-width: 40rem) {
  h1 { font-size: 1.6rem; }
  th, td { padding: .25rem .35rem; } td small { display: block; white-space: normal; }
  thead th { font-size: .8rem; }
  th:first-child, td:first-child { min-width: 5.5rem; }
  .rows { grid-template-columns: 1fr max-content; gap: 0 .6rem; }
  .rows svg { grid-column: 1 / -1; grid-row: auto; margin-bottom: .35rem; }
  .rows .name { order: 0; } .rows .row { display: grid; grid-column: 1 / -1; grid-template-columns: 1fr max-content; }
  .rows .shown { grid-row: 1; grid-column: 2; } .rows .name { grid-row: 1; grid-column: 1; }
}
@media print { :root { color-scheme: light; } nav { display: none; } figure, .card { break-inside: avoid; } }
"""

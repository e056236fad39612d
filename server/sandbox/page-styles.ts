/** The looks of the sandbox's pages: the product's typeface and calm greys, with no tenant's colours. */
export const pageStyles = `
*, *::before, *::after { box-sizing: border-box }
:root {
  --ink: #171c22; --soft: #5a626c; --line: #dfe3e8; --page: #f5f7f9; --surface: #fff; --accent: #1f5fbf; --on-accent: #fff; --tint: #eaf1fc;
  color-scheme: light; font: 16px/1.5 'Figtree Variable', system-ui, sans-serif; color: var(--ink); background: var(--page);
  -webkit-text-size-adjust: 100%;
}
@media (prefers-color-scheme: dark) {
  :root { --ink: #eef1f4; --soft: #a8b1bb; --line: #333b44; --page: #14181d; --surface: #1c2228; --accent: #8ab4ff; --on-accent: #10151c; --tint: #22304a; color-scheme: dark }
}
body { margin: 0; padding: 0 20px 64px }
header, main { max-width: 1080px; margin: 0 auto }
header { display: flex; flex-wrap: wrap; gap: 4px 20px; align-items: baseline; justify-content: space-between; padding: 20px 0 }
header a { font-weight: 600 }
h1 { margin: 24px 0 8px; font-size: 32px; line-height: 1.15; letter-spacing: -.02em; font-weight: 600; text-wrap: balance }
h2 { margin: 0 0 4px; font-size: 18px; font-weight: 600; letter-spacing: -.01em }
p { margin: 0 0 12px; color: var(--soft); max-width: 68ch; text-wrap: pretty }
a { color: var(--accent); text-underline-offset: 3px }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px }
.grid { display: grid; gap: 20px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr)); margin-top: 24px }
.card { padding: 24px; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; min-width: 0 }
.card h1 { margin-top: 0 }
.card > :last-child { margin-bottom: 0 }
.wide { grid-column: 1 / -1 }
.tenant { display: grid; gap: 8px; align-content: start; color: inherit; text-decoration: none }
.tenant:hover { border-color: var(--accent) }
.tenant span { display: flex; align-items: center; height: 48px; padding: 0 12px; margin-bottom: 8px; background: #fff; border: 1px solid var(--line); border-radius: 8px; justify-self: start }
.tenant img { display: block; height: 28px; max-width: 180px }
.tenant strong { font-size: 18px; font-weight: 600 }
.tenant small { color: var(--accent); font-size: 14px; overflow-wrap: anywhere }
.scroll { overflow-x: auto; margin-inline: -24px; padding-inline: 24px }
table { width: 100%; border-collapse: collapse; font-size: 14px }
th { padding: 8px 16px 8px 0; text-align: left; font-weight: 500; color: var(--soft); white-space: nowrap }
td { padding: 10px 16px 10px 0; border-top: 1px solid var(--line); vertical-align: top }
td:first-child, time { white-space: nowrap }
@media (max-width: 599px) {
  th { display: none }
  td { display: block; padding: 0 0 10px; border: 0 }
  td:first-child { padding: 10px 0 2px; border-top: 1px solid var(--line) }
}
code { font: 500 .9em/1.4 ui-monospace, SFMono-Regular, Menlo, monospace; overflow-wrap: anywhere }
form { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; margin: 0 }
form + form { margin-top: 12px }
label { display: grid; gap: 6px; flex: 1 1 140px; min-width: 0; font-size: 14px; font-weight: 500 }
label.wide { flex-basis: 100% }
input, select { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit; background: var(--surface); border: 1px solid #8892a0; border-radius: 8px }
select { padding-inline-end: 4px; text-overflow: ellipsis }
button { min-height: 44px; padding: 8px 18px; font: inherit; font-weight: 600; color: var(--accent); background: transparent; border: 1px solid currentColor; border-radius: 8px; cursor: pointer }
button.main { color: var(--on-accent); background: var(--accent); border-color: var(--accent) }
.choices { display: flex; flex-wrap: wrap; gap: 12px; flex-basis: 100%; margin-top: 4px }
.told { padding: 12px 16px; border-radius: 8px; background: var(--tint); color: var(--ink) }
time { font-variant-numeric: tabular-nums }
article { padding: 20px 0; border-top: 1px solid var(--line) }
article:first-child { border-top: 0; padding-top: 0 }
article header { padding: 0; margin: 0 0 8px; max-width: none }
article h2 { font-size: 16px }
small { color: var(--soft); font-size: 14px }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
.narrow { max-width: 440px; margin: 8vh auto 0 }
`;

/** The form's looks. The page around it sets the `--card-…` properties; without them it is plain. */
export const styles = `
*, *::before, *::after { box-sizing: border-box }
html {
  font: var(--card-font-size, 16px)/1.5 var(--card-font, system-ui, sans-serif);
  color: var(--card-ink, #1c2330); background: transparent; -webkit-text-size-adjust: 100%;
}
body { margin: 0; padding: 4px }
form { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 16px 12px }
.field { display: grid; gap: 6px; align-content: start; min-width: 0 }
.wide { grid-column: 1 / -1 }
label { font-size: var(--card-label-size, 14px); font-weight: 500 }
.box { position: relative }
input {
  width: 100%; min-height: 48px; padding: 0 14px; font: inherit; font-variant-numeric: tabular-nums;
  color: inherit; background: var(--card-field, #fff);
  border: 1px solid var(--card-line, #7b8494); border-radius: var(--card-radius, 8px);
}
input::placeholder { color: var(--card-muted, #5b6472); opacity: 1 }
input:focus-visible {
  outline: none; border-color: var(--card-focus, var(--card-accent, #0067a8)); box-shadow: inset 0 0 0 1px var(--card-focus, var(--card-accent, #0067a8));
}
input[aria-invalid="true"] { border-color: var(--card-error, #b3261e) }
input[aria-invalid="true"]:focus-visible { box-shadow: inset 0 0 0 1px var(--card-error, #b3261e) }
input:read-only { background: var(--card-locked, #f3f5f7) }
.number input { padding-right: 116px }
.brand {
  position: absolute; inset: 0 12px 0 auto; display: flex; align-items: center; gap: 6px; pointer-events: none;
  max-width: 100px; font-size: 12px; line-height: 1.1; font-weight: 600; color: var(--card-muted, #5b6472);
}
.brand svg { flex: none; width: 30px; height: 20px }
.error {
  display: flex; gap: 6px; margin: 0; font-size: 14px; font-weight: 500; line-height: 1.4; color: var(--card-error, #b3261e);
}
.error:empty, .hint:empty { display: none }
.hint { margin: 0; font-size: 14px; line-height: 1.4; color: var(--card-muted, #5b6472) }
.error svg { flex: none; width: 16px; height: 16px; margin-top: 2px }
button {
  grid-column: 1 / -1; min-height: 48px; padding: 8px 20px; margin-top: 4px; font: inherit; font-weight: 600;
  color: var(--card-on-accent, #fff); background: var(--card-accent, #0067a8);
  border: 0; border-radius: var(--card-button-radius, 8px); cursor: pointer;
}
button:focus-visible { outline: 2px solid var(--card-focus, var(--card-accent, #0067a8)); outline-offset: 2px }
button[aria-disabled="true"] { opacity: .65; cursor: default }
@media (max-width: 339px) {
  .number input { padding-right: 54px }
  .brand span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
}
@media (max-width: 279px) { form { grid-template-columns: minmax(0, 1fr) } }
@media (hover: hover) { button:not([aria-disabled="true"]):hover { filter: brightness(.94) } }
@media (prefers-reduced-motion: no-preference) { input, button { transition: border-color .2s ease-out, filter .2s ease-out, opacity .2s ease-out } }
@media (forced-colors: active) { input:focus-visible { outline: 2px solid } button { border: 1px solid } }
`;

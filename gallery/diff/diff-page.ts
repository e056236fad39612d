import { drawChart } from '#gallery/drawing/draw-chart.ts';
import { drawSvg } from '#gallery/drawing/draw-svg.ts';
import { ground } from '#gallery/drawing/svg-style.ts';
import { embeddedFont } from '#gallery/drawing/font-face.ts';
import { escape } from '#paths/text/escape.ts';
import type { ChartChange } from './compare-charts.ts';
import { headingOf, linesOf } from './diff-markdown.ts';
import { unionChart } from './union-chart.ts';

const style = `
:root{color-scheme:light dark;background:${ground};font:15px/1.5 'Figtree Variable',system-ui,sans-serif}
body{margin:0 auto;padding:24px;max-width:1400px}
fieldset{position:sticky;top:0;display:flex;gap:16px;border:0;padding:12px 0;background:${ground}}
section{border-top:1px solid GrayText;padding:16px 0}
figure{margin:0;overflow:auto}
body:has([value=before]:checked) :is(.is-new,.line:has(.is-new)){opacity:.12}
body:has([value=after]:checked) :is(.is-gone,.is-was,.line:has(.is-gone,.is-was)){opacity:.12}
`;

/** The same list with both charts of each machine in one drawing: before, both and after share their places. */
export async function diffPage(
  ref: string,
  changes: readonly ChartChange[],
  notes: readonly string[],
): Promise<string> {
  const title = `What changed in the flows since ${escape(ref)}`;
  const sections: string[] = [];
  for (const change of changes) sections.push(await sectionOf(change));
  const views = ['before', 'both', 'after'].map(
    (view) =>
      `<label><input type="radio" name="view" value="${view}"${view === 'both' ? ' checked' : ''}> ${view}</label>`,
  );
  return [
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${title}</title><style>${embeddedFont()}${style}</style><body><main><h1>${title}</h1>`,
    ...notes.map((note) => `<p>${escape(note)}</p>`),
    changes.length === 0
      ? '<p>Nothing: every machine is as it was.</p>'
      : `<fieldset><legend>Show what was there</legend>${views.join('')}</fieldset>`,
    ...sections,
    '</main></body></html>\n',
  ].join('\n');
}

async function sectionOf(change: ChartChange): Promise<string> {
  const heading = escape(headingOf(change).replaceAll('`', ''));
  const lines = linesOf(change).map((line) => `<li>${escape(line.replaceAll('`', ''))}</li>`);
  return `<section><h2>${heading}</h2><ul>${lines.join('')}</ul><figure tabindex="0" aria-label="Drawing">${await pictureOf(change)}</figure></section>`;
}

/** A drawing that fails takes nothing from the list. */
async function pictureOf(change: ChartChange): Promise<string> {
  try {
    return drawSvg(await drawChart(unionChart(change)));
  } catch (error) {
    return `<p>${escape(String(error))}</p>`;
  }
}

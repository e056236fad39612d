import type { HappyPath } from '../screens/happy-path.ts';
import type { Place } from './place.ts';

/** The box that stands for a state: its own, or that of the folded group around it. */
export function drawnAs(sheet: Element, state: string): string {
  const isDrawn = sheet.querySelector(`[data-state="${CSS.escape(state)}"]`) !== null;
  const around = state.lastIndexOf('.');
  return isDrawn || around < 0 ? state : drawnAs(sheet, state.slice(0, around));
}

/** Lights the way that was gone, and where it has come to. */
export function markWay(sheet: Element, { walked, leaves }: Pick<Place, 'walked' | 'leaves'>): void {
  const drawn = (states: readonly string[]) => new Set(states.map((state) => drawnAs(sheet, state)));
  const taken = new Set([...walked.first.taken, ...walked.steps.flatMap(({ taken: keys }) => keys)]);
  const been = drawn([...walked.first.leaves, ...walked.steps.flatMap(({ leaves: states }) => states)]);
  const here = drawn(leaves);
  mark(sheet, 'data-transition', (key) => (taken.has(key) ? 'lit' : null));
  mark(sheet, 'data-state', (state) => {
    if (here.has(state)) return 'here';
    return been.has(state) ? 'lit' : null;
  });
}

function mark(sheet: Element, name: string, of: (value: string) => string | null): void {
  for (const element of sheet.querySelectorAll(`[${name}]`)) {
    const value = of(element.getAttribute(name) ?? '');
    if (value === null) element.removeAttribute('data-mark');
    else element.setAttribute('data-mark', value);
  }
}

/** Dims what is not on the happy path, with all in its place; nothing is dimmed for null. */
export function dimOthers(sheet: Element, happy: HappyPath | null): void {
  const isOn = (state: string) =>
    happy === null || [...happy.states].some((each) => each === state || each.startsWith(`${state}.`));
  dim(sheet, '[data-state]', (element) => !isOn(element.getAttribute('data-state') ?? ''));
  dim(
    sheet,
    '[data-transition]',
    (element) => !(happy?.transitions.has(element.getAttribute('data-transition') ?? '') ?? true),
  );
  dim(
    sheet,
    '.line',
    (line) => happy !== null && line.querySelector('[data-transition]:not([data-dim])') === null,
  );
}

function dim(sheet: Element, selector: string, isDim: (element: Element) => boolean): void {
  for (const element of sheet.querySelectorAll(selector)) element.toggleAttribute('data-dim', isDim(element));
}

import type { Baseline, Outcome } from './matrix.ts';
import { isObject, type OddValue } from './odd-values.ts';
import type { Standing } from './reading.ts';

/** The answers without which, as the specification says, the app does not start or nobody is logged in. */
const decisive = ['GET /', 'GET /membership-tiers', 'GET /users/me'];

/** What an odd answer cost beyond its own row or section; nothing for a cell that holds. */
export function lossesOf(baseline: Baseline, odd: OddValue, outcome: Outcome): string[] {
  const { scenario, valid, own, pageWithout } = baseline;
  const isWhole = isWholeAnswer(baseline, odd);
  const losses = [...consoleLosses(outcome), ...sendingLosses(valid, outcome)];
  if (isWhole && decisive.includes(scenario.call)) return losses;
  losses.push(...sessionLosses(valid, outcome));
  if (isUnclear(outcome)) return losses;

  const shortcoming = shortcomingOf(baseline);
  if (shortcoming !== null) losses.push(`the valid answer is not enough: ${shortcoming}`);
  if (isWhole && scenario.isDone === undefined) {
    return [
      ...losses,
      ...pageLosses(outcome, valid.reading.page, pageWithout),
      ...chartLosses(valid, outcome, own),
    ];
  }
  losses.push(...pageLosses(outcome, valid.reading.page));
  if (outcome.stuckAt !== valid.stuckAt) losses.push(`stuck before ${outcome.stuckAt ?? ''}`);
  if (!outcome.isDone && valid.isDone) losses.push('not done');
  return [...losses, ...chartLosses(valid, outcome, new Set(), odd.isInRow || isWhole ? own : new Set())];
}

/** Why a scenario does not come to its end with valid answers; null where it does. */
function shortcomingOf({ scenario, valid }: Baseline): string | null {
  const { ends, stands } = scenario;
  const { page, charts } = valid.reading;
  if (valid.stuckAt !== null) return `stuck before ${valid.stuckAt}`;
  if (!valid.isDone) return 'the server has not done it';
  if (ends !== undefined && page !== ends) return `on ${page ?? 'no page'}, not on ${ends}`;
  if (stands === undefined) return null;
  const [end, state] = stands;
  const found = [...charts].find(([path]) => path.endsWith(end))?.[1].state ?? 'gone';
  return found.includes(state) ? null : `${end} is ${found}`;
}

/** A payment whose end cannot be found out is said to be so, and is not sent again. */
function isUnclear({ reading }: Outcome): boolean {
  return [...reading.charts].some(([path, { state }]) => /payment/i.test(path) && state.includes('unknown'));
}

/** Whether an answer without the field has nothing to tell any more. */
function isWholeAnswer({ scenario, answer }: Baseline, { field }: OddValue): boolean {
  if (field === '$' || scenario.needs?.includes(field)) return true;
  return isObject(answer) && Object.hasOwn(answer, field) && Object.keys(answer).length === 1;
}

function consoleLosses({ lines }: Outcome): string[] {
  return lines.map((line) => `console: ${line.slice(0, 80)}`);
}

function sendingLosses(valid: Outcome, { changes }: Outcome): string[] {
  return Object.entries(changes).flatMap(([call, count]) =>
    count > Math.max(valid.changes[call] ?? 0, 1) ? [`${call} sent ${count} times`] : [],
  );
}

function sessionLosses(valid: Outcome, { reading }: Outcome): string[] {
  return [
    ...(!reading.isServing && valid.reading.isServing ? ['unavailable'] : []),
    ...(!reading.isSignedIn && valid.reading.isSignedIn ? ['logged out'] : []),
    ...(reading.isSignedIn && !valid.reading.isSignedIn ? ['still logged in'] : []),
  ];
}

function pageLosses({ reading: { page } }: Outcome, ...allowed: (string | null)[]): string[] {
  return allowed.includes(page) ? [] : [`led to ${page ?? 'nowhere'}`];
}

/** The charts that stand otherwise than with valid answers, but for some; of some a row may be missing. */
function chartLosses(
  valid: Outcome,
  { reading }: Outcome,
  butFor: ReadonlySet<string>,
  mayLoseRow: ReadonlySet<string> = new Set(),
): string[] {
  return [...valid.reading.charts].flatMap(([path, before]) => {
    if (butFor.has(path)) return [];
    const after = reading.charts.get(path);
    if (after === undefined) return [`${path} is not there`];
    return differs(before, after, mayLoseRow.has(path) ? 1 : 0)
      ? [`${path}: ${wordsOf(before)} → ${wordsOf(after)}`]
      : [];
  });
}

function differs(before: Standing, after: Standing, spare: number): boolean {
  return before.state !== after.state || (before.rows ?? 0) - spare > (after.rows ?? 0);
}

const wordsOf = ({ state, rows }: Standing) => (rows === null ? state : `${state}, ${rows} rows`);

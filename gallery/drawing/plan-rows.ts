import type { Chart, ChartInvoke, ChartState, ChartTransition } from '#gallery/words/chart.ts';
import { callWords } from '#gallery/words/call-words.ts';
import { capitalised, plainWords } from '#paths/text/plain-words.ts';
import { lookOf, lookOfAll } from '#gallery/words/looks.ts';
import { composeRow, markOf } from './compose-row.ts';
import type { Row } from './drawing.ts';
import { mostInHead } from './machine-drawing.ts';
import type { Family } from './child-machines.ts';
import type { Sorted } from './sort-transitions.ts';

const headerWidth = 520;
const fewStays = 2;

/** What can happen anywhere, and what runs from beginning to end. */
export function headerRows(anywhere: readonly ChartTransition[], family: Family): Row[] {
  const { root } = family;
  const runs = root.invokes.map((invoke, index) => invokeRow(root, invoke, index, 'Throughout: '));
  const isChanged = anywhere.some(({ change }) => change);
  const isFolded = anywhere.length > mostInHead && !isChanged;
  return [
    ...(runs.length > mostInHead ? [countedRow(root, runs)] : runs),
    ...(isFolded ? [anywhereRow(root, anywhere)] : anywhereRows(anywhere, family)),
  ];
}

function countedRow({ id, invokes }: ChartState, runs: readonly Row[]): Row {
  return composeRow({
    id: `${id} runs`,
    role: 'note',
    text: `${runs.length} run throughout`,
    marked: 'machine',
    tip: invokes.map((invoke) => plainWords(invoke.id)).join('\n'),
    width: headerWidth,
  });
}

function anywhereRow({ id }: ChartState, anywhere: readonly ChartTransition[]): Row {
  return composeRow({
    id: `${id} anywhere`,
    role: 'stays',
    look: lookOfAll(anywhere),
    text: `${anywhere.length} things can happen anywhere`,
    marked: 'reported',
    transitions: anywhere.map(({ key }) => key),
    tip: anywhere.map(({ label }) => label).join('\n'),
    width: headerWidth,
  });
}

function anywhereRows(anywhere: readonly ChartTransition[], family: Family): Row[] {
  const stays = anywhere.filter(({ to }) => to === null);
  return [
    ...fewOrOne(family.root, stays, 'Anywhere: '),
    ...anywhere
      .filter(({ to }) => to !== null)
      .map((transition) =>
        composeRow({
          ...rowOf(transition),
          role: 'chip',
          text: `Anywhere: ${transition.label}`,
          toWords: transition.to === null ? '' : family.get(transition.to).words,
          width: headerWidth,
        }),
      ),
  ];
}

/** The title of a state, what runs in it, who leads to it by a chip; of a leaf, all that happens in it, too. */
export function stateRows(state: ChartState, sorted: Sorted, family: Family, isLeaf: boolean): Row[] {
  const id = `${state.id} title`;
  return [
    composeRow({ id, role: 'title', text: capitalised(state.words), change: state.change ?? null }),
    ...(state.holds === undefined ? [] : [foldedRow(state, state.holds, sorted)]),
    ...state.invokes.map((invoke, index) => invokeRow(state, invoke, index)),
    ...(isLeaf ? [...chipRows(state, sorted, family), ...stayRows(state, sorted, family)] : []),
    ...fromRows(state, sorted),
  ];
}

/** Which states lead here without a line. */
function fromRows({ id }: ChartState, { chips, anywhere }: Sorted): Row[] {
  const sources = [...chips.values()].flat().filter(({ to }) => to === id);
  const count = new Set(sources.map(({ from }) => from)).size;
  const isSentAnywhere = anywhere.some(({ to }) => to === id);
  if (count === 0 && !isSentAnywhere) return [];
  const text = isSentAnywhere ? 'from anywhere' : `from ${count} states`;
  return [composeRow({ id: `${id} from`, role: 'from', text, marked: 'from' })];
}

export function insideRows(state: ChartState, sorted: Sorted, family: Family): Row[] {
  return [
    composeRow({ id: `${state.id} inside`, role: 'note', text: 'Anywhere in here' }),
    ...chipRows(state, sorted, family),
    ...stayRows(state, sorted, family),
  ];
}

/** One row for each transition of a line; guards that are asked in turn are numbered. */
export function labelRows({ transitions: all }: Chart, transitions: readonly ChartTransition[]): Row[] {
  return transitions.map((transition) => {
    const turns = all.filter(({ from, kind }) => from === transition.from && kind === 'always');
    const turn = transition.kind === 'always' && turns.length > 1 ? `${turns.indexOf(transition) + 1}. ` : '';
    return composeRow({ ...rowOf(transition), role: 'label', text: turn + transition.label });
  });
}

function foldedRow({ id }: ChartState, count: number, { lines, chips }: Sorted): Row {
  const ways = [...lines.flat(), ...[...chips.values()].flat()].filter(({ from }) => from === id).length;
  const text = `${counted(count, 'state')}, ${counted(ways, 'way')} out`;
  return composeRow({ id: `${id} folded`, role: 'note', text });
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function chipRows(state: ChartState, { chips }: Sorted, family: Family): Row[] {
  return (chips.get(state.id) ?? []).map((transition) =>
    composeRow({
      ...rowOf(transition),
      role: 'chip',
      text: transition.label,
      toWords: transition.to === null ? '' : family.get(transition.to).words,
    }),
  );
}

function stayRows(state: ChartState, { rows }: Sorted, family: Family): Row[] {
  const all = rows.get(state.id) ?? [];
  const back = all.filter(({ to }) => to !== null && to !== state.id);
  const stays = all.filter((transition) => !back.includes(transition));
  return [
    ...back.map((transition) =>
      composeRow({
        ...rowOf(transition),
        role: 'chip',
        text: transition.label,
        toWords: `${transition.to === null ? '' : family.get(transition.to).words} again`,
      }),
    ),
    ...fewOrOne(state, stays),
  ];
}

/** What stays in a state, in one row where it is much. */
function fewOrOne(state: ChartState, stays: readonly ChartTransition[], before = ''): Row[] {
  if (stays.length > fewStays && stays.every(({ change }) => !change))
    return [manyStay(state, stays, before)];
  return stays.map((transition) =>
    composeRow({ ...rowOf(transition), role: 'stays', text: `${before}${transition.label}, stays` }),
  );
}

function manyStay(state: ChartState, stays: readonly ChartTransition[], before: string): Row {
  return composeRow({
    id: `${state.id} stays`,
    role: 'stays',
    look: 'reported',
    text: `${before}${stays.length} events that stay here`,
    marked: 'reported',
    transitions: stays.map(({ key }) => key),
    tip: stays.map(({ label }) => label).join('\n'),
  });
}

function invokeRow({ id }: ChartState, invoke: ChartInvoke, index: number, before = ''): Row {
  const row = {
    id: `${id} ${invoke.kind} ${index}`,
    text: before + ((invoke.kind === 'calls' ? callWords(invoke.id) : null) ?? plainWords(invoke.id)),
    marked: invoke.kind,
  };
  return invoke.kind === 'calls'
    ? composeRow({ ...row, role: 'calls' })
    : composeRow({ ...row, role: 'machine', machineId: invoke.machineId });
}

function rowOf(transition: ChartTransition) {
  const { key, to, guard, change, label } = transition;
  const look = lookOf(transition);
  return {
    id: key,
    look,
    marked: markOf(look),
    transitions: [key],
    to,
    tip: guard !== undefined && guard !== label ? `if ${guard}` : null,
    change: change ?? null,
  };
}

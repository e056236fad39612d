import type { AnyActorRef, AnyEventObject } from 'xstate';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { answerTimeout } from '#machines/call.ts';
import { begin, move, type Cause, type Move, type Position } from '#paths/explore/position.ts';
import { settleOnCommand } from '#paths/explore/settle-on-command.ts';
import { sourceOf } from '#paths/explore/xstate-internals.ts';
import { effectsOf } from './effects.ts';
import { readValue } from './value-reader.ts';
import { wordsFor } from './value-words.ts';

/**
 * A table of what a machine should do, replayed: its blocks, each a moment of the machine, and its rows, each something
 * that happens then, are read from the text; what is expected of them is answered anew, so that the answer equals the
 * text as long as the machine does what stands there.
 */
export function replayTable(entry: AnyRegistryEntry, table: string): string {
  const machine = settleOnCommand(entry.machine);
  const inWords = wordsFor(entry);
  const moments = new Map<string, Position>();
  const answer: string[] = [];
  let moment: Position | null = null;
  const row = (
    line: string,
    expected: string[],
    from: Position | null,
    elapsed: number,
    make: () => Move,
  ) => {
    const [arrival = ''] = expected;
    answer.push(line);
    try {
      const made = make();
      const [first = '', ...others] = effectsOf(from, made, elapsed, inWords);
      const [mark = ''] = / #\d+$/.exec(arrival) ?? [];
      const name = momentOf(arrival.startsWith('?') ? `${first}${mark}` : arrival);
      if (name !== null && !moments.has(name)) moments.set(name, made.position);
      answer.push(`    ${first}${mark}`, ...others.map((effect) => `    ${effect}`));
    } catch (error) {
      answer.push(`    fails: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const lines = table.split('\n');
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('    ')) continue;
    const rest = lines.slice(index + 1);
    const end = rest.findIndex((each) => !each.startsWith('    '));
    const expected = rest.slice(0, end).map((each) => each.trim());
    if (line.startsWith('start: ')) {
      row(line, expected, null, 0, () => begin(machine, inputOf(entry, line.slice('start: '.length))));
    } else if (line.startsWith('- ')) {
      const from = moment;
      const cause = causeOf(entry, line.slice(2), from);
      const elapsed = cause.kind === 'time' ? cause.milliseconds : 0;
      row(line, expected, from, elapsed, () => {
        if (from === null) throw new Error('the machine never comes here');
        if ('actorId' in cause && !from.snapshot.children[cause.actorId]) {
          throw new Error(`"${cause.actorId}" is not running`);
        }
        return move(machine, from, cause);
      });
    } else {
      if (line.endsWith(':')) moment = moments.get(line.slice(0, -1)) ?? null;
      answer.push(line);
    }
  }
  return answer.join('\n');
}

/** The name by which a block says that it goes on from here: `→ loading [busy] #2` is `loading #2`. */
function momentOf(arrival: string): string | null {
  const [, state, mark] = /^→ (.+?)(?: \[[^\]]*\])?( #\d+)?$/.exec(arrival) ?? [];
  return state === undefined ? null : `${state}${mark ?? ''}`;
}

function inputOf(entry: AnyRegistryEntry, text: string): unknown {
  if (text.startsWith('{')) return readValue(entry, text);
  return found(entry.inputs, ({ title }) => title === text, text).input;
}

function causeOf(entry: AnyRegistryEntry, text: string, from: Position | null): Cause {
  if (text === 'answerTimeout passes') return { kind: 'time', title: text, milliseconds: answerTimeout };
  const [, milliseconds] = /^(\d+) ms pass$/.exec(text) ?? [];
  if (milliseconds !== undefined) return { kind: 'time', title: text, milliseconds: Number(milliseconds) };
  if (text.startsWith('{'))
    return { kind: 'event', title: text, event: readValue(entry, text) as AnyEventObject };
  const [, actorId, ending, value] = /^(\S+) (answers|fails with) (.+[^)])$/.exec(text) ?? [];
  if (actorId !== undefined && value !== undefined) {
    const content = readValue(entry, value);
    return ending === 'answers'
      ? { kind: 'done', title: text, actorId, output: content }
      : { kind: 'error', title: text, actorId, error: content };
  }
  const [, title = '', what = ''] = /^(.+) \(([^()]+)\)$/.exec(text) ?? [];
  const [, id = '', outcome] = /^(\S+)(?: (answers|fails))?$/.exec(what) ?? [];
  const actor: AnyActorRef | undefined = from?.snapshot.children[id];
  const source = actor ? sourceOf(actor) : id;
  const isIt = (each: { title: string }) => each.title === title;
  if (outcome === 'answers') {
    const { output } = found(entry.outcomes[source]?.done ?? [], isIt, text);
    return { kind: 'done', title, actorId: id, output };
  }
  if (outcome === 'fails') {
    const { error } = found(entry.outcomes[source]?.error ?? [], isIt, text);
    return { kind: 'error', title, actorId: id, error };
  }
  return { kind: 'event', title, event: found(entry.events[what] ?? [], isIt, text).event };
}

function found<Case>(cases: readonly Case[], isIt: (each: Case) => boolean, text: string): Case {
  const first = cases.find(isIt);
  if (first === undefined) throw new Error(`The entry has no case "${text}".`);
  return first;
}

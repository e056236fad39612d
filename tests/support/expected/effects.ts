import type { AnyActorRef } from 'xstate';
import { answerTimeout } from '#machines/call.ts';
import { leavesOf } from '#paths/explore/graph.ts';
import type { Move, Position } from '#paths/explore/position.ts';
import { sourceOf, type SentEvent } from '#paths/explore/xstate-internals.ts';
import type { Words } from './value-words.ts';

/**
 * What a move did that others can notice, a line each: where it leads and with which tags, what is remembered, who is
 * asked for what, how long is waited, who is told what. `before` is null for the start of a machine.
 */
export function effectsOf(before: Position | null, move: Move, elapsed: number, inWords: Words): string[] {
  const { position, sent, emitted, performed, taken } = move;
  const isIgnored =
    before !== null && elapsed === 0 && taken.length === 0 && position.snapshot.status === 'active';
  if (isIgnored) return ['nothing'];
  return [
    `→ ${stateOf(position)}`,
    ...endOf(position, inWords),
    ...changesOf(before, position, inWords),
    ...callsOf(before, position, inWords),
    ...waitsOf(before, position, elapsed),
    ...sent.map(({ to, event }) => `notifies ${nameOf(to)}: ${inWords(event)}`),
    ...emitted.map((event) => `reports: ${inWords(event)}`),
    ...performed.map((action) => `does ${action}`),
  ];
}

/** `refreshing [settled, signedIn]` */
function stateOf(position: Position): string {
  const { tags } = position.snapshot;
  const suffix = tags.size > 0 ? ` [${[...tags].join(', ')}]` : '';
  return `${leavesOf(position).join(' & ')}${suffix}`;
}

function endOf({ snapshot }: Position, inWords: Words): string[] {
  if (snapshot.status === 'error') return [`breaks: ${inWords(snapshot.error)}`];
  return snapshot.status === 'done' && snapshot.output !== undefined
    ? [`ends with ${inWords(snapshot.output)}`]
    : [];
}

function changesOf(before: Position | null, { snapshot }: Position, inWords: Words): string[] {
  const known: Record<string, unknown> = before?.snapshot.context ?? {};
  const now: Record<string, unknown> = snapshot.context;
  return [...new Set([...Object.keys(known), ...Object.keys(now)])]
    .filter((key) => before === null || inWords(known[key]) !== inWords(now[key]))
    .map((key) => `sets ${key} = ${inWords(now[key])}`);
}

function callsOf(before: Position | null, after: Position, inWords: Words): string[] {
  const known = childrenOf(before);
  const now = childrenOf(after);
  const begun = [...now].filter(([id, actor]) => known.get(id) !== actor);
  const left = [...known].filter(([id, actor]) => !now.has(id) && !after.settled.has(actor));
  return [
    ...left.map(([id]) => `stops ${id}`),
    ...begun.map(([id, actor]) => {
      const { input } = actor.getSnapshot() as { input?: unknown };
      const source = sourceOf(actor) === id ? '' : ` (${sourceOf(actor)})`;
      return `asks ${id}${source}${input === undefined ? '' : `: ${inWords(input)}`}`;
    }),
  ];
}

function childrenOf(position: Position | null): Map<string, AnyActorRef> {
  if (position?.snapshot.status !== 'active') return new Map();
  const children: Record<string, AnyActorRef | undefined> = position.snapshot.children;
  return new Map(Object.entries(children).flatMap(([id, actor]) => (actor ? [[id, actor] as const] : [])));
}

function waitsOf(before: Position | null, { timers }: Position, elapsed: number): string[] {
  return [...timers].flatMap(([id, timer]) => {
    const known = before?.timers.get(id);
    const runsOn = known && (elapsed === 0 ? known === timer : known.remaining - elapsed === timer.remaining);
    const { delay, place } = namesOf(id);
    const isShared = delay === 'answerTimeout' && timer.remaining === answerTimeout;
    return runsOn ? [] : [`waits ${isShared ? delay : `${timer.remaining} ms`} in ${place}`];
  });
}

/** `xstate.after.answerTimeout.renewal.loading` is the timer `answerTimeout` of `loading`. */
function namesOf(timer: string): { delay: string | undefined; place: string } {
  const [, delay, place = 'the machine'] = /^xstate\.after\.([^.]+)\.[^.]+\.(.+)$/.exec(timer) ?? [];
  return { delay, place };
}

function nameOf(to: SentEvent['to']): string {
  if ('child' in to) return to.child;
  return 'system' in to ? `the ${to.system}` : 'its parent';
}

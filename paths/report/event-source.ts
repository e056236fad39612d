import type { AnyRegistryEntry, EventSource } from '#machines/registry-entry.ts';
import { registry } from '#machines/registry.ts';
import { asAppError, type AppError } from '#machines/domain/app-error.ts';
import { caseId } from '#paths/explore/case-id.ts';
import { machineIn } from '#paths/explore/actor-tree.ts';
import { runsMachine } from '#paths/explore/chart-flaws.ts';
import type { Cause } from '#paths/explore/position.ts';
import type { Member } from '#paths/plan/transition-paths.ts';
import { breakingOf } from '#paths/drive/breaking.ts';
import type { Call } from '#paths/drive/driver.ts';
import { plays } from '#paths/drive/drivers.ts';
import { happenings } from './happenings.ts';
import type { Place } from './place.ts';

export interface Causing {
  /** Who makes it happen. */
  by: EventSource;
  /** What a tester does for it to happen on the running product, or what it comes with where that is nothing. */
  how: string;
  /** Whether a tester has nothing to do for it. */
  isSeen: boolean;
  /** What must be done before the call is made whose outcome it is; null for nothing. */
  before: string | null;
}

const byHand = (how: string) => ({ how, isSeen: false });
const byItself = (cause = '') => ({ how: `By itself${cause && `, ${cause}`}.`, isSeen: true });

/** Who makes a step happen, and how a tester brings it about: by hand, by a card's number, or by the sandbox. */
export function causingOf(member: Member, cause: Cause, place: Place): Causing {
  const hand = handOf(member, cause);
  const causing = usualCausing(member, cause, place);
  return hand === undefined ? causing : { ...causing, ...byHand(place.words(hand)) };
}

/** A form inside is filled in as its parent says of its answer. */
function handOf({ entry, within }: Member, cause: Cause): string | undefined {
  if (cause.kind !== 'event' || cause.event.type !== 'form.submit' || within === null)
    return plays[entry.machine.id]?.hands?.[caseId(cause)];
  const hands = Object.entries(plays[within.entry.machine.id]?.hands ?? {});
  const found = hands.find(([id]) => id.startsWith(`${within.name}.done~`));
  return found?.[1] ?? 'Fill in the form, and send it.';
}

function usualCausing(member: Member, cause: Cause, place: Place): Causing {
  switch (cause.kind) {
    case 'event': {
      const by = member.entry.source[cause.event.type] ?? 'app';
      return { by, ...happening(by, cause, place), before: null };
    }
    case 'time':
      return { by: 'clock', ...byHand(`Wait until ${cause.title}.`), before: null };
    case 'done':
      return answered(member, cause);
    case 'error':
      return { by: 'server', ...failing(member, cause.actorId, asAppError(cause.error)) };
  }
}

function happening(by: EventSource, { event, title }: Cause & { kind: 'event' }, place: Place) {
  const { [event.type]: how } = happenings;
  if (by === 'member') return byHand(`${place.words(title)}.`);
  return how === undefined ? byItself(tellers[by]) : byHand(how);
}

const tellers: Readonly<Record<Exclude<EventSource, 'member'>, string>> = {
  child: 'as the flow inside tells it',
  app: 'as the app tells it',
  server: 'as the server tells it',
  clock: 'after a moment',
};

function answered(member: Member, { actorId, output }: Cause & { kind: 'done' }): Causing {
  const { entry } = member;
  const call = callOf(member, actorId);
  const answer = byItself(call ? `with the answer of \`${call.method} ${call.path}\`` : '');
  if (!runsMachine(entry.machine, actorId)) return { by: 'server', ...answer, before: null };
  if (isFailed(output)) return { by: 'server', ...failing(member, actorId, output.error) };
  const machine = machineIn(entry, actorId) ?? registered(actorId)?.machine;
  if (machine?.id === 'form')
    return { by: 'child', ...byHand('Fill in the form, and send it.'), before: null };
  const flow = call || machine === undefined ? undefined : registered(machine.id);
  const ending = flow && byHand(`Go through “${flow.title}”: \`npm run paths -- ${flow.machine.id}\`.`);
  return { by: 'child', ...(ending ?? answer), before: null };
}

/** A flow with ways of its own for a member. */
function registered(id: string): AnyRegistryEntry | undefined {
  return registry.find(
    ({ machine, source }) => machine.id === id && Object.values(source).includes('member'),
  );
}

/** How a payment inside ends when the server refuses. */
function isFailed(output: unknown): output is { kind: 'failed'; error: AppError } {
  const { kind, error } = Object(output) as { kind?: unknown; error?: unknown };
  return kind === 'failed' && typeof error === 'object' && error !== null;
}

function failing(member: Member, actor: string, error: AppError): Omit<Causing, 'by'> {
  const breaking = breakingOf(error);
  const order = (fault: unknown) => orderOf(member, actor, fault);
  switch (breaking.kind) {
    case 'cut':
      return {
        ...byItself('as nothing comes through'),
        before: 'Cut the connection: “Offline” in the browser’s network tools.',
      };
    case 'stall':
      return { ...byHand('Wait for the time-out.'), before: order(breaking.fault) };
    case 'expire':
      return {
        ...byItself('as the session has ended'),
        before: `At {sandbox} press “+ 1 hour” three times: the session ends.`,
      };
    case 'interrupt':
      return { ...byHand('Reload the page.'), before: order(breaking.fault) };
    case 'card':
      return callOf(member, actor)
        ? { ...ordered, before: order(breaking.fault) }
        : { ...byHand(`Use the card ${breaking.number} of {sandbox}.`), before: null };
    case 'fault':
      return breaking.mistake === undefined
        ? { ...ordered, before: order(breaking.fault) }
        : { ...byItself('with the refusal of what was typed'), before: breaking.mistake };
  }
}

const ordered = byItself('with the failure that was ordered');

/** The command that makes the next such call fail; or what is to be found out for it. */
export function orderOf(member: Member, actor: string, fault: unknown): string {
  const call = callOf(member, actor);
  const target = call ?? { method: '…', path: '…' };
  const order = `curl --json '${JSON.stringify({ client: '{tenant}', ...target, fault })}' {sandbox}/faults`;
  return call
    ? `Run \`${order}\`.`
    : `Order with the method and path of the call, as the network tools name it: \`${order}\`.`;
}

/** The call behind an actor; what a form or a payment sends is the call of its parent. */
export function callOf({ entry, within }: Member, actor: string): Call | undefined {
  const sends = actor === 'sendForm' || actor === 'sendOrder';
  return sends && within
    ? plays[within.entry.machine.id]?.calls[within.name]
    : plays[entry.machine.id]?.calls[actor];
}

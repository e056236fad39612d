import { describe, expect, it } from 'vitest';
import { leavesOpen, type AppError } from '#machines/domain/app-error.ts';
import { wholeModal } from '#tests/support/machines/whole-modal.ts';
import { errorLine } from '#src/messages/errors.ts';
import { membershipCalls, type MembershipCall } from '#tests/support/machines/membership-calls.ts';
import { refusals } from '#tests/support/machines/refusals.ts';
import { answerAll, reasonsIn, runTree, type RunningTree } from '#paths/explore/running-actor-tree.ts';
import { reject } from '#paths/explore/settle-on-command.ts';

/** The reason that a member must see: without an answer it is found out first whether it happened. */
function reasonFor({ id }: MembershipCall, error: AppError): AppError {
  return id === 'sendOrder' && leavesOpen(error) ? { kind: 'unpaid' } : error;
}

function fail(entry: MembershipCall, error: AppError): RunningTree {
  const family = runTree(entry.machine ?? wholeModal, entry.input);
  entry.lead(family);
  reject(family.at(...entry.by), entry.id, error);
  answerAll(family, {
    ...entry.answers,
    ...(entry.id === 'sendOrder' && { sendOrder: (actor) => reject(actor, 'sendOrder', error) }),
  });
  return family;
}

/** A card that is not there any more, and the last active one, have a screen of their own that says so. */
function hasScreenOfItsOwn({ machines }: RunningTree): boolean {
  return machines().some((actor) => {
    const snapshot = actor.getSnapshot();
    return snapshot.machine.id === 'card' && (snapshot.matches('gone') || snapshot.matches('active'));
  });
}

/** Asks the modal to close while the call is out. */
function closesAt({ machine = wholeModal, input, lead }: MembershipCall): boolean {
  const family = runTree(machine, input);
  lead(family);
  family.root.send({ type: 'modal.close' });
  return family.root.getSnapshot().status === 'done';
}

describe('every refusal at every call of a membership', () => {
  it.each(membershipCalls.map((entry) => [entry.call, entry] as const))(
    '[HTTP-06] [SUBS-13] %s: the member sees why, what was entered stays, and there is a way on',
    (_, entry) => {
      const found = refusals.flatMap(({ title, error }) => {
        const family = fail(entry, error);
        const { root, at } = family;
        if (root.getSnapshot().status === 'error') return [`${title}: breaks`];
        const reason = errorLine(reasonFor(entry, error));
        const isReported =
          reasonsIn(family).some((each) => errorLine(each) === reason) || hasScreenOfItsOwn(family);
        if (root.getSnapshot().status === 'done') return isReported ? [] : [`${title}: ends without a word`];
        const mayClose =
          root.getSnapshot().machine.id !== 'modal' ||
          at(entry.by[0] ?? '')
            .getSnapshot()
            .can({ type: 'flow.close' });
        const again = entry.again && at(...entry.again.by).getSnapshot();
        const isGone = again?.matches?.('gone') === true;
        const isStored =
          !entry.stored || isSubset(entry.stored.context, at(...entry.stored.by).getSnapshot().context);
        return [
          ...(isReported ? [] : [`${title}: is not told, but ${JSON.stringify(reasonsIn(family))}`]),
          ...(mayClose ? [] : [`${title}: cannot be closed`]),
          ...(isGone || entry.again?.events.some((event) => again.can(event))
            ? []
            : [`${title}: has no way on from ${JSON.stringify(again?.value)}`]),
          ...(isStored ? [] : [`${title}: something that was entered is lost`]),
        ];
      });
      expect(found).toEqual([]);
    },
  );

  it('[HTTP-06] [SUBS-13] closing aborts a read, so that its late answer reaches nobody; it does not abort a change', () => {
    const inModals = membershipCalls.filter(({ machine }) => machine === undefined);
    expect(inModals.filter(closesAt).map(({ call }) => call)).toEqual(
      inModals.filter(({ id }) => id.startsWith('fetch')).map(({ call }) => call),
    );
  });

  it('[HTTP-06] has words for each that name what to do, or that nothing can be done', () => {
    const silent = refusals.filter(({ error }) => !/[.!]$/.test(errorLine(error)));
    expect(silent.map(({ title }) => title)).toEqual([]);
  });
});

function isSubset(part: object, whole: object): boolean {
  const entries = new Map<string, unknown>(Object.entries(whole));
  return Object.entries(part).every(
    ([name, value]) => JSON.stringify(entries.get(name)) === JSON.stringify(value),
  );
}

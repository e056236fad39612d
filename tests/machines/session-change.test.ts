import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { Session } from '#machines/domain/member.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';

const { active } = sampleSessions;

async function signedIn() {
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        fetchSession: fromPromise<Session, void>(async () => active),
        listenToTabs: fromCallback(() => {}),
      },
    }),
    { input: { logOutPending: false } },
  ).start();
  await waitFor(actor, (snapshot) => snapshot.matches('signedIn'));
  return actor;
}

const ticketsOf = (actor: Awaited<ReturnType<typeof signedIn>>) =>
  actor.getSnapshot().context.session?.lotteryTicketNumbers;

it('[HOME-04] a change of the membership brings its tickets along, and retains them where it has none', async () => {
  const actor = await signedIn();
  actor.send({ type: 'session.change', membership: { ...active.membership, status: 'churned' } });
  expect(ticketsOf(actor)).toEqual(['1042', '1043']);
  const lotteryTicketNumbers = ['1042', '1043', '2077'];
  actor.send({ type: 'session.change', membership: { ...active.membership, lotteryTicketNumbers } });
  expect(ticketsOf(actor)).toEqual(lotteryTicketNumbers);
});

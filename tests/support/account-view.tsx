import type { Session } from '#machines/domain/member.ts';
import { SimulatedClock, type AnyActorRef } from 'xstate';
import { accountMachine } from '#machines/account/account.machine.ts';
import type { AccountReadName } from '#machines/account/account-reads.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { Account } from '#src/flows/account/account.page.tsx';
import { renderFlowView } from './flow-view.tsx';
import { resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';

/** The account page in a browser, with reads that answer on command. */
export async function openAccount(
  search: Readonly<Record<string, string>> = {},
  session: Session = sampleSessions.active,
) {
  const flow = await renderFlowView(
    {
      machine: settleLeaves(accountMachine),
      input: { search },
      clock: new SimulatedClock(),
      inspect: () => {},
    },
    (actor) => <Account flow={actor} />,
    session,
  );
  const read = (name: AccountReadName): AnyActorRef => {
    const actor: AnyActorRef | undefined = flow.getSnapshot().children[name];
    if (!actor) throw new Error(`"${name}" is not read.`);
    return actor;
  };
  const notify = (name: AccountReadName, data: unknown) => resolve(read(name), 'fetchResource', data);
  return { flow, read, notify };
}

import { SimulatedClock } from 'xstate';
import type { Session } from '#machines/domain/member.ts';
import { renewalMachine } from '#machines/renewal/renewal.machine.ts';
import type { RenewalFacts, RenewalRecall } from '#machines/renewal/renewal.types.ts';
import { resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { Renewal } from '#src/flows/renewal/renewal.page.tsx';
import { renderFlowView } from './flow-view.tsx';

interface Opening {
  /** Nothing was interrupted, if left out. */
  recall?: RenewalRecall;
  /** What is due, once that is read; it is not, if left out. */
  facts?: RenewalFacts;
  session?: Session;
}

const nothing: RenewalRecall = { isInterrupted: false, purpose: 'period' };

/** The page to renew of a member, with its clock and the payment that runs; it throws where none does. */
export async function openRenewal({ recall = nothing, facts, session }: Opening) {
  const clock = new SimulatedClock();
  const flow = await renderFlowView(
    { machine: settleLeaves(renewalMachine), input: undefined, clock, inspect: () => {} },
    (actor) => <Renewal flow={actor} />,
    session,
  );
  resolve(flow, 'recallPayment', recall);
  if (facts !== undefined) resolve(flow, 'fetchDues', facts);
  const payment = () => {
    const { renewalPayment } = flow.getSnapshot().children;
    if (!renewalPayment) throw new Error('Nothing is being paid.');
    return renewalPayment;
  };
  return { flow, clock, payment };
}

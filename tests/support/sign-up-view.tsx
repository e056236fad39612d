import { SimulatedClock } from 'xstate';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { signUpMachine } from '#machines/sign-up/sign-up.machine.ts';
import type { PageFlowInput } from '#machines/page/page.types.ts';
import type { SignUpRecall, SignUpStep } from '#machines/sign-up/sign-up.types.ts';
import { SignUp } from '#src/flows/sign-up/sign-up.page.tsx';
import { renderFlowView } from './flow-view.tsx';
import { resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';

export const nothingRecalled: SignUpRecall = {
  plan: null,
  maxRoundUp: null,
  isPaymentInterrupted: false,
  isReturning: false,
};

/** Opens a step of signing up for somebody of whom nothing is stored. */
export async function openSignUp(
  step: SignUpStep,
  { session = null, tiers = sampleTiers }: Partial<PageFlowInput> = {},
) {
  const clock = new SimulatedClock();
  const flow = await renderFlowView(
    {
      machine: settleLeaves(signUpMachine),
      input: { step, search: {}, tiers, session },
      clock,
      inspect: () => {},
    },
    (actor) => <SignUp flow={actor} />,
  );
  resolve(flow, 'recallEntry', nothingRecalled);
  return { flow, clock };
}

import { useSelector } from '@xstate/react';
import type { SignUpRef } from '#machines/sign-up/sign-up.machine.ts';
import { flowPage } from '#src/app/flow-page.tsx';
import { SignUpAccount } from './account.view.tsx';
import { SignUpAffinity } from './affinity.view.tsx';
import { SignUpBilling } from './billing.view.tsx';
import { SignUpDetails } from './details.view.tsx';
import { PaidStep } from './paid-step.tsx';
import { SignUpReturn } from './return.view.tsx';
import { SignUpTiers } from './tiers.view.tsx';
import { provideSignUp } from './sign-up.actors.ts';

/** Signing up, whichever step the address names. */
export default { view: flowPage('signUp', SignUp), provide: provideSignUp };

export function SignUp({ flow }: { flow: SignUpRef }) {
  const step = useSelector(flow, ({ context }) => context.step);
  const isReturning = useSelector(flow, (snapshot) => snapshot.matches('returning'));
  const isPaid = useSelector(flow, (snapshot) => snapshot.matches('paid'));
  if (isPaid) return <PaidStep onClose={() => flow.send({ type: 'receipt.close' })} />;
  if (isReturning) return <SignUpReturn flow={flow} />;
  switch (step) {
    case 'sign-up-tiers':
      return <SignUpTiers flow={flow} />;
    case 'sign-up-account':
      return <SignUpAccount flow={flow} />;
    case 'sign-up-billing':
      return <SignUpBilling flow={flow} />;
    case 'sign-up-affinity':
      return <SignUpAffinity flow={flow} />;
    default:
      return <SignUpDetails flow={flow} />;
  }
}

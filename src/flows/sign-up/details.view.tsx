import { useSelector } from '@xstate/react';
import type { SignUpRef } from '#machines/sign-up/sign-up.machine.ts';
import { useClient } from '#src/app/app-context.ts';
import { useDraft } from '#src/app/drafts-context.ts';
import { DetailsStep } from './details-step.tsx';
import { formProblem } from '#src/messages/form-problem.ts';
import { useStepPlace } from './use-step-place.ts';

const fields = ['phone', 'street', 'city', 'country', 'region', 'postalCode'];

/** The last step; without a running form it has been sent. */
export function SignUpDetails({ flow }: { flow: SignUpRef }) {
  const { currencyCode, supportEmail } = useClient();
  const form = useSelector(flow, ({ children }) => children.details);
  const value = useSelector(form, (snapshot) => snapshot?.value);
  const error = useSelector(form, (snapshot) => snapshot?.context.error ?? null);
  const isSent = value === undefined || value === 'sending' || value === 'accepted';
  return (
    <DetailsStep
      place={useStepPlace('sign-up-user-info')}
      homeCountry={currencyCode === 'CAD' ? 'CA' : 'US'}
      state={isSent ? 'sending' : value === 'waiting' ? 'waiting' : 'editing'}
      problem={formProblem(error, supportEmail, { fields })}
      draft={useDraft('details')}
      onSubmit={(values) => form?.send({ type: 'form.submit', values })}
      onSkip={() => flow.send({ type: 'details.skip' })}
    />
  );
}

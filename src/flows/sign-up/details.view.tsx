import { useSelector } from '@xstate/react';
import type { SignUpRef } from '#machines/sign-up/sign-up.machine.ts';
import { useClient } from '#src/app/app-context.ts';
import { useDraft } from '#src/app/drafts-context.ts';
import { DetailsStep } from './details-step.tsx';
import { useForm } from '#src/app/use-form.ts';
import { useStepPlace } from './use-step-place.ts';

const fields = ['phone', 'street', 'city', 'country', 'region', 'postalCode'];

/** The last step; without a running form it has been sent. */
export function SignUpDetails({ flow }: { flow: SignUpRef }) {
  const { currencyCode } = useClient();
  const { form, submit } = useForm(
    useSelector(flow, ({ children }) => children.details),
    { fields },
  );
  return (
    <DetailsStep
      place={useStepPlace('sign-up-user-info')}
      homeCountry={currencyCode === 'CAD' ? 'CA' : 'US'}
      form={form}
      draft={useDraft('details')}
      onSubmit={submit}
      onSkip={() => flow.send({ type: 'details.skip' })}
    />
  );
}

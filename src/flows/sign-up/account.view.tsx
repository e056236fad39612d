import { useSelector } from '@xstate/react';
import { asksForCap, planOf } from '#machines/domain/plan-choice.ts';
import { signUpAccountSchema } from '#machines/domain/sign-up-account.ts';
import { hasCode } from '#machines/domain/app-error.ts';
import type { SignUpRef } from '#machines/sign-up/sign-up.machine.ts';
import { useClient } from '#src/app/app-context.ts';
import { useForm } from '#src/app/use-form.ts';
import { useDraft } from '#src/app/drafts-context.ts';
import { useQuery } from '#src/app/use-query.ts';
import { AccountStep } from './account-step.tsx';
import { capField } from '#src/messages/cap.ts';
import { socialNotice } from '#src/flows/social-sign-in/social-sign-in.messages.ts';
import { useSocial } from '#src/flows/social-sign-in/use-social.ts';
import { signUpMessages } from './sign-up.messages.ts';
import { useStepPlace } from './use-step-place.ts';

const copy = signUpMessages.account;

const fields = Object.keys(signUpAccountSchema.entries);

/** The account step; without a running form the account is on its way. */
export function SignUpAccount({ flow }: { flow: SignUpRef }) {
  const client = useClient();
  const account = useSelector(flow, ({ children }) => children.account);
  const social = useSocial(useSelector(flow, ({ children }) => children.social));
  const cap = useSelector(flow, ({ context }) => context.maxRoundUp);
  const plan = useSelector(flow, ({ context }) => context.plan);
  const tiers = useSelector(flow, ({ context }) => context.tiers);
  const chosen = planOf(plan, tiers);
  const isKnown = useSelector(account, (snapshot) => hasCode(snapshot?.context.error, 'i_auth_001'));
  const capped = capField(chosen, cap, client.currencyCode);
  const { form, submit } = useForm(account, { fields, codes: capped.codes, unread: copy.created });
  const draft = useDraft('account');
  const loginDraft = useDraft('login');
  return (
    <AccountStep
      place={useStepPlace('sign-up-account')}
      clientName={client.name}
      cap={asksForCap(chosen, client) ? capped : null}
      state={form.state === 'refused' ? (isKnown ? 'known' : 'editing') : form.state}
      problem={social.error ? { ...form, error: social.error } : form}
      notice={socialNotice(useQuery()['social'] ?? '')}
      draft={draft}
      social={social}
      onSubmit={submit}
      onLogIn={() => loginDraft?.write({ email: draft?.read()['email'] ?? '' })}
    />
  );
}

import { useSelector } from '@xstate/react';
import { activationSchema } from '#machines/domain/activation.ts';
import type { SnapshotFrom } from 'xstate';
import type { activationMachine, ActivationRef } from '#machines/activation/activation.machine.ts';
import type { CurrencyCode } from '#machines/domain/client.ts';
import { planOfMembership } from '#machines/domain/membership-plan.ts';
import { planOf, priceOf, type ChosenPlan } from '#machines/domain/plan-choice.ts';
import { tierName } from '#machines/domain/tier.ts';
import { useApp, useClient, useFlow } from '#src/app/app-context.ts';
import { useDraft } from '#src/app/drafts-context.ts';
import { ActivateScreen } from './activate-screen.tsx';
import { LinkFailedScreen, LinkInvalidScreen, LinkSentScreen, ReadingLinkScreen } from './link-screens.tsx';
import { activationMessages } from './activation.messages.ts';
import { errorMessage } from '#src/messages/errors.ts';
import { formatMoney } from '#src/messages/format.ts';
import { useForm } from '#src/app/use-form.ts';
import { provideActivation } from './activation.actors.ts';

/** The page that the link in an activation mail opens. */
function ActivateRoute() {
  const flow = useFlow('activation');
  return flow ? <Activate flow={flow} /> : <ReadingLinkScreen />;
}

export default { view: ActivateRoute, provide: provideActivation };

export function Activate({ flow }: { flow: ActivationRef }) {
  const state = useSelector(flow, selectState);
  switch (state) {
    case 'reading':
      return <ReadingLinkScreen />;
    case 'failed':
      return <Failed flow={flow} />;
    case 'choosingPassword':
    case 'activated':
      return <ChoosePassword flow={flow} />;
    case 'invalid':
      return <Invalid flow={flow} />;
    case 'linkSent':
      return <Sent flow={flow} />;
  }
}

function selectState(snapshot: SnapshotFrom<typeof activationMachine>) {
  return snapshot.value;
}

function Failed({ flow }: { flow: ActivationRef }) {
  const { supportEmail } = useClient();
  const error = useSelector(flow, ({ context }) => context.error) ?? { kind: 'timeout' };
  return (
    <LinkFailedScreen
      error={errorMessage(error, { supportEmail })}
      onRetry={() => flow.send({ type: 'activation.retry' })}
    />
  );
}

function ChoosePassword({ flow }: { flow: ActivationRef }) {
  const client = useClient();
  const tiers = useSelector(useApp(), ({ context }) => context.programme?.tiers ?? []);
  const offer = useSelector(flow, ({ context }) => context.offer);
  const { form, submit } = useForm(
    useSelector(flow, ({ children }) => children.activate),
    { fields: Object.keys(activationSchema.entries), unread: activationMessages.activated },
  );
  const chosen = planOf(planOfMembership(offer?.membership ?? null), tiers);
  return (
    <ActivateScreen
      clientName={client.name}
      firstName={offer?.user.firstName ?? ''}
      email={offer?.user.email ?? ''}
      plan={chosen && { name: tierName(chosen.tier), price: priceInWords(chosen, client.currencyCode) }}
      form={form}
      draft={useDraft('activation')}
      onSubmit={submit}
    />
  );
}

function priceInWords(chosen: ChosenPlan, currencyCode: CurrencyCode): string {
  const price = priceOf(chosen);
  const { price: words, roundUps } = activationMessages.choose;
  const frequency = chosen.plan?.frequency ?? chosen.tier.frequency;
  return price === null ? roundUps : words(formatMoney(price, currencyCode), frequency);
}

function Invalid({ flow }: { flow: ActivationRef }) {
  const email = useSelector(flow, ({ context }) => context.email ?? context.offer?.user.email ?? '');
  const { form, submit } = useForm(
    useSelector(flow, ({ children }) => children.requestLink),
    { fields: ['email'] },
  );
  return <LinkInvalidScreen form={form} email={email} onSubmit={submit} />;
}

function Sent({ flow }: { flow: ActivationRef }) {
  const email = useSelector(flow, ({ context }) => context.email ?? '');
  return <LinkSentScreen email={email} onAgain={() => flow.send({ type: 'link.again' })} />;
}

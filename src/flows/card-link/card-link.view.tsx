import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { cardLinkMachine, CardLinkRef } from '#machines/card-link/card-link.machine.ts';
import type { AppError } from '#machines/domain/app-error.ts';
import { useClient } from '#src/app/app-context.ts';
import { CardFrame } from './card-frame.tsx';
import { CardLinkScreen, type CardLinkState } from './card-link-screen.tsx';
import { cardLinkMessages, cardRefusal } from './card-link.messages.ts';
import { failureTitle } from '#src/messages/errors.ts';
import { furtherCardWords } from '#src/flows/payment/payment.messages.ts';
import { PaymentView } from '#src/flows/payment/payment.view.tsx';

const working = { title: cardLinkMessages.working, text: cardLinkMessages.workingHint };

interface CardLinkViewProps {
  actor: CardLinkRef;
  /** On the button of the hosted form: `Pay $12.00`. */
  submitLabel: string;
  /** What is agreed to by the button of that label; null where the form has none that is known. */
  mandate?: (label: string | null) => string;
  /** Inside a dialog no other one opens. */
  surface?: 'page' | 'dialog';
}

interface Problem {
  isUnread: boolean;
  isFree: boolean;
  supportEmail: string;
}

/** Why the last card was not linked, in words; null where nothing was refused. */
function errorOf(error: AppError | null, { isUnread, isFree, supportEmail }: Problem) {
  const title = cardLinkMessages.refusedTitle;
  if (isUnread) return { title, ...cardLinkMessages.unread };
  return error && { title: failureTitle(error, title), ...cardRefusal(error, supportEmail, isFree) };
}

/** The card step of any flow. */
export function CardLinkView({ actor, submitLabel, mandate, surface = 'page' }: CardLinkViewProps) {
  const { supportEmail } = useClient();
  const state = useSelector(actor, stateOf);
  const script = useSelector(actor, (snapshot) => (snapshot.hasTag('form') ? snapshot.context.script : null));
  const error = useSelector(actor, ({ context }) => context.error);
  const isUnread = useSelector(actor, (snapshot) => snapshot.matches({ open: 'unread' }));
  const isFree = useSelector(actor, ({ context }) => context.plan === null);
  const [label, setLabel] = useState<string | null>(null);
  const payment = useSelector(actor, ({ children }) => children.cardPayment);
  return (
    <CardLinkScreen
      state={state}
      supportEmail={supportEmail}
      error={errorOf(error, { isUnread, isFree, supportEmail })}
      frame={
        script === null ? null : (
          <CardFrame
            script={script}
            submitLabel={submitLabel}
            isWorking={state === 'linking'}
            onRendered={() => actor.send({ type: 'form.rendered' })}
            onSucceeded={(card) => actor.send({ type: 'form.succeeded', card })}
            onFailed={() => actor.send({ type: 'form.failed' })}
            onUnreadable={() => actor.send({ type: 'form.unreadable' })}
            onBroken={() => actor.send({ type: 'form.broken' })}
            onLabel={setLabel}
          />
        )
      }
      surface={surface}
      payment={<PaymentView actor={payment} working={working} {...(isFree && { words: furtherCardWords })} />}
      {...(mandate && { mandate: mandate(label) })}
      onRetry={() => actor.send({ type: 'form.retry' })}
      onCloseNotice={() => actor.send({ type: 'notice.close' })}
    />
  );
}

function stateOf(snapshot: SnapshotFrom<typeof cardLinkMachine>): CardLinkState {
  if (snapshot.hasTag('skeleton')) return 'loading';
  if (snapshot.matches('unavailable')) return 'unavailable';
  if (snapshot.matches('alreadyLinked')) return 'alreadyLinked';
  if (snapshot.matches({ open: 'late' })) return 'late';
  if (snapshot.matches('open')) return 'open';
  return snapshot.matches('linking') ? 'linking' : 'linked';
}

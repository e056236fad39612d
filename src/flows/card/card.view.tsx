import { useSelector } from '@xstate/react';
import type { CardRef } from '#machines/card/card.machine.ts';
import { cardOf } from '#machines/card/card.setup.ts';
import type { Client } from '#machines/domain/client.ts';
import { planOfMembership } from '#machines/domain/membership-plan.ts';
import { monthlyMinimum } from '#machines/domain/plan-change.ts';
import { planOf } from '#machines/domain/plan-choice.ts';
import { heirOf } from '#machines/domain/primary-card.ts';
import type { Cents } from '#machines/domain/wire.ts';
import { useApp, useClient } from '#src/app/app-context.ts';
import type { FlowView, Shown } from '#src/app/flow-dialog.tsx';
import { furtherCardMessages } from '#src/flows/card-link/card-link.messages.ts';
import { CardLinkView } from '#src/flows/card-link/card-link.view.tsx';
import { cardName } from '#src/messages/cards.ts';
import { errorMessage } from '#src/messages/errors.ts';
import { selectStep, type CardStep } from './card.facts.ts';
import { cardMessages as copy, confirmLabel, consequencesOf, onlyActiveText } from './card.messages.ts';
import { cardScreen, type CardScreen } from './card-screens.tsx';

/** What is done to one card, in its dialog. */
export const cardView: FlowView<CardRef, CardStep> = {
  width: 520,
  selectStep,
  useStep: (shown) => {
    const client = useClient();
    const close = () => shown.flow.send({ type: 'flow.close' });
    const minimum = useSelector(useApp(), ({ context: { session, programme } }) => {
      const plan = planOf(planOfMembership(session?.membership ?? null), programme?.tiers ?? []);
      return plan && monthlyMinimum(plan);
    });
    const screen = screenOf(shown, client, minimum);
    return { step: screen.kind, ...cardScreen(screen, close) };
  },
};

function screenOf(
  { flow, snapshot, step }: Shown<CardRef, CardStep>,
  client: Client,
  minimum: Cents | null,
): CardScreen {
  const { context, children } = snapshot;
  const { action, error } = context;
  const card = cardOf(context);
  const reported = error && errorMessage(error, { supportEmail: client.supportEmail, hasEntered: false });
  const link = () => flow.send({ type: 'card.link' });

  if (step === 'loading') return { kind: 'loading' };
  if (step === 'linking') {
    return {
      kind: 'linking',
      form: children.cardLink && (
        <CardLinkView actor={children.cardLink} submitLabel={furtherCardMessages.submit} surface="dialog" />
      ),
      onBack: snapshot.can({ type: 'step.back' }) ? () => flow.send({ type: 'step.back' }) : null,
    };
  }
  if (step === 'unreadable') {
    return {
      kind: 'unreadable',
      message: reported?.hint ?? reported?.text ?? '',
      onRetry: () => flow.send({ type: 'card.retry' }),
    };
  }
  if (step === 'gone' || card === null) return { kind: 'notice', ...copy.gone, card: null };

  switch (step) {
    case 'deleted':
      return { kind: 'notice', ...copy.deleted, card };
    case 'unchanged':
      return { kind: 'notice', title: copy.unchanged[action], text: copy.unchanged.text, card };
    case 'onlyActive':
      return { kind: 'onlyActive', card, text: onlyActiveText(action), onLink: link };
    case 'stuck':
      return { kind: 'stuck', card, onLink: link, onRemove: () => flow.send({ type: 'card.remove' }) };
    case 'uncertain':
      return { kind: 'uncertain', card, onCheck: () => flow.send({ type: 'card.check' }) };
    case 'confirming':
    case 'refused':
    case 'working':
    case 'checking': {
      const words = copy.actions[action];
      const heir = heirOf(card, context.facts?.cards ?? []);
      const facts = {
        nextCharge: context.facts?.summary?.nextCharge ?? null,
        balance: card.rewardBalance ?? null,
        heir: heir && cardName(heir),
        currency: client.currencyCode,
        hasRoundUps: client.membershipModel !== 'subscription',
        monthlyMinimum: minimum,
      };
      const busy = { working: words.busy, checking: copy.checking, confirming: null, refused: null };
      return {
        kind: 'confirm',
        title: words.title,
        card,
        consequences: consequencesOf(action, facts),
        label: confirmLabel(action, facts),
        busyLabel: busy[step],
        store: words.store,
        isDanger: action === 'delete' || action === 'pause',
        error: step === 'refused' && reported ? { title: words.refused, ...reported } : null,
        onConfirm: () => flow.send({ type: 'card.confirm' }),
      };
    }
  }
}

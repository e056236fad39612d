import { furtherCardMessages } from '#src/flows/card-link/card-link.messages.ts';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { CardRef } from '#machines/card/card.machine.ts';
import { cardOf } from '#machines/card/card.setup.ts';
import type { CardContext } from '#machines/card/card.types.ts';
import { activeCards } from '#machines/domain/primary-card.ts';
import { useClient } from '#src/app/app-context.ts';
import { CardDialog, type CardScreen } from './card-dialog.tsx';
import { cardMessages as copy, confirmLabel, consequencesOf, onlyActiveText } from './card.messages.ts';
import { cardName } from '#src/messages/cards.ts';
import { errorMessage } from '#src/messages/errors.ts';
import { CardLinkView } from '#src/flows/card-link/card-link.view.tsx';
import { viewOf, type CardView } from './card.facts.ts';

interface CardFlowProps {
  flow: CardRef;
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
}

/** The dialog of what is done to one card. */
export function CardFlow({ flow, isOpen, onClose, onClosed }: CardFlowProps) {
  const screen = useCardScreen(flow);
  const isWorking = useSelector(flow, (snapshot) => snapshot.hasTag('working'));
  useDialogFocus(screen.kind);
  return (
    <CardDialog isOpen={isOpen} isWorking={isWorking} screen={screen} onClose={onClose} onClosed={onClosed} />
  );
}

function useCardScreen(flow: CardRef): CardScreen {
  const client = useClient();
  const { supportEmail, currencyCode } = client;
  const view = useView(flow);
  const action = useSelector(flow, ({ context }) => context.action);
  const card = useSelector(flow, ({ context }) => cardOf(context));
  const nextCharge = useSelector(flow, ({ context }) => context.facts?.summary?.nextCharge ?? null);
  const heir = useSelector(flow, ({ context }) => heirOf(context));
  const error = useSelector(flow, ({ context }) => context.error);
  const cardLink = useSelector(flow, ({ children }) => children.cardLink);
  const canGoBack = useSelector(flow, (snapshot) => snapshot.can({ type: 'card.back' }));
  const told = error && errorMessage(error, { supportEmail });

  if (view === 'loading') return { kind: 'loading' };
  if (view === 'linking') {
    return {
      kind: 'linking',
      form: cardLink && (
        <CardLinkView actor={cardLink} submitLabel={furtherCardMessages.submit} surface="dialog" />
      ),
      onBack: canGoBack ? () => flow.send({ type: 'card.back' }) : null,
    };
  }
  if (view === 'unreadable') {
    return {
      kind: 'unreadable',
      message: told?.hint ?? told?.text ?? '',
      onRetry: () => flow.send({ type: 'card.retry' }),
    };
  }
  if (view === 'gone' || card === null) return { kind: 'notice', ...copy.gone, card: null };

  const link = () => flow.send({ type: 'card.link' });
  switch (view) {
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
      const facts = {
        nextCharge,
        balance: card.rewardBalance ?? null,
        heir,
        currency: currencyCode,
        hasRoundUps: client.membershipModel !== 'subscription',
        hasMinimum: client.membershipModel === 'round_up',
      };
      const busy = { working: words.busy, checking: copy.checking, confirming: null, refused: null };
      return {
        kind: 'confirm',
        title: words.title,
        card,
        consequences: consequencesOf(action, facts),
        label: confirmLabel(action, facts),
        busyLabel: busy[view],
        keep: words.keep,
        isDanger: action === 'delete' || action === 'pause',
        error: view === 'refused' && told ? { title: words.refused, ...told } : null,
        onConfirm: () => flow.send({ type: 'card.confirm' }),
      };
    }
  }
}

/** The screen of now, or the last one of a flow that was closed. */
function useView(flow: CardRef): CardView {
  const now = useSelector(flow, viewOf);
  const [last, setLast] = useState<CardView>(now ?? 'loading');
  if (now !== null && now !== last) setLast(now);
  return now ?? last;
}

/** Which card pays when the primary one is taken out: by its name where only one can. */
function heirOf(context: CardContext): string | null {
  const card = cardOf(context);
  if (!card?.billing || !context.facts) return null;
  const [heir, ...more] = activeCards(context.facts.cards).filter(({ id }) => id !== card.id);
  if (!heir) return null;
  return more.length === 0 ? cardName(heir) : copy.anotherHeir;
}

/** Another screen in the same dialog: the focus goes to the dialog, which is named by the new title. */
function useDialogFocus(kind: CardScreen['kind']): void {
  const last = useRef(kind);
  useEffect(() => {
    if (last.current !== kind) {
      document.querySelector<HTMLElement>('[role=dialog]')?.focus({ preventScroll: true });
    }
    last.current = kind;
  }, [kind]);
}

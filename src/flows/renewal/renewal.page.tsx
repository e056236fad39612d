import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { renewalMachine, RenewalRef } from '#machines/renewal/renewal.machine.ts';
import { useClient, useFlow } from '#src/app/app-context.ts';
import {
  CardLinking,
  RenewalFailed,
  RenewalLoading,
  RenewalPaying,
  RenewalUnclear,
} from './renewal-parts.tsx';
import { errorLine } from '#src/messages/errors.ts';
import { payLabel, renewalMessages as copy } from './renewal.messages.ts';
import { CardLinkView } from '#src/flows/card-link/card-link.view.tsx';
import { PaidReceipt } from '#src/flows/receipt/paid-receipt.tsx';
import { PaymentView } from '#src/flows/payment/payment.view.tsx';
import { RenewalCardChoice } from './card-choice.view.tsx';
import { RenewalDues } from './dues.view.tsx';
import { RenewalPaid } from './paid.view.tsx';
import { provideRenewal } from './renewal.actors.ts';

const working = { title: copy.paying, text: copy.payingHint };

/** Where an overdue or suspended member pays what is due. */
function RenewRoute() {
  const flow = useFlow('renewal');
  return flow ? <Renewal flow={flow} /> : <RenewalLoading />;
}

export default { view: RenewRoute, provide: provideRenewal };

export function Renewal({ flow }: { flow: RenewalRef }) {
  const { supportEmail, currencyCode } = useClient();
  const view = useSelector(flow, viewOf);
  const error = useSelector(flow, ({ context }) => context.error);
  const due = useSelector(flow, ({ context }) => context.due);
  const payment = useSelector(flow, ({ children }) => children.renewalPayment);
  const cardLink = useSelector(flow, ({ children }) => children.cardLink);
  const mayGoBack = useSelector(flow, (snapshot) => snapshot.can({ type: 'card.back' }));
  useHeadingFocus(view);
  useEffect(() => {
    if (view === 'renewing') PaidReceipt.preload();
  }, [view]);

  switch (view) {
    case 'loading':
      return <RenewalLoading />;
    case 'failed':
      return (
        <RenewalFailed
          message={errorLine(error ?? { kind: 'timeout' }, { supportEmail })}
          onRetry={() => flow.send({ type: 'dues.retry' })}
        />
      );
    case 'unclear':
      return <RenewalUnclear supportEmail={supportEmail} onRetry={() => flow.send({ type: 'dues.retry' })} />;
    case 'reviewing':
      return <RenewalDues flow={flow} />;
    case 'choosingCard':
      return <RenewalCardChoice flow={flow} />;
    case 'linkingCard':
      return (
        <CardLinking
          pay={due && payLabel(due, currencyCode)}
          onBack={mayGoBack ? () => flow.send({ type: 'card.back' }) : null}
        >
          {cardLink && <CardLinkView actor={cardLink} submitLabel={copy.link.submit} />}
        </CardLinking>
      );
    case 'renewed':
      return <RenewalPaid flow={flow} />;
    case 'renewing':
      return (
        <RenewalPaying>
          <PaymentView actor={payment} working={working} />
        </RenewalPaying>
      );
  }
}

type View =
  'loading' | 'failed' | 'unclear' | 'reviewing' | 'choosingCard' | 'linkingCard' | 'renewing' | 'renewed';

function viewOf(snapshot: SnapshotFrom<typeof renewalMachine>): View {
  if (snapshot.matches('checkingPending') || snapshot.matches('loading')) return 'loading';
  if (snapshot.matches('makingDefault')) return 'choosingCard';
  if (snapshot.matches('reviewing')) return 'reviewing';
  if (snapshot.matches('choosingCard')) return 'choosingCard';
  if (snapshot.matches('linkingCard')) return 'linkingCard';
  const { value } = snapshot;
  if (value === 'failed' || value === 'unclear' || value === 'renewing' || value === 'renewed') return value;
  return 'loading';
}

/** Another screen at the same address: the focus goes to its heading. The first one has it from the page. */
function useHeadingFocus(view: View): void {
  const last = useRef(view);
  const isFirst = useRef(true);
  useEffect(() => {
    if (last.current !== view && !isFirst.current) {
      document.querySelector('h1')?.focus({ preventScroll: false });
    }
    if (view !== 'loading') isFirst.current = false;
    last.current = view;
  }, [view]);
}

import { useSelector } from '@xstate/react';
import { useActor, useClient } from '#src/app/app-context.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { formatMoney } from '#src/messages/format.ts';
import { membershipNotices } from './membership-notices.messages.ts';
import { OverdueBar } from './overdue-bar.tsx';

const copy = membershipNotices.overdue;

/** The bar of whose payment is overdue, with what is due where a page has read it. */
export function OverdueNotice() {
  const { currencyCode } = useClient();
  const due = useSelector(useActor('summary'), ({ context }) => context.data?.nextCharge ?? null);
  return (
    <OverdueBar
      words={due ? copy.owed(formatMoney(due.amount, currencyCode), formatDate(due.date)) : copy.bar}
    />
  );
}

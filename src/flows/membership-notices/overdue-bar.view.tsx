import { useClient } from '#src/app/app-context.ts';
import { useDues } from '#src/app/use-dues.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { formatMoney } from '#src/messages/format.ts';
import { membershipNotices } from './membership-notices.messages.ts';
import { OverdueBar, type OverdueBarProps } from './overdue-bar.tsx';

const copy = membershipNotices.overdue;

/** The bar of whose payment is overdue, with what is due where the server says it. */
export function OverdueNotice({ action }: Pick<OverdueBarProps, 'action'>) {
  const { currencyCode } = useClient();
  const dues = useDues();
  return (
    <OverdueBar
      action={action}
      words={
        dues ? copy.owed[action](formatMoney(dues.amount, currencyCode), formatDate(dues.since)) : copy.bar
      }
    />
  );
}

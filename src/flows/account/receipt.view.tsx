import { useSelector } from '@xstate/react';
import type {
  ChargeReceipt,
  ReceiptFacts,
  ReceiptParams,
  WithdrawalReceipt,
} from '#machines/account/account-reads.ts';
import { receiptNumber, type ReceiptKind, type ReceiptOrigin } from '#machines/domain/charge.ts';
import type { Client } from '#machines/domain/client.ts';
import type { User } from '#machines/domain/member.ts';
import { settlesAt } from '#machines/domain/payout.ts';
import type { ResourceRef } from '#machines/resource/resource.machine.ts';
import { useClient, useTheme } from '#src/app/app-context.ts';
import { useReadSection } from '#src/app/use-section.ts';
import { printPage } from '#src/browser/print.ts';
import { formatDateLong } from '#src/messages/format-date.ts';
import { formatMoney } from '#src/messages/format.ts';
import { Logo } from '#src/ui/logo/logo.tsx';
import { SectionView } from '#src/ui/section/section-view.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { SummaryList } from '#src/ui/summary-list/summary-list.tsx';
import { billingMessages } from './billing.messages.ts';
import { nameValue } from './settings.facts.ts';
import { SheetPage } from './sheet.tsx';
import * as styles from './sheet.css.ts';

const copy = billingMessages.receipt;

interface ReceiptProps {
  of: ReceiptKind;
  back: ReceiptOrigin;
  receipt: ResourceRef<ReceiptFacts, ReceiptParams>;
  user: User;
}

/** The receipt of one charge or one withdrawal. */
export function Receipt({ of, back, receipt, user }: ReceiptProps) {
  const client = useClient();
  const theme = useTheme();
  const section = useReadSection(receipt);
  const isMissing = useSelector(
    receipt,
    ({ context: { error } }) => error?.kind === 'rejected' && error.status === 404,
  );
  return (
    <SheetPage
      logo={<Logo theme={theme} name={client.name} />}
      title={isMissing ? copy.missing : copy.title}
      back={back}
      onPrint={printPage}
    >
      {isMissing ? (
        <p className={styles.note}>{copy.missingText[of]}</p>
      ) : (
        <SectionView section={section} failureTitle={copy.failed} skeleton={<ReceiptSkeleton />}>
          {(facts) =>
            facts.of === 'charge' ? (
              <ChargeBody {...facts} user={user} client={client} />
            ) : (
              <WithdrawalBody {...facts} user={user} client={client} />
            )
          }
        </SectionView>
      )}
    </SheetPage>
  );
}

interface Parties {
  user: User;
  client: Client;
}

/** That of the latest charge names the next. */
function ChargeBody({ charge, user, client, next }: ChargeReceipt & Parties) {
  const { status, amount, currencyCode, description, createdAt, cardLastDigits } = charge;
  const { card, noCard, statuses } = billingMessages;
  return (
    <div className={styles.body}>
      <SummaryList
        rows={[
          { label: copy.number, value: receiptNumber(charge) },
          { label: copy.for, value: description },
          { label: copy.date, value: formatDateLong(createdAt) },
          { label: copy.card, value: cardLastDigits === '' ? noCard : card(cardLastDigits) },
          { label: copy.member, value: nameValue(user).text },
          { label: copy.status, value: statuses[status] },
          { label: copy.amounts[status], value: formatMoney(amount, currencyCode), isEmphasised: true },
        ]}
      />
      <div>
        {next && <p>{copy.next(formatMoney(next.amount, client.currencyCode), formatDateLong(next.date))}</p>}
        {client.supportEmail !== '' && <p className={styles.note}>{copy.support(client.supportEmail)}</p>}
      </div>
    </div>
  );
}

/** How much was paid out, to which card, and by when it is there. */
function WithdrawalBody({ payout, user, client }: WithdrawalReceipt & Parties) {
  const { status, amount, description, createdAt, message } = payout;
  const words = copy.withdrawal;
  return (
    <div className={styles.body}>
      <SummaryList
        rows={[
          { label: copy.number, value: receiptNumber(payout) },
          { label: copy.for, value: description || words.name },
          { label: copy.date, value: formatDateLong(createdAt) },
          { label: copy.member, value: nameValue(user).text },
          { label: copy.status, value: words.statuses[status] },
          { label: words.settles[status], value: formatDateLong(settlesAt(payout)) },
          { label: words.amount, value: formatMoney(amount, client.currencyCode), isEmphasised: true },
        ]}
      />
      <div>
        {message !== '' && <p>{message}</p>}
        {client.supportEmail !== '' && <p className={styles.note}>{copy.support(client.supportEmail)}</p>}
      </div>
    </div>
  );
}

function ReceiptSkeleton() {
  return (
    <div className={styles.person}>
      {[180, 220, 200, 230, 160, 120, 240].map((width) => (
        <p key={width} className={styles.skeletonRow}>
          <Skeleton width={width} />
        </p>
      ))}
    </div>
  );
}

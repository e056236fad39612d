import { inCurrencyOf, type Client } from '#machines/domain/client.ts';
import type { Membership } from '#machines/domain/member.ts';
import { settlesAt } from '#machines/domain/payout.ts';
import {
  receiptNumber,
  type ChargeReceipt,
  type ReceiptFacts,
  type WithdrawalReceipt,
} from '#machines/domain/receipt.ts';
import { routes } from '#machines/domain/routes.ts';
import { formatDateLong } from '#src/messages/format-date.ts';
import { formatMoney } from '#src/messages/format.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { SummaryList } from '#src/ui/summary-list/summary-list.tsx';
import { billingMessages } from './billing.messages.ts';
import { receiptBodyMessages as copy } from './receipt-body.messages.ts';
import * as styles from './sheet.css.ts';

interface Parties {
  /** Whom the receipt is for. */
  member: string;
  client: Client;
}

export interface ReceiptBodyProps extends Parties {
  facts: ReceiptFacts;
  /** What the member owes, cents, and since when; nothing where nothing is due. */
  dues: Membership['dues'];
}

/** What a receipt says: of a charge, or of a withdrawal. */
export default function ReceiptBody({ facts, dues, ...parties }: ReceiptBodyProps) {
  return facts.of === 'charge' ? (
    <ChargeBody {...facts} {...parties} dues={dues} />
  ) : (
    <WithdrawalBody {...facts} {...parties} />
  );
}

/** That of the latest charge names the next; that of a declined one leads to paying. */
function ChargeBody({ charge, member, client, next, dues }: ChargeReceipt & Omit<ReceiptBodyProps, 'facts'>) {
  const { status, amount, currencyCode, description, createdAt, cardLastDigits } = inCurrencyOf(
    client,
    charge,
  );
  const { card, noCard, statuses } = billingMessages;
  return (
    <div className={styles.body}>
      <SummaryList
        rows={[
          { label: copy.number, value: receiptNumber(charge) },
          { label: copy.for, value: description },
          { label: copy.date, value: formatDateLong(createdAt) },
          { label: copy.card, value: cardLastDigits === '' ? noCard : card(cardLastDigits) },
          { label: copy.member, value: member },
          { label: copy.status, value: statuses[status] },
          { label: copy.amounts[status], value: formatMoney(amount, currencyCode), isEmphasised: true },
        ]}
      />
      <div>
        {status === 'declined' && dues && <Owed {...dues} client={client} />}
        {next && <p>{copy.next(formatMoney(next.amount, client.currencyCode), formatDateLong(next.date))}</p>}
        {client.supportEmail !== '' && <p className={styles.note}>{copy.support(client.supportEmail)}</p>}
      </div>
    </div>
  );
}

/** What is still to be paid, and the way to do it. */
function Owed({ amount, since, client }: NonNullable<Membership['dues']> & { client: Client }) {
  const owed = formatMoney(amount, client.currencyCode);
  return (
    <div className={styles.owed}>
      <p>{since === null ? copy.owed(owed) : copy.due(owed, formatDateLong(since))}</p>
      <ButtonLink href={routes.renew.path}>{copy.pay}</ButtonLink>
    </div>
  );
}

/** How much was paid out, to which card, and by when it is there. */
function WithdrawalBody({ payout, member, client }: WithdrawalReceipt & Parties) {
  const { status, amount, description, createdAt, message } = payout;
  const words = copy.withdrawal;
  return (
    <div className={styles.body}>
      <SummaryList
        rows={[
          { label: copy.number, value: receiptNumber(payout) },
          { label: copy.for, value: description || words.name },
          { label: copy.date, value: formatDateLong(createdAt) },
          { label: copy.member, value: member },
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

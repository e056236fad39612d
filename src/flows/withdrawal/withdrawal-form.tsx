import { CreditCard } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { CurrencyCode } from '#machines/domain/client.ts';
import type { Cents } from '#machines/domain/wire.ts';
import { withdrawalSchema, type Withdrawal } from '#machines/domain/withdrawal.ts';
import type { FormProblem } from '#src/messages/form-reading.ts';
import { currencySign, formatMoney } from '#src/messages/format.ts';
import { withdrawalMessages } from './withdrawal.messages.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Badge } from '#src/ui/chip/chip.tsx';
import { Form, type FormDraft } from '#src/ui/form/form.tsx';
import { MoneyField } from '#src/ui/money-field/money-field.tsx';
import { RadioCards } from '#src/ui/radio-cards/radio-cards.tsx';
import { Balance, type BalanceProps } from './balance.tsx';
import * as styles from './withdrawal.css.ts';

const copy = withdrawalMessages.form;

export interface WithdrawalFormProps extends BalanceProps {
  /** Cents. */
  most: Cents;
  currency: CurrencyCode;
  cards: readonly { id: string; name: string; expiry: string; isPrimary: boolean }[];
  /** What was asked for before. */
  asked: { amount: Cents; cardId: string } | null;
  problem: FormProblem;
  draft: FormDraft | undefined;
  onReview: (withdrawal: Withdrawal) => void;
  onAddCard: () => void;
}

/** How much goes to which card. */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const { most, currency, cards, asked, problem, draft } = props;
  const [text, setText] = useState(() => draft?.read()['amount'] ?? inMajorUnits(asked?.amount ?? most));
  const schema = useMemo(() => withdrawalSchema(most), [most]);
  const all = formatMoney(most, currency);
  const { error, fieldErrors } = problem;
  return (
    <Form
      schema={schema}
      texts={{ ...copy.texts, amountTooMuch: copy.tooMuch(all) }}
      error={error}
      fieldErrors={fieldErrors}
      {...(draft && { draft })}
      onSubmit={props.onReview}
    >
      <Balance balance={props.balance} pending={props.pending} />
      <MoneyField
        required
        name="amount"
        label={copy.amount}
        hint={copy.most(all)}
        currency={currencySign(currency)}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={styles.cards}>
        <CardChoice cards={cards} chosenId={asked?.cardId} />
        <Button variant="quiet" className={styles.another} onClick={props.onAddCard}>
          {copy.another}
        </Button>
      </div>
      <div className={styles.actions}>
        <Button type="submit" isWide>
          {copy.review}
        </Button>
        <p className={styles.note}>{copy.note}</p>
      </div>
    </Form>
  );
}

/** One card is no choice. */
function CardChoice({
  cards,
  chosenId,
}: {
  cards: WithdrawalFormProps['cards'];
  chosenId?: string | undefined;
}) {
  const [only, another] = cards;
  if (only && !another) {
    return (
      <section className={styles.card} aria-label={copy.onlyCard}>
        <CreditCard size={22} strokeWidth={1.75} className={styles.icon} aria-hidden="true" />
        <div>
          <p className={styles.cardName}>{only.name}</p>
          <p className={styles.words}>{only.expiry}</p>
        </div>
        <input type="hidden" name="cardId" value={only.id} />
      </section>
    );
  }
  const chosen = cards.find(({ id }) => id === chosenId) ?? cards.find(({ isPrimary }) => isPrimary);
  return (
    <RadioCards
      name="cardId"
      legend={copy.card}
      options={cards.map(({ id, name, expiry, isPrimary }) => ({
        value: id,
        label: name,
        description: expiry,
        ...(isPrimary && { aside: <Badge>{copy.primary}</Badge> }),
      }))}
      {...(chosen && { defaultValue: chosen.id })}
    />
  );
}

function inMajorUnits(cents: Cents): string {
  return (cents / 100).toFixed(2);
}

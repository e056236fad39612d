import * as v from 'valibot';
import { renewalMessages } from './renewal.messages.ts';
import { Badge } from '#src/ui/chip/chip.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Form } from '#src/ui/form/form.tsx';
import { RadioCards } from '#src/ui/radio-cards/radio-cards.tsx';
import { Task } from '#src/ui/task/task.tsx';
import { actions } from './renewal.css.ts';

const copy = renewalMessages.choice;

const choiceSchema = v.object({ cardId: v.pipe(v.string(), v.nonEmpty('missing')) });

export interface CardOption {
  id: string;
  name: string;
  expiry: string;
  isPrimary: boolean;
  /** The bank has declined it just now. */
  isDeclined: boolean;
}

interface CardChoiceProps {
  cards: readonly CardOption[];
  /** The card is becoming the primary one. */
  isBusy: boolean;
  error: { text: string; hint?: string } | null;
  onChoose: (id: string) => void;
  onAdd: () => void;
  onBack: () => void;
}

/** The linked cards, of which one is to pay; where each was declined, another one is linked first. */
export function CardChoice({ cards, isBusy, error, onChoose, onAdd, onBack }: CardChoiceProps) {
  const usable = cards.filter(({ isDeclined }) => !isDeclined);
  const chosen = usable.find(({ isPrimary }) => isPrimary) ?? usable[0];
  const use = (
    <Button
      type="submit"
      variant={chosen ? 'primary' : 'outlined'}
      isWide
      isBusy={isBusy}
      busyLabel={copy.busy}
    >
      {copy.use}
    </Button>
  );
  const another = (
    <Button variant={chosen ? 'outlined' : 'primary'} isWide isDisabled={isBusy} onClick={onAdd}>
      {copy.another}
    </Button>
  );
  return (
    <Task title={copy.title} lead={copy.lead}>
      <Form
        schema={choiceSchema}
        texts={copy}
        isBusy={isBusy}
        error={error}
        onSubmit={({ cardId }) => onChoose(cardId)}
      >
        <RadioCards
          name="cardId"
          legend={copy.legend}
          isLegendHidden
          options={cards.map(({ id, name, expiry, isPrimary, isDeclined }) => ({
            value: id,
            label: name,
            description: expiry,
            ...(isPrimary && { aside: <Badge>{copy.primary}</Badge> }),
            ...(isDeclined && { aside: <Badge tone="error">{copy.declined}</Badge> }),
          }))}
          {...(chosen && { defaultValue: chosen.id })}
        />
        <div className={actions}>
          {chosen ? use : another}
          {chosen ? another : use}
          <Button variant="quiet" isWide isDisabled={isBusy} onClick={onBack}>
            {copy.back}
          </Button>
        </div>
      </Form>
    </Task>
  );
}

import { paymentMessages, type PaymentWords } from './payment.messages.ts';
import { Alert } from '#src/ui/alert/alert.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { useSlowIndicator } from '#src/ui/waiting/use-slow-indicator.ts';
import { Spinner } from '#src/ui/progress/spinner.tsx';
import * as styles from './payment-screen.css.ts';

interface PaymentScreenProps {
  state: 'working' | 'confirming' | 'pending' | 'unknown';
  /** What is being done, while the order is with the server. */
  working: { title: string; text: string };
  words?: PaymentWords;
  /** A repeated call happens once; only then is it said. */
  takesKeys?: boolean;
  supportEmail: string;
  onCheck: () => void;
}

/** A payment that has not ended: what is happening, and no way to pay twice. */
export function PaymentScreen({
  state,
  working,
  words: copy = paymentMessages,
  takesKeys = false,
  supportEmail,
  onCheck,
}: PaymentScreenProps) {
  const promise = takesKeys ? copy.once : undefined;
  if (state === 'unknown') {
    return (
      <div className={styles.unknown}>
        <Alert type="warning" title={withPromise(copy.unknown.title, promise?.unknown)}>
          {copy.unknown.text}
        </Alert>
        <div className={styles.actions}>
          <Button onClick={onCheck}>{copy.unknown.check}</Button>
          {supportEmail !== '' && (
            <ButtonLink variant="outlined" href={`mailto:${supportEmail}`}>
              {copy.unknown.contact}
            </ButtonLink>
          )}
        </div>
      </div>
    );
  }
  const { title, text } = state === 'working' ? working : copy[state];
  return (
    <Busy
      key={state}
      title={title}
      text={state === 'confirming' ? withPromise(text, promise?.confirming) : text}
      isBounded={state === 'pending'}
    />
  );
}

function withPromise(words: string, promise: string | undefined): string {
  return promise === undefined ? words : `${words} ${promise}`;
}

interface BusyProps {
  title: string;
  text: string;
  /** How long it may take has been said. */
  isBounded: boolean;
}

function Busy({ title, text, isBounded }: BusyProps) {
  const isLate = useSlowIndicator(!isBounded);
  return (
    <div className={styles.busy} data-announced="">
      <span className={styles.spinner}>
        <Spinner />
      </span>
      <p className={styles.title}>{title}</p>
      <p className={styles.words}>{text}</p>
      {isLate && <p className={styles.words}>{paymentMessages.late}</p>}
    </div>
  );
}

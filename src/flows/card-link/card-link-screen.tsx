import { CircleCheck, CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { cardLinkMessages as copy } from './card-link.messages.ts';
import { Alert } from '#src/ui/alert/alert.tsx';
import { ErrorText } from '#src/ui/alert/error-text.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { AlreadyLinkedDialog, AlreadyLinkedNotice } from './already-linked-dialog.tsx';
import { CardFormSkeleton } from './card-form-skeleton.tsx';
import * as styles from './card-link-screen.css.ts';

export type CardLinkState =
  'loading' | 'open' | 'late' | 'linking' | 'alreadyLinked' | 'unavailable' | 'linked';

interface CardLinkScreenProps {
  state: CardLinkState;
  supportEmail: string;
  /** Why the last card was refused. */
  error: { title: string; text: string; hint?: string } | null;
  /** The hosted form, as soon as there is one; it stays in place so that it keeps what was entered. */
  frame: ReactNode;
  /** How the payment is going, while the card is being linked. */
  payment: ReactNode;
  /** What is agreed to by the button of the hosted form. */
  mandate?: string;
  /** Inside a dialog, a notice takes the place of the form: no modal opens over another. */
  surface?: 'page' | 'dialog';
  onRetry: () => void;
  onCloseNotice: () => void;
}

export function CardLinkScreen({
  state,
  supportEmail,
  error,
  frame,
  payment,
  mandate,
  surface = 'page',
  onRetry,
  onCloseNotice,
}: CardLinkScreenProps) {
  const isOpen = state === 'open' || state === 'late';
  const isShown = isOpen || (state === 'alreadyLinked' && surface === 'page');
  return (
    <div className={styles.cardLink}>
      {isOpen && error && (
        <Alert type="error" title={error.title}>
          <ErrorText error={error} />
        </Alert>
      )}
      {state === 'loading' && <CardFormSkeleton />}
      {state === 'linking' && payment}
      {state === 'late' && (
        <Alert type="info" title={copy.unavailable.title}>
          <div className={styles.notice}>
            <p className={styles.words}>{withContact(copy.unavailable.text, supportEmail)}</p>
            <div className={styles.actions}>
              <Button variant="outlined" onClick={onRetry}>
                {copy.unavailable.retry}
              </Button>
            </div>
          </div>
        </Alert>
      )}
      {frame !== null && (
        <div className={isShown ? undefined : styles.stored} aria-hidden={isShown ? undefined : true}>
          {frame}
        </div>
      )}
      {state === 'linked' && (
        <div className={styles.linked}>
          <CircleCheck size={40} strokeWidth={1.75} aria-hidden="true" />
          <p data-announced="">{copy.linked}</p>
        </div>
      )}
      {state === 'unavailable' && (
        <div role="alert">
          <EmptyState
            icon={<CreditCard size={24} />}
            title={copy.unavailable.title}
            text={withContact(copy.unavailable.text, supportEmail)}
            action={<Button onClick={onRetry}>{copy.unavailable.retry}</Button>}
          />
        </div>
      )}
      {surface === 'page' ? (
        <AlreadyLinkedDialog
          isOpen={state === 'alreadyLinked'}
          supportEmail={supportEmail}
          onClose={onCloseNotice}
        />
      ) : (
        state === 'alreadyLinked' && (
          <AlreadyLinkedNotice supportEmail={supportEmail} onClose={onCloseNotice} />
        )
      )}
      {isShown && mandate !== undefined && <p className={styles.accepted}>{mandate}</p>}
      {isShown && <p className={styles.accepted}>{copy.accepted}</p>}
    </div>
  );
}

const withContact = (text: string, supportEmail: string) =>
  supportEmail === '' ? text : `${text} ${copy.unavailable.contact(supportEmail)}`;

import { furtherCardMessages } from '#src/flows/card-link/card-link.messages.ts';
import type { ReactNode } from 'react';
import { cardMessages as copy, type Consequence } from './card.messages.ts';
import { Alert } from '#src/ui/alert/alert.tsx';
import { ErrorText } from '#src/ui/alert/error-text.tsx';
import { Button } from '#src/ui/button/button.tsx';
import type { DialogStep } from '#src/ui/dialog/dialog.tsx';
import { SectionError } from '#src/ui/section/section-error.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { Waiting } from '#src/ui/waiting/waiting.tsx';
import * as styles from './card.css.ts';
import { CardSummary, Consequences, type ShownCard } from './card-parts.tsx';

/** What the dialog of one card shows. */
export type CardScreen =
  | { kind: 'loading' }
  | { kind: 'unreadable'; message: string; onRetry: () => void }
  | {
      kind: 'confirm';
      title: string;
      card: ShownCard;
      consequences: readonly Consequence[];
      label: string;
      /** What is happening; null while the member decides. */
      busyLabel: string | null;
      store: string;
      isDanger: boolean;
      /** Why nothing has changed. */
      error: { title: string; text: string; hint?: string } | null;
      onConfirm: () => void;
    }
  | { kind: 'notice'; title: string; text: string; card: ShownCard | null }
  | { kind: 'onlyActive'; card: ShownCard; text: string; onLink: () => void }
  | { kind: 'stuck'; card: ShownCard; onLink: () => void; onRemove: () => void }
  | { kind: 'uncertain'; card: ShownCard; onCheck: () => void }
  /** The hosted form; there is no way back while a card is being linked. */
  | { kind: 'linking'; form: ReactNode; onBack: (() => void) | null };

/** What is done to one card: what it costs, whether it worked, and the way on. */
export function cardScreen(screen: CardScreen, onClose: () => void): Omit<DialogStep, 'step'> {
  return {
    title: titleOf(screen),
    body: <div className={styles.stack}>{contentOf(screen)}</div>,
    footer: actionsFor(screen, onClose),
  };
}

function titleOf(screen: CardScreen): string {
  switch (screen.kind) {
    case 'confirm':
    case 'notice':
      return screen.title;
    case 'loading':
      return copy.loading;
    case 'unreadable':
      return copy.unreadable;
    case 'onlyActive':
    case 'stuck':
    case 'uncertain':
      return copy[screen.kind].title;
    case 'linking':
      return furtherCardMessages.title;
  }
}

function contentOf(screen: CardScreen): ReactNode {
  switch (screen.kind) {
    case 'loading':
      return <Loading />;
    case 'unreadable':
      return <SectionError title={copy.unreadable} message={screen.message} onRetry={screen.onRetry} />;
    case 'confirm':
      return (
        <>
          {screen.error && (
            <Alert type="error" title={screen.error.title}>
              <ErrorText error={screen.error} />
            </Alert>
          )}
          <CardSummary card={screen.card} />
          <Consequences items={screen.consequences} />
        </>
      );
    case 'notice':
      return (
        <>
          {screen.card && <CardSummary card={screen.card} />}
          <p className={styles.words}>{screen.text}</p>
        </>
      );
    case 'onlyActive':
      return (
        <>
          <CardSummary card={screen.card} />
          <Alert type="warning">{screen.text}</Alert>
        </>
      );
    case 'stuck':
      return (
        <>
          <CardSummary card={screen.card} />
          <p className={styles.words}>{copy.stuck.text}</p>
        </>
      );
    case 'uncertain':
      return (
        <>
          <CardSummary card={screen.card} />
          <Alert type="warning">{copy.uncertain.text}</Alert>
        </>
      );
    case 'linking':
      return (
        <>
          <p className={styles.words}>{furtherCardMessages.lead}</p>
          {screen.form}
        </>
      );
  }
}

/** The main action first; the way out stands beside it. */
function actionsFor(screen: CardScreen, onClose: () => void): ReactNode {
  const close = (
    <Button variant="outlined" onClick={onClose}>
      {copy.close}
    </Button>
  );
  switch (screen.kind) {
    case 'loading':
      return null;
    case 'unreadable':
    case 'notice':
      return close;
    case 'confirm': {
      const isBusy = screen.busyLabel !== null;
      return (
        <>
          <Button
            variant={screen.isDanger ? 'danger' : 'primary'}
            isBusy={isBusy}
            {...(screen.busyLabel !== null && { busyLabel: screen.busyLabel })}
            onClick={screen.onConfirm}
          >
            {screen.label}
          </Button>
          <Button variant="outlined" isDisabled={isBusy} onClick={onClose}>
            {screen.store}
          </Button>
        </>
      );
    }
    case 'onlyActive':
      return (
        <>
          <Button onClick={screen.onLink}>{copy.onlyActive.link}</Button>
          {close}
        </>
      );
    case 'stuck':
      return (
        <>
          <Button onClick={screen.onLink}>{copy.stuck.link}</Button>
          <Button variant="outlined" onClick={screen.onRemove}>
            {copy.stuck.remove}
          </Button>
        </>
      );
    case 'uncertain':
      return (
        <>
          <Button onClick={screen.onCheck}>{copy.uncertain.check}</Button>
          {close}
        </>
      );
    case 'linking':
      return screen.onBack ? (
        <Button variant="quiet" onClick={screen.onBack}>
          {furtherCardMessages.back}
        </Button>
      ) : null;
  }
}

function Loading() {
  return (
    <Waiting className={styles.stack} label={copy.loading}>
      <Skeleton height={68} radius={12} />
      <Skeleton width="90%" />
      <Skeleton width="70%" />
      <Skeleton width="80%" />
    </Waiting>
  );
}

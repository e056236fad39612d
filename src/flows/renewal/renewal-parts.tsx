import type { ReactNode } from 'react';
import { renewalMessages as copy } from './renewal.messages.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { SectionError } from '#src/ui/section/section-error.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { Task } from '#src/ui/task/task.tsx';
import { Waiting } from '#src/ui/waiting/waiting.tsx';
import { actions, stack } from './renewal.css.ts';

/** In the geometry of the review. */
export function RenewalLoading() {
  return (
    <Task title={copy.title}>
      <Waiting className={stack} label={copy.loading}>
        <Skeleton height={168} radius={12} />
        <Skeleton height={72} radius={12} />
        <Skeleton height={48} radius={8} />
      </Waiting>
    </Task>
  );
}

export function RenewalFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Task title={copy.title}>
      <SectionError title={copy.failed} message={message} onRetry={onRetry} />
    </Task>
  );
}

/** The membership is not active, and yet there is nothing to pay. */
export function RenewalUnclear({ supportEmail, onRetry }: { supportEmail: string; onRetry: () => void }) {
  return (
    <Task title={copy.unclear.title} lead={copy.unclear.text}>
      <div className={actions}>
        {supportEmail !== '' && (
          <ButtonLink isWide href={`mailto:${supportEmail}`}>
            {copy.unclear.contact}
          </ButtonLink>
        )}
        <Button variant="outlined" isWide onClick={onRetry}>
          {copy.unclear.check}
        </Button>
      </div>
    </Task>
  );
}

/** The payment is on its way, and nothing can be sent twice. */
export function RenewalPaying({ children }: { children: ReactNode }) {
  return <Task title={copy.title}>{children}</Task>;
}

interface CardLinkingProps {
  /** The button that charges the card later. */
  pay: string | null;
  /** Left out while the card is being linked. */
  onBack: (() => void) | null;
  children: ReactNode;
}

export function CardLinking({ pay, onBack, children }: CardLinkingProps) {
  return (
    <Task title={copy.link.title} lead={copy.link.lead(pay)}>
      {children}
      {onBack && (
        <Button variant="quiet" isWide onClick={onBack}>
          {copy.link.back}
        </Button>
      )}
    </Task>
  );
}

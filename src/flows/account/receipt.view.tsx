import { useSelector } from '@xstate/react';
import type { ReceiptParams } from '#machines/account/account-reads.ts';
import { isNotFound } from '#machines/domain/app-error.ts';
import type { User } from '#machines/domain/member.ts';
import {
  isReceipt,
  type ReceiptFacts,
  type ReceiptKind,
  type ReceiptOrigin,
} from '#machines/domain/receipt.ts';
import type { ResourceRef } from '#machines/resource/resource.machine.ts';
import { useClient, useTheme } from '#src/app/app-context.ts';
import { useDues } from '#src/app/use-dues.ts';
import { useReadSection } from '#src/app/use-section.ts';
import { useTitle } from '#src/app/use-title.ts';
import { printPage } from '#src/browser/print.ts';
import { Logo } from '#src/ui/logo/logo.tsx';
import { SectionView } from '#src/ui/section/section-view.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { billingMessages } from './billing.messages.ts';
import { ReceiptBody } from './lazy-parts.ts';
import { fullName, profileValue } from './settings.facts.ts';
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
  const dues = useDues();
  const section = useReadSection(receipt);
  const isUnknown = useSelector(receipt, ({ context: { error } }) => error !== null && isNotFound(error));
  const facts = section.state === 'ready' ? section.data : null;
  const charge = facts?.of === 'charge' ? facts.charge : null;
  const isMissing = isUnknown || section.state === 'absent';
  const title = isMissing ? copy.missing : charge ? copy.titles[charge.status] : copy.title;
  useTitle(title, client);
  return (
    <SheetPage
      logo={<Logo theme={theme} name={client.name} />}
      title={title}
      back={back}
      onPrint={charge && !isReceipt(charge) ? null : printPage}
    >
      {isMissing ? (
        <p className={styles.note}>{copy.missingText[of]}</p>
      ) : (
        <SectionView section={section} failureTitle={copy.failed} skeleton={<ReceiptSkeleton />}>
          {(shown) => (
            <ReceiptBody
              facts={shown}
              member={profileValue('name', fullName(user)).text}
              client={client}
              dues={dues}
            />
          )}
        </SectionView>
      )}
    </SheetPage>
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

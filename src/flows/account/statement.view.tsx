import { yearOf, type Giving, type Period } from '#machines/domain/giving.ts';
import type { User } from '#machines/domain/member.ts';
import type { ResourceRef } from '#machines/resource/resource.machine.ts';
import { useClient, useTheme } from '#src/app/app-context.ts';
import { useReadSection } from '#src/app/use-section.ts';
import { useTitle } from '#src/app/use-title.ts';
import { printPage } from '#src/browser/print.ts';
import { formatDateLong } from '#src/messages/format-date.ts';
import { Logo } from '#src/ui/logo/logo.tsx';
import { SectionView } from '#src/ui/section/section-view.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { statementMessages } from './billing.messages.ts';
import { addressLines, fullName, profileValue } from './settings.facts.ts';
import { StatementBody } from './lazy-parts.ts';
import { Person, SheetPage } from './sheet.tsx';
import * as styles from './sheet.css.ts';

const copy = statementMessages.sheet;

interface StatementProps {
  period: Period;
  statement: ResourceRef<Giving, { period: Period }>;
  user: User;
}

/** What a member gave in a period, on one page. */
export function Statement({ period, statement, user }: StatementProps) {
  const client = useClient();
  const theme = useTheme();
  const year = yearOf(period);
  const section = useReadSection(statement);
  const title = year === null ? copy.otherTitle : copy.title(year);
  useTitle(title, client);
  return (
    <SheetPage
      logo={<Logo theme={theme} name={client.name} />}
      title={title}
      note={copy.period(formatDateLong(period.from), formatDateLong(period.to))}
      onPrint={printPage}
    >
      <Person
        label={copy.for}
        name={profileValue('name', fullName(user)).text}
        lines={addressLines(user.address)}
      />
      <SectionView section={section} failureTitle={copy.failed} skeleton={<StatementSkeleton />}>
        {(giving) => <StatementBody giving={giving} currencyCode={client.currencyCode} />}
      </SectionView>
      {section.state === 'absent' && <p className={styles.note}>{copy.absent}</p>}
      <p className={styles.note}>{copy.issuer(client.name, client.supportEmail)}</p>
    </SheetPage>
  );
}

function StatementSkeleton() {
  return (
    <div className={styles.body}>
      <div className={styles.total}>
        <span className={styles.label}>
          <Skeleton width={80} />
        </span>
        <span className={styles.totalAmount}>
          <Skeleton width={160} />
        </span>
      </div>
      <div className={styles.tables}>
        <Skeleton height={240} radius={8} />
        <Skeleton height={240} radius={8} />
      </div>
    </div>
  );
}

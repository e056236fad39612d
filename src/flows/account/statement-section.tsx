import { ChevronDown, HandHeart } from 'lucide-react';
import { periodSchema, yearPeriod, type Giving, type Period } from '#machines/domain/giving.ts';
import { writeQuery } from '#machines/domain/query.ts';
import { routes } from '#machines/domain/routes.ts';
import { Button } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { Form } from '#src/ui/form/form.tsx';
import { Link } from '#src/ui/link/link.tsx';
import type { Section as SectionState } from '#src/ui/section/section.ts';
import { SectionView } from '#src/ui/section/section-view.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import { Section } from './account-section.tsx';
import { statementMessages as copy } from './billing.messages.ts';
import * as styles from './billing.css.ts';

interface StatementSectionProps {
  section: SectionState<Giving>;
  onChoose: (period: Period) => void;
}

/** A statement for each year in which something was given, and for any other period. */
export function StatementSection({ section, onChoose }: StatementSectionProps) {
  if (section.state === 'absent') return null;
  return (
    <Section id="statements" title={copy.title} lead={copy.lead}>
      <SectionView section={section} failureTitle={copy.failed} skeleton={<StatementSkeleton />}>
        {({ years }) =>
          years.length === 0 ? (
            <div className={styles.empty}>
              <EmptyState icon={<HandHeart size={20} />} title={copy.empty.title} text={copy.empty.text} />
            </div>
          ) : (
            <div className={styles.list}>
              {years.map((year) => (
                <div key={year} className={styles.yearRow}>
                  <span className={styles.what}>{copy.year(year)}</span>
                  <Link
                    look="plain"
                    className={styles.link}
                    href={routes.account.path + writeQuery(Object.entries(yearPeriod(year)))}
                    aria-label={copy.openOf(year)}
                  >
                    {copy.open}
                  </Link>
                </div>
              ))}
              <PeriodForm onChoose={onChoose} />
            </div>
          )
        }
      </SectionView>
    </Section>
  );
}

function PeriodForm({ onChoose }: Pick<StatementSectionProps, 'onChoose'>) {
  return (
    <details className={styles.period}>
      <summary className={styles.periodTitle}>
        {copy.other}
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      <Form schema={periodSchema} texts={copy.fields} onSubmit={onChoose}>
        <div className={styles.periodFields}>
          <TextField name="from" type="date" label={copy.from} />
          <TextField name="to" type="date" label={copy.to} />
          <Button type="submit" variant="outlined">
            {copy.show}
          </Button>
        </div>
      </Form>
    </details>
  );
}

function StatementSkeleton() {
  return (
    <div className={styles.list}>
      {[1, 2].map((key) => (
        <div key={key} className={styles.yearRow}>
          <span className={styles.what}>
            <Skeleton width={96} />
          </span>
          <Skeleton width={48} />
        </div>
      ))}
    </div>
  );
}

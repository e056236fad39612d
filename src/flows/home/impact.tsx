import type { CurrencyCode } from '#machines/domain/client.ts';
import { isRecentMonth } from '#machines/domain/promised-day.ts';
import type { MembershipSummary } from '#machines/domain/summary.ts';
import { partsOf, whoseIs, type Whose } from '#machines/domain/whose-money.ts';
import type { Cents } from '#machines/domain/wire.ts';
import { formatMonth } from '#src/messages/format-date.ts';
import { formatMoney } from '#src/messages/format.ts';
import { homeMessages, type GivenSum } from './home.messages.ts';
import type { Section } from '#src/ui/section/section.ts';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { useToday } from '#src/ui/today/use-today.ts';
import * as styles from './home-screen.css.ts';

const copy = homeMessages.impact;

interface ImpactProps {
  summary: Section<MembershipSummary>;
  currency: CurrencyCode;
}

/** What the member and stores gave, in a sentence or two. */
export function Impact({ summary, currency }: ImpactProps) {
  const today = useToday();
  if (summary.state === 'loading') {
    return (
      <div className={styles.impact}>
        <Skeleton width={540} />
        <Skeleton width={360} />
      </div>
    );
  }
  return (
    <p className={styles.impact}>
      {summary.state === 'ready' ? impactOf(summary.data, currency, today) : copy.start}
    </p>
  );
}

/** What the running month gave so far, and where the last one's went: each by its name, and of no older month. */
function impactOf(summary: MembershipSummary, currency: CurrencyCode, today: Date): string {
  const { contributedThisMonth, contributedOwnThisMonth, lifetimeCashBack } = summary;
  const running = summary.contributions.at(-1);
  const last = summary.lastDonations[0];
  const sentences: string[] = [];
  if (running && contributedThisMonth > 0) {
    const { whose, sum } = givenSum(contributedThisMonth, contributedOwnThisMonth, currency);
    sentences.push(copy.giving[whose](sum, formatMonth(running.month)));
  }
  if (last && last.month !== null && isRecentMonth(last.month, running?.month ?? today)) {
    const { whose, sum } = givenSum(last.amount, last.own, currency);
    sentences.push(copy.given[whose](sum, formatMonth(last.month), last.recipient));
  }
  if (sentences.length > 0) return sentences.join(' ');
  return lifetimeCashBack > 0 ? copy.earned(formatMoney(lifetimeCashBack, currency)) : copy.start;
}

function givenSum(amount: Cents, own: Cents | null, currency: CurrencyCode): { whose: Whose; sum: GivenSum } {
  const parts = partsOf(amount, own);
  return {
    whose: whoseIs(parts),
    sum: {
      given: formatMoney(amount, currency),
      own: formatMoney(parts?.own ?? 0, currency),
      stores: formatMoney(parts?.stores ?? 0, currency),
    },
  };
}

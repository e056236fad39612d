import type { CurrencyCode } from '#machines/domain/client.ts';
import { countOfUnits, impactUnitFor, type ImpactUnit } from '#machines/domain/impact.ts';
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
  /** What a sum buys, where the tenant says so. */
  units: readonly ImpactUnit[];
}

/** What the member and stores gave, in a sentence or two, and what it bought. */
export function Impact({ summary, currency, units }: ImpactProps) {
  const today = useToday();
  const content = () => {
    switch (summary.state) {
      case 'loading':
        return (
          <>
            <Skeleton width={540} />
            <Skeleton width={360} />
          </>
        );
      case 'ready': {
        const last = lastGiftOf(summary.data, today);
        return (
          <>
            <p>{impactOf(summary.data, last, currency)}</p>
            {units.length > 0 && <p className={styles.bought}>{boughtOf(last, units, currency)}</p>}
          </>
        );
      }
      default:
        return <p>{copy.start}</p>;
    }
  };
  return <div className={units.length > 0 ? styles.impactWithUnits : styles.impact}>{content()}</div>;
}

/** What the last month's giving bought; where it bought less than one thing, or nothing was given, what one costs. */
function boughtOf(last: Gift, units: readonly ImpactUnit[], currency: CurrencyCode): string {
  const unit = impactUnitFor(units, last?.recipient ?? null);
  if (unit === null) return '';
  const count = last === null ? 0 : countOfUnits(last.amount, unit);
  return count > 0 ? copy.bought(count, unit) : copy.costs(formatMoney(unit.cost, currency), unit);
}

type Gift = ReturnType<typeof lastGiftOf>;

/** The last month that was passed on, if the home page still speaks of it. */
function lastGiftOf({ contributions, lastDonations }: MembershipSummary, today: Date) {
  const last = lastDonations[0];
  const running = contributions.at(-1);
  if (!last || last.month === null || !isRecentMonth(last.month, running?.month ?? today)) return null;
  return { ...last, month: last.month };
}

/** What the running month gave so far, and where the last one's went: each by its name, and of no older month. */
function impactOf(summary: MembershipSummary, last: Gift, currency: CurrencyCode): string {
  const { contributedThisMonth, contributedOwnThisMonth, lifetimeCashBack } = summary;
  const running = summary.contributions.at(-1);
  const sentences: string[] = [];
  if (running && contributedThisMonth > 0) {
    const { whose, sum } = givenSum(contributedThisMonth, contributedOwnThisMonth, currency);
    sentences.push(copy.giving[whose](sum, formatMonth(running.month)));
  }
  if (last) {
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

import type { Membership } from './member.ts';
import { priceOf, type ChosenPlan } from './plan-choice.ts';
import { frequencyOf } from './plan-frequency.ts';
import type { Frequency } from './tier.ts';

/** What the length of a period hangs on. */
export interface PeriodTerms {
  frequency: Frequency;
  /** Purchases are rounded up and paid after the month, rather than a price at its start. */
  isRoundUp: boolean;
}

/** What the dates of a member's periods are counted from. */
export interface Anchor {
  /** When a period fell due. */
  due: Date;
  /** The day of the month that every period begins on, where the month has it. */
  day: number;
}

/** The anchor of who joins, upgrades or comes back now. */
export const anchorAt = (now: Date): Anchor => ({ due: now, day: now.getUTCDate() });

/**
 * The first instant (UTC) after now at which a period begins: whole months or years after the one that is due, on the
 * anchor's day or the month's last; on the 1st where purchases are rounded up.
 */
export function nextPeriodAfter(
  now: Date,
  { frequency, isRoundUp }: PeriodTerms,
  { due, day }: Anchor = anchorAt(now),
): Date {
  const step = frequency === 'year' && !isRoundUp ? 12 : 1;
  for (let months = step; ; months += step) {
    const [year, month] = [due.getUTCFullYear(), due.getUTCMonth() + months];
    const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    const next = new Date(Date.UTC(year, month, isRoundUp ? 1 : Math.min(day, lastDay)));
    if (!(next <= now)) return next;
  }
}

/** The instant (UTC) at which the period renews that a payment of what is due would buy now. */
export function renewalIfPaidAt(now: Date, membership: Membership | null, plan: ChosenPlan): Date {
  const terms = { frequency: frequencyOf(plan), isRoundUp: priceOf(plan) === null };
  return nextPeriodAfter(now, terms, anchorOf(membership));
}

/** What renewals are counted from; nothing where paying sets a new anchor, or the server does not say. */
function anchorOf(membership: Membership | null): Anchor | undefined {
  const { since, anchorDay } = membership?.dues ?? {};
  return since && anchorDay && anchorDay > 0 ? { due: new Date(since), day: anchorDay } : undefined;
}

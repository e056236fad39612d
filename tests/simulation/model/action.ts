import type { Cents, Instant } from './calendar.ts';
import type { Bank } from './member.ts';
import type { Plan } from './plans.ts';

/** How a call ends. */
export type Outcome = 'accepted' | 'pending' | 'declined' | 'refused';

/** A card as a member enters it. */
export interface EnteredCard {
  digits: string;
  bank: Bank;
  expiresAt: Instant;
}

/** What members do, and what stores report of them. */
export type Action =
  | { kind: 'linkCard'; card: EnteredCard; plan: Plan | null }
  | { kind: 'choosePrimary' | 'pauseCard' | 'resumeCard' | 'deleteCard'; digits: string }
  | { kind: 'upgrade'; plan: Plan; digits: string }
  | { kind: 'comeBack'; plan: Plan; digits: string }
  | { kind: 'payDue' | 'cancel' | 'continue' | 'unschedule' }
  /** The operator waives all that is owed. */
  | { kind: 'waive' }
  | { kind: 'schedule'; plan: Plan }
  | { kind: 'withdraw'; digits: string; cents: Cents }
  | { kind: 'setCap'; cap: Cents | null };

/** Actions of a kind. */
export type ActionOf<Kind> = Extract<Action, { kind: Kind }>;

import type { memberships } from '#server/db/schema.ts';
import type { DemoTenant } from './tenants/tenant.ts';

export interface PersonaCard {
  system: 'visa' | 'mastercard' | 'amex';
  lastDigits: string;
  status?: 'paused' | 'expired' | 'deleted';
}

/** What happened to a demo member, in terms that hold at every tenant and at every instant. */
export interface Persona {
  firstName: string;
  lastName: string;
  /** One line for whoever picks a member to sign in with. */
  shows: string;
  permission?: 'admin' | 'manager';
  /** Null for a person who has not joined. */
  membership: Membership | null;
  /** The first is the primary one. */
  cards: readonly PersonaCard[];
  purchasesAMonth: number;
  /** When cash back was withdrawn, in days before now. All that was confirmed by then goes out. */
  payouts?: readonly { daysAgo: number; status: 'completed' | 'pending' | 'failed' }[];
  friends?: readonly Friend[];
  hasAffinity?: true;
}

export interface Friend {
  name: string;
  status: 'approved' | 'pending' | 'denied';
  daysAgo: number;
}

interface Membership {
  status: (typeof memberships.$inferInsert)['status'];
  plan: keyof Omit<DemoTenant['plans'], 'lower'>;
  /** For how long they paid, in months, in whole periods of the plan; 0 for a member who never did. */
  months: number;
  /**
   * When the last period ends or ended: in days from now where a price is paid, in months from the first day of this
   * month where purchases are rounded up (those periods are calendar months).
   */
  endsIn?: { days: number; months: number };
  joinedToday?: true;
  /** Given without a charge. */
  isGift?: true;
  /** Cancelled so many days before now or, if that was earlier, on the day the last period ended. */
  cancelled?: { daysAgo: number; reason: string };
  isImported?: true;
  /** A lower plan follows the running period. */
  isScheduled?: true;
}

export type PersonaMembership = Membership;

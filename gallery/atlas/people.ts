import type { NavigationFacts } from '#machines/navigation/rules.ts';
import { sampleFacts } from '#machines/samples/facts.ts';
import type { DemoState } from '#server/demo/personas.ts';
import type { ClientFacts } from './client-flags.ts';

/** Somebody whom the guards can tell from others, at any client. */
export interface Person {
  id: string;
  title: string;
  facts: Omit<NavigationFacts, keyof ClientFacts>;
  /** The demo member who is in this state; null for somebody signed out, undefined for whom nobody can be tried as. */
  demo?: DemoState | null;
}

const { visitor, nonMember, active } = sampleFacts;
const unpaid = { ...active, hasCurrentSubscription: false };

/** Members have their cards read: until then the guards wait, and ask again. */
export const people: readonly Person[] = [
  { id: 'visitor', title: 'Signed out', facts: visitor, demo: null },
  { id: 'visitor-plan', title: 'Signed out, with a plan chosen', facts: { ...visitor, hasStoredTier: true } },
  {
    id: 'visitor-choosing',
    title: 'Signed out, back to choose another plan',
    facts: { ...visitor, hasStoredTier: true, isSigningUp: true },
  },
  {
    id: 'visitor-reset',
    title: 'Signed out, halfway through a new password',
    facts: { ...visitor, hasResetEmail: true, hasResetToken: true },
  },
  {
    id: 'expired',
    title: 'Session expired during sign-up',
    facts: { ...visitor, hasStoredTier: true, hasExpired: true },
  },
  { id: 'nonmember', title: 'Signed in, not joined', facts: nonMember, demo: 'nonmember' },
  {
    id: 'abandoned',
    title: 'Checkout not finished',
    facts: { ...unpaid, status: 'abandoned_checkout', cards: 'none' },
    demo: 'abandoned',
  },
  { id: 'active', title: 'Active', facts: active, demo: 'active' },
  {
    id: 'active-returning',
    title: 'Active, wanted My activity before the login',
    facts: { ...active, target: { route: 'activity', search: {} } },
  },
  {
    id: 'active-no-card',
    title: 'Active, without a card',
    facts: { ...active, cards: 'none' },
    demo: 'empty',
  },
  {
    id: 'active-amex',
    title: 'Active, only American Express',
    facts: { ...active, cards: 'onlyAmex' },
    demo: 'amex',
  },
  { id: 'overdue', title: 'Overdue', facts: { ...unpaid, status: 'overdue', owes: true }, demo: 'overdue' },
  {
    id: 'suspended',
    title: 'Suspended',
    facts: { ...unpaid, status: 'suspended', owes: true },
    demo: 'suspended',
  },
  {
    id: 'cancelled',
    title: 'Cancelled, still paid for',
    facts: { ...active, status: 'churned' },
    demo: 'active-churned',
  },
  {
    id: 'left',
    title: 'Cancelled, and ended',
    facts: { ...unpaid, status: 'churned', cards: 'none' },
    demo: 'churned',
  },
  { id: 'unknown', title: 'A status the app does not know', facts: { ...unpaid, status: 'unknown' } },
  {
    id: 'admin',
    title: 'Administrator, membership ended',
    facts: { ...unpaid, status: 'churned', isAdmin: true },
    demo: 'admin',
  },
];

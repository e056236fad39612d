import type { EnteredCard } from '../model/action.ts';
import type { Instant } from '../model/calendar.ts';
import type { Bank } from '../model/member.ts';
import type { Random } from './random.ts';

/** The test cards of the sandbox's processor by their last digits. */
const banks: Readonly<Record<string, Bank>> = {
  '4242': 'passes',
  '4444': 'passes',
  '1111': 'passes',
  '1881': 'passes',
  '0341': 'isSlow',
  '0259': 'declines',
};

const digitsOf = (bank: Bank) => Object.keys(banks).filter((digits) => banks[digits] === bank);

/** A card that a member enters: most pass, and some expire before long. */
export function enteredCard(random: Random, at: Instant): EnteredCard {
  const luck = random.next();
  const bank = luck < 0.74 ? 'passes' : luck < 0.86 ? 'isSlow' : 'declines';
  const date = new Date(at);
  const months = random.chance(0.2) ? random.between(2, 16) : random.between(40, 60);
  const expiresAt = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  return { digits: random.oneOf(digitsOf(bank)) ?? '4242', bank, expiresAt };
}

/** The month and year that stand on a card. */
export function expiryOf({ expiresAt }: EnteredCard): { expiryMonth: number; expiryYear: number } {
  const last = new Date(expiresAt - 1);
  return { expiryMonth: last.getUTCMonth() + 1, expiryYear: last.getUTCFullYear() };
}

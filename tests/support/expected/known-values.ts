import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import * as activity from '#machines/samples/activity.ts';
import * as cards from '#machines/samples/cards.ts';
import * as charges from '#machines/samples/charges.ts';
import * as failures from '#machines/samples/failures.ts';
import * as history from '#machines/samples/history.ts';
import * as updates from '#machines/samples/updates.ts';
import * as payouts from '#machines/samples/payouts.ts';
import * as planPreviews from '#machines/samples/plan-previews.ts';
import * as programme from '#machines/samples/programme.ts';
import * as referralLink from '#machines/samples/referral-link.ts';
import * as referrals from '#machines/samples/referrals.ts';
import * as rewards from '#machines/samples/rewards.ts';
import * as sessions from '#machines/samples/sessions.ts';
import * as summary from '#machines/samples/summary.ts';
import * as tiers from '#machines/samples/tiers.ts';
import * as withdrawals from '#machines/samples/withdrawals.ts';

/** Values that tables name instead of writing them out: `sampleCard.id`; `A case of the entry`.card. */
export interface Named {
  name: string;
  value: Branch;
}

export type Branch = Record<string, unknown> | unknown[];

export const samples: Readonly<Record<string, unknown>> = {
  ...activity,
  ...cards,
  ...charges,
  ...failures,
  ...history,
  ...updates,
  ...payouts,
  ...planPreviews,
  ...programme,
  ...referralLink,
  ...referrals,
  ...rewards,
  ...sessions,
  ...summary,
  ...tiers,
  ...withdrawals,
};

/** The samples first, then what the cases of the entry hold. */
export function namedValues(entry: AnyRegistryEntry): Named[] {
  const cases = Object.entries(casesOf(entry)).map(([title, value]) => [`\`${title}\``, value] as const);
  return [...namesIn(samples), ...namesIn(Object.fromEntries(cases))];
}

/** The content of each case of an entry, by its title; the first of several. */
export function casesOf({ inputs, events, outcomes }: AnyRegistryEntry): Record<string, unknown> {
  const cases = [
    ...inputs.map(({ title, input }) => [title, input] as const),
    ...Object.values(events).flatMap((all) => all.map(({ title, event }) => [title, event] as const)),
    ...Object.values(outcomes).flatMap(({ done }) =>
      done.map(({ title, output }) => [title, output] as const),
    ),
  ];
  const first = new Map<string, unknown>();
  for (const [title, value] of cases) if (!first.has(title)) first.set(title, value);
  return Object.fromEntries(first);
}

function namesIn(value: object, name = '', depth = 0): Named[] {
  if (depth > 4) return [];
  const own = Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    isBranch(part) && !isActor(part) ? [{ name: nameIn(value, name, key), value: part }] : [],
  );
  return [...own, ...own.flatMap((each) => namesIn(each.value, each.name, depth + 1))];
}

function nameIn(value: object, name: string, key: string): string {
  if (name === '') return key;
  return Array.isArray(value) ? `${name}[${key}]` : `${name}.${key}`;
}

export function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null;
}

export function isActor(value: unknown): value is { id: string } {
  return isBranch(value) && 'sessionId' in value && 'send' in value;
}

import { describe, expect, it } from 'vitest';
import { findHash, findStates, parseFind, plain } from '#gallery/find-address.ts';
import { facetsOf } from '#gallery/words/facets.ts';
import { cardEntry } from '#machines/card/card.entry.ts';
import { devicesEntry } from '#machines/devices/devices.entry.ts';
import { loginEntry } from '#machines/login/login.entry.ts';
import { offerSearchEntry } from '#machines/offer-search/offer-search.entry.ts';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { upgradeEntry } from '#machines/subscription/upgrade.entry.ts';
import { withdrawalEntry } from '#machines/withdrawal/withdrawal.entry.ts';

const facetsAt = (entry: AnyRegistryEntry, state: string) => facetsOf(entry).get(state);

describe('what a state is for the member', () => {
  it('[FLOW-16] follows from its calls, the tone of what leads there, its ends and its risks', () => {
    expect(Object.fromEntries(facetsOf(loginEntry))).toEqual({
      editing: [],
      sending: ['waits'],
      refused: ['refuses'],
      waiting: ['refuses'],
      accepted: ['ends'],
    });
    expect(facetsAt(upgradeEntry, 'checkout.consented')).toEqual(['money']);
    expect(facetsAt(upgradeEntry, 'paying.working')).toEqual(['waits', 'money']);
    expect(facetsAt(upgradeEntry, 'linkingCard.open')).toEqual(['card']);
    expect(facetsAt(offerSearchEntry, 'nothingFound')).toEqual(['empty']);
    expect(facetsAt(withdrawalEntry, 'noCard')).toEqual(['empty', 'card']);
    expect(facetsAt(cardEntry, 'deleting')).toEqual(['waits', 'irreversible']);
    expect(facetsAt(devicesEntry, 'listed')).toEqual(['stuck']);
  });
});

describe('a link to states of all machines', () => {
  it('[FLOW-16] names facets, words and tenant, and leaves out what makes no sense', () => {
    const hash = '#/find?has=waits,money&words=your+card&tenant=harbor';
    expect(parseFind(hash)).toEqual({ has: ['waits', 'money'], words: 'your card', tenant: 'harbor' });
    expect(findHash(parseFind(hash))).toBe(hash);
    expect(findHash(parseFind('#/find?has=flies,,ends&x=y'))).toBe('#/find?has=ends');
    expect(findHash(parseFind('#/find'))).toBe('#/find');
  });

  it('[FLOW-16] finds the states that have all of it', () => {
    const states = [
      { machine: 'card', state: 'deleting', facets: ['waits', 'irreversible'] as const, says: '“Your card”' },
      { machine: 'login', state: 'sending', facets: ['waits'] as const, says: '“Welcome back”' },
    ];
    const found = (has: 'waits' | 'money', words: string) =>
      findStates(states, { has: [has], words }).map(({ state }) => state);
    expect(found('waits', '')).toEqual(['deleting', 'sending']);
    expect(found('waits', 'WELCOME  back')).toEqual(['sending']);
    expect(found('money', '')).toEqual([]);
    expect(plain(' “It’s”\n so ')).toBe('"it\'s" so');
  });
});

import { describe, expect, it } from 'vitest';
import { chartOf, choicesAt, walk } from '#gallery/screens/ways.ts';
import { findEvent } from '#gallery/site/find-event.ts';
import { search, type Hit } from '#gallery/site/search-index.ts';
import { subscriptionEntry } from '#machines/subscription/subscription.entry.ts';
import { upgradeEntry } from '#machines/subscription/upgrade.entry.ts';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';

/** What is refused in a state, with what it would need. */
function refusedAt(entry: AnyRegistryEntry, state: string): Record<string, string[]> {
  const chart = chartOf(entry);
  const way = chart.ways.get(state);
  if (!way) throw new Error(`Nothing leads to "${state}".`);
  const choices = choicesAt(chart, walk(chart, way).position);
  return Object.fromEntries(
    choices.filter(({ leaves }) => leaves === null).map(({ cause, refusedBy }) => [cause.title, refusedBy]),
  );
}

describe('what can happen at a place', () => {
  it('[FLOW-04] what is refused names what its guards ask for, each once and in words', () => {
    expect(refusedAt(upgradeEntry, 'checkout.reading')).toEqual({ 'Choose Pay': ['nothing is due'] });
    expect(refusedAt(subscriptionEntry, 'tier')).toMatchObject({
      'Choose Gold, monthly': ['the plan needs a card', 'the plan is an upgrade', 'the plan is a downgrade'],
      'Choose Back': ['a new subscription'],
    });
  });

  it('[FLOW-04] a search finds what can happen by its words at the tenant and by its name in the chart', () => {
    const captain = (text: string) => text.replaceAll('Gold', 'Captain');
    const found = (query: string) => search(query, [], captain).map(({ kind, text }) => `${kind}: ${text}`);
    expect(found('choose captain annual')).toContain('event: Choose Captain, annual');
    expect(found('choose gold')).toEqual([]);
    expect(found('consent.give')).toEqual(['event: Tick the consent box']);
    expect(found('fetchPreview')).toContain('event: It costs nothing now');
  });

  it('[FLOW-16] a sentence is found as it is read, whatever fills its gaps, and with any quotes', () => {
    const sentence = (text: string): Hit => ({
      kind: 'copy',
      text,
      where: '',
      machine: null,
      state: '',
      name: '',
    });
    const copy = [
      sentence('Log in to your … membership'),
      sentence('Your plan’s tickets'),
      sentence('…, or …'),
    ];
    const found = (query: string) =>
      search(query, copy, (text) => text)
        .filter(({ kind }) => kind === 'copy')
        .map(({ text }) => text);
    expect(found('log in to your  Varsity Club membership')).toEqual(['Log in to your … membership']);
    expect(found("plan's TICKETS")).toEqual(['Your plan’s tickets']);
    expect(found('membership log in to your')).toEqual(['Log in to your … membership']);
    expect(found('Varsity Club')).toEqual([]);
  });

  it('[FLOW-04] a hit leads to the first state in which it can happen', () => {
    const chart = chartOf(upgradeEntry);
    expect(findEvent(chart, (title) => title === 'Untick the consent box')).toBe('checkout.consented');
    expect(findEvent(chart, (title) => title === 'Fly')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { happyPath } from '#gallery/screens/happy-path.ts';
import { chartOf } from '#gallery/screens/ways.ts';
import { lookOf, lookOfAll } from '#gallery/words/looks.ts';
import { cardLinkEntry } from '#machines/card-link/card-link.entry.ts';
import { offerSearchEntry } from '#machines/offer-search/offer-search.entry.ts';
import { paymentEntry } from '#machines/payment/payment.entry.ts';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { registry } from '#machines/registry.ts';
import { upgradeEntry } from '#machines/subscription/upgrade.entry.ts';
import { chartOfEntry } from './catalogue-charts.ts';

const looks = (entry: AnyRegistryEntry) =>
  chartOfEntry(entry).transitions.map((each) => `${each.label}: ${lookOf(each)}`);

describe('the tone of an outcome', () => {
  it('[FLOW-16] is stated for each answer that is a refusal', () => {
    const silent = registry.flatMap(({ machine, outcomes }) =>
      Object.values(outcomes)
        .flatMap(({ done }) => done)
        .filter(({ output, tone }) => isRefusal(output) && (tone ?? 'good') === 'good')
        .map(({ title }) => `${machine.id}: ${title}`),
    );
    expect(silent).toEqual([]);
  });

  it('[FLOW-16] makes a declined card bad news, a paid price good news, and an open payment neither', () => {
    expect(looks(upgradeEntry)).toEqual(
      expect.arrayContaining(['The card is declined: bad', 'The price has changed: bad', 'It is paid: good']),
    );
    expect(looks(paymentEntry)).toEqual(expect.arrayContaining(['The bank has not decided yet: neutral']));
  });

  it('[FLOW-16] of several ways is that of none of them, unless they share it', () => {
    const { transitions } = chartOfEntry(upgradeEntry);
    const failing = transitions.filter(({ to }) => to === 'previewFailed');
    expect([...new Set(failing.map(lookOf))].toSorted()).toEqual(['after', 'bad']);
    expect(lookOfAll(failing)).toBe('mixed');
    expect(lookOfAll(failing.slice(0, 1))).toBe(lookOf(failing[0] as never));
  });
});

describe('the happy path', () => {
  it('[FLOW-16] leaves out the bad news of an upgrade', () => {
    const chart = chartOf(upgradeEntry);
    const { transitions, states } = happyPath(chart);
    const labels = chartOfEntry(upgradeEntry)
      .transitions.filter(({ key }) => transitions.has(key))
      .map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['It is paid']));
    expect(labels).not.toContain('The card is declined');
    expect(states.has('upgraded')).toBe(true);
  });

  it('[FLOW-16] goes through what time leads to', () => {
    expect([...happyPath(chartOf(offerSearchEntry)).states]).toEqual(
      expect.arrayContaining(['searching', 'found']),
    );
    expect([...happyPath(chartOf(cardLinkEntry)).states]).toEqual(
      expect.arrayContaining(['open.choosing', 'finished']),
    );
  });
});

function isRefusal(output: unknown): boolean {
  const kind: unknown =
    typeof output === 'object' && output !== null && 'kind' in output ? output.kind : null;
  return ['failed', 'refused', 'void', 'pending', 'absent', 'unclear', 'unconfirmed'].includes(String(kind));
}

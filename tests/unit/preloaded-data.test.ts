import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { readPreloaded } from '#src/app/preloaded-data.ts';
import { answer, signal, stubApi } from './api-stub.ts';

const schema = v.object({ theme: v.string() });
const documentWith = (text: string | null) => ({
  getElementById: () => (text === null ? null : ({ textContent: text } as HTMLElement)),
});
const block = (client: string, answers: unknown) => JSON.stringify({ client, answers });

describe('what the server has put into the page', () => {
  test('[SPED-01] is read once; a second call asks again', () => {
    const preloaded = readPreloaded(documentWith(block('varsity', { theme: { theme: 'red' } })), 'varsity');
    expect(preloaded.hasGiven('theme')).toBe(false);
    expect(preloaded.take('theme', schema)).toEqual({ theme: 'red' });
    expect(preloaded.hasGiven('theme')).toBe(true);
    expect(preloaded.take('theme', schema)).toBeUndefined();
  });

  test.each([
    ['is not there', null],
    ['is empty', ''],
    ['was cut off', block('varsity', { theme: { theme: 'red' } }).slice(0, 30)],
    ['is something else', '[1, 2]'],
    ['is of another tenant', block('harbor', { theme: { theme: 'red' } })],
    ['breaks the contract', block('varsity', { theme: { theme: 3 } })],
    ['lacks the answer', block('varsity', { 'users/me': {} })],
  ])('[SPED-01] [BOOT-02] is none where it %s', (_, text) => {
    const preloaded = readPreloaded(documentWith(text), 'varsity');
    expect(preloaded.take('theme', schema)).toBeUndefined();
    expect(preloaded.hasGiven('theme')).toBe(false);
  });
});

describe('a call whose answer came with the page', () => {
  const tiers = { membershipTiers: [] };

  test('[SPED-01] is not made', async () => {
    const preloaded = readPreloaded(documentWith(block('varsity', { 'membership-tiers': tiers })), 'varsity');
    const stub = stubApi(() => answer({ membershipTiers: [] }), { takePreloaded: preloaded.take });
    expect(await stub.api.fetchTiers(signal)).toEqual([]);
    expect(stub.sent).toEqual([]);
    await stub.api.fetchTiers(signal);
    expect(stub.sent).toHaveLength(1);
  });

  test('[SPED-01] is made where the answer breaks the contract', async () => {
    const preloaded = readPreloaded(documentWith(block('varsity', { 'membership-tiers': 7 })), 'varsity');
    const stub = stubApi(() => answer(tiers), { takePreloaded: preloaded.take });
    expect(await stub.api.fetchTiers(signal)).toEqual([]);
    expect(stub.sent).toHaveLength(1);
  });
});

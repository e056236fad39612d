import { describe, expect, it } from 'vitest';
import { isSavedIn, savedAfter, withChange, type SavedChange } from '#machines/domain/saved-offers.ts';
import { savedInBrowser } from '#src/browser/saved-offers.ts';
import { sampleReward } from '#machines/samples/rewards.ts';
import type { KeyValueStorage } from '#src/browser/storage.ts';

const offer = (id: string) => ({ ...sampleReward, id });
const [one, two, three] = [offer('one'), offer('two'), offer('three')];
const saving = (each: typeof one): SavedChange => ({ offer: each, isSaved: true });
const dropping = (each: typeof one): SavedChange => ({ offer: each, isSaved: false });

function storageOf(values: Record<string, string> = {}): KeyValueStorage {
  return {
    getItem: (key) => values[key] ?? null,
    setItem: (key, value) => {
      values[key] = value;
    },
    removeItem: () => {},
  };
}

const refusing: KeyValueStorage = {
  getItem: () => null,
  setItem: () => {
    throw new Error('It is full.');
  },
  removeItem: () => {},
};

describe('saved offers', () => {
  it('[DEAL-12] have the latest first; one that is saved again stays, one that is not there is not missed', () => {
    expect(savedAfter([one], [saving(two), saving(one)])).toEqual([two, one]);
    expect(savedAfter([two, one], [dropping(two), dropping(three)])).toEqual([one]);
    expect(savedAfter([one], [])).toEqual([one]);
    expect([isSavedIn([one], 'one'), isSavedIn([one], 'two'), isSavedIn([], 'one')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('[DEAL-12] send the last of many taps on a heart, and none instead of the one on its way', () => {
    const taps = [saving(one), dropping(one), saving(one), saving(two)];
    expect(taps.reduce<readonly SavedChange[]>(withChange, [])).toEqual([
      saving(one),
      saving(one),
      saving(two),
    ]);
    expect(withChange([saving(two), dropping(one)], saving(one))).toEqual([saving(two), saving(one)]);
  });
});

describe('saved offers in a browser', () => {
  const whose = { client: 'varsity', member: '7' };

  it('[DEAL-12] are of one member of one tenant', () => {
    const storage = storageOf();
    savedInBrowser(storage, whose).write([two, one]);
    expect(savedInBrowser(storage, whose).read()).toEqual([two, one]);
    expect(savedInBrowser(storage, { ...whose, member: '8' }).read()).toEqual([]);
    expect(savedInBrowser(storage, { ...whose, client: 'harbor' }).read()).toEqual([]);
  });

  it.each(['', 'null', '{"id":"one"}', '[{"id":1}]', '[[['])(
    '[DEAL-12] are none where it has "%s"',
    (text) => {
      expect(savedInBrowser(storageOf({ 'saved-offers:varsity:7': text }), whose).read()).toEqual([]);
    },
  );

  it('[DEAL-12] last as long as the page where it stores nothing', () => {
    const member = { client: 'varsity', member: 'private' };
    savedInBrowser(refusing, member).write([one]);
    expect(savedInBrowser(refusing, member).read()).toEqual([one]);
    savedInBrowser(refusing, member).write([]);
    expect(savedInBrowser(refusing, member).read()).toEqual([]);
  });

  it('[DEAL-12] are two hundred at most, the latest', () => {
    const many = Array.from({ length: 201 }, (_, index) => offer(`offer-${index}`));
    const browser = savedInBrowser(storageOf(), whose);
    browser.write(many);
    expect(browser.read()).toEqual(many.slice(0, 200));
  });
});

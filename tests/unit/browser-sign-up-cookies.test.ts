import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SignUpEntry } from '#machines/domain/sign-up-entry.ts';
import {
  clearPlanChoice,
  clearSignUp,
  readLastPlanChoice,
  restorePlanChoice,
  readSignUpEntry,
  storeMaxRoundUp,
  storePlanChoice,
  storeSignUpEntry,
} from '#src/browser/sign-up-cookies.ts';
import { cookieLife, memoryStorage, refusingStorage, stubCookies } from './browser-stubs.ts';

const now = Date.UTC(2026, 10, 21, 8);
const nothing: SignUpEntry = {
  tierId: null,
  tierPlanId: null,
  referralCode: null,
  maxRoundUp: null,
  affiliateId: null,
  destinationCode: null,
};
const everything: SignUpEntry = {
  tierId: 't-1',
  tierPlanId: 'p-1',
  referralCode: 'FRIEND',
  maxRoundUp: 2050,
  affiliateId: 'a-1',
  destinationCode: 'boston',
};
const choice = { membershipTierId: 't-1', membershipTierPlanId: 'p-1' };

let jar: Map<string, string>;
let written: string[];

beforeEach(() => {
  jar = new Map();
  written = [];
  vi.useFakeTimers({ now });
  stubCookies({ jar, written, now });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what a sign-up link brought', () => {
  test('[JOIN-01] comes back as it was stored, and a later link leaves what it does not bring', () => {
    expect(readSignUpEntry()).toEqual(nothing);
    storeSignUpEntry(everything);
    expect(readSignUpEntry()).toEqual(everything);
    storeSignUpEntry({ ...nothing, referralCode: 'OTHER' });
    expect(readSignUpEntry()).toEqual({ ...everything, referralCode: 'OTHER' });
  });

  test('[JOIN-01] never joins the plan of an earlier tier to another tier', () => {
    storeSignUpEntry(everything);
    storeSignUpEntry({ ...nothing, tierId: 't-2' });
    expect(readSignUpEntry()).toEqual({ ...everything, tierId: 't-2', tierPlanId: null });
  });

  test('[JOIN-04] gives way to the cap that was entered', () => {
    storeSignUpEntry(everything);
    storeMaxRoundUp(2599);
    expect([jar.get('signup_max_round_up'), readSignUpEntry().maxRoundUp]).toEqual(['25.99', 2599]);
    storeMaxRoundUp(null);
    expect(readSignUpEntry()).toEqual({ ...everything, maxRoundUp: null });
  });
});

describe('a chosen plan', () => {
  test('[JOIN-08] is stored for an hour', () => {
    storePlanChoice(choice);
    expect(readSignUpEntry()).toEqual({ ...nothing, tierId: 't-1', tierPlanId: 'p-1' });
    expect(written.map((text) => cookieLife(text, now))).toEqual([3600, 3600]);
  });

  test('[JOIN-03] replaces an earlier one as a whole', () => {
    storePlanChoice(choice);
    storePlanChoice({ membershipTierId: 't-free', membershipTierPlanId: null });
    expect(readSignUpEntry()).toEqual({ ...nothing, tierId: 't-free' });
  });

  test('[JOIN-03] that is taken back is asked again, and remembered for its suggestion', () => {
    const storage = memoryStorage();
    storeSignUpEntry(everything);
    expect(readLastPlanChoice(storage)).toBeNull();
    clearPlanChoice(storage);
    expect(readSignUpEntry()).toEqual({ ...everything, tierId: null, tierPlanId: null });
    expect(readLastPlanChoice(storage)).toEqual(choice);
    clearPlanChoice(storage);
    expect(readLastPlanChoice(storage)).toEqual(choice);
  });

  test('[JOIN-08] that is taken back is given back, unless another was chosen since', () => {
    const storage = memoryStorage();
    restorePlanChoice(storage);
    expect(readSignUpEntry()).toEqual(nothing);
    storePlanChoice(choice);
    clearPlanChoice(storage);
    restorePlanChoice(storage);
    expect(readSignUpEntry()).toMatchObject({ tierId: 't-1', tierPlanId: 'p-1' });
    storePlanChoice({ membershipTierId: 't-2', membershipTierPlanId: null });
    restorePlanChoice(storage);
    expect(readSignUpEntry()).toMatchObject({ tierId: 't-2', tierPlanId: null });
  });

  test('[JOIN-03] of a tier without plans is remembered too', () => {
    const storage = memoryStorage();
    storePlanChoice({ membershipTierId: 't-free', membershipTierPlanId: null });
    clearPlanChoice(storage);
    expect(readLastPlanChoice(storage)).toEqual({ membershipTierId: 't-free', membershipTierPlanId: null });
  });

  test.each(['', '{', 'null', '[]', '"t-1"', '{"membershipTierId":"<b>","membershipTierPlanId":null}', '{}'])(
    '[JOIN-08] that was tampered with (%s) suggests nothing',
    (stored) => {
      expect(readLastPlanChoice(memoryStorage({ 'last-plan-choice': stored }))).toBeNull();
    },
  );

  test('[JOIN-08] is taken back where the browser refuses its storage, too', () => {
    storePlanChoice(choice);
    clearPlanChoice(refusingStorage);
    expect(readSignUpEntry()).toEqual(nothing);
    expect(readLastPlanChoice(refusingStorage)).toBeNull();
  });
});

describe('joining', () => {
  test('[JOIN-11] leaves nothing of the link or the choice behind, and nothing else out', () => {
    const storage = memoryStorage();
    jar.set('XSRF-TOKEN', 'x');
    storeSignUpEntry(everything);
    clearPlanChoice(storage);
    storePlanChoice(choice);
    clearSignUp(storage);
    expect([...jar.keys()]).toEqual(['XSRF-TOKEN']);
    expect(readLastPlanChoice(storage)).toBeNull();
  });

  test('[JOIN-11] clears the cookies where the browser refuses its storage, too', () => {
    storeSignUpEntry(everything);
    clearSignUp(refusingStorage);
    expect([...jar.keys()]).toEqual([]);
  });
});

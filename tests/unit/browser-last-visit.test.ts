import { describe, expect, it } from 'vitest';
import { createActivationOffer } from '#src/browser/activation-offer.ts';
import { createCameFrom } from '#src/browser/came-from.ts';
import { memoryStorage, refusingStorage } from './browser-stubs.ts';

describe('the page before the one that is shown', () => {
  it('[SUBS-02] is a sign-up for its entrance and all of its steps, and for nothing else', () => {
    const cameFrom = createCameFrom(memoryStorage());
    const isSignUpAfter = (path: string) => {
      cameFrom.remember(path);
      return cameFrom.isSignUp();
    };
    const signUps = ['/sign-up', '/sign-up/tiers', '/sign-up/user-info', '/sign-up/billing/'];
    const others = ['/', '/login', '/enroll', '/sign-upper', '/sign-up/gone', ''];
    expect([...signUps, ...others].filter(isSignUpAfter)).toEqual(signUps);
  });

  it('[SUBS-02] is unknown at first, after it was forgotten, and where the browser keeps nothing', () => {
    const kept = memoryStorage();
    expect(createCameFrom(kept).isSignUp()).toBe(false);
    createCameFrom(kept).remember('/sign-up');
    createCameFrom(kept).forget();
    expect(createCameFrom(kept).isSignUp()).toBe(false);
    createCameFrom(refusingStorage).remember('/sign-up');
    expect(createCameFrom(refusingStorage).isSignUp()).toBe(false);
  });
});

describe('the offer to activate an imported membership', () => {
  it('[SUBS-02] is made once to a person, a reload aside, and again after logging out', () => {
    const kept = memoryStorage();
    createActivationOffer(kept).make('1');
    expect(createActivationOffer(kept).wasMade('1')).toBe(true);
    expect(createActivationOffer(kept).wasMade('2')).toBe(false);
    createActivationOffer(kept).forget();
    expect(createActivationOffer(kept).wasMade('1')).toBe(false);
  });
});

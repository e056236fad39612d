import { describe, expect, it } from 'vitest';
import { createActivationOffer } from '#src/browser/activation-offer.ts';
import { createPreviousRoute } from '#src/browser/previous-route.ts';
import { memoryStorage, refusingStorage } from './browser-stubs.ts';

describe('the page before the one that is shown', () => {
  it('[SUBS-02] is a sign-up for its entrance and all of its steps, and for nothing else', () => {
    const previousRoute = createPreviousRoute(memoryStorage());
    const isSignUpAfter = (path: string) => {
      previousRoute.remember(path);
      return previousRoute.isSignUp();
    };
    const signUps = ['/sign-up', '/sign-up/tiers', '/sign-up/user-info', '/sign-up/billing/'];
    const others = ['/', '/login', '/enroll', '/sign-upper', '/sign-up/gone', ''];
    expect([...signUps, ...others].filter(isSignUpAfter)).toEqual(signUps);
  });

  it('[SUBS-02] is unknown at first, after it was cleared, and where the browser stores nothing', () => {
    const stored = memoryStorage();
    expect(createPreviousRoute(stored).isSignUp()).toBe(false);
    createPreviousRoute(stored).remember('/sign-up');
    createPreviousRoute(stored).clear();
    expect(createPreviousRoute(stored).isSignUp()).toBe(false);
    createPreviousRoute(refusingStorage).remember('/sign-up');
    expect(createPreviousRoute(refusingStorage).isSignUp()).toBe(false);
  });
});

describe('the offer to activate an imported membership', () => {
  it('[SUBS-02] is made once to a person, a reload aside, and again after logging out', () => {
    const stored = memoryStorage();
    createActivationOffer(stored).make('1');
    expect(createActivationOffer(stored).wasMade('1')).toBe(true);
    expect(createActivationOffer(stored).wasMade('2')).toBe(false);
    createActivationOffer(stored).clear();
    expect(createActivationOffer(stored).wasMade('1')).toBe(false);
  });
});

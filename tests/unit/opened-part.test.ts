import { describe, expect, it, vi } from 'vitest';
import { leadToOpenedPart } from '#src/app/lead-to-opened-part.ts';
import { openedPart } from '#src/browser/opened-part.ts';

const billing = { pathname: '/account', part: 'billing' };

/** A router that is at an address, and goes to others. */
function at(pathname: string, hash = '') {
  const history = { location: { pathname, hash } };
  const listeners = new Set<() => void>();
  const go = (to: string) => {
    history.location = { pathname: to, hash: '' };
    listeners.forEach((each) => each());
  };
  const subscribe = (_: 'onResolved', listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { router: { history, subscribe }, go };
}

describe('the part of a page that a link was opened for', () => {
  it('[ACCS-02] [NAV-02] comes after the login that came first, and once', () => {
    const lead = vi.fn<(part: string) => void>();
    const { router, go } = at('/login');
    leadToOpenedPart(router, billing, lead);
    go('/login');
    expect(lead).not.toHaveBeenCalled();
    go('/account');
    go('/activity');
    go('/account');
    expect(lead.mock.calls).toEqual([['billing']]);
  });

  it('[ACCS-02] comes at once where the login was over before this code came', () => {
    const lead = vi.fn<(part: string) => void>();
    leadToOpenedPart(at('/account').router, billing, lead);
    expect(lead.mock.calls).toEqual([['billing']]);
  });

  it('[ACCS-02] is left to the browser where no login came first, and nothing where there is none', () => {
    const lead = vi.fn<(part: string) => void>();
    for (const opened of [billing, null]) {
      const { router, go } = at('/account', opened === null ? '' : '#billing');
      leadToOpenedPart(router, opened, lead);
      go('/activity');
      go('/account');
    }
    expect(lead).not.toHaveBeenCalled();
  });

  it.each([
    ['navigate', '/account#billing', billing],
    ['navigate', '/account', null],
    ['navigate', '/account#<b>', null],
    ['reload', '/account#billing', null],
    ['back_forward', '/account#billing', null],
  ])('[NAV-02] is read from how the document was opened: %s %s', (type, path, part) => {
    vi.stubGlobal('window', { location: { origin: 'https://varsity.example.com' } });
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { type, name: `https://varsity.example.com${path}` } as PerformanceNavigationTiming,
    ]);
    expect(openedPart()).toEqual(part);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
});

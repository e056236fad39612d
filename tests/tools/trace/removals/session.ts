import type { Removal } from '../removal.ts';

export const sessionRemovals: readonly Removal[] = [
  {
    requirement: 'AUTH-02',
    file: 'src/api/social.ts',
    take: 'safeExternal(text) ?? ownPath(text)',
    put: 'ownPath(text)',
    test: 'tests/unit/api-calls.test.ts',
    title: '[AUTH-02] goes to https://appleid.apple.com/auth?x=1#y',
  },
  {
    requirement: 'AUTH-03',
    file: 'machines/session/session.machine.ts',
    take: "onError: { target: 'visitor', actions: { type: 'notifyClosed', params: { reason: 'loggedOut' } } },",
    test: 'tests/machines/session-ends.test.ts',
    title: '[AUTH-03] logging out clears the session even when the call fails',
  },
  {
    requirement: 'AUTH-04',
    file: 'machines/domain/reset-code.ts',
    take: 'resetCodeLifetime = 300',
    put: 'resetCodeLifetime = 600',
    test: 'tests/unit/domain-limits.test.ts',
    title:
      '[AUTH-04] a reset code has six digits, lasts five minutes, and can be asked for again after half a minute',
  },
  {
    requirement: 'AUTH-05',
    file: 'src/browser/url-tokens.ts',
    take: "history.replaceState(history.state, '', path + location.search + location.hash);",
    test: 'tests/unit/browser-url-tokens.test.ts',
    title: '[AUTH-05] of a token in the path of',
  },
  {
    requirement: 'AUTH-06',
    file: 'machines/navigation/rules.ts',
    take: '(visit.facts.hasExpired && isAfterAccount(visit))',
    put: 'false',
    test: 'tests/machines/navigation/guards.test.ts',
    title: '[AUTH-06] lead somebody whose session expired on',
  },
  {
    requirement: 'AUTH-07',
    file: 'machines/session/session.machine.ts',
    take: "onError: { target: 'visitor', actions: { type: 'notifyClosed', params: { reason: 'absent' } } },",
    test: 'tests/machines/session-ends.test.ts',
    title: '[AUTH-07] a session that cannot be read is none',
  },
  {
    requirement: 'AUTH-08',
    file: 'src/api/http.ts',
    take: 'const csrfRefreshed = 419;',
    put: 'const csrfRefreshed = 418;',
    test: 'tests/unit/api-http.test.ts',
    title: '[AUTH-08] refreshes once after a 419',
  },
  {
    requirement: 'AUTH-09',
    file: 'machines/account/account.machine.ts',
    take: "actions: ['refreshDevices', 'refreshUpdates'],",
    put: "actions: 'refreshUpdates',",
    test: 'tests/machines/account-devices.test.ts',
    title: '[AUTH-09] the devices are read once, and again when the password has logged the others out',
  },
];

import type { Removal } from '../removal.ts';

export const accountRemovals: readonly Removal[] = [
  {
    requirement: 'ACCT-02',
    file: 'machines/domain/giving.ts',
    take: 'from <= to',
    put: 'from < to',
    test: 'tests/unit/domain-edges.test.ts',
    title: '[ACCT-02] a statement may be of one day',
  },
  {
    requirement: 'ACCT-03',
    file: 'machines/account-settings/account-settings.machine.ts',
    take: "'form.dirtied': 'entered',",
    put: "'form.dirtied': { target: 'entered', actions: { type: 'notifySaved', params: ({ context }) => ({ setting: context.row }) } },",
    test: 'tests/machines/saved-settings.test.ts',
    title: '[ACCT-03] that a setting was changed is said when the server has answered, and not before',
  },
  {
    requirement: 'REFR-02',
    file: 'machines/domain/inviting.ts',
    take: "['email', email],",
    test: 'tests/unit/inviting.test.ts',
    title: '[REFR-02] has the programme, the names and the email in its address, encoded',
  },
  {
    requirement: 'REFR-03',
    file: 'machines/domain/inviting.ts',
    take: ' && dayOf(user.createdAt) !== dayOf(now.toISOString())',
    test: 'tests/unit/inviting.test.ts',
    title: '[REFR-03] to an account of 2026-11-22T00:00:00Z at half past midnight, UTC: false',
  },
  {
    requirement: 'PLAY-01',
    file: 'machines/domain/giveaway.ts',
    take: 'featureFlags.sweepstakesReminder && ',
    test: 'tests/unit/domain-membership.test.ts',
    title: '[PLAY-01] comes with the flag false',
  },
  {
    requirement: 'PLAY-04',
    file: 'machines/domain/footer.ts',
    take: "anchor('faq', 'footer_faq'),",
    test: 'tests/unit/footer.test.ts',
    title: '[PLAY-04] leads to the contact and the questions of the tenant beside terms and privacy',
  },
  {
    requirement: 'TOAS-03',
    file: 'machines/overlays/overlays.machine.ts',
    take: "initial: 'resting',\n      on: { 'overlays.reset': 'closed' },",
    put: "initial: 'resting',\n      on: { 'overlays.reset': 'closed', 'overlay.open': { actions: { type: 'setOverlay', params: ({ event }) => event } } },",
    test: 'tests/machines/one-modal.test.ts',
    title: 'is open no other modal opens',
  },
];

import { defineEntry } from '#machines/registry-entry.ts';
import type { Membership } from '#machines/domain/member.ts';
import { failures, refusal } from '#machines/samples/failures.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { accountMachine } from './account.machine.ts';

const { membership } = sampleSessions.active;
const scheduled: Membership = {
  ...membership,
  membershipSubscriptions: [
    {
      membershipTierId: 'gold',
      membershipTierPlanId: 'gold-month',
      endsAt: '2026-12-21T00:00:00Z',
    },
    {
      membershipTierId: 'silver',
      membershipTierPlanId: 'silver-month',
      endsAt: '2027-01-21T00:00:00Z',
    },
  ],
};

export const accountEntry = defineEntry<typeof accountMachine>({
  machine: accountMachine,
  title: 'My account',
  summary: 'A scheduled change and a cancellation can be taken back; what could not be done says why.',
  inputs: [
    { title: 'The account page opens', input: { search: {} } },
    { title: 'A link opens a receipt', input: { search: { receipt: 'charge-1' } } },
    { title: 'A link opens a statement', input: { search: { from: '2026-01-01', to: '2026-12-31' } } },
    { title: 'A link confirms a new email', input: { search: { confirm: 'link-token-of-a-mail' } } },
  ],
  events: {
    'downgrade.undo': [{ title: 'Choose Keep my plan', event: { type: 'downgrade.undo' } }],
    'cancellation.undo': [
      {
        title: 'Choose Reactivate',
        event: {
          type: 'cancellation.undo',
          plan: { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' },
        },
      },
    ],
    'charges.more': [{ title: 'Choose Show more', event: { type: 'charges.more' } }],
    'period.choose': [
      {
        title: 'Choose another year',
        event: { type: 'period.choose', period: { from: '2025-01-01', to: '2025-12-31' } },
      },
    ],
    'row.changed': [
      { title: 'The row of the name is open', event: { type: 'row.changed', row: 'name' } },
      { title: 'The row is closed', event: { type: 'row.changed', row: null } },
    ],
    'setting.saved': [
      { title: 'The password is another one', event: { type: 'setting.saved', row: 'password' } },
      { title: 'The name is another one', event: { type: 'setting.saved', row: 'name' } },
    ],
    'link.answered': [{ title: 'A link to confirm an email was answered', event: { type: 'link.answered' } }],
    'devices.changed': [{ title: 'A device was logged out', event: { type: 'devices.changed' } }],
    'affinity.changed': [{ title: 'A cause is chosen', event: { type: 'affinity.changed' } }],
    'step.entered': [
      {
        title: 'The address names a receipt',
        event: { type: 'step.entered', step: 'account', search: { receipt: 'charge-2' } },
      },
      {
        title: 'The address names a withdrawal',
        event: { type: 'step.entered', step: 'account', search: { withdrawal: 'payout-1' } },
      },
      {
        title: 'The address names another period',
        event: {
          type: 'step.entered',
          step: 'account',
          search: { from: '2025-01-01', to: '2025-12-31' },
        },
      },
      {
        title: 'The address opens the phone number',
        event: { type: 'step.entered', step: 'account', search: { edit: 'phone' } },
      },
      {
        title: 'The address says nothing more',
        event: { type: 'step.entered', step: 'account', search: {} },
      },
      {
        title: 'The address names a link to confirm an email',
        event: { type: 'step.entered', step: 'account', search: { confirm: 'link-token-of-a-mail' } },
      },
    ],
    'member.changed': [
      { title: 'Something of the member was changed elsewhere', event: { type: 'member.changed' } },
    ],
  },
  source: {
    'downgrade.undo': 'member',
    'cancellation.undo': 'member',
    'charges.more': 'member',
    'period.choose': 'member',
    'row.changed': 'child',
    'affinity.changed': 'child',
    'setting.saved': 'child',
    'devices.changed': 'child',
    'link.answered': 'child',
    'step.entered': 'app',
    'member.changed': 'app',
  },
  requirements: {
    'ACCT-02': ['account'],
    'MEMB-01': ['undoingCancellation'],
    'MEMB-03': ['undoingDowngrade'],
  },
  outcomes: {
    settings: { done: [], error: [] },
    charges: { done: [], error: [] },
    giving: { done: [], error: [] },
    receipt: { done: [], error: [] },
    statement: { done: [], error: [] },
    affinities: { done: [], error: [] },
    devices: { done: [], error: [] },
    updates: { done: [], error: [] },
    emailChange: { done: [], error: [] },
    cancelDowngrade: {
      done: [{ title: 'The plan is kept', output: membership }],
      error: [refusal('The change cannot be taken back', 'i_000')],
    },
    fetchMembership: {
      done: [
        { title: 'No change is scheduled any more', output: membership },
        { title: 'The change is still scheduled', tone: 'bad', output: scheduled },
      ],
      error: [failures.offline],
    },
    cancellationUndo: {
      done: [
        { title: 'The membership goes on', output: { kind: 'succeeded', answer: membership } },
        {
          title: 'The membership cannot go on',
          tone: 'bad',
          output: { kind: 'failed', error: refusal('', 'i_000').error },
        },
      ],
      error: [],
    },
  },
  stories: [
    {
      title: 'Keeping the plan',
      start: 'The account page opens',
      causes: ['Choose Keep my plan', 'The plan is kept'],
    },
    {
      title: 'The plan cannot be kept',
      start: 'The account page opens',
      causes: ['Choose Keep my plan', 'The change cannot be taken back', 'The change is still scheduled'],
    },
    {
      title: 'Taking a cancellation back',
      start: 'The account page opens',
      causes: ['Choose Reactivate', 'The membership goes on'],
    },
  ],
  stateKey: ({ place, error }) => ({ place, error: error?.kind ?? null }),
});

import { defineEntry } from '#machines/catalogue-entry.ts';
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
  promise: 'A scheduled change and a cancellation can be taken back; what could not be done says why.',
  inputs: [{ title: 'The account page opens', input: undefined }],
  events: {
    'plan.keep': [{ title: 'Choose Keep my plan', event: { type: 'plan.keep' } }],
    'membership.keep': [
      {
        title: 'Choose Reactivate',
        event: {
          type: 'membership.keep',
          plan: { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' },
        },
      },
    ],
  },
  outcomes: {
    cancelDowngrade: {
      done: [{ title: 'The plan is kept', output: membership }],
      error: [refusal('The change cannot be taken back', 'i_000')],
    },
    fetchMembership: {
      done: [
        { title: 'No change is scheduled any more', output: membership },
        { title: 'The change is still scheduled', output: scheduled },
      ],
      error: [failures.offline],
    },
    membershipKeep: {
      done: [
        { title: 'The membership goes on', output: { kind: 'succeeded', answer: membership } },
        {
          title: 'The membership cannot go on',
          output: { kind: 'failed', error: refusal('', 'i_000').error },
        },
      ],
      error: [],
    },
  },
  project: ({ error }) => ({ error: error?.kind ?? null }),
});

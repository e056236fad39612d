import { describe, expect, test } from 'vitest';
import { mayOfferInviting, referralFrameOf } from '#machines/domain/inviting.ts';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';

const { client } = sampleProgramme;
const { active } = sampleSessions;
const { user } = active;

describe('the frame of the referral programme', () => {
  test('[REFR-02] has the programme, the names and the email in its address, encoded', () => {
    const given = {
      ...client,
      referralFrameUrl: 'https://refer.example/frame',
      referralProgramId: 'vc teammates',
    };
    const person = { ...user, firstName: 'Zoë & Co', lastName: 'O’Brien', email: 'zoe+tag@example.com' };
    const address = new URL(referralFrameOf(given, person) ?? '');
    expect(`${address.origin}${address.pathname}`).toBe('https://refer.example/frame');
    expect([...address.searchParams]).toEqual([
      ['programId', 'vc teammates'],
      ['firstName', 'Zoë & Co'],
      ['lastName', 'O’Brien'],
      ['email', 'zoe+tag@example.com'],
    ]);
  });

  test('[REFR-02] is missing without an address, or without a programme', () => {
    const given = { ...client, referralFrameUrl: 'https://refer.example/frame', referralProgramId: 'vc' };
    expect(referralFrameOf({ ...given, referralFrameUrl: null }, user)).toBe(null);
    expect(referralFrameOf({ ...given, referralProgramId: null }, user)).toBe(null);
  });
});

describe('inviting is offered automatically', () => {
  const now = new Date('2026-11-22T00:30:00Z');

  test('[REFR-03] to nobody without a programme, and to nobody who pays for nothing', () => {
    const unpaid = { ...active, membership: { ...active.membership, currentSubscription: null } };
    expect(mayOfferInviting({ ...client, referralProgram: false }, active, now)).toBe(false);
    expect(mayOfferInviting({ ...client, referralProgram: true }, unpaid, now)).toBe(false);
  });

  test.each([
    ['has cancelled', { status: 'churned' }],
    ['is overdue', { status: 'overdue' }],
    ['owes something', { dues: { amount: 1200, since: '2026-11-01T00:00:00Z' } }],
  ] as const)('[REFR-03] to nobody who %s', (_, standing) => {
    const session = { ...active, membership: { ...active.membership, ...standing } };
    expect(mayOfferInviting({ ...client, referralProgram: true }, session, now)).toBe(false);
  });

  test.each([
    ['2026-11-21T23:59:59Z', true],
    ['2026-11-22T00:00:00Z', false],
    ['2026-11-22T00:29:00Z', false],
  ])('[REFR-03] to an account of %s at half past midnight, UTC: %s', (createdAt, isOffered) => {
    const session = { ...active, user: { ...user, createdAt } };
    expect(mayOfferInviting({ ...client, referralProgram: true }, session, now)).toBe(isOffered);
  });
});

import { describe, expect, test } from 'vitest';
import type { Call } from '#src/api/calls.ts';
import * as calls from '#src/api/calls.ts';
import * as laterCalls from '#src/api/later-calls.ts';

const lineOf = (call: Call) => `${call.method} ${call.path}`.trim();

describe('the registry of calls', () => {
  test('[HTTP-01] lists every call of the call table once, with its method, path, prefix and key', () => {
    const listed = [...Object.values(calls), ...Object.values(laterCalls)].map((call: Call) =>
      [lineOf(call), call.prefix ?? 'default', call.keyed ? 'keyed' : ''].join(' | ').trim(),
    );
    expect(listed.toSorted()).toEqual(
      [
        'GET sanctum/csrf-cookie | none |',
        'GET | default |',
        'GET membership-tiers | default |',
        'GET theme | default |',
        'POST signup | default |',
        'POST login | default |',
        'POST logout | default |',
        'POST password-reset-begin | default |',
        'POST password-reset-validate-token | default |',
        'POST password-reset | default |',
        'POST socialite/{provider}/redirect | client |',
        'GET activate/{token} | default |',
        'POST activate/{token} | default |',
        'GET users/me | default |',
        'PATCH users/me | default |',
        'PATCH users/me/email | default |',
        'PATCH users/me/password | default |',
        'GET rewards | default |',
        'GET rewards/search | default |',
        'GET rewards/{id} | default |',
        'GET categories | default |',
        'GET card-hosted-form | default |',
        'GET cards | default |',
        'POST cards | default | keyed',
        'POST cards/{id}/resume | default |',
        'POST cards/{id}/pause | default |',
        'DELETE cards/{id} | default |',
        'POST cards/{id}/set-as-default | default |',
        'GET membership/summary | default |',
        'GET transactions | default |',
        'GET membership/contributions | default |',
        'GET users/me/history | default |',
        'GET users/me/sessions | default |',
        'DELETE users/me/sessions | default |',
        'DELETE users/me/sessions/{id} | default |',
        'GET membership/charges | default |',
        'GET membership/charges/{id} | default |',
        'GET membership/giving | default |',
        'GET membership/affinities | default |',
        'POST membership/affinities | default |',
        'POST membership | default | keyed',
        'PATCH membership | default | keyed',
        'PATCH membership | default |',
        'GET membership/update-preview | default |',
        'POST membership/charge | default | keyed',
        'POST membership/cancel | default |',
        'POST membership/downgrade | default | keyed',
        'DELETE membership/downgrade | default |',
        'GET payouts | default |',
        'GET payouts/{id} | default |',
        'POST payouts | default | keyed',
        'GET referrals/link | default |',
        'GET referrals | default |',
      ].toSorted(),
    );
  });
});

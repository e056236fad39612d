import { describe, expect, test } from 'vitest';
import type { Call } from '#src/api/calls.ts';
import * as calls from '#src/api/calls.ts';
import * as laterCalls from '#src/api/later-calls.ts';

const lineOf = (call: Call) => `${call.method} ${call.path}`.trim();

describe('the registry of calls', () => {
  test('[HTTP-01] lists every call of the call table once, with its method, path, class and key', () => {
    const listed = [...Object.values(calls), ...Object.values(laterCalls)].map((call: Call) =>
      [lineOf(call), call.prefix ?? 'default', call.class, call.keyed ? 'keyed' : ''].join(' | ').trim(),
    );
    expect(listed.toSorted()).toEqual(
      [
        'GET sanctum/csrf-cookie | none | silent |',
        'GET | default | boot |',
        'GET membership-tiers | default | boot |',
        'GET theme | default | page |',
        'POST signup | default | auth |',
        'POST login | default | auth |',
        'POST logout | default | silent |',
        'POST password-reset-begin | default | auth |',
        'POST password-reset-validate-token | default | auth |',
        'POST password-reset | default | auth |',
        'POST socialite/{provider}/redirect | client | auth |',
        'GET activate/{token} | default | auth |',
        'POST activate/{token} | default | auth |',
        'GET users/me | default | silent |',
        'PATCH users/me | default | form |',
        'PATCH users/me/email | default | form |',
        'PATCH users/me/password | default | form |',
        'GET rewards | default | page |',
        'GET rewards/search | default | page |',
        'GET rewards/{id} | default | page |',
        'GET categories | default | page |',
        'GET card-hosted-form | default | payment |',
        'GET cards | default | page |',
        'POST cards | default | payment | keyed',
        'POST cards/{id}/resume | default | card |',
        'POST cards/{id}/pause | default | card |',
        'DELETE cards/{id} | default | card |',
        'POST cards/{id}/set-as-default | default | card |',
        'GET membership/summary | default | page |',
        'GET membership/contributions | default | page |',
        'GET membership/charges | default | page |',
        'GET membership/affinities | default | page |',
        'POST membership/affinities | default | form |',
        'POST membership | default | payment | keyed',
        'PATCH membership | default | payment | keyed',
        'GET membership/update-preview | default | payment |',
        'POST membership/charge | default | payment | keyed',
        'POST membership/cancel | default | payment |',
        'POST membership/downgrade | default | payment | keyed',
        'DELETE membership/downgrade | default | payment |',
        'GET transactions | default | page |',
        'GET payouts | default | page |',
        'POST payouts | default | payment | keyed',
        'GET referrals | default | page |',
        'GET referrals/link | default | page |',
      ].toSorted(),
    );
  });
});

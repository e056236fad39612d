import { expect, test } from 'vitest';
import * as referrals from '#src/api/referrals.ts';
import { referralCalls } from './api-cases/referrals.ts';
import { describeCalls, namesOf } from './api-contract.ts';

describeCalls(referralCalls);

test('[HTTP-01] every call of this file has its case', () => {
  expect(namesOf(referralCalls)).toEqual(new Set(Object.keys(referrals)));
});

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { clientSchema } from '#machines/domain/client.ts';
import { demoTenants } from '#server/demo/tenants/tenants.ts';
import { stepsOf } from '#src/flows/sign-up/use-step-place.ts';

test('[JOIN-06] a programme with nobody to choose from has no step for it, so that no number is skipped', () => {
  const counted = demoTenants.map(({ id, name, currencyCode, config, affinities }) => {
    const client = v.parse(clientSchema, { id, name, currencyCode, supportEmail: '', ...config });
    return [id, affinities.length > 0, stepsOf(client)];
  });
  const rest = ['sign-up-account', 'sign-up-billing'];
  expect(counted).toEqual([
    ['varsity', true, ['sign-up-tiers', ...rest, 'sign-up-affinity', 'sign-up-user-info']],
    ['roundup', false, [...rest, 'sign-up-user-info']],
    ['harbor', true, ['sign-up-tiers', ...rest, 'sign-up-affinity', 'sign-up-user-info']],
  ]);
});

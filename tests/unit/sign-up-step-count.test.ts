import * as v from 'valibot';
import { expect, test } from 'vitest';
import { clientSchema } from '#machines/domain/client.ts';
import { demoTenants } from '#server/demo/tenants/tenants.ts';
import { stepsOf } from '#src/flows/sign-up/use-step-place.ts';
import { expectedTenants } from '#tests/support/expected-tenants.ts';

test('[JOIN-06] a programme with nobody to choose from has no step for it, so that no number is skipped', () => {
  for (const { id, name, currencyCode, config, affinities } of demoTenants) {
    const client = v.parse(clientSchema, { id, name, currencyCode, supportEmail: '', ...config });
    const { steps } = expectedTenants[id].signUp;
    expect(stepsOf(client)).toEqual(steps);
    expect(affinities.length > 0).toBe(steps.includes('sign-up-affinity'));
  }
});

import { afterAll, beforeAll } from 'vitest';
import { hashingRules } from '#server/auth/password.ts';

/** Milliseconds instead of half a second, and dearer still than the demo's. */
const cheap = 12;

const { exponent: trueCost } = hashingRules;

const costs = (exponent: number) => () => {
  hashingRules.exponent = exponent;
};

beforeAll(costs(cheap));
afterAll(costs(trueCost));

/** Within a `describe`: its passwords are hashed as in the product. */
export function hashAtTrueCost(): void {
  beforeAll(costs(trueCost));
  afterAll(costs(cheap));
}

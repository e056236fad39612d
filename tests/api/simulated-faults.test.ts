import { describe, expect, test } from 'vitest';
import { plant } from '#tests/simulation/plant.ts';
import { plantedFaults } from '#tests/simulation/planted-faults.ts';
import { simulate } from '#tests/simulation/simulate.ts';

describe('a simulation names the day, the member and what was expected', () => {
  test.each(plantedFaults)(
    '[LIFE-01] where it is no rule that $rule',
    { timeout: 180_000 },
    async (fault) => {
      const { violations } = await simulate({
        seed: 11,
        members: 15,
        months: fault.months,
        mostViolations: 1,
        plant: ({ db }) => plant(db, fault),
      });
      const [first] = violations;
      expect(first).toEqual({
        day: expect.stringMatching(/^202\d-\d\d-\d\d$/),
        member: expect.stringMatching(/^(varsity|roundup|harbor)-\d+$/),
        what: fault.what,
        expected: expect.any(String),
        found: expect.any(String),
      });
      expect(first?.found).not.toBe(first?.expected);
    },
  );
});

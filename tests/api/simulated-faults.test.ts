import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { plant, unplant } from '#tests/simulation/plant.ts';
import { plantedFaults } from '#tests/simulation/planted-faults.ts';
import { simulate } from '#tests/simulation/simulate.ts';
import { begin } from '#tests/simulation/world.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ time: () => begin });
});
afterAll(() => server.close());
afterEach(() => unplant(server.db));

describe('a simulation names the day, the member and what was expected', () => {
  test.each(plantedFaults)(
    '[LIFE-01] where it is no rule that $rule',
    { timeout: 180_000 },
    async (fault) => {
      const { violations } = await simulate({
        seed: fault.seed ?? 11,
        members: 15,
        months: fault.months,
        daysANight: 5,
        joiningDays: 2,
        mostViolations: 1,
        on: server,
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

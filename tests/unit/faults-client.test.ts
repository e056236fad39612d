import { describe, expect, it } from 'vitest';
import { clientCells } from '#tests/support/faults/client-cells.ts';
import { transportFaults } from '#tests/support/faults/transport-faults.ts';
import { everyCall } from './api-cases/every-call.ts';

const money = everyCall.filter(({ call }) => call.keyed);
const refused = transportFaults.filter(({ fault }) => fault === '400' || fault === '500');

describe('the calls that cost money, each under each fault on a real socket', () => {
  it(
    '[HTTP-06] [SUBS-13] fail as they should, are sent no oftener than they may, and succeed once the fault is gone',
    { timeout: 60_000 },
    async () => {
      const cells = await clientCells(money, transportFaults);
      expect(cells.filter(({ found }) => found !== null)).toEqual([]);
      expect(cells).toHaveLength(6 * 15);
    },
  );

  it('[HTTP-06] are found out when one swallows its failure', async () => {
    const deaf = money.map((made) => ({
      ...made,
      make: (clients: Parameters<typeof made.make>[0]) => made.make(clients).catch(() => null),
    }));
    const cells = await clientCells(deaf, refused);
    expect(cells.filter(({ found }) => found === null)).toEqual([]);
  });

  it('[HTTP-06] are found out when one throws what is no failure of the app', async () => {
    const wild = money.map((made) => ({
      ...made,
      make: (clients: Parameters<typeof made.make>[0]) =>
        made.make(clients).catch(() => Promise.reject(new Error('as it is'))),
    }));
    const cells = await clientCells(wild, refused);
    expect(new Set(cells.map(({ found }) => found))).toEqual(
      new Set(['is thrown as it is: Error: as it is']),
    );
  });

  it('[HTTP-06] are found out when one is sent twice', async () => {
    const twice = money.map((made) => ({
      ...made,
      make: (clients: Parameters<typeof made.make>[0]) => made.make(clients).catch(() => made.make(clients)),
    }));
    const cells = await clientCells(twice, refused);
    expect(cells.filter(({ found }) => !found?.includes('"attempts":2'))).toEqual([]);
  });
});

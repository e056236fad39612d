import { asc, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import type { FaultOrder } from '#server/db/fault-order.ts';
import { sandboxFaults } from '#server/db/sandbox-schema.ts';
import type { Faults, FaultyCall } from '#server/services.ts';

const mostOrders = 1000;

const isPath = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

const isFor = (order: Omit<FaultOrder, 'times'>, { client, method, path }: FaultyCall) =>
  (order.client ?? client) === client &&
  (order.method === '*' || order.method === method) &&
  isPath(order.path, path);

export function createFaults(db: Database): Faults {
  let areAny = false;
  const rows = (on: Database) =>
    on.select().from(sandboxFaults).orderBy(asc(sandboxFaults.position)).limit(mostOrders);
  return {
    add: async ({ times, ...order }) => {
      await db.insert(sandboxFaults).values({ order, times });
      areAny = true;
    },
    clear: async () => {
      await db.delete(sandboxFaults);
      areAny = false;
    },
    list: async () => (await rows(db)).map(({ order, times }) => ({ ...order, times })),
    awaiting: async () => {
      const waiting = areAny ? await rows(db) : [];
      return (call) => waiting.some(({ order }) => isFor(order, call));
    },
    take: async (call) => {
      if (!areAny) return null;
      return db.transaction(async (transaction) => {
        const waiting = await rows(transaction).for('update');
        areAny = waiting.length > 0;
        const found = waiting.find(({ order }) => isFor(order, call));
        if (!found) return null;
        const itself = eq(sandboxFaults.position, found.position);
        if (found.times === 1) await transaction.delete(sandboxFaults).where(itself);
        else
          await transaction
            .update(sandboxFaults)
            .set({ times: found.times - 1 })
            .where(itself);
        return found.order.fault;
      });
    },
    expect: (given) => {
      areAny = given;
    },
  };
}

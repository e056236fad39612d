import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RunText } from '#server/db/database.ts';

/** The database as pg-boss asks it. */
export interface QueueDatabase {
  executeSql: RunText;
  /** From now on what fails is told to `report`, and not to pg-boss, which does not catch all of it. */
  serve: (report: (error: unknown) => void) => void;
  /** Waits for what is asked; nothing is asked any more. */
  close: () => Promise<void>;
}

const nothing = { rows: [] };

/** Several statements that are sent as one are a transaction by themselves, of which nothing is left when one fails. */
const withoutBrackets = (text: string) => text.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '');

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const parameterOf = (value: unknown): unknown => {
  if (value === undefined) return null;
  return isObject(value) ? JSON.stringify(value) : value;
};

export function createQueueDatabase(run: RunText): QueueDatabase {
  const asked = new Set<Promise<unknown>>();
  let stage: 'starting' | 'serving' | 'closed' = 'starting';
  let report = (_: unknown) => {};
  let isAway = false;

  const ask: RunText = async (text, values = []) => {
    try {
      const result = await run(withoutBrackets(text), values.map(parameterOf));
      isAway = false;
      return result;
    } catch (error) {
      if (stage === 'starting') throw error;
      if (!isAway) report(error);
      isAway = true;
      return nothing;
    }
  };

  return {
    executeSql: async (text, values) => {
      if (stage === 'closed') return nothing;
      const answer = ask(text, values);
      asked.add(answer);
      return answer.finally(() => asked.delete(answer));
    },
    serve: (given) => {
      [stage, report] = ['serving', given];
    },
    close: async () => {
      while (asked.size > 0) {
        await Promise.allSettled(asked);
        await nextTurn();
      }
      stage = 'closed';
    },
  };
}

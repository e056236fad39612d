import * as v from 'valibot';
import { rewardSchema, type Reward } from '#machines/domain/reward.ts';
import { readJson, safeStorage, type KeyValueStorage } from './storage.ts';

/** No member's list in a browser has more. */
const most = 200;

/** What the browser did not take, for as long as the page lives. */
const untaken = new Map<string, string>();

const list = v.array(rewardSchema);

export interface SavedInBrowser {
  /** The latest first; nothing of what can't be read. */
  read: () => readonly Reward[];
  write: (offers: readonly Reward[]) => void;
}

/** The offers that a member saved in this browser. Where it stores nothing, they last as long as the page. */
export function savedInBrowser(
  storage: KeyValueStorage,
  { client, member }: { client: string; member: string },
): SavedInBrowser {
  const stored = safeStorage(storage);
  const key = `saved-offers:${client}:${member}`;
  return {
    read() {
      const result = v.safeParse(list, readJson(untaken.get(key) ?? stored.getItem(key)));
      return result.success ? result.output : [];
    },
    write(offers) {
      const text = JSON.stringify(offers.slice(0, most));
      stored.setItem(key, text);
      if (stored.getItem(key) === text) untaken.delete(key);
      else untaken.set(key, text);
    },
  };
}

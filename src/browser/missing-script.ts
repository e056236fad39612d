import { readJson, safeStorage, type KeyValueStorage } from './storage.ts';

const storageKey = 'reloads';
const pauses = [1000, 4000];
/** A reload from before belongs to another deployment. */
const rememberedMilliseconds = 60_000;

/** A page whose first script can't be had: no part of the app runs. */
export interface UnstartedPage {
  storage: KeyValueStorage;
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
  /** Whether somebody has typed something, which a reload would lose. */
  isTypedInto: () => boolean;
  /** Rejects when the server is out of reach: a reload would show the browser's own error. */
  reach: () => Promise<unknown>;
  reload: () => void;
  /** Says that the page is incomplete, and how to reload it. */
  say: () => void;
}

/**
 * Reloads a page without its first script, since the next document may come from a server that has all of its files: twice
 * within a minute, each time after a longer pause. Otherwise, and where reloads can't be counted, it says so in words.
 */
export async function restartPage(page: UnstartedPage): Promise<void> {
  const { now, wait, isTypedInto, reach, reload, say } = page;
  const storage = safeStorage(page.storage);
  const reloads = timesIn(storage.getItem(storageKey)).filter(
    (time) => now() - time < rememberedMilliseconds,
  );
  const pause = pauses[reloads.length];
  if (pause === undefined) return say();
  await wait(pause);
  if (isTypedInto()) return say();
  const counted = JSON.stringify([...reloads, now()]);
  storage.setItem(storageKey, counted);
  if (storage.getItem(storageKey) !== counted) return say();
  await reach().then(reload, say);
}

function timesIn(stored: string | null): number[] {
  const times = readJson(stored);
  return Array.isArray(times) ? times.filter((time) => typeof time === 'number') : [];
}

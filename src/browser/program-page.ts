import { safeExternal } from './external.ts';

const storageKey = 'program-page-left-at';

/** Coming back sooner than this means that the program page leads here again. */
const loopWindow = 60_000;

interface ProgramPageOptions {
  location: Pick<Location, 'href' | 'replace'>;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Milliseconds since 1970. */
  now: number;
}

/** Sends the whole page to the program page; false when there is none, or when going there would loop. */
export function openProgramPage(url: string | null, { location, storage, now }: ProgramPageOptions): boolean {
  const target = safeExternal(url ?? '');
  if (target === null || isSamePage(target, location.href) || leftRecently(storage, now)) return false;
  location.replace(target);
  return true;
}

function isSamePage(left: string, right: string): boolean {
  const [one, other] = [new URL(left), new URL(right)];
  return one.origin === other.origin && one.pathname === other.pathname;
}

/** A browser that keeps nothing cannot tell a loop, and so counts as one. */
function leftRecently(storage: ProgramPageOptions['storage'], now: number): boolean {
  try {
    const leftAt = Number(storage.getItem(storageKey) ?? Number.NEGATIVE_INFINITY);
    if (now - leftAt < loopWindow) return true;
    storage.setItem(storageKey, String(now));
    return false;
  } catch {
    return true;
  }
}

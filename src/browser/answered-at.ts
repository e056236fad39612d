import { safeStorage, type KeyValueStorage } from './storage.ts';

const key = 'answered-at';

/**
 * When the API last answered a tab of this browser: milliseconds; null where the browser stores nothing. The document
 * is the first answer; the browser's own list of requests has the others, so no first page carries code for it.
 */
export function watchAnswers(storage: KeyValueStorage) {
  const stored = safeStorage(storage);
  const read = () => Number(stored.getItem(key)) || null;
  const note = (time: number) => stored.setItem(key, String(Math.round(time)));
  if ((read() ?? 0) < performance.timeOrigin) note(performance.timeOrigin);
  const requests = new PerformanceObserver((list) => {
    if (list.getEntries().some(isAnswer)) note(Date.now());
  });
  requests.observe({ type: 'resource' });
  return { read, stop: () => requests.disconnect() };
}

function isAnswer(entry: PerformanceEntry): boolean {
  if (!(entry instanceof PerformanceResourceTiming) || entry.initiatorType !== 'fetch') return false;
  return entry.name.includes('/w/v1/') && entry.responseStatus < 400;
}

import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';

const own = process.env['TZ'];

afterEach(() => {
  if (own === undefined) delete process.env['TZ'];
  else process.env['TZ'] = own;
  vi.resetModules();
});

/** What is said of an instant a day after it and ten minutes after it, on a device in that zone. */
async function saidIn(zone: string, instant: string) {
  process.env['TZ'] = zone;
  vi.resetModules();
  const { formatReadAt } = await import('#src/messages/read-at.ts');
  const readAt = new Date(instant);
  const after = (minutes: number) => formatReadAt(readAt, new Date(readAt.getTime() + minutes * 60_000));
  return [after(10), after(24 * 60)];
}

test.each([
  ['UTC', '3:30\u00a0AM', 'Nov\u00a023,\u00a03:30\u00a0AM'],
  ['America/New_York', '10:30\u00a0PM', 'Nov\u00a022,\u00a010:30\u00a0PM'],
  ['Pacific/Kiritimati', '5:30\u00a0PM', 'Nov\u00a023,\u00a05:30\u00a0PM'],
])('[HTTP-07] in %s the time of what was read is the device’s own', async (zone, today, before) => {
  expect(await saidIn(zone, '2026-11-23T03:30:00Z')).toEqual([today, before]);
});

test('[HTTP-07] bars stand in one place only, which says when they stand there long', () => {
  const views = readdirSync('src', { recursive: true }).map(String);
  const waiting = views.filter(
    (path) => path.endsWith('.tsx') && readFileSync(`src/${path}`, 'utf8').includes('aria-busy="true"'),
  );
  expect(waiting).toEqual(['ui/waiting/waiting.tsx']);
});

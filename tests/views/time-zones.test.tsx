import { afterEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { openActivity } from '#tests/support/activity-view.tsx';

/** What is used of Chromium's own protocol. */
interface Chromium {
  send: (method: 'Emulation.setTimezoneOverride', params: { timezoneId: string }) => Promise<unknown>;
}

const setZone = (timezoneId: string) =>
  (cdp() as unknown as Chromium).send('Emulation.setTimezoneOverride', { timezoneId });

afterEach(() => setZone(''));

async function activityIn(timezoneId: string): Promise<{ hour: number; text: string }> {
  await setZone(timezoneId);
  const { answer } = await openActivity({ range: 'all' });
  answer();
  const tables = () => [...([...document.querySelectorAll('main')].at(-1)?.querySelectorAll('table') ?? [])];
  await expect.poll(() => tables().length).toBeGreaterThan(0);
  const text = tables().map(({ innerText }) => innerText);
  return { hour: new Date('2026-11-22T00:00:00Z').getHours(), text: text.join('\n') };
}

it('[FRMT-02] the activity page says the same days in UTC−11, UTC and UTC+14', async () => {
  const behind = await activityIn('Pacific/Pago_Pago');
  const inUtc = await activityIn('UTC');
  const ahead = await activityIn('Pacific/Kiritimati');
  expect([behind.hour, inUtc.hour, ahead.hour]).toEqual([13, 0, 14]);
  expect(inUtc.text).toMatch(/\w{3}\s\d{1,2},\s20\d\d/);
  expect(behind.text).toBe(inUtc.text);
  expect(ahead.text).toBe(inUtc.text);
});

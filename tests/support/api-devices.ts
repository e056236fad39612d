import * as v from 'valibot';
import { deviceSchema, type Device } from '#machines/domain/device.ts';
import type { TestClient } from './api-client.ts';

/** Where a member is logged in, as one of their browsers is told. */
export async function devicesOf(browser: Pick<TestClient, 'get'>): Promise<Device[]> {
  const answer = await browser.get('/users/me/sessions');
  return v.parse(v.object({ items: v.array(deviceSchema) }), await answer.json()).items;
}

import * as v from 'valibot';
import { deviceSchema, type Device } from '#machines/domain/device.ts';
import { list } from '#machines/domain/wire.ts';
import type { Http } from './http.ts';
import type { Calls } from './call.ts';

export const calls = {
  fetchDevices: { method: 'GET', path: 'users/me/sessions', optional: true },
  endSession: { method: 'DELETE', path: 'users/me/sessions/{id}', optional: true },
  endOtherSessions: { method: 'DELETE', path: 'users/me/sessions', optional: true },
} as const satisfies Calls;

/** Where the member is logged in: here first, then as last used. */
export function fetchDevices(http: Http, signal: AbortSignal): Promise<Device[]> {
  return http.send(calls.fetchDevices, list(deviceSchema), { signal });
}

/** Logs one device out. One that is out already is no error. */
export async function endSession(http: Http, id: string, signal: AbortSignal): Promise<void> {
  await http.send(calls.endSession, v.unknown(), { signal, params: { id } });
}

/** Logs out every device but this one. */
export async function endOtherSessions(http: Http, signal: AbortSignal): Promise<void> {
  await http.send(calls.endOtherSessions, v.unknown(), { signal });
}

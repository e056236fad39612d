import type { Device } from '#machines/domain/device.ts';

/** A laptop that asks, and a phone. */
export const sampleDevices: Device[] = [
  {
    id: 'device-1',
    browser: 'Chrome on Linux',
    startedAt: '2026-11-22T09:30:00Z',
    lastUsedAt: '2026-11-22T23:30:00Z',
    isCurrent: true,
  },
  {
    id: 'device-2',
    browser: 'Safari on iOS',
    startedAt: '2026-11-20T18:05:00Z',
    lastUsedAt: '2026-11-22T22:10:00Z',
    isCurrent: false,
  },
];

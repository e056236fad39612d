import { describe, expect, it } from 'vitest';
import { readPosition } from '#src/browser/position.ts';

const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;

/** A device that answers at once, and keeps how it was asked. */
function device(answer: { latitude: number; longitude: number } | { code: number }) {
  const asked: unknown[] = [];
  const geolocation = {
    getCurrentPosition: (
      found: (position: object) => void,
      failed: (error: object) => void,
      options: object,
    ) => {
      asked.push(options);
      if ('code' in answer) failed({ ...codes, ...answer });
      else found({ coords: answer });
    },
  } as unknown as Geolocation;
  return { geolocation, asked };
}

describe('the position of a device', () => {
  it('[DEAL-04] is exact, at most 30 s old and awaited for 27 s', async () => {
    const { geolocation, asked } = device({ latitude: 44.977_753, longitude: -93.265_011 });
    expect(await readPosition(geolocation)).toEqual({ latitude: 44.9778, longitude: -93.265 });
    expect(asked).toEqual([{ enableHighAccuracy: true, maximumAge: 30_000, timeout: 27_000 }]);
  });

  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timedOut'],
  ])('[DEAL-04] [R37] fails with %d as %s', async (code, kind) => {
    await expect(readPosition(device({ code }).geolocation)).rejects.toEqual({ kind });
  });

  it('[DEAL-04] [R37] is unavailable where a browser has none', async () => {
    await expect(readPosition(undefined)).rejects.toEqual({ kind: 'unavailable' });
  });
});

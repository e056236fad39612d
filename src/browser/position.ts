import { roughPosition, type Position, type PositionError } from '#machines/domain/position.ts';

const limits: PositionOptions = { enableHighAccuracy: true, maximumAge: 30_000, timeout: 27_000 };

/** Where the device is, as roughly as shops need it. Rejects with a {@link PositionError}. */
export function readPosition(geolocation: Geolocation | undefined): Promise<Position> {
  return new Promise((resolve, reject) => {
    const fail = (kind: PositionError['kind']) => reject({ kind } satisfies PositionError);
    if (!geolocation) return fail('unavailable');
    geolocation.getCurrentPosition(
      ({ coords }) => resolve(roughPosition(coords)),
      ({ code, PERMISSION_DENIED, TIMEOUT }) =>
        fail(code === PERMISSION_DENIED ? 'denied' : code === TIMEOUT ? 'timedOut' : 'unavailable'),
      limits,
    );
  });
}

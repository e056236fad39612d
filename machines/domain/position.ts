/** Degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Why a position cannot be had. */
export type PositionFailure = 'denied' | 'unavailable' | 'timedOut';

/** What rejects whoever reads a position. */
export interface PositionError {
  kind: PositionFailure;
}

/** Four decimals, about eleven metres: enough to find shops, and no more than that. */
export function roughPosition({ latitude, longitude }: Position): Position {
  return { latitude: rough(latitude), longitude: rough(longitude) };
}

const rough = (degrees: number) => Number(degrees.toFixed(4));

import type { Settings } from '#server/env.ts';
import { noopTelemetry, type Telemetry } from './telemetry.ts';

/** Tells the collector that the settings name; what that takes is loaded for it alone. */
export async function openTelemetry({ telemetryUrl }: Pick<Settings, 'telemetryUrl'>): Promise<Telemetry> {
  if (telemetryUrl === null) return noopTelemetry;
  const { createOtlpTelemetry } = await import('./otlp.ts');
  return createOtlpTelemetry(telemetryUrl);
}

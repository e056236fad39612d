import type { EventSource, Tone } from '#machines/registry-entry.ts';
import type { Cause } from '#paths/explore/position.ts';
import type { ChartTransition, Look } from './chart.ts';

/** What a cause is for the member; null for what is no outcome. */
export function toneOf(cause: Cause): Tone | null {
  if (cause.kind === 'error') return 'bad';
  if (cause.kind === 'done') return cause.tone ?? 'good';
  return cause.kind === 'event' ? (cause.tone ?? null) : null;
}

/** The tone that all causes share; neutral where they differ. */
export function toneOfAll(causes: readonly Cause[]): Tone | null {
  const tones = new Set(causes.map(toneOf));
  const [only = null] = tones;
  return tones.size > 1 ? 'neutral' : only;
}

export function lookOf({ kind, by, tone = null }: Pick<ChartTransition, 'kind' | 'by' | 'tone'>): Look {
  if (kind === 'after' || kind === 'always') return kind;
  if (kind === 'event') return tone ?? (by === 'member' ? 'member' : 'reported');
  return tone ?? (kind === 'done' ? 'good' : 'bad');
}

export function lookOfCause(cause: Cause, by: EventSource): Look {
  return lookOf({ kind: cause.kind === 'time' ? 'after' : cause.kind, by, tone: toneOf(cause) });
}

/** A line that stands for several ways has a look of its own unless they share one. */
export function lookOfAll(transitions: readonly ChartTransition[]): Look {
  const looks = new Set(transitions.map(lookOf));
  const [only = 'mixed'] = looks;
  return looks.size > 1 ? 'mixed' : only;
}

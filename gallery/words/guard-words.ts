import type { AnyTransitionDefinition } from 'xstate';
import { phraseOf } from './guard-phrases.ts';
import { plainWords } from '#paths/text/plain-words.ts';

export interface NamedGuard {
  type: string;
  params: unknown;
}

/** The guard of a transition by its name in `setup`; null without one. */
export function namedGuard({ guard }: AnyTransitionDefinition): NamedGuard | null {
  if (!guard) return null;
  if (typeof guard === 'string') return { type: guard, params: undefined };
  if (typeof guard === 'function') return { type: guard.name || 'inline', params: undefined };
  return { type: guard.type, params: guard.params };
}

/** What a guard asks, in words: of the table where it has a phrase there, else its name. */
export function guardWords(machineId: string, { type, params }: NamedGuard): string {
  const isKnown = typeof params === 'object' && params !== null;
  const phrase = phraseOf(machineId, type);
  if (typeof phrase === 'string') return phrase;
  if (phrase && isKnown) return phrase(params);
  return [type, ...(isKnown ? Object.values(params).map(String) : [])].map(plainWords).join(' ');
}

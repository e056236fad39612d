import { nounsOf, type Nouns } from '#machines/domain/nouns.ts';
import { useTheme } from './app-context.ts';

/** The tenant's own nouns. */
export function useNouns(): Nouns {
  return nounsOf(useTheme());
}

import { terminologyOf, type Terminology } from '#machines/domain/terminology.ts';
import { useTheme } from './app-context.ts';

/** The tenant's own nouns. */
export function useTerminology(): Terminology {
  return terminologyOf(useTheme());
}

import { textOf, type Theme } from './theme.ts';

/** What a programme calls those whom its members support. */
export interface Nouns {
  cause: string;
  causes: string;
}

/** The tenant's own nouns, in lower case; a programme that says nothing has causes. */
export function nounsOf(theme: Theme): Nouns {
  return { cause: textOf(theme, 'noun_cause', 'cause'), causes: textOf(theme, 'noun_causes', 'causes') };
}

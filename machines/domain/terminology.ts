import { textOf, type Theme } from './theme.ts';

/** What a programme calls those whom its members support. */
export interface Terminology {
  cause: string;
  causes: string;
}

/** The tenant's own nouns, in lower case; a programme that says nothing has causes. */
export function terminologyOf(theme: Theme): Terminology {
  return { cause: textOf(theme, 'noun_cause', 'cause'), causes: textOf(theme, 'noun_causes', 'causes') };
}

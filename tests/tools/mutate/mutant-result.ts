/** What went red first on a mutant; null for one that survives. */
export type MutantResult = string | null;

/** The verdict on a mutant that was ended by time. */
export const neverStops = 'never stops';

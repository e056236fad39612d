/** What went red first on a mutant; null for one that survives. */
export type Verdict = string | null;

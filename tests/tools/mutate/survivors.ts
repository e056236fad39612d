/**
 * The mutants that may survive, by their id, each with the reason: what is changed makes no difference to anybody. A
 * mutant that matters gets an expectation instead.
 */
export const survivors: Readonly<Record<string, string>> = {};

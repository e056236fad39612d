/** A visitor's answer to the cookie banner. */
export type ConsentDecision = 'accepted' | 'rejected';

import type { NavigationFacts } from '#machines/navigation/rules.ts';
import type { clientFacts } from '#src/app/navigation.ts';

/** What the guards read of a client. */
export type ClientFacts = Pick<NavigationFacts, keyof ReturnType<typeof clientFacts>>;

export interface AtlasClient {
  id: string;
  name: string;
  facts: ClientFacts;
  /** One of the demo, which can be tried. */
  isDemo: boolean;
}

/** What a client has, as the guards ask for it. */
export const flags: readonly { id: string; fact: keyof ClientFacts; words: string }[] = [
  { id: 'tiers', fact: 'hasTierPages', words: 'Sells tiers' },
  { id: 'landing', fact: 'hasLandingPage', words: 'Landing page' },
  { id: 'referrals', fact: 'hasReferralPage', words: 'Referral page' },
  { id: 'videos', fact: 'hasVideos', words: 'Videos' },
  { id: 'amex', fact: 'isAmexLimited', words: 'Limits American Express' },
];

/** The id of a client that is no demo tenant: its flags are the reader's. */
export const ownClient = 'own';

/** A client that has these flags and no others. */
export function clientWith(chosen: readonly string[]): AtlasClient {
  const facts = Object.fromEntries(flags.map(({ id, fact }) => [fact, chosen.includes(id)]));
  return {
    id: ownClient,
    name: 'Another client',
    facts: facts as Record<keyof ClientFacts, boolean>,
    isDemo: false,
  };
}

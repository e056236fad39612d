/** What a programme without tiers never shows: whole machines, and states of others. */
const ofTiers: Readonly<Record<string, readonly string[] | 'all'>> = {
  subscription: 'all',
  upgrade: 'all',
  downgrade: 'all',
  signUp: ['reopening', 'choosingPlan', 'storingPlan'],
  account: ['undoingDowngrade', 'checkingPlan', 'resting.planRefused'],
};

/** What a programme without tiers shows without a choice of plans. */
const ofPlans: typeof ofTiers = { signUp: ['readingEntry', 'navigating', 'returning'], enrolment: 'all' };

/** What a programme that has nobody to support never shows. */
const ofAffinities: Readonly<Record<string, readonly string[] | 'all'>> = {
  affinity: 'all',
  signUp: ['choosingAffinity'],
};

/** What is shown only where a member may go down to a lower plan. */
const ofDowngrades: typeof ofTiers = {
  downgrade: 'all',
  subscription: ['downgrading.open', 'downgrading.working'],
  account: ['undoingDowngrade', 'checkingPlan', 'resting.planRefused'],
};

const ofVideos: typeof ofTiers = { videos: 'all' };

/** The states that some client does not have, by machine; empty where it is the whole machine. */
export const tenantStates: Readonly<Record<string, readonly string[]>> = mergedStates([
  ofTiers,
  ofPlans,
  ofAffinities,
  ofDowngrades,
  ofVideos,
]);

function mergedStates(tables: readonly (typeof ofTiers)[]): Record<string, readonly string[]> {
  const named = tables.flatMap((table) => Object.entries(table));
  const machines = new Set(named.map(([machine]) => machine));
  const statesOf = (machine: string) =>
    named.flatMap(([each, states]) => (each === machine && states !== 'all' ? states : []));
  return Object.fromEntries([...machines].map((machine) => [machine, [...new Set(statesOf(machine))]]));
}

/** A client, by what its flows depend on. */
export interface Shop {
  name: string;
  hasTiers: boolean;
  hasAffinities: boolean;
  hasVideos: boolean;
  mayDowngrade: boolean;
}

interface Configured {
  membershipModel: string;
  hasAffinities?: boolean | undefined;
  vimeoShowcaseId: string | null;
  featureFlags: { videosPage: boolean; downgradeMembership: boolean };
}

/** What the flows of a client depend on, by its name and configuration. */
export function shopOf(
  name: string,
  { membershipModel, hasAffinities, vimeoShowcaseId, featureFlags }: Configured,
): Shop {
  return {
    name,
    hasTiers: membershipModel !== 'round_up',
    hasAffinities: hasAffinities !== false,
    hasVideos: featureFlags.videosPage && vimeoShowcaseId !== null,
    mayDowngrade: featureFlags.downgradeMembership,
  };
}

/** Whether a client does not have the machine, or one of the states that it stands in. */
export function isMissing(
  { hasTiers, hasAffinities, hasVideos, mayDowngrade }: Shop,
  machine: string,
  leaves: readonly string[],
): boolean {
  const gone = [
    ...(hasTiers ? [] : [ofTiers]),
    ...(mayDowngrade ? [] : [ofDowngrades]),
    ...(hasVideos ? [] : [ofVideos]),
    ...(hasAffinities ? [] : [ofAffinities]),
  ].map((lacked) => lacked[machine] ?? []);
  return gone.some((states) => states === 'all' || leaves.some((leaf) => states.includes(leaf)));
}

/** Why nobody at a client gets to a machine, or to one of its states; null where somebody does. */
export function whyUnsupported(
  { name, hasTiers, hasAffinities, hasVideos, mayDowngrade }: Shop,
  machine: string,
  leaves: readonly string[] = [],
): string | null {
  const isOf = (lacked: typeof ofTiers) => {
    const states = lacked[machine] ?? [];
    return states === 'all' || leaves.some((leaf) => states.includes(leaf));
  };
  if (!hasTiers && isOf(ofTiers))
    return `${name} has no tiers, so members never see this. Sample plans are shown.`;
  if (!hasTiers && isOf(ofPlans))
    return `${name} has no tiers, so members choose no plan here. Sample plans are shown.`;
  if (!mayDowngrade && isOf(ofDowngrades)) return `${name} offers no lower plan, so members never see this.`;
  if (!hasVideos && isOf(ofVideos)) return `${name} has no videos, so members never see this.`;
  if (!hasAffinities && isOf(ofAffinities)) return `${name} has no causes, so members never see this.`;
  return null;
}

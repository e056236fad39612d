/** What a programme without tiers never shows: whole machines, and states of others. */
const ofTiers: Readonly<Record<string, readonly string[] | 'all'>> = {
  subscription: 'all',
  upgrade: 'all',
  downgrade: 'all',
  signUp: ['reopening', 'choosingPlan', 'keepingPlan'],
  account: ['keepingPlan', 'checkingPlan', 'resting.planRefused'],
};

/** Why nobody at a client gets to a machine, or to one of its states; null where somebody does. */
export function whyLacking(
  { name, hasTiers }: { name: string; hasTiers: boolean },
  machine: string,
  leaves: readonly string[] = [],
): string | null {
  const states = ofTiers[machine] ?? [];
  const isHere = hasTiers || (states !== 'all' && !leaves.some((leaf) => states.includes(leaf)));
  return isHere
    ? null
    : `${name} sells no tiers: nobody gets here. Gold and Silver stand for what others sell.`;
}

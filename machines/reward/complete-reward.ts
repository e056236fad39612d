import type { Reward } from '#machines/domain/reward.ts';

/** An offer as its own answer tells it; where that says nothing, as the list had it. */
export function completeReward(listed: Reward | null, detail: Reward): Reward {
  if (listed === null) return detail;
  const said = Object.entries(detail).filter(([name, value]) => name !== 'isFeatured' && says(value));
  return { ...listed, ...Object.fromEntries(said) };
}

function says(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== '' && value !== null && value !== 'unknown';
}

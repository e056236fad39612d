import { hasTierPages } from '#machines/domain/client.ts';
import { routes } from '#machines/domain/routes.ts';
import { useClient } from '#src/app/app-context.ts';
import type { StepName, StepPlace } from './step-frame.tsx';

const afterTiers: readonly StepName[] = [
  'sign-up-account',
  'sign-up-billing',
  'sign-up-affinity',
  'sign-up-user-info',
];

/** What is behind each step; an account that exists and a card that is paid are not gone back to. */
const before: Partial<Record<StepName, StepName>> = {
  'sign-up-account': 'sign-up-tiers',
  'sign-up-billing': 'sign-up-tiers',
  'sign-up-user-info': 'sign-up-affinity',
};

/** Where a step stands among the steps of this client; a pure round-up programme has no tiers to pick. */
export function useStepPlace(current: StepName): StepPlace {
  const steps: readonly StepName[] = hasTierPages(useClient())
    ? ['sign-up-tiers', ...afterTiers]
    : afterTiers;
  const previous = before[current];
  return {
    steps,
    current,
    ...(previous && steps.includes(previous) && { backHref: routes[previous].path }),
  };
}

import { hasTierPages, type Client } from '#machines/domain/client.ts';
import { routes } from '#machines/domain/routes.ts';
import { useClient } from '#src/app/app-context.ts';
import type { StepName, StepPlace } from './step-frame.tsx';

/** The steps of a client: a pure round-up programme has no tiers to pick, and some have nobody to choose from. */
export function stepsOf(client: Client): StepName[] {
  return [
    ...(hasTierPages(client) ? (['sign-up-tiers'] as const) : []),
    'sign-up-account',
    'sign-up-billing',
    ...(client.hasAffinities === false ? [] : (['sign-up-affinity'] as const)),
    'sign-up-user-info',
  ];
}

/** What is behind each step; an account that exists and a card that is paid are not gone back to. */
const before: Partial<Record<StepName, StepName>> = {
  'sign-up-account': 'sign-up-tiers',
  'sign-up-billing': 'sign-up-tiers',
  'sign-up-user-info': 'sign-up-affinity',
};

/** Where a step stands among the steps of this client. */
export function useStepPlace(current: StepName): StepPlace {
  const steps = stepsOf(useClient());
  const previous = before[current];
  return {
    steps,
    current,
    ...(previous && steps.includes(previous) && { backHref: routes[previous].path }),
  };
}

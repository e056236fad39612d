import { initialTransition, transition, type DoneActorEvent } from 'xstate';
import { membershipStatuses, type MembershipStatus } from '#machines/domain/member.ts';
import { routeNames, type RouteName } from '#machines/domain/routes.ts';
import { isWorthReturning } from '#machines/domain/target.ts';
import { navigationMachine, type NavigationOutput } from '#machines/navigation/navigation.machine.ts';
import { rules, type NavigationFacts } from '#machines/navigation/rules.ts';
import { sampleFacts } from '#machines/samples/facts.ts';

/** Runs the chart of the guards for one visit, without an actor. */
export function guardsFor(
  route: RouteName,
  facts: NavigationFacts,
  search: Readonly<Record<string, string>> = {},
): NavigationOutput {
  const [waiting] = initialTransition(navigationMachine, { route, search });
  const answer: DoneActorEvent<NavigationFacts> = {
    type: 'xstate.done.actor.gatherFacts',
    output: facts,
    actorId: 'gatherFacts',
  };
  const [settled] = transition(navigationMachine, waiting, answer as never);
  if (settled.status !== 'done' || settled.output === undefined) throw new Error('The guards did not end.');
  return settled.output;
}

const either = [false, true] as const;
const statuses: readonly MembershipStatus[] = [...membershipStatuses, 'unknown'];
const targets = routeNames.filter(isWorthReturning).map((route) => ({ route, search: {} }));

/** Every combination of facts that a person can bring: visitors and non-members have no membership. */
function* everyFacts(): Generator<NavigationFacts> {
  for (const session of ['visitor', 'nonMember', 'member'] as const)
    for (const status of session === 'member' ? statuses : [null])
      for (const hasCurrentSubscription of session === 'member' ? either : [false])
        for (const owes of session === 'member' ? either : [false])
          for (const hasTier of session === 'member' ? either : [false])
            for (const cards of ['unknown', 'none', 'onlyAmex', 'some'] as const)
              for (const isAdmin of session === 'visitor' ? [false] : either)
                for (const hasTierPages of either)
                  for (const hasStoredTier of either)
                    for (const isSigningUp of hasStoredTier ? either : [false])
                      for (const isPaying of session === 'member' ? either : [false])
                        for (const hasLandingPage of either)
                          for (const hasReferralPage of either)
                            for (const hasVideos of either)
                              for (const isAmexLimited of either)
                                yield {
                                  session,
                                  status,
                                  hasCurrentSubscription,
                                  owes,
                                  hasTier,
                                  cards,
                                  hasExpired: false,
                                  isAdmin,
                                  hasTierPages,
                                  hasStoredTier,
                                  isSigningUp,
                                  isPaying,
                                  hasJoined: session === 'member' && !hasStoredTier,
                                  hasLandingPage,
                                  hasReferralPage,
                                  hasVideos,
                                  isAmexLimited,
                                  hasResetEmail: true,
                                  hasResetToken: true,
                                  target: null,
                                };
  for (const hasResetEmail of either)
    for (const hasResetToken of either) yield { ...sampleFacts.visitor, hasResetEmail, hasResetToken };
  for (const hasStoredTier of either)
    for (const hasTierPages of either)
      for (const hasLandingPage of either)
        yield { ...sampleFacts.expired, hasStoredTier, hasTierPages, hasLandingPage };
}

/**
 * One of each kind of facts that the guards can tell apart: two facts are of one kind when every rule
 * answers alike for both on every route. The chart reads facts through these rules alone.
 */
export function distinctFacts(): { facts: NavigationFacts[]; all: number } {
  const kinds = new Map<string, NavigationFacts>();
  const predicates = Object.values(rules);
  let all = 0;
  for (const facts of everyFacts()) {
    all += 1;
    const kind = routeNames
      .flatMap((route) => predicates.map((rule) => (rule({ route, facts }) ? '1' : '0')))
      .join('');
    if (!kinds.has(kind)) kinds.set(kind, facts);
  }
  return { facts: [...kinds.values()], all };
}

/** The same facts with every target that may be remembered over a login. */
export function withTargets(facts: NavigationFacts): NavigationFacts[] {
  return targets.map((target) => ({ ...facts, target }));
}

import type { Session } from '#machines/domain/member.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import type { Tier } from '#machines/domain/tier.ts';

/** The query of an address. */
export type PageSearch = Readonly<Record<string, string>>;

/** An address of a flow, as it is shown. */
export interface PageStep {
  step: RouteName;
  search: PageSearch;
}

/** What every flow of a page begins with; each takes what it needs of it. */
export interface PageFlowInput extends PageStep {
  tiers: readonly Tier[];
  session: Session | null;
}

/** What a flow of a page hears when one of its addresses is shown. */
export type StepEntered = { type: 'step.entered' } & PageStep;

/** What it hears when something of the member was changed: what it read may not be true any more. */
export type MemberChanged = { type: 'member.changed' };

export interface PageInput {
  route: RouteName | null;
  tiers: readonly Tier[];
  session: Session | null;
}

export interface PageContext extends PageInput {
  search: PageSearch;
}

export type PageEvent =
  | { type: 'route.entered'; route: RouteName; search?: PageSearch }
  | { type: 'session.known'; session: Session | null };

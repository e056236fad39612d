import type { CardsFact } from '#machines/card/card.types.ts';
import type { CardFact } from '#machines/card-link/card-link.machine.ts';
import type { Membership, Session, User } from '#machines/domain/member.ts';
import type { ToastContent } from '#machines/domain/toast.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import type { Tier } from '#machines/domain/tier.ts';

/** What a flow asks the app to do, or tells it. */
export type PageFact =
  | CardFact
  | { type: 'session.established'; session: Session }
  /** What a flow has changed about the person who is signed in. */
  | { type: 'session.change'; session?: Session; user?: User; membership?: Membership }
  | { type: 'route.go'; route: RouteName; search?: Readonly<Record<string, string>>; replaces?: boolean }
  | { type: 'member.joined' }
  /** The server has ended the session of whoever is signed in. */
  | { type: 'session.expire' }
  /** Something to tell the member on whichever page comes. */
  | { type: 'toast.show'; content: ToastContent };

/** The same of a flow in a modal, and that a member has closed it. */
export type ModalFact = PageFact | CardsFact | { type: 'flow.closed'; step: string };

/** The query of an address. */
export type PageSearch = Readonly<Record<string, string>>;

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
  | { type: 'session.known'; session: Session | null }
  | PageFact;

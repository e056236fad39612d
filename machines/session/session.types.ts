import type { Membership, Session, User } from '#machines/domain/member.ts';

/** What has changed about the person who is signed in: all of it, or a part. */
export interface SessionChange {
  session?: Session;
  user?: User;
  membership?: Membership;
}

/** Why nobody is signed in: `absent` when nobody was. */
export type ClosingReason = 'absent' | 'loggedOut' | 'expired' | 'loggedOutElsewhere';

export type SessionEvent =
  | { type: 'session.established'; session: Session }
  | { type: 'session.expire' }
  | ({ type: 'session.change' } & SessionChange)
  | { type: 'session.refresh' }
  | { type: 'session.logOut' }
  | { type: 'tabs.loggedIn' }
  | { type: 'tabs.loggedOut' };

import type { AppRef } from '#machines/app/app.machine.ts';
import { owesDues } from '#machines/domain/dues.ts';
import type { Session } from '#machines/domain/member.ts';

const changed = new WeakSet<AppRef>();

/** Notes a visit in which a payment, a change of plan or a cancellation has changed the membership. */
export function watchVisit(app: AppRef): void {
  let last: string | null = null;
  const look = () => {
    const { session } = app.getSnapshot().context;
    const now = session && standingOf(session);
    if (last !== null && now !== null && now !== last) changed.add(app);
    if (now === null) changed.delete(app);
    last = now;
  };
  app.subscribe(look);
  look();
}

/** Nothing of the membership has changed since the app started or the member logged in. */
export function isQuietVisit(app: AppRef): boolean {
  return !changed.has(app);
}

function standingOf({ membership }: Session): string {
  if (membership === null) return '';
  const { status, currentSubscription: current, membershipSubscriptions } = membership;
  const plan = [current?.membershipTierId, current?.membershipTierPlanId, membershipSubscriptions.length];
  return JSON.stringify([status, owesDues(membership), ...plan]);
}

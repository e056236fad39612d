import type { AppError } from '#machines/domain/app-error.ts';
import type { Membership } from '#machines/domain/member.ts';
import type { AppDependencies } from './app-dependencies.ts';

type Api = Pick<AppDependencies, 'api'>;

/** The membership as the server has it, with the tickets that it brings; null for a person without one. */
export async function readMembership({ api }: Api, signal: AbortSignal): Promise<Membership | null> {
  const { membership, lotteryTicketNumbers } = await api.fetchSession(signal);
  return membership && { ...membership, lotteryTicketNumbers };
}

/** The same, where there has to be one. Rejects with an `AppError`; a person without one is `unexpected`. */
export async function membershipNow(dependencies: Api, signal: AbortSignal): Promise<Membership> {
  const membership = await readMembership(dependencies, signal);
  if (membership === null) throw { kind: 'unexpected', reason: 'contract' } satisfies AppError;
  return membership;
}

import type { AppError } from '#machines/domain/app-error.ts';
import type { Membership } from '#machines/domain/member.ts';
import type { Outside } from './outside.ts';

/** The membership as the server has it. Rejects with an `AppError`; a person without one is `unexpected`. */
export async function membershipNow({ api }: Pick<Outside, 'api'>, signal: AbortSignal): Promise<Membership> {
  const { membership } = await api.fetchSession(signal);
  if (membership === null) throw { kind: 'unexpected', reason: 'contract' } satisfies AppError;
  return membership;
}

import type { UserRow } from '#server/db/rows.ts';
import { rejected } from '#server/errors/api-error.ts';

/** The hash of a member's password. Who signs in by a provider has neither an address nor a password of ours to change. */
export function requirePassword({ passwordHash, oauthProvider }: UserRow): string {
  if (passwordHash === null || oauthProvider !== null) throw rejected('i_auth_004');
  return passwordHash;
}

import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { referralLinkSchema } from '#machines/domain/referral-link.ts';
import { signedIn } from '#server/auth/session.ts';
import type { Database } from '#server/db/database.ts';
import { memberships } from '#server/db/schema.ts';
import type { ApiEnv, Services, UserRow } from '#server/http/context.ts';
import { rejected } from '#server/http/errors.ts';
import { describeCall } from '#server/http/openapi.ts';
import { linkTo } from '#server/http/page-link.ts';

/** A member's own code, made when it is first asked for. Throws `i_member_002` for a non-member. */
async function codeOf(db: Database, { clientId, id }: UserRow): Promise<string> {
  const made = randomBytes(5).toString('hex').toUpperCase();
  const [row] = await db
    .update(memberships)
    .set({ referralCode: sql`coalesce(${memberships.referralCode}, ${made})` })
    .where(and(eq(memberships.clientId, clientId), eq(memberships.userId, id)))
    .returning({ code: memberships.referralCode });
  if (row?.code == null) throw rejected('i_member_002');
  return row.code;
}

/** What members need to invite friends; 404 where the client has no referral programme. */
export function referralsRoutes(services: Services) {
  const { db, settings } = services;
  return new Hono<ApiEnv>().get(
    '/referrals/link',
    describeCall('The link by which friends join.', referralLinkSchema),
    signedIn(services),
    async (c) => {
      if (!c.get('client').config.referralProgram) throw new HTTPException(404);
      const code = await codeOf(db, c.get('user'));
      return c.json({ url: linkTo({ c, settings }, 'sign-up', { referralcode: code }), code });
    },
  );
}

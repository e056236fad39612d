import { randomBytes } from 'node:crypto';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import { referralLinkSchema } from '#machines/domain/referral-link.ts';
import { referralsSchema } from '#machines/domain/referral.ts';
import { toMajorUnits } from '#machines/domain/wire.ts';
import { linkTo } from '#server/client/page-link.ts';
import { referrals } from '#server/db/activity-schema.ts';
import type { Database } from '#server/db/database.ts';
import type { ClientRow, UserRow } from '#server/db/rows.ts';
import { memberships } from '#server/db/schema.ts';
import { rejected } from '#server/errors/api-error.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { input, pageQuery, windowOf } from '#server/http/input.ts';
import { describeCall } from '#server/http/openapi.ts';
import { publicOrigin } from '#server/client/public-origin.ts';
import { signedIn } from '#server/http/session.ts';
import { withMemberRead } from '#server/payments/member-lock.ts';
import type { Services } from '#server/services.ts';

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

/** Throws 404 where the client has no referral programme. */
function requireProgramme({ config }: ClientRow): void {
  if (!config.referralProgram) throw new HTTPException(404);
}

/** So much of an address that the member knows whose it is: `p•••@example.net`. */
const masked = (email: string) => email.replace(/^(.).*(?=@)/, '$1•••');

function viewReferral(
  row: typeof referrals.$inferSelect,
): v.InferInput<typeof referralsSchema>['items'][number] {
  const { id, name, email, status, rewardAmountCents, createdAt, completesAt } = row;
  return {
    id,
    name,
    email: masked(email),
    status,
    createdAt: createdAt.toISOString(),
    joinedAt: completesAt && createdAt.toISOString(),
    completesAt: completesAt?.toISOString() ?? null,
    rewardAmount: rewardAmountCents === null ? null : toMajorUnits(rewardAmountCents),
  };
}

async function figuresOf(db: Database, own: ReturnType<typeof and>) {
  const [sums] = await db
    .select({
      invited: count(),
      completed: sql`count(*) filter (where ${referrals.status} = 'approved')`.mapWith(Number),
      earnedCents: sql`coalesce(sum(${referrals.rewardAmountCents}), 0)`.mapWith(Number),
    })
    .from(referrals)
    .where(own);
  const { invited = 0, completed = 0, earnedCents = 0 } = sums ?? {};
  return { invited, completed, earned: toMajorUnits(earnedCents) };
}

/** What members need to invite friends, and who came; 404 where the client has no referral programme. */
export function referralsRoutes(services: Services) {
  const { db, settings } = services;
  return new Hono<ApiEnv>()
    .get(
      '/referrals/link',
      describeCall('The link by which friends join.', referralLinkSchema),
      signedIn(services),
      async (c) => {
        requireProgramme(c.get('client'));
        const code = await codeOf(db, c.get('user'));
        return c.json({
          url: linkTo({ origin: publicOrigin(c.get('client'), c.req.url, settings) }, 'sign-up', {
            referralcode: code,
          }),
          code,
        });
      },
    )
    .get(
      '/referrals',
      describeCall(
        'The friends who were invited, the latest first, and all of them in figures.',
        referralsSchema,
      ),
      signedIn(services),
      input('query', v.object(pageQuery)),
      async (c) => {
        requireProgramme(c.get('client'));
        const query = c.req.valid('query');
        const { limit, offset } = windowOf(query);
        const user = c.get('user');
        const mine = and(eq(referrals.clientId, user.clientId), eq(referrals.userId, user.id));
        const listed = await withMemberRead(services, user, async (memberRead) => {
          if (!memberRead.own) throw rejected('i_member_002');
          const rows = await memberRead.db
            .select()
            .from(referrals)
            .where(mine)
            .orderBy(desc(referrals.createdAt), desc(referrals.id))
            .limit(limit)
            .offset(offset);
          return { items: rows.map(viewReferral), summary: await figuresOf(memberRead.db, mine) };
        });
        const { pageNumber, pageSize } = query;
        return c.json({ ...listed, total: listed.summary.invited, pageNumber, pageSize });
      },
    );
}

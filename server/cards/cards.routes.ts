import { Hono } from 'hono';
import * as v from 'valibot';
import { cardSchema } from '#machines/domain/card.ts';
import { signedIn } from '#server/auth/session.ts';
import { hostedFormFor } from '#server/card-frame/hosted-form-script.ts';
import type { ApiEnv, Services } from '#server/http/context.ts';
import { notFound, rejected } from '#server/http/errors.ts';
import { bit, input } from '#server/http/input.ts';
import { describeCall } from '#server/http/openapi.ts';
import { lockMember } from '#server/payments/lock-member.ts';
import { once } from '#server/payments/once.ts';
import { requireProcessor } from '#server/payments/processor.ts';
import { cardBody, refuseCardNumbers } from './card-body.ts';
import { statusOf, viewCard } from './card-view.ts';
import { linkCard } from './link-card.ts';
import { cardsOf, makePrimary } from './own-cards.ts';

const cardsQuery = v.object({ withPlatform: bit, withDeleted: bit });

const linkingLimits = [{ tries: 10, seconds: 3600 }];

/** The cards: the list, the hosted form that takes one, linking one, and the choice of the primary one. */
export function cardsRoutes(services: Services) {
  const { db, clock, settings } = services;
  const runOnce = once(services);
  const cardAnswer = v.object({ card: cardSchema });
  return new Hono<ApiEnv>()
    .get(
      '/cards',
      describeCall('The linked cards.', v.object({ items: v.array(cardSchema) })),
      signedIn(services),
      input('query', cardsQuery),
      async (c) => {
        const { withPlatform = false, withDeleted = false } = c.req.valid('query');
        const rows = await cardsOf(db, c.get('user'));
        const now = clock.now();
        const items = rows
          .filter(({ status }) => withDeleted || status !== 'deleted')
          .map((card) => ({
            ...viewCard(card, c.get('client'), now),
            ...(withPlatform ? { platformData: { id: card.platformId } } : {}),
          }));
        return c.json({ items });
      },
    )
    .get(
      '/card-hosted-form',
      describeCall('The script of the form that takes a card.', v.object({ scriptContent: v.string() })),
      signedIn(services),
      async (c) => {
        requireProcessor(settings);
        return c.json({ scriptContent: await hostedFormFor(c.get('user')) });
      },
    )
    .post(
      '/cards',
      describeCall('Links a card; with a tier, begins the membership and charges it.', cardAnswer, 201),
      signedIn(services),
      async (c, next) => {
        refuseCardNumbers(await c.req.json().catch(() => null));
        await next();
      },
      input('json', cardBody),
      (c) => {
        requireProcessor(settings);
        const [user, client, body, now] = [c.get('user'), c.get('client'), c.req.valid('json'), clock.now()];
        return runOnce(c, {
          name: 'cards',
          limits: linkingLimits,
          effect: async (transaction) => {
            const { card, isNew } = await linkCard(transaction, { user, client, body, now });
            return { status: isNew ? 201 : 200, body: { card: viewCard(card, client, now) } };
          },
        });
      },
    )
    .post(
      '/cards/:id/set-as-default',
      describeCall('Makes a card the primary one.', cardAnswer),
      signedIn(services),
      async (c) => {
        const [user, id, now] = [c.get('user'), c.req.param('id'), clock.now()];
        const card = await db.transaction(async (transaction) => {
          await lockMember(transaction, user);
          const own = (await cardsOf(transaction, user)).find((each) => each.id === id);
          if (!own || own.status === 'deleted') throw notFound();
          if (statusOf(own, now) !== 'active') throw rejected('i_card_004');
          if (!own.billing) await makePrimary(transaction, user, own.id, now);
          return { ...own, billing: true, updatedAt: own.billing ? own.updatedAt : now };
        });
        return c.json({ card: viewCard(card, c.get('client'), now) });
      },
    );
}

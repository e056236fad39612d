import { every } from 'hono/combine';
import { etag } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from './context.ts';

const askEachTime = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  if (c.res.ok) c.header('Cache-Control', 'private, no-cache');
});

/** For answers that seldom change: a browser keeps them, asks whether they still hold, and is told so in 304. */
export const revalidated = every(askEachTime, etag());

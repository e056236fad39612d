import { createHash } from 'node:crypto';
import type { Context } from 'hono';
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

const answers = new WeakMap<object, { body: string; tag: string }>();

/** Answers with JSON and its tag, both made once for each value: one out of a cache is not serialized again. */
export function taggedJson(c: Context<ApiEnv>, value: object): Response {
  let answer = answers.get(value);
  if (answer === undefined) {
    const body = JSON.stringify(value);
    answer = { body, tag: `"${createHash('sha1').update(body).digest('hex')}"` };
    answers.set(value, answer);
  }
  return c.body(answer.body, 200, { 'Content-Type': 'application/json', ETag: answer.tag });
}

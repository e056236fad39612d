import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from './context.ts';

const isMatch = (pattern: string, path: string): boolean => {
  const [expected, given] = [pattern.split('/'), path.split('/')];
  return (
    expected.length === given.length &&
    expected.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
};

/** The methods of the calls at a path. */
function methodsAt(app: Hono<ApiEnv>, path: string): string[] {
  const trimmed = path.replace(/\/$/, '');
  const methods = app.routes
    .filter(({ method, path: pattern }) => method !== 'ALL' && isMatch(pattern.replace(/\/$/, ''), trimmed))
    .map(({ method }) => method);
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))].sort();
}

/** Answers OPTIONS with the methods that a path of the API has; it lets no other origin in. */
export function answerOptions(app: Hono<ApiEnv>) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    if (c.req.method !== 'OPTIONS') return next();
    const methods = methodsAt(app, c.req.path);
    if (methods.length === 0) return c.notFound();
    return c.body(null, 204, { Allow: [...methods, 'OPTIONS'].join(', ') });
  });
}

import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Services } from '#server/services.ts';
import type { ApiEnv } from './context.ts';
import { isQuiet } from './request-log.ts';

/** Tells of each request by its route's template, its status and its duration; its id leads to its line in the log. */
export function followRequests({ telemetry }: Pick<Services, 'telemetry'>) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    if (isQuiet(c.req.path)) return next();
    return telemetry.trace('request', async (report) => {
      await next();
      const { status } = c.res;
      const [method, route] = [c.req.method, routePath(c)];
      report({
        name: `${method} ${route}`,
        facts: { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
        links: { 'http.response.header.x-request-id': c.get('requestId') },
        failure: status >= 500 && status < 520 ? String(status) : undefined,
      });
    });
  });
}

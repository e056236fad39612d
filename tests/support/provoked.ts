import { request } from 'node:http';
import { onTestFinished, vi } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { createHealth } from '#server/http/health.ts';
import type { StartOptions } from '#server/start.ts';
import { openDemoDatabase, patientLimits } from './api-database.ts';
import { startTestServer } from './api-server.ts';
import { openCollector } from './collector.ts';

export type Entry = Readonly<Record<string, unknown>>;

/** How the probe of the database ends. */
export type Probe = Partial<Pick<OpenDatabase, 'probe' | 'isReachable'>>;

/** A server as an operator sees it: by its log, by its health, and by what it sends to a collector. */
export async function openOperated(options: StartOptions = {}, probe: Probe = {}) {
  vi.stubEnv('OTEL_METRIC_EXPORT_INTERVAL', '200');
  onTestFinished(() => void vi.unstubAllEnvs());
  const entries: Entry[] = [];
  const collector = await openCollector();
  const server = await startTestServer({
    pages: 'none',
    sandbox: true,
    telemetryUrl: collector.url,
    health: createHealth({ every: 20, stuckAfter: 60 }),
    log: (entry) => void entries.push(entry),
    database: async (telemetry) => ({
      ...(await openDemoDatabase(new Date(new Date().setUTCHours(0, 0, 0, 0)), {
        telemetry,
        limits: patientLimits,
      })),
      ...probe,
    }),
    ...options,
  });
  onTestFinished(() => server.stop());
  return {
    ...server,
    collector,
    entries,
    logged: (event: string) => entries.filter((entry) => entry['event'] === event),
    /** The largest value that was ever sent of a gauge or counter, among the points with a fact. */
    peak: (name: string, facts: Readonly<Record<string, unknown>> = {}) =>
      Math.max(
        -1,
        ...collector
          .figures()
          .filter((each) => each.name === name)
          .flatMap(({ gauge, sum }) => [...gauge.dataPoints, ...sum.dataPoints])
          .filter((point) => Object.entries(facts).every(([key, value]) => point.facts[key] === value))
          .map(({ value }) => value ?? -1),
      ),
    /** Asks at a host, `varsity.localhost` unless told otherwise; gives the status, the body and the cookies. */
    ask: (path: string, { host = 'varsity.localhost', body = '', headers = {} } = {}) =>
      new Promise<{ status: number; text: string; cookies: string[] }>((resolve, reject) => {
        const given = { host: `${host}:${server.port}`, accept: 'application/json', ...headers };
        const method = body === '' ? 'GET' : 'POST';
        const sent = request(
          { port: server.port, path, method, headers: given, agent: false },
          (response) => {
            let text = '';
            response.on('data', (part: Buffer) => (text += part.toString()));
            response.on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                text,
                cookies: response.headers['set-cookie'] ?? [],
              }),
            );
          },
        );
        sent.once('error', reject).end(body);
      }),
  };
}

export type Operated = Awaited<ReturnType<typeof openOperated>>;

/** A visitor's writes, each from an address that a trusted proxy names. */
export async function openVisitor({ ask }: Pick<Operated, 'ask'>) {
  const { cookies } = await ask('/sanctum/csrf-cookie');
  const pairs = cookies.map((line) => line.split(';')[0] ?? '');
  const [, token = ''] = /XSRF-TOKEN=([^;]+)/.exec(pairs.join(';')) ?? [];
  return (path: string, body: object, from = '203.0.113.1') =>
    ask(`/w/v1/varsity${path}`, {
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        cookie: pairs.join('; '),
        'x-xsrf-token': decodeURIComponent(token),
        'x-forwarded-for': from,
      },
    });
}

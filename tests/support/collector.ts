import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { onTestFinished } from 'vitest';

const attribute = v.pipe(
  v.object({
    key: v.string(),
    value: v.object({ stringValue: v.optional(v.string()), intValue: v.optional(v.number()) }),
  }),
  v.transform(({ key, value }) => [key, value.stringValue ?? value.intValue] as const),
);
const attributes = v.pipe(
  v.array(attribute),
  v.transform((pairs) => Object.fromEntries(pairs)),
);
const span = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string()),
  name: v.string(),
  attributes,
  status: v.object({ code: v.number() }),
});
const traces = v.object({
  resourceSpans: v.array(
    v.object({ resource: v.object({ attributes }), scopeSpans: v.array(v.object({ spans: v.array(span) })) }),
  ),
});
const point = v.object({ attributes, count: v.number(), sum: v.number(), max: v.optional(v.number()) });
const level = v.pipe(
  v.object({ attributes, asInt: v.optional(v.number()), asDouble: v.optional(v.number()) }),
  v.transform(({ attributes: facts, asInt, asDouble }) => ({ facts, value: asInt ?? asDouble })),
);
const levels = v.optional(v.object({ dataPoints: v.array(level) }), { dataPoints: [] });
const metric = v.object({
  name: v.string(),
  unit: v.string(),
  histogram: v.optional(v.object({ dataPoints: v.array(point) }), { dataPoints: [] }),
  gauge: levels,
  sum: levels,
});
const metrics = v.object({
  resourceMetrics: v.array(v.object({ scopeMetrics: v.array(v.object({ metrics: v.array(metric) })) })),
});

/** A collector of OTLP over HTTP that keeps what it gets, by path. */
export async function openCollector() {
  const got: { path: string; text: string }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      got.push({ path: request.url ?? '', text: Buffer.concat(parts).toString() });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const at = (path: string): unknown[] =>
    got.filter((each) => each.path === path).map(({ text }) => JSON.parse(text));
  const figures = () =>
    at('/v1/metrics')
      .flatMap((body) => v.parse(metrics, body).resourceMetrics)
      .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((each) => each.metrics));
  return {
    url: `http://127.0.0.1:${port}`,
    text: () => got.map(({ text }) => text).join('\n'),
    spans: () =>
      at('/v1/traces')
        .flatMap((body) => v.parse(traces, body).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    figures,
    /** A gauge or a counter as it was sent last. */
    latest: (name: string) => {
      const found = figures().findLast((each) => each.name === name);
      return found && { unit: found.unit, points: [...found.gauge.dataPoints, ...found.sum.dataPoints] };
    },
  };
}

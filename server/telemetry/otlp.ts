import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Telemetry, SpanResult } from './telemetry.ts';

const scope = 'member-rewards';
/** Seconds, as OpenTelemetry advises for what people wait for. */
const explicitBucketBoundaries = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
const exportMilliseconds = 3000;
/** How often figures are sent. */
const figuresMilliseconds = () => Number(process.env['OTEL_METRIC_EXPORT_INTERVAL']) || 60_000;

const kinds = {
  request: { kind: SpanKind.SERVER, figure: 'http.server.request.duration' },
  job: { kind: SpanKind.CONSUMER, figure: 'messaging.process.duration' },
} as const;

/** Sends traces and figures to a collector by OTLP over HTTP, every few seconds; a collector that is away is no harm. */
export function createOtlpTelemetry(url: string): Telemetry {
  const base = url.replace(/\/$/, '');
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': scope }))
    .merge(detectResources({ detectors: [envDetector] }));
  const exporter = (path: string) => ({ url: `${base}/v1/${path}`, timeoutMillis: exportMilliseconds });
  const traces = new TracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(exporter('traces')) })],
  });
  const metrics = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(exporter('metrics')),
        exportIntervalMillis: figuresMilliseconds(),
        exportTimeoutMillis: Math.min(30_000, figuresMilliseconds()),
      }),
    ],
  });
  const tracer = traces.getTracer(scope);
  const meter = metrics.getMeter(scope);
  const durationOf = (name: string) =>
    meter.createHistogram(name, { unit: 's', advice: { explicitBucketBoundaries } });
  const durations = { request: durationOf(kinds.request.figure), job: durationOf(kinds.job.figure) };
  const queries = durationOf('db.client.operation.duration');
  const running = new AsyncLocalStorage<Context>();
  const secondsSince = (started: number) => (performance.now() - started) / 1000;

  return {
    trace: (kind, work) => {
      const span = tracer.startSpan(kind, { kind: kinds[kind].kind }, ROOT_CONTEXT);
      const started = performance.now();
      let reported: SpanResult = { name: kind, facts: {} };
      const end = () => {
        const { name, facts, links, failure } = reported;
        const known = { ...facts, ...(failure !== undefined && { 'error.type': failure }) };
        span.updateName(name).setAttributes({ ...known, ...links });
        if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
        durations[kind].record(secondsSince(started), known);
      };
      const report = (given: SpanResult) => {
        reported = given;
      };
      return running.run(trace.setSpan(ROOT_CONTEXT, span), () => work(report)).finally(end);
    },
    query: (operation) => {
      const facts = { 'db.system.name': 'postgresql', 'db.operation.name': operation };
      const context = running.getStore();
      const attributes = { ...facts };
      const span = context && tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes }, context);
      const started = performance.now();
      return (isFailed) => {
        if (isFailed) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
        queries.record(secondsSince(started), facts);
      };
    },
    observe: ({ name, unit, kind, measure }) => {
      const options = { unit };
      const instrument =
        kind === 'counter'
          ? meter.createObservableCounter(name, options)
          : meter.createObservableGauge(name, options);
      instrument.addCallback(async (result) => {
        const measured = await Promise.resolve(measure()).catch(() => []);
        for (const { value, facts } of measured) result.observe(value, facts);
      });
    },
    close: async () => {
      const sent = Promise.allSettled([traces.shutdown(), metrics.shutdown()]);
      await Promise.race([sent, wait(exportMilliseconds, undefined, { ref: false })]);
    },
  };
}

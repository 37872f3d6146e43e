import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { collectDefaultMetrics, Gauge, Histogram, Registry, type Metric } from 'prom-client';
import { addHostMetrics, type HostFigures } from './hostMetrics.ts';

/** Registers the metrics of this process, and returns a function that reads the combined metrics of all processes. */
export type GatherMetrics = (register: Registry) => () => Promise<string>;

interface Sources {
  cachedPages: () => number;
  /** Reads the embedded host's figures; undefined with an external host. */
  observe: (() => Promise<HostFigures>) | undefined;
  /** Additional metrics of other modules. */
  more: readonly Metric[];
  /** Undefined with a single process. */
  gather: GatherMetrics | undefined;
}

/** Gauges of prom-client whose names end like those of counters, which `promtool check metrics` reports. */
const misnamedMetrics = ['handles', 'requests', 'resources'].map((kind) => `nodejs_active_${kind}_total`);

/** Opens the metrics of this process, for Prometheus. */
export function openMetrics({ cachedPages, observe, more, gather }: Sources) {
  const register = new Registry();
  collectDefaultMetrics({ register });
  for (const name of misnamedMetrics) register.removeSingleMetric(name);
  for (const metric of register.getMetricsAsArray()) {
    // With several processes, the busiest one determines how long guests wait.
    if (metric.name.startsWith('nodejs_eventloop_lag_p')) metric.aggregator = 'max';
  }
  for (const metric of more) register.registerMetric(metric);
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [register],
  });
  const pages: Gauge = new Gauge({
    name: 'site_kept_pages',
    help: 'Rendered and compressed pages in the cache',
    registers: [register],
    collect: () => pages.set(cachedPages()),
  });
  const note = (method: string, route: string, status: number, milliseconds: number) =>
    requests.observe({ method, route, status }, milliseconds / 1000);
  const measure: MiddlewareHandler = async (c, next) => {
    const start = performance.now();
    await next();
    note(c.req.method, routePath(c, -1), c.res.status, performance.now() - start);
  };
  if (observe) addHostMetrics(register, observe);
  const read = gather?.(register) ?? (() => register.metrics());
  return { measure, note, read, contentType: register.contentType };
}

export type Metrics = ReturnType<typeof openMetrics>;

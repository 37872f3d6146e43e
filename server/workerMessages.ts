import type { Summary } from './summary.ts';

/** What a worker tells its supervisor. */
export type FromWorker = { isReady: Summary } | { hasAnnouncedStop: true } | { metricsRequest: number };

/** What a supervisor tells a worker. `text` is undefined where a worker did not tell its own in time. */
export type ToWorker =
  | { please: 'announce the stop' | 'stop' }
  | { metrics: number; text: string | undefined };

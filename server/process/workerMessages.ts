import type { Summary } from './summary.ts';

/** A message from a worker to its supervisor. */
export type FromWorker = { isReady: Summary } | { hasAnnouncedStop: true } | { metricsRequest: number };

/**
 * A message from the supervisor to a worker. `text` is undefined when a worker did not report its metrics before the
 * time-out.
 */
export type ToWorker =
  | { please: 'announce the stop' | 'stop' }
  | { metrics: number; text: string | undefined };

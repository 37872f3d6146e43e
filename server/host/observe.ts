import { within } from './base/within.ts';
import type { RunningJobs, Tally } from './jobs/index.ts';
import { countConnections, readFigures, type Connections, type Figures } from './readFigures.ts';
import type { Database } from './store/database.ts';
import type { Store } from './store/openStore.ts';

/** Whether calls can be answered; if not, the reason. */
export type Readiness = { ready: true } | { ready: false; because: string };

/** The metrics of the host. */
export interface Observed {
  /** Undefined if the database did not answer within the timeout. */
  figures: Figures | undefined;
  /** The duration of the database query. */
  milliseconds: number;
  connections: Connections;
  tries: readonly Tally[];
}

/** The database timeout of readiness checks, in milliseconds. */
const readyTimeout = 2_000;
/** The database timeout of metrics, in milliseconds. */
const figuresTimeout = 4_000;

const answers = (db: Database) =>
  within(db.selectFrom('unit').select('id').limit(1).execute(), readyTimeout).then(
    () => true,
    () => false,
  );

/** Shares one running call between simultaneous callers, so that a slow database does not get more and more queries. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined;
  return () => (pending ??= ask().finally(() => (pending = undefined)));
}

/** Creates the readiness check and the metrics of a running host. */
export function createObserver(
  store: Pick<Store, 'db' | 'pool'>,
  jobs: Pick<RunningJobs, 'areDone' | 'tries'>,
) {
  const { db } = store;
  return {
    ready: shared(async (): Promise<Readiness> => {
      if (!(await answers(db))) return { ready: false, because: 'the database does not answer' };
      if (!jobs.areDone()) return { ready: false, because: 'no worker runs for the jobs' };
      return { ready: true };
    }),
    observe: shared(async (): Promise<Observed> => {
      const began = performance.now();
      const figures = await within(readFigures(db), figuresTimeout).catch(() => undefined);
      const milliseconds = performance.now() - began;
      return { figures, milliseconds, connections: countConnections(store), tries: jobs.tries() };
    }),
  };
}

import { within } from './base/within.ts';
import type { RunningJobs, Tally } from './jobs/index.ts';
import { countConnections, readFigures, type Connections, type Figures } from './readFigures.ts';
import type { Database } from './store/database.ts';
import type { Store } from './store/openStore.ts';

/** Whether calls can be answered; if not, what is missing. */
export type Readiness = { ready: true } | { ready: false; because: string };

/** What whoever watches the host reads. */
export interface Observed {
  /** Undefined where the database did not answer in time. */
  figures: Figures | undefined;
  /** How long the database took to tell them. */
  milliseconds: number;
  connections: Connections;
  tries: readonly Tally[];
}

/** How long whoever asks whether the host can answer is kept waiting for the database, in milliseconds. */
const readyTimeout = 2_000;
/** The same of who asks for its figures. */
const figuresTimeout = 4_000;

const answers = (db: Database) =>
  within(db.selectFrom('unit').select('id').limit(1).execute(), readyTimeout).then(
    () => true,
    () => false,
  );

/** A question that is asked once for all who ask it at a time: a slow database is not asked again and again. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined;
  return () => (pending ??= ask().finally(() => (pending = undefined)));
}

/** What is asked about a running host from outside. */
export function observing(store: Pick<Store, 'db' | 'pool'>, jobs: Pick<RunningJobs, 'areDone' | 'tries'>) {
  const { db } = store;
  return {
    ready: shared(async (): Promise<Readiness> => {
      if (!(await answers(db))) return { ready: false, because: 'the database does not answer' };
      if (!jobs.areDone()) return { ready: false, because: 'nobody works on the jobs' };
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

import type { Store } from '../store/openStore.ts';

/** Counts a job that failed permanently, so that open pages of the dashboard learn about it. */
export async function countFailure(pool: Store['pool']): Promise<void> {
  // The failure is logged and stored in any case.
  await pool.query("select nextval('public.host_change_job')").catch(() => undefined);
}

import type { Report } from './provideLighthouse.ts';

/** The error code for a missing navigation event of Chromium, which occurs in one run of four. */
const noNavigationStart = 'NO_NAVSTART';
const maxRuns = 5;

/**
 * Returns the report of a Lighthouse run; repeats the run if Chromium sent no navigation event.
 * @throws the error of Lighthouse, or of the last run
 */
export async function readReport(run: () => Promise<Report | undefined>): Promise<Report['lhr']> {
  for (let count = 1; ; count += 1) {
    const report = await run();
    const error = report?.lhr.runtimeError;
    if (report && !error) return report.lhr;
    if (error?.code !== noNavigationStart || count === maxRuns) {
      throw new Error(`Lighthouse failed: ${error?.code ?? 'no report'} ${error?.message ?? ''}`.trim());
    }
  }
}

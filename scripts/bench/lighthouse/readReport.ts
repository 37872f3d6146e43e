import type { Report } from './provideLighthouse.ts';

/** One run in four ends without a navigation event of Chromium, which Lighthouse reports by this code. */
const noNavigationStart = 'NO_NAVSTART';
const maxRuns = 5;

/**
 * The report of a Lighthouse run, which is repeated when Chromium sent no navigation event.
 * @throws the error that Lighthouse reports, or that of the last run
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

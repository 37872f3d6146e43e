import type { ListedJob } from '../../host/index.ts';
import type { CommandConnection } from '../connection/connectToHost.ts';
import { createFindings, type Finding } from './finding.ts';

const { ok, warning } = createFindings('jobs');

/** Judges the e-mails, charges and refunds that failed. */
function assessJobs(jobs: readonly ListedJob[]): Finding {
  if (jobs.length === 0) return ok('jobs.ok', 'no e-mail, charge or refund has failed');
  return warning(
    'jobs.failed',
    `e-mails, charges or refunds that failed: ${jobs.length}`,
    'List them with "jobs failed", and retry them with "jobs retry".',
    { count: jobs.length },
  );
}

/** Asks the running site for its failed jobs. */
export async function checkJobs(connect: () => Promise<CommandConnection>): Promise<Finding[]> {
  const host = await connect();
  try {
    return [assessJobs(await host.run('jobs.failed', {}))];
  } finally {
    await host.close();
  }
}

import { Argument, Command } from 'commander';
import type { ListedJob } from '../../host/index.ts';
import { WrongUsage } from './failures.ts';
import { table } from './print.ts';
import { answer, commandAbout, jsonOption, withHost, type Shell } from './shell.ts';

const getMinute = (instant: string) => instant.slice(0, 16).replace('T', ' ');

const inWords = (jobs: readonly ListedJob[]) =>
  table(
    ['ID', 'SINCE (UTC)', 'RESERVATION', 'JOB', 'ATTEMPTS', 'NEXT ATTEMPT (UTC)', 'REASON'],
    jobs.map((job) => [
      job.id,
      getMinute(job.since),
      job.reservation ?? '-',
      job.about,
      String(job.tries),
      job.nextTry === null ? 'none' : getMinute(job.nextTry),
      job.why ?? '-',
    ]),
  );

const failed = (shell: Shell) =>
  commandAbout('failed', {
    summary: 'list e-mails, charges and refunds that failed',
    description:
      'List e-mails, charges and refunds that failed. The site retries most of them; those without a next attempt have failed ' +
      'permanently, and are deleted after a week.',
    example: 'jobs failed',
  })
    .addOption(jsonOption('[{ id, queue, about, reservation, since, tries, nextTry, why }]'))
    .action((options: { json?: true }) =>
      withHost(shell, async (host) => {
        answer(shell, options, await host.run('jobs.failed', {}), (jobs) =>
          jobs.length === 0 ? 'No failed jobs.' : inWords(jobs),
        );
      }),
    );

const whenTried = {
  now: 'Jobs retried now',
  'by the site': 'Jobs retried by the running site',
  'when the site starts': 'Jobs retried when the site starts',
} as const;

const retry = (shell: Shell) =>
  commandAbout('retry', {
    summary: 'retry failed jobs now',
    description:
      'Retry one failed job now, or all with --all, including those that failed permanently. Nothing is paid, charged or refunded twice.',
    example: 'jobs retry --all',
  })
    .addArgument(new Argument('[id]', 'the id of a single job, as "jobs failed" shows it'))
    .option('--all', 'retry all jobs that "jobs failed" lists')
    .addOption(jsonOption('{ retried }'))
    .action((id: string | undefined, { all, ...options }: { all?: true; json?: true }) => {
      if ((id === undefined) === (all === undefined)) throw new WrongUsage('Give the id of a job, or --all.');
      return withHost(shell, async (host) => {
        const input = id === undefined ? {} : { id };
        answer(
          shell,
          options,
          await host.run('jobs.retry', input),
          ({ retried }) => `${whenTried[host.jobsAreDone]}: ${retried}.`,
        );
      });
    });

/** Lists and retries failed jobs. */
export const jobs = (shell: Shell): Command =>
  new Command('jobs')
    .summary('list failed e-mails, charges and refunds, and retry them')
    .description('List e-mails, charges and refunds that failed, and retry them.')
    .addCommand(failed(shell))
    .addCommand(retry(shell));

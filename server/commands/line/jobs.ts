import { Argument, Command } from 'commander';
import type { ListedJob } from '../../host/index.ts';
import { WrongUsage } from './failures.ts';
import { table } from './print.ts';
import { answer, commandAbout, jsonOption, withHost, type Shell } from './shell.ts';

const getMinute = (instant: string) => instant.slice(0, 16).replace('T', ' ');

const inWords = (jobs: readonly ListedJob[]) =>
  table(
    ['ID', 'SINCE (UTC)', 'RESERVATION', 'WHAT', 'TRIES', 'NEXT TRY (UTC)', 'WHY'],
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
    summary: 'list mails, charges and refunds that failed',
    description:
      'Lists what failed outside: mails, charges, refunds. Most wait for their next try; those with none have failed ' +
      'for good, and are forgotten after a week.',
    example: 'jobs failed',
  })
    .addOption(jsonOption('[{ id, queue, about, reservation, since, tries, nextTry, why }]'))
    .action((options: { json?: true }) =>
      withHost(shell, async (host) => {
        answer(shell, options, await host.run('jobs.failed', {}), (jobs) =>
          jobs.length === 0 ? 'Nothing failed.' : inWords(jobs),
        );
      }),
    );

const whenTried = {
  now: 'Tried again now',
  'by the site': 'Tried again by the running site',
  'when the site starts': 'Tried again when the site starts',
} as const;

const retry = (shell: Shell) =>
  commandAbout('retry', {
    summary: 'try again now what failed',
    description:
      'Tries again now what failed, also for good. Nothing is paid, charged or given back twice by it.',
    example: 'jobs retry --all',
  })
    .addArgument(new Argument('[id]', 'one alone, as "jobs failed" shows it'))
    .option('--all', 'all that "jobs failed" lists')
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

/** What is to be done outside, and failed. */
export const jobs = (shell: Shell): Command =>
  new Command('jobs')
    .summary('list what failed outside, and try it again')
    .description('Lists mails, charges and refunds that failed, and tries them again.')
    .addCommand(failed(shell))
    .addCommand(retry(shell));

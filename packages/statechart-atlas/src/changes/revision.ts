import { spawnSync } from 'node:child_process';
import type { StateBehaviour } from '../behaviour.ts';
import { parseSections } from '../accepted.ts';

/** An unknown revision, or a date before the first commit. */
export class NoRevision extends Error {}

function git(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  if (status !== 0) throw new NoRevision(stderr.trim() || `git ${args.join(' ')} failed`);
  return stdout;
}

/** A date with or without a time, or a relative date. Git would read any other text as the present. */
const day = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2})?)?$/;
const ago = /^(yesterday|last (week|month|year)|(an?|one|two|three|\d+) (hour|day|week|month|year)s? ago)$/i;

const isDay = (words: string) => day.test(words) && !Number.isNaN(Date.parse(words.replace(' ', 'T')));

/**
 * Converts a date into a form that git understands: git does not read “a” as a number, and reads a date without a time
 * as that day at the current time.
 */
const getMoment = (words: string) =>
  isDay(words) && words.length === 10 ? `${words}T00:00:00` : words.replace(/^an? /i, '1 ');

/** Returns the last commit before a date; for a date without a time, before its midnight. */
function commitBefore(words: string, folder: string): string | undefined {
  const found = git(folder, 'rev-list', '-1', `--before=${getMoment(words)}`, 'HEAD').trim();
  return found === '' ? undefined : found;
}

function named(revision: string, folder: string): string | undefined {
  try {
    return git(folder, 'rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`).trim();
  } catch (error) {
    if (error instanceof NoRevision) return undefined;
    throw error;
  }
}

/**
 * Returns the commit of a revision, such as `main` or `HEAD~3`, or the last one before a date, such as `2026-11-16` or
 * `a week ago`.
 * @throws NoRevision if the revision is unknown, or no commit is older than the date
 */
export function getCommit(revision: string, folder = process.cwd()): string {
  const commit = named(revision, folder);
  if (commit !== undefined) return commit;
  if (!isDay(revision) && !ago.test(revision)) {
    throw new NoRevision(
      `“${revision}” is not a known commit, branch or tag, and not a date such as 2026-11-16 or “a week ago”.`,
    );
  }
  const before = commitBefore(revision, folder);
  if (before !== undefined) return before;
  throw new NoRevision(`No commit is older than “${revision}”.`);
}

/** Returns the display name of a commit: the branch or tag that was given, the date and time, and the short hash. */
export function getTitle(revision: string, folder = process.cwd()): string {
  const commit = getCommit(revision, folder);
  const format = ['--format=%cd', '--date=format:%-d %b %Y, %H:%M'];
  const date = git(folder, 'show', '--no-patch', ...format, commit).trim();
  const short = commit.slice(0, 8);
  const isName = named(revision, folder) !== undefined && !/^[0-9a-f]{4,40}$/i.test(revision);
  return isName ? `${revision} (${date}, ${short})` : `${date} (${short})`;
}

const acceptedFile = /(?:^|\/)([^/]+)\/ACCEPTED\.md$/;

/**
 * Reads the accepted behaviour of each machine at a commit.
 * @param folder the folder with one folder for each machine
 */
export const readAccepted = (commit: string, folder: string): Map<string, StateBehaviour[]> =>
  new Map(
    git(folder, 'ls-tree', '-r', '--name-only', commit, '.')
      .split('\n')
      .flatMap((path): [string, StateBehaviour[]][] => {
        const machine = acceptedFile.exec(path)?.[1];
        return machine === undefined
          ? []
          : [[machine, parseSections(git(folder, 'show', `${commit}:./${path}`))]];
      }),
  );

/** Checks a commit out into a separate folder. */
export const addWorktree = (folder: string, commit: string): string =>
  git(process.cwd(), 'worktree', 'add', '--detach', folder, commit);
export const removeWorktree = (folder: string): string =>
  git(process.cwd(), 'worktree', 'remove', '--force', folder);

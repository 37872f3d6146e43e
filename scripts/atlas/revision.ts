import { spawnSync } from 'node:child_process';
import type { Section } from '../../machines/atlas/sentences.ts';
import { sectionsIn } from '../../machines/atlas/accepted.ts';
import { root } from './folders.ts';

/** What somebody named that is no revision. */
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

/**
 * The commit that a revision names, such as `main` or `HEAD~3`.
 *
 * @throws NoRevision where there is none of that name
 */
export const commitOf = (revision: string, folder = root): string =>
  git(folder, 'rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`).trim();

const pages = /^machines\/([^/]+)\/ACCEPTED\.md$/;

/** What people had accepted of each machine at a commit. */
export const acceptedAt = (commit: string, folder = root): Map<string, Section[]> =>
  new Map(
    git(folder, 'ls-tree', '-r', '--name-only', commit, 'machines/')
      .split('\n')
      .flatMap((path): [string, Section[]][] => {
        const machine = pages.exec(path)?.[1];
        return machine === undefined ? [] : [[machine, sectionsIn(git(folder, 'show', `${commit}:${path}`))]];
      }),
  );

/** Has a commit stand in a folder, beside what stands here. */
export const standsIn = (folder: string, commit: string): string =>
  git(root, 'worktree', 'add', '--detach', folder, commit);
export const isGoneFrom = (folder: string): string => git(root, 'worktree', 'remove', '--force', folder);

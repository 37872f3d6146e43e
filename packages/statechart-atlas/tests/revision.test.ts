import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getTitle } from '../src/changes/revision.ts';
import { getCommit, NoRevision } from '../src/changes/revision.ts';

let folder: string;
const commits: Record<string, string> = {};

const git = (args: readonly string[], date = '') =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
  }).trim();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estadia-revision-'));
  git(['init', '--quiet', '--initial-branch', 'main']);
  for (const day of ['2026-02-10', '2026-02-12']) {
    git(['commit', '--quiet', '--allow-empty', '--message', day], `${day}T09:30:00`);
    commits[day] = git(['rev-parse', 'HEAD']);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the revision of a comparison', () => {
  test('a revision has the name that git gives it, or a date: the last commit before it', () => {
    expect(getCommit('main', folder)).toBe(commits['2026-02-12']);
    expect(getCommit('HEAD~1', folder)).toBe(commits['2026-02-10']);
    expect(getCommit('2026-02-12', folder)).toBe(commits['2026-02-10']);
    expect(getCommit('2026-02-12 10:00', folder)).toBe(commits['2026-02-12']);
    expect(getCommit('2026-02-13', folder)).toBe(commits['2026-02-12']);
    git(['commit', '--quiet', '--allow-empty', '--message', 'now']);
    expect(getCommit('a week ago', folder)).toBe(commits['2026-02-12']);
  });

  test('a revision is described by its date and time, and by its name if it has one', () => {
    const short = commits['2026-02-10']!.slice(0, 8);
    expect(getTitle('2026-02-11', folder)).toBe(`10 Feb 2026, 09:30 (${short})`);
    expect(getTitle(short, folder)).toBe(`10 Feb 2026, 09:30 (${short})`);
    git(['tag', 'v1', commits['2026-02-10']!]);
    expect(getTitle('v1', folder)).toBe(`v1 (10 Feb 2026, 09:30, ${short})`);
  });

  test.each(['nonsense', '2026-13-45', 'soon', '--all'])('the revision “%s” is not guessed', (words) => {
    expect(() => getCommit(words, folder)).toThrow(NoRevision);
    expect(() => getCommit(words, folder)).toThrow(
      `“${words}” is not a known commit, branch or tag, and not a date such as 2026-11-16 or “a week ago”.`,
    );
  });

  test('the first commit has no earlier revision', () => {
    expect(() => getCommit('2001-01-01', folder)).toThrow('No commit is older than “2001-01-01”.');
  });
});

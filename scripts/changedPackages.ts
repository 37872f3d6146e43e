import { execFileSync } from 'node:child_process';

/** The folders with the tests of a package, and the beginnings of the paths that these tests depend on. */
const testsOfPackages: Readonly<Record<string, readonly string[]>> = {
  'packages/statechart-atlas/tests': ['packages/statechart-atlas/'],
  'packages/statechart-mutants/tests': ['packages/statechart-mutants/'],
  'tests/atlas': [
    'packages/statechart-atlas/',
    'scripts/atlas',
    'scripts/paths',
    'machines/',
    'tests/atlas/',
  ],
};

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');

/**
 * Returns the files that differ from the commit at which this branch left `origin/main`, including uncommitted ones;
 * undefined if there is no such commit, as in a fresh clone.
 */
export function listChangedFiles(): readonly string[] | undefined {
  try {
    const [head] = git('rev-parse', 'HEAD');
    const [base] = git('merge-base', 'HEAD', 'origin/main');
    if (base === undefined || base === head) return undefined;
    return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  } catch {
    return undefined;
  }
}

/** Returns the folders with tests of packages that have not changed; none if it is unknown what has changed. */
export const getUnchangedPackageTests = (changed: readonly string[] | undefined): readonly string[] =>
  changed === undefined
    ? []
    : Object.entries(testsOfPackages)
        .filter(([, sources]) => !changed.some((file) => sources.some((start) => file.startsWith(start))))
        .map(([folder]) => folder);

import { execFileSync } from 'node:child_process';

/** Returns the abbreviated hash of the current commit; undefined outside a git repository. */
export function readCommit(root: string): string | undefined {
  try {
    const args = ['rev-parse', '--short', 'HEAD'];
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/**
 * Returns the version of a commit that is not released, which sorts between the last release and the next one. The "g"
 * keeps a hash of digits from being a number, which must not begin with 0 (https://semver.org, 9).
 */
export function getDevelopmentVersion(released: string, commit: string | undefined): string {
  const next = released.replace(/\d+$/, (patch) => String(Number(patch) + 1));
  return [`${next}-dev`, ...(commit === undefined ? [] : [`g${commit}`])].join('.');
}

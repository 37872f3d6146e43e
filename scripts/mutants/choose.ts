import { execFileSync } from 'node:child_process';
import { root, type Mutant } from './mutants.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

/** The newest release that this tree comes from; undefined where none was made. */
export function lastRelease(): string | undefined {
  try {
    return git('describe', '--tags', '--match', 'v*', '--abbrev=0').trim();
  } catch {
    return undefined;
  }
}

/** The lines of each file that have come or changed since a revision, those not committed yet included. */
function linesSince(revision: string): Map<string, Set<number>> {
  const lines = new Map<string, Set<number>>();
  let file = '';
  for (const line of git('diff', '--unified=0', '--no-color', '--no-ext-diff', revision, '--').split('\n')) {
    file = /^\+\+\+ b\/(.+)$/.exec(line)?.[1] ?? file;
    const [, from, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (from === undefined) continue;
    const changed = lines.get(file) ?? new Set<number>();
    for (let index = 0; index < Number(count); index += 1) changed.add(Number(from) + index);
    lines.set(file, changed);
  }
  return lines;
}

/** The mutants of lines that have changed since a revision. */
export function since(revision: string, mutants: readonly Mutant[]): Mutant[] {
  const changed = linesSince(revision);
  return mutants.filter(({ file, line }) => changed.get(file)?.has(line) === true);
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = Math.trunc(seed);
  return () => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** So many of the mutants, by chance, the same for the same seed; in their order. */
export function sample(mutants: readonly Mutant[], size: number, seed: number): Mutant[] {
  const next = numbersFrom(seed);
  const drawn = new Set(
    mutants
      .map((mutant) => ({ mutant, at: next() }))
      .toSorted((a, b) => a.at - b.at)
      .slice(0, size)
      .map(({ mutant }) => mutant),
  );
  return mutants.filter((mutant) => drawn.has(mutant));
}

import { areas } from './areas.ts';
import type { Mutant } from './mutants.ts';
import type { Tests } from './lineCoverage.ts';

/** Returns the distance of a test file from a mutant, by its folder and its name. */
function distance({ area: name }: Mutant, file: string): number {
  const [, folder = ''] = file.split('/');
  const nearest = areas.find((area) => area.name === name)?.tests.indexOf(folder) ?? -1;
  return (nearest < 0 ? 100 : 2 * nearest) + (file.includes(name) ? 0 : 1);
}

/** Orders test files: those that detected the most mutants nearby first, then the nearest ones. */
export class Order {
  readonly #noticed = new Map<string, number>();

  #count = ({ file, body }: Mutant, by: string) =>
    [`${file}#${body}`, file].map((place) => this.#noticed.get(`${place} ${by}`) ?? 0);

  /** Records the test file that detected a mutant. */
  learn({ file, body }: Mutant, by: string): void {
    for (const key of [`${file}#${body} ${by}`, `${file} ${by}`])
      this.#noticed.set(key, (this.#noticed.get(key) ?? 0) + 1);
  }

  of(mutant: Mutant, tests: readonly Tests[]): Tests[] {
    const ranked = tests.map((of) => {
      const [here = 0, around = 0] = this.#count(mutant, of.file);
      return { of, rank: [-here, -around, distance(mutant, of.file), of.ms] };
    });
    const compare = (a: readonly number[], b: readonly number[]) => {
      const at = a.findIndex((value, index) => value !== b[index]);
      return at < 0 ? 0 : a[at]! - b[at]!;
    };
    return ranked.toSorted((a, b) => compare(a.rank, b.rank)).map(({ of }) => of);
  }
}

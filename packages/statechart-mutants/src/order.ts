import type { Area } from './config.ts';
import type { Tests } from './coverageFiles.ts';
import type { Mutant } from './mutants.ts';

/** Orders test files: those that detected the most mutants nearby first, then the nearest ones. */
export class Order {
  readonly #areas: readonly Area[];
  readonly #detections = new Map<string, number>();

  constructor(areas: readonly Area[]) {
    this.#areas = areas;
  }

  #count = ({ file, body }: Mutant, by: string) =>
    [`${file}#${body}`, file].map((place) => this.#detections.get(`${place} ${by}`) ?? 0);

  /** Returns the distance of a test file from a mutant, by its folder and its name. */
  #getDistance({ area: name }: Mutant, file: string): number {
    const folders = this.#areas.find((area) => area.name === name)?.tests ?? [];
    const nearest = folders.findIndex((folder) => file.startsWith(`${folder}/`));
    return (nearest < 0 ? 100 : 2 * nearest) + (file.includes(name) ? 0 : 1);
  }

  /** Records the test file that detected a mutant. */
  learn({ file, body }: Mutant, by: string): void {
    for (const key of [`${file}#${body} ${by}`, `${file} ${by}`])
      this.#detections.set(key, (this.#detections.get(key) ?? 0) + 1);
  }

  sort(mutant: Mutant, tests: readonly Tests[]): Tests[] {
    const ranked = tests.map((one) => {
      const [here = 0, around = 0] = this.#count(mutant, one.file);
      return { one, rank: [-here, -around, this.#getDistance(mutant, one.file), one.ms] };
    });
    const compare = (a: readonly number[], b: readonly number[]) => {
      const at = a.findIndex((value, index) => value !== b[index]);
      return at < 0 ? 0 : a[at]! - b[at]!;
    };
    return ranked.toSorted((a, b) => compare(a.rank, b.rank)).map(({ one }) => one);
  }
}

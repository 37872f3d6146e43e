import { readFileSync } from 'node:fs';
import type { Mutant } from './mutants.ts';

/** A mutant that no test can notice, with the reason. */
export interface Argued {
  file: string;
  change: string;
  because: string;
}

const file = new URL('argued.json', import.meta.url);

/** The mutants that are argued by name. */
export const argued: readonly Argued[] = JSON.parse(readFileSync(file, 'utf8')) as Argued[];

const keyOf = ({ file: of, change }: Pick<Mutant, 'file' | 'change'>) => `${of}\n${change}`;
const reasons = new Map(argued.map((entry) => [keyOf(entry), entry.because]));

/** Why no test can notice a mutant; undefined where nobody has argued it. */
export const reasonFor = (mutant: Pick<Mutant, 'file' | 'change'>): string | undefined =>
  reasons.get(keyOf(mutant));

/** What is argued although there is no such mutant any more. */
export function outdated(mutants: readonly Mutant[]): Argued[] {
  const there = new Set(mutants.map(keyOf));
  return argued.filter((entry) => !there.has(keyOf(entry)));
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Row } from './figure.ts';

/** What a figure was when it was measured last, and of which commit. */
interface Kept {
  measured: number;
  commit: string;
  at: string;
}

/** By the ids of rows. */
export type Results = Readonly<Record<string, Kept>>;

/** What was measured before on this machine; nothing where nothing was. */
export async function readResults(file: string): Promise<Results> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Results;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** What was measured before, with what is measured now in its place; the rest stays. */
export const withRows = (results: Results, rows: readonly Row[], made: Omit<Kept, 'measured'>): Results => ({
  ...results,
  ...Object.fromEntries(rows.map(({ id, measured }) => [id, { measured, ...made }])),
});

/** Keeps results for the next run. */
export async function storeResults(file: string, results: Results): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(results, undefined, 2)}\n`);
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Row } from './figure.ts';

/** The last value of a figure, and its commit. */
interface Stored {
  measured: number;
  commit: string;
  at: string;
}

/** The last values by row id. */
export type Results = Readonly<Record<string, Stored>>;

/** Reads the results of earlier runs on this machine; empty if there are none. */
export async function readResults(file: string): Promise<Results> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Results;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** Replaces the earlier results of the measured rows; others stay. */
export const withRows = (results: Results, rows: readonly Row[], run: Omit<Stored, 'measured'>): Results => ({
  ...results,
  ...Object.fromEntries(rows.map(({ id, measured }) => [id, { measured, ...run }])),
});

/** Stores results for the next run. */
export async function storeResults(file: string, results: Results): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(results, undefined, 2)}\n`);
}

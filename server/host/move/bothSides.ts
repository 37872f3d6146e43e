import { CompiledQuery } from 'kysely';
import type { SidecarTables } from '../ports/sidecarTables.ts';
import type { Database, Trx } from '../store/database.ts';
import { beginMove, difference, readSums, type Sum } from '../store/move/sums.ts';
import type { Table } from '../store/move/tables.ts';
import type { QueryRunner } from '../store/serverPool.ts';

/** The source and the target of a move, with their tables. */
export interface Sides {
  source: Database;
  target: Database;
  /** Sorted so that each table follows those that it references. */
  tables: readonly Table[];
  sidecar: SidecarTables;
}

export const getNames = ({ tables, sidecar }: Omit<Sides, 'source' | 'target'>): string[] => [
  ...tables.map(({ name }) => name),
  ...sidecar.tables,
];

export const createQuery = (trx: Trx): QueryRunner => ({
  async query<Row extends object>(text: string, values: readonly unknown[] = []) {
    return trx.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
  },
});

/** Runs work in a transaction on each side; both write values as text in the same format. */
export const inBoth = <T>({ source, target }: Sides, work: (from: Trx, to: Trx) => Promise<T>): Promise<T> =>
  source.transaction().execute(async (from) => {
    await beginMove(from);
    return target.transaction().execute(async (to) => {
      await beginMove(to);
      return work(from, to);
    });
  });

/** Compares the content of both sides, and returns the source's sums with the first difference. */
export async function compare({ tables, sidecar }: Sides, from: Trx, to: Trx) {
  const here: Sum[] = [...(await readSums(from, tables)), ...(await sidecar.sumsHere())];
  const there = [...(await readSums(to, tables)), ...(await sidecar.sumsThere(createQuery(to)))];
  return { here, lost: difference(here, there) };
}

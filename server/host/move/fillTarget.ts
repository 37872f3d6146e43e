import { CommandRefused } from '../commands/index.ts';
import { copySequences } from '../store/move/sequences.ts';
import { copyTable } from '../store/move/copyTable.ts';
import { findFilled, takeOver } from '../store/move/emptiness.ts';
import type { Sum } from '../store/move/sums.ts';
import type { Database } from '../store/database.ts';
import { createQuery, compare, inBoth, getNames, type Sides } from './bothSides.ts';

/** @throws {CommandRefused} when one of the tables keeps something */
export async function requireEmpty(target: Database, names: readonly string[], to: string): Promise<void> {
  const filled = await findFilled(target, names);
  if (filled === undefined) return;
  throw new CommandRefused(
    `PostgreSQL at ${to} is not empty: there is something in its table ${filled}. Nothing was changed. ` +
      'Have DATABASE_URL name an empty database, such as one from "createdb".',
  );
}

/**
 * Fills the empty target in one transaction, and proves that all has arrived before that ends.
 * @param to the target, as its operator calls it
 * @param note is called last
 * @throws {CommandRefused} when it is not empty, or something did not arrive
 */
export const fillTarget = (sides: Sides, to: string, note: () => Promise<void>): Promise<Sum[]> =>
  inBoth(sides, async (from, trx) => {
    const { tables, sidecar } = sides;
    await takeOver(trx, tables);
    await requireEmpty(trx, getNames(sides), to);
    for (const table of tables) await copyTable(from, trx, table);
    await copySequences(from, trx);
    await sidecar.copyTo(createQuery(trx));
    const { here, lost } = await compare(sides, from, trx);
    if (lost !== undefined) {
      const [sent, came] = lost;
      throw new CommandRefused(
        `What arrived in ${sent.name} is not what was sent (rows: ${sent.rows} here, ${came?.rows ?? 0} there). ` +
          'Nothing was moved. See that nobody else writes to that database, and that it has no triggers of its own.',
      );
    }
    await note();
    return here;
  });

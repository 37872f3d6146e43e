import { CommandRefused } from '../commands/index.ts';
import { copySequences } from '../store/move/sequences.ts';
import { copyTable } from '../store/move/copyTable.ts';
import { findFilled, takeOver } from '../store/move/emptiness.ts';
import type { Sum } from '../store/move/sums.ts';
import type { Database } from '../store/database.ts';
import { createQuery, compare, inBoth, getNames, type Sides } from './bothSides.ts';

/** @throws {CommandRefused} if one of the tables has rows */
export async function requireEmpty(target: Database, names: readonly string[], to: string): Promise<void> {
  const filled = await findFilled(target, names);
  if (filled === undefined) return;
  throw new CommandRefused(
    `PostgreSQL at ${to} is not empty: its table ${filled} has rows. Nothing was changed. ` +
      'Set DATABASE_URL to an empty database, such as one from "createdb".',
  );
}

/**
 * Copies everything to the empty target in one transaction, and verifies it before the commit.
 * @param to the target in words for the operator
 * @param note is called last
 * @throws {CommandRefused} if the target is not empty, or the copy differs
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
        `The copy of ${sent.name} differs from the original (rows: ${sent.rows} here, ${came?.rows ?? 0} there). ` +
          'Nothing was moved. Make sure that nothing else writes to that database, and that it has no triggers of its own.',
      );
    }
    await note();
    return here;
  });

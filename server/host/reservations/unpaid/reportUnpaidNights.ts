import { sql } from 'kysely';
import type { HostContext } from '../../base/context.ts';
import { clock, type Trx } from '../../store/database.ts';
import { inTransaction } from '../../store/transaction.ts';
import { readUnpaidHolds } from './readUnpaidHolds.ts';

/**
 * Records the time of a notification to the host of a property; returns false if any process sent one within the last
 * day.
 */
async function noteReport(trx: Trx, unitId: string): Promise<boolean> {
  const noted = await trx
    .updateTable('unit')
    .set({ besiegedAt: clock })
    .where('id', '=', unitId)
    .where((where) =>
      where.or([
        where('besiegedAt', 'is', null),
        where('besiegedAt', '<=', sql<Date>`${clock} - interval '1 day'`),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Notifies hosts of properties with many unpaid held nights, at most once a day each. */
export async function reportUnpaidNights(
  context: Pick<HostContext, 'db' | 'content' | 'jobs'>,
): Promise<void> {
  const alarming = (await readUnpaidHolds(context)).filter(({ isAlarming }) => isAlarming);
  for (const { unitId, nights, networks } of alarming) {
    await inTransaction(context.db, async (trx) => {
      if (!(await noteReport(trx, unitId))) return;
      await context.jobs.enqueue(trx, 'mail.hostBesieged', { unitId, nights, network: networks[0] ?? null });
    });
  }
}

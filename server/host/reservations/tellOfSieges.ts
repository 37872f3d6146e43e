import { sql } from 'kysely';
import type { HostContext } from '../base/context.ts';
import { clock } from '../store/database.ts';
import { holdTimes } from './holdTimes.ts';
import { inTransaction } from '../store/transaction.ts';

/** Has the hosts of besieged properties told, each once a day at most, whichever process noticed. */
export async function tellOfSieges({ db, jobs, besieged }: HostContext): Promise<void> {
  for (const unitId of besieged) {
    await inTransaction(db, async (trx) => {
      const untold = await trx
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
      if (untold)
        await jobs.enqueue(trx, 'mail.hostBesieged', { unitId, minutesOfHolds: holdTimes.toThePassword });
    });
    besieged.delete(unitId);
  }
}

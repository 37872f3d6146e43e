import type { HostContext } from '../base/context.ts';
import { dateAt, morningOf } from '../pricing/index.ts';
import { dayOfKeys } from '../stays/arrival.ts';
import { clock } from '../store/database.ts';
import { inTransaction } from '../store/transaction.ts';

type Telling = Pick<HostContext, 'db' | 'jobs' | 'content'>;

const readUntold = (db: Telling['db'], unitIds: readonly string[]) =>
  db
    .selectFrom('reservation')
    .select(['id', 'unitId', 'startDate', 'endDate', 'confirmedAt', clock.as('now')])
    .where('status', '=', 'confirmed')
    .where('unitId', 'in', unitIds)
    .where('arrivalToldAt', 'is', null)
    .where('guestErasedAt', 'is', null)
    .orderBy('startDate')
    .limit(200)
    .execute();

/**
 * Has the guests of stays told what their host holds back of the way in, once: in the morning of its day at the property.
 * Whoever booked later than that has read it in the confirmation.
 */
export async function tellArrivals({ db, jobs, content }: Telling): Promise<void> {
  const holdingBack = [...content.units.values()].filter(({ arrival }) => arrival !== undefined);
  if (holdingBack.length === 0) return;
  const ids = holdingBack.map(({ id }) => id);
  for (const stay of await readUntold(db, ids)) {
    const { id, now } = stay;
    const unit = content.units.get(stay.unitId)!;
    const from = dayOfKeys(unit, stay);
    const morning = from === undefined ? undefined : morningOf(from, unit.timeZone);
    if (!morning || now < morning || dateAt(now, unit.timeZone) > stay.endDate) continue;
    const isKnown = stay.confirmedAt !== null && stay.confirmedAt >= morning;
    await inTransaction(db, async (trx) => {
      const untold = await trx
        .updateTable('reservation')
        .set({ arrivalToldAt: now })
        .where('id', '=', id)
        .where('arrivalToldAt', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (untold && !isKnown) await jobs.enqueue(trx, 'mail.arrival', { reservationId: id });
    });
  }
}

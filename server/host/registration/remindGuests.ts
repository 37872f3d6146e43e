import { sql } from 'kysely';
import type { HostContext } from '../base/context.ts';
import { knownUnit, knownUnits } from '../content/index.ts';
import { getDate, daysAfter, getStartOfDay } from '../pricing/index.ts';
import { isInList } from '../store/arrays.ts';
import { clock, dateFromNow, statementTime } from '../store/database.ts';
import { equalsConstant } from '../store/literals.ts';
import { inTransaction } from '../store/transaction.ts';

type Reminding = Pick<HostContext, 'db' | 'jobs' | 'content'>;

const notJustBooked = sql<boolean>`coalesce(confirmed_at <= ${statementTime} - interval '1 day', true)`;

/**
 * Reads stays at these properties that begin soon and whose guests have neither registered nor been reminded. Past
 * stays are excluded, because they would take the place of future ones.
 */
const readUnregistered = (db: Reminding['db'], unitIds: readonly string[], days: number) =>
  db
    .selectFrom('reservation')
    .select(['id', 'unitId', 'startDate', clock.as('now')])
    .where(equalsConstant('status', ['confirmed']))
    .where(isInList('unitId', unitIds))
    .where('startDate', '>=', dateFromNow(-1))
    .where('startDate', '<=', dateFromNow(days + 1))
    .where(notJustBooked)
    .where('guestErasedAt', 'is', null)
    // Without an address, the host passes the link on.
    .where('email', '!=', '')
    .where('registrationRemindedAt', 'is', null)
    .where((where) =>
      where.or([where('guestsRegisteredAt', 'is', null), where('registrationReopenedAt', 'is not', null)]),
    )
    .orderBy('startDate')
    .execute();

/**
 * Reminds guests who have not registered, once, on the morning of the day that the host has set, in the property's time
 * zone. Not within a day of the booking, because its confirmation contains the same request.
 */
export async function remindGuests({ db, jobs, content }: Reminding): Promise<void> {
  const reminding = knownUnits(content).filter(({ remindDaysBefore }) => remindDaysBefore > 0);
  if (reminding.length === 0) return;
  const ids = reminding.map(({ id }) => id);
  const days = Math.max(...reminding.map(({ remindDaysBefore }) => remindDaysBefore));
  for (const { id, unitId, startDate, now } of await readUnregistered(db, ids, days)) {
    const { timeZone, remindDaysBefore } = knownUnit(content, unitId)!;
    const isTime = now >= getStartOfDay(daysAfter(startDate, -remindDaysBefore), timeZone);
    if (!isTime || getDate(now, timeZone) > startDate) continue;
    await inTransaction(db, async (trx) => {
      const unreminded = await trx
        .updateTable('reservation')
        .set({ registrationRemindedAt: now })
        .where('id', '=', id)
        .where('registrationRemindedAt', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (unreminded) await jobs.enqueue(trx, 'mail.reminder', { reservationId: id });
    });
  }
}

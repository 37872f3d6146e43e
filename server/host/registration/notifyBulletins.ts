import type { HostContext } from '../base/context.ts';
import { knownUnit, knownUnits } from '../content/index.ts';
import { daysAfter, getStartOfDay } from '../pricing/index.ts';
import { bookedStatuses } from '../../../contract/rules/booked.ts';
import { clock, dateFromNow } from '../store/database.ts';
import { isInList } from '../store/arrays.ts';
import { equalsConstant } from '../store/literals.ts';
import { inTransaction } from '../store/transaction.ts';
import { lastDayToReport } from './listDueBulletins.ts';

type NotificationContext = Pick<HostContext, 'db' | 'jobs' | 'content'>;

/**
 * Older arrivals are listed only by `bulletins due`, so that a site that was not updated for a long time does not send
 * many e-mails.
 */
const arrivedWithinDays = 14;

const readArrived = (db: NotificationContext['db'], unitIds: readonly string[]) =>
  db
    .selectFrom('reservation')
    .select(['id', 'unitId', 'startDate', 'bulletinsNotifiedAt', clock.as('now')])
    .where(equalsConstant('status', bookedStatuses))
    .where(isInList('unitId', unitIds))
    .where('bulletinsExportedAt', 'is', null)
    .where('bulletinsLastNotifiedAt', 'is', null)
    .where('startDate', '>', dateFromNow(-arrivedWithinDays))
    .where('startDate', '<=', dateFromNow(1))
    .orderBy('startDate')
    .execute();

/**
 * Reminds hosts to report arrived guests: on the morning after arrival, and again on the morning of the day before the
 * deadline (Lei 23/2007, article 16). Properties without `siba` report in another way. The e-mail job checks whether a
 * report is still necessary.
 */
export async function notifyBulletins({ db, jobs, content }: NotificationContext): Promise<void> {
  const reporting = knownUnits(content).filter(({ siba }) => siba !== undefined);
  if (reporting.length === 0) return;
  const ids = reporting.map(({ id }) => id);
  for (const { id, unitId, startDate, bulletinsNotifiedAt, now } of await readArrived(db, ids)) {
    const { timeZone } = knownUnit(content, unitId)!;
    const isLast = now >= getStartOfDay(daysAfter(lastDayToReport(startDate), -1), timeZone);
    const isFirst = bulletinsNotifiedAt === null && now >= getStartOfDay(daysAfter(startDate, 1), timeZone);
    if (!isLast && !isFirst) continue;
    const column = isLast ? 'bulletinsLastNotifiedAt' : 'bulletinsNotifiedAt';
    await inTransaction(db, async (trx) => {
      const notNotified = await trx
        .updateTable('reservation')
        .set({ [column]: now })
        .where('id', '=', id)
        .where(column, 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (notNotified) await jobs.enqueue(trx, 'mail.hostBulletins', { reservationId: id, isLast });
    });
  }
}

import { sql } from 'kysely';
import type { Attention } from '../../../../contract/dashboard/today.ts';
import { bookedStatuses } from '../../../../contract/rules/booked.ts';
import { daysLater } from '../../../../contract/values/nights.ts';
import { fullName } from '../../../../contract/values/personName.ts';
import { readConflicts } from '../../calendars/conflicts.ts';
import { getTimeZone, knownUnit } from '../../content/index.ts';
import { createTodays, euros } from '../../pricing/index.ts';
import { needsReport, listDueBulletins, type DueBulletins } from '../../registration/index.ts';
import { lastDayToPay } from '../../stays/linkPayment.ts';
import { dateFromNow, statementTime, type Database } from '../../store/database.ts';
import { equalsConstant, isTrue } from '../../store/literals.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { sortByUrgency, type AttentionItem } from './attentionUrgency.ts';
import { listFailedJobs } from './jobs.ts';
import { refuseAsCommand } from '../shared/refused.ts';

/** Days before arrival from which guests who are not registered need attention. */
const registeredBefore = 3;
/** Days after departure for which stays that must be reported need attention. */
const reportedWithin = 30;
/** Days after the due date for which failed charges need attention. */
const failedWithin = 365;
/** The maximum number of items of one kind. */
const mostItems = 100;

interface Stay {
  number: string;
  unitId: string;
  firstName: string;
  lastName: string;
  startDate: string;
  endDate: string;
}

const describe = ({ number, unitId, firstName, lastName, startDate, endDate }: Stay) => ({
  number,
  unitId,
  guestName: fullName({ firstName, lastName }),
  startDate,
  endDate,
});

const readPayments = (db: Database) =>
  db
    .selectFrom('payment')
    .innerJoin('reservation', 'reservation.id', 'payment.reservationId')
    .select(['number', 'unitId', 'firstName', 'lastName', 'startDate', 'endDate'])
    .select(['payment.amount', 'payment.dueDate'])
    .where(equalsConstant('reservation.status', bookedStatuses))
    .orderBy('payment.dueDate')
    .limit(mostItems);

async function listUnpaid({ db, content }: CommandContext, now: Date): Promise<AttentionItem[]> {
  const today = createTodays(now);
  const failed = await readPayments(db)
    .where(equalsConstant('payment.status', ['failed']))
    .where('payment.dueDate', '>=', dateFromNow(-failedWithin))
    .execute();
  const dueToHost = await readPayments(db)
    .where(equalsConstant('payment.status', ['scheduled']))
    .where(equalsConstant('payment.collectedBy', ['host']))
    .where('payment.dueDate', '<', dateFromNow(1))
    .execute();
  const overdue = dueToHost.filter(({ dueDate, unitId }) => dueDate < today(getTimeZone(content, unitId)));
  const links = await db
    .selectFrom('reservation')
    .select(['number', 'unitId', 'firstName', 'lastName', 'startDate', 'endDate', 'holdExpiresAt'])
    .select(sql<number>`(quote -> 'paymentOptions' -> 0 -> 'dueNow' ->> 'amount')::integer`.as('amount'))
    .where(equalsConstant('status', ['awaiting_payment']))
    .where('source', '!=', 'site')
    .where('holdExpiresAt', '>', statementTime)
    .where('createdAt', '>', sql<Date>`${statementTime} - interval '30 days'`)
    .orderBy('createdAt')
    .limit(mostItems)
    .execute();
  const createItem = (stay: Stay, why: 'failed' | 'overdue' | 'link', amount: number, dueDate: string) => ({
    kind: 'unpaid' as const,
    ...describe(stay),
    why,
    amount: euros(amount),
    dueDate,
    action: why === 'failed' ? ('contactGuest' as const) : ('recordPayment' as const),
  });
  return [
    ...failed.map((one) => createItem(one, 'failed', one.amount, one.dueDate)),
    ...overdue.map((one) => createItem(one, 'overdue', one.amount, one.dueDate)),
    ...links.map((one) => {
      const lastDay = lastDayToPay(one.holdExpiresAt, getTimeZone(content, one.unitId));
      return createItem(one, 'link', one.amount, lastDay);
    }),
  ];
}

/** Without an e-mail address, the host passes the link on. */
const getReminder = ({ hasAddress }: { hasAddress: boolean }) => (hasAddress ? 'remind' : 'passLink');

async function listUnregistered({ db, content }: CommandContext, now: Date): Promise<AttentionItem[]> {
  const today = createTodays(now);
  const rows = await db
    .selectFrom('reservation')
    .select(['number', 'unitId', 'firstName', 'lastName', 'startDate', 'endDate', 'registrationRemindedAt'])
    .select('email')
    .where(equalsConstant('status', ['confirmed']))
    .where('startDate', '>=', dateFromNow(-1))
    .where('startDate', '<=', dateFromNow(registeredBefore + 1))
    .where('guestErasedAt', 'is', null)
    .where((where) =>
      where.or([where('guestsRegisteredAt', 'is', null), where('registrationReopenedAt', 'is not', null)]),
    )
    .orderBy('startDate')
    .limit(mostItems)
    .execute();
  const isSoon = ({ startDate, unitId }: Stay) => {
    const day = today(getTimeZone(content, unitId));
    return startDate >= day && startDate <= daysLater(day, registeredBefore);
  };
  return rows.filter(isSoon).map((row) => ({
    kind: 'notRegistered',
    ...describe(row),
    remindedAt: row.registrationRemindedAt?.toISOString() ?? null,
    action: getReminder({ hasAddress: row.email !== '' }),
  }));
}

async function listBulletins(context: CommandContext, now: Date): Promise<AttentionItem[]> {
  const query = { at: now, listedDays: reportedWithin, onlyLeft: true };
  const today = createTodays(now);
  const isDue = (stay: DueBulletins) => {
    const unit = knownUnit(context.content, stay.unitId);
    // Guests who arrive today and are not registered are listed as such.
    return unit?.siba !== undefined && needsReport(stay) && stay.startDate < today(unit.timeZone);
  };
  const due = (await listDueBulletins(context, query).catch(refuseAsCommand))
    .filter(isDue)
    .slice(0, mostItems);
  return due.map(({ number, unitId, guestName, startDate, endDate, guests, bulletins, ...stay }) => ({
    kind: 'bulletins',
    number,
    unitId,
    guestName,
    startDate,
    endDate,
    guests,
    bulletins,
    dueBy: stay.dueBy,
    isLate: stay.isLate,
    action: guests === 'registered' ? 'export' : getReminder(stay),
  }));
}

async function listJobs(context: CommandContext): Promise<AttentionItem[]> {
  const failed = await listFailedJobs(context);
  return failed.slice(0, mostItems).map(({ id, queue, about, reservation: number, since }) => {
    return { kind: 'job', id, queue, about, number, since, action: 'retry' };
  });
}

async function listConflicts({ db }: CommandContext): Promise<AttentionItem[]> {
  const conflicts = (await readConflicts(db)).filter(({ isEcho }) => !isEcho);
  return conflicts.slice(0, mostItems).map((one) => {
    const { number, unitId, startDate, endDate, calendar, start, end } = one;
    return { kind: 'conflict', number, unitId, startDate, endDate, calendar, start, end, action: 'resolve' };
  });
}

/** Lists channel calendars from which nights may be missing: those that fail, and those with unreadable events. */
async function listCalendars({ db, content }: CommandContext): Promise<AttentionItem[]> {
  const rows = await db
    .selectFrom('calendar')
    .select(['unitId', 'name', 'failure', 'unreadable'])
    .where((where) =>
      where.or([
        where('unreadable', '>', 0),
        // A host is notified of a calendar that keeps failing. A calendar that was never read has taken no
        // nights yet.
        where.and([
          where('failure', 'is not', null),
          where.or([where('failureNotified', '=', isTrue), where('readAt', 'is', null)]),
        ]),
      ]),
    )
    .orderBy('unitId')
    .orderBy('name')
    .limit(mostItems)
    .execute();
  return rows
    .filter(({ unitId }) => knownUnit(content, unitId))
    .map(({ unitId, name, failure, unreadable }) => ({
      kind: 'calendar',
      number: null,
      unitId,
      calendar: name,
      why: failure === null ? 'unreadable' : 'failing',
      count: unreadable,
      action: 'compare',
    }));
}

/**
 * Lists what needs a host's attention, the most urgent items first; equally urgent ones by kind: conflicts, calendars, money,
 * reports, registrations, failed jobs.
 */
export async function listAttention(context: CommandContext, now: Date): Promise<Attention[]> {
  const items = [
    ...(await listConflicts(context)),
    ...(await listCalendars(context)),
    ...(await listUnpaid(context, now)),
    ...(await listBulletins(context, now)),
    ...(await listUnregistered(context, now)),
    ...(await listJobs(context)),
  ];
  const today = createTodays(now);
  return sortByUrgency(items, (unitId) => today(getTimeZone(context.content, unitId)));
}

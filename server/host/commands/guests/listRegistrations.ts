import * as v from 'valibot';
import type { RegisteredStay } from '../../../../contract/dashboard/registrations.ts';
import { calendarDate, unitId } from '../../../../contract/schemas/primitives.ts';
import { daysLater } from '../../../../contract/values/nights.ts';
import { fullName } from '../../../../contract/values/personName.ts';
import { knownUnit } from '../../content/index.ts';
import { lastDayToReport } from '../../registration/index.ts';
import { readTime } from '../../store/readTime.ts';
import { equalsConstant } from '../../store/literals.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { findUnit } from '../shared/findUnit.ts';
import { getRegistration } from '../shared/stayState.ts';

/** Days after today whose arrivals are listed by default, and days before it. */
const standardDays = { before: 7, after: 30 } as const;
/** The maximum number of stays in an answer. */
const mostStays = 500;

export const registrationQuery = v.object({
  unit: v.optional(unitId),
  /** The earliest and the latest check-in; from a week ago to 30 days ahead if omitted. */
  from: v.optional(calendarDate),
  to: v.optional(calendarDate),
  /** Whether to list only stays whose guests are not registered. */
  missing: v.optional(v.boolean()),
});

const toInstant = (date: Date | null) => date?.toISOString() ?? null;

/**
 * Lists booked stays by check-in, with the state of their guest registrations.
 * @throws {CommandRefused} if the property does not exist
 */
export async function listRegistrations(
  context: CommandContext,
  { unit, from, to, missing }: v.InferOutput<typeof registrationQuery>,
): Promise<RegisteredStay[]> {
  if (unit !== undefined) findUnit(context, unit);
  const today = (await readTime(context.db)).toISOString().slice(0, 10);
  const rows = await context.db
    .selectFrom('reservation')
    .select(['number', 'unitId', 'firstName', 'lastName', 'startDate', 'endDate', 'guestCount'])
    .select(['guestsRegisteredAt', 'registrationReopenedAt', 'registrationRemindedAt', 'email'])
    .where(equalsConstant('status', ['confirmed']))
    .where('startDate', '>=', from ?? daysLater(today, -standardDays.before))
    .where('startDate', '<=', to ?? daysLater(today, standardDays.after))
    .$if(unit !== undefined, (query) => query.where('unitId', '=', unit!))
    .$if(missing === true, (query) =>
      query.where((where) =>
        where.or([where('guestsRegisteredAt', 'is', null), where('registrationReopenedAt', 'is not', null)]),
      ),
    )
    .orderBy('startDate')
    .orderBy('number')
    .limit(mostStays)
    .execute();
  return rows.map((row) => ({
    number: row.number,
    unitId: row.unitId,
    guestName: fullName(row),
    startDate: row.startDate,
    endDate: row.endDate,
    guestCount: row.guestCount,
    registration: getRegistration(row),
    registeredAt: toInstant(row.guestsRegisteredAt),
    remindedAt: toInstant(row.registrationRemindedAt),
    hasAddress: row.email !== '',
    reportBy:
      knownUnit(context.content, row.unitId)?.siba === undefined ? null : lastDayToReport(row.startDate),
  }));
}

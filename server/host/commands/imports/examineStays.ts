import * as v from 'valibot';
import type { HostBooking } from '../../../../contract/dashboard/bookings.ts';
import type { ExaminedStay, ImportedStay, StayProblem } from '../../../../contract/dashboard/stayImports.ts';
import { daysLater } from '../../../../contract/values/nights.ts';
import { email as validEmail } from '../../../../contract/schemas/guest.ts';
import { requirePhone } from '../../base/requirePhone.ts';
import { Refusal } from '../../base/refusal.ts';
import { getDate } from '../../pricing/index.ts';
import { findObstacles } from '../../reservations/byHost/findObstacles.ts';
import { getGuestsViolation } from '../../stays/stayChecks.ts';
import type { Database } from '../../store/database.ts';
import { readTime } from '../../store/readTime.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { furthestDays } from '../reservations/createBooking.ts';

const none: ExaminedStay = { problem: null, by: null };
const withProblem = (problem: StayProblem, by: string | null = null): ExaminedStay => ({ problem, by });

/** Finds a stay of the same reservation: with the same number on its channel, or on the same nights. */
const findKnown = (db: Database, { unit, channel, startDate, endDate }: ImportedStay) =>
  db
    .selectFrom('reservation')
    .select(['startDate', 'endDate', 'number', 'source', 'sourceReference'])
    .where('unitId', '=', unit)
    .where((where) =>
      where.or([
        where.and([
          where('sourceReference', '=', channel.reference ?? ''),
          where('source', '=', channel.name),
        ]),
        where.and([
          where('startDate', '=', startDate),
          where('endDate', '=', endDate),
          where.or([where('importId', 'is not', null), where('holdsNights', '=', true)]),
        ]),
      ]),
    )
    .execute();

/** Finds out whether a stay of a file can be imported now. Nothing is changed. */
export async function examineStay(
  { db, content }: Pick<CommandContext, 'db' | 'content'>,
  stay: ImportedStay,
  now: Date,
): Promise<ExaminedStay> {
  const unit = content.units.get(stay.unit);
  if (!unit) return withProblem('unknownProperty');
  const today = getDate(now, unit.timeZone);
  if (stay.endDate <= stay.startDate || stay.endDate < today) return withProblem('past');
  if (stay.endDate > daysLater(today, furthestDays)) return withProblem('tooFar');
  if (getGuestsViolation(unit, { guestCount: stay.guests })) return withProblem('tooManyGuests');
  const known = await findKnown(db, stay);
  const same = known.find(
    ({ startDate, endDate }) => startDate === stay.startDate && endDate === stay.endDate,
  );
  if (same) return withProblem('known', same.number);
  if (known[0]) return withProblem('otherDates', known[0].number);
  const { startDate, endDate } = stay;
  const [obstacle] = await findObstacles(db, unit, { startDate, endDate, isOnChannel: true });
  return obstacle ? withProblem('nightsTaken', obstacle.name) : none;
}

/** Finds out which stays of a file can be imported now. */
export async function examineStays(
  context: CommandContext,
  { stays }: { stays: readonly ImportedStay[] },
): Promise<{ stays: ExaminedStay[] }> {
  const now = await readTime(context.db);
  const examined: ExaminedStay[] = [];
  for (const stay of stays) examined.push(await examineStay(context, stay, now));
  return { stays: examined };
}

/** Returns a phone number that can be dialled; none if it cannot. */
function readPhone(phone: string): { phonePrefix: string; phone: string } {
  try {
    return requirePhone({ phonePrefix: '', phone }, 'phone');
  } catch (error) {
    if (error instanceof Refusal) return { phonePrefix: '', phone: '' };
    throw error;
  }
}

/** Returns an e-mail address; empty if it is not valid. */
function readEmail(typed: string): string {
  const parsed = v.safeParse(validEmail, typed);
  return parsed.success ? parsed.output : '';
}

/** Returns a stay of a file as a booking of a channel that collects the price. */
export function toBooking({ content }: Pick<CommandContext, 'content'>, stay: ImportedStay): HostBooking {
  const { unit, startDate, endDate, guests, guest, email = '', phone = '', channel, note } = stay;
  return {
    unit,
    startDate,
    endDate,
    guests,
    guest: { ...guest, email: readEmail(email), ...readPhone(phone) },
    locale: content.offered[0] ?? 'en',
    payment: { by: 'channel' },
    channel,
    ...(note && { specialRequests: note }),
  };
}

import { parseDate, toZoned, toCalendarDateTime } from '@internationalized/date';
import {
  hostBooking,
  bookingTerms,
  getLatestLinkDay,
  type BookingTerms,
  type HostBooking,
} from '../../../../contract/dashboard/bookings.ts';
import { daysLater } from '../../../../contract/values/nights.ts';
import type { Quote } from '../../../../contract/schemas/quote.ts';
import { requirePhone } from '../../base/requirePhone.ts';
import { Refusal } from '../../base/refusal.ts';
import type { UnitContent } from '../../content/index.ts';
import { getDate } from '../../pricing/index.ts';
import { quoteHostBooking } from '../../reservations/byHost/quoteHostBooking.ts';
import { findObstacles, type Obstacle } from '../../reservations/byHost/findObstacles.ts';
import { insertBooking } from '../../reservations/byHost/insertBooking.ts';
import { getRecipient } from '../../reservations/maskedEmail.ts';
import { readOfferedUnit } from '../../stays/nightOverrides.ts';
import { getGuestsViolation } from '../../stays/stayChecks.ts';
import { detailsViolations } from '../../stays/stayDetails.ts';
import { lockUnits } from '../../stays/lockReservation.ts';
import type { Database } from '../../store/database.ts';
import type { AgreedQuote } from '../../store/schema.ts';
import { readTime } from '../../store/readTime.ts';
import { inTransaction } from '../../store/transaction.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { findUnit } from '../shared/findUnit.ts';
import { CommandRefused } from '../shared/refused.ts';
import { storeUnit } from '../../stays/storeUnit.ts';

export { bookingTerms, hostBooking };

/** A later date is a mistyped year. */
export const furthestDays = 5 * 365;

const guestsTexts = {
  party_sum: (_: UnitContent, guests: number) =>
    `Adults, children and babies must add up to ${guests} guests.`,
  too_many_babies: ({ id, ageGroups }: UnitContent) =>
    `The maximum number of babies in ${id} is ${ageGroups?.babies?.max ?? 0}.`,
  too_many_guests: ({ id, maxGuests }: UnitContent) => `${id} has room for ${maxGuests} guests.`,
};

function requireStay(
  unit: UnitContent,
  { startDate, endDate, ...booking }: BookingTerms,
  today: string,
): void {
  if (endDate <= startDate) throw new CommandRefused('The check-out must be later than the check-in.');
  if (endDate < today) throw new CommandRefused(`The stay ${startDate} to ${endDate} is over.`);
  if (endDate > daysLater(today, furthestDays)) {
    throw new CommandRefused(`${endDate} is more than five years from now. Is the year right?`);
  }
  const { guests, party } = booking;
  const violation = getGuestsViolation(unit, { guestCount: guests, party });
  if (violation) throw new CommandRefused(guestsTexts[violation](unit, guests));
}

function requirePayment({ payment, channel, source, startDate }: BookingTerms, today: string): void {
  if (source !== undefined && channel) {
    throw new CommandRefused('Name the channel or the source, not both.');
  }
  if (payment.by === 'channel' && !channel) {
    throw new CommandRefused('Name the channel that collects the price.');
  }
  if (payment.by !== 'link') return;
  const latest = getLatestLinkDay({ startDate }, today);
  if (payment.until < today || payment.until > latest) {
    throw new CommandRefused(
      `The link for the payment can work until a day from ${today} to ${latest}, not until ${payment.until}.`,
    );
  }
}

function requirePrice(unit: UnitContent, booking: BookingTerms, now: Date): AgreedQuote {
  const quote = quoteHostBooking(unit, booking, now);
  if (!quote) {
    const known = unit.paymentOptions.map(({ id }) => id).join(', ');
    throw new CommandRefused(
      `Payment option ${booking.paymentOptionId} does not exist. Existing ones: ${known}.`,
    );
  }
  const { payment } = booking;
  if (payment.by === 'received' && (payment.amount ?? 0) > quote.total.amount) {
    throw new CommandRefused('The received amount is higher than the price.');
  }
  if (payment.by === 'link' && quote.total.amount === 0) {
    throw new CommandRefused('A stay without a price cannot be paid by a link.');
  }
  return quote;
}

const obstacleTexts: Readonly<Record<Obstacle['by'], (obstacle: Obstacle) => string>> = {
  reservation: ({ name }) => `reservation ${name}`,
  file: () => 'closed in property.yaml',
  host: ({ name }) => `closed by you${name ? ` (${name})` : ''}`,
  channel: ({ name }) => `taken in the calendar of ${name}`,
};

const obstacleLine = (obstacle: Obstacle) =>
  `  ${obstacle.start} to ${obstacle.end}  ${obstacleTexts[obstacle.by](obstacle)}`;

/** The nights of a booking are not free. */
class NightsTaken extends CommandRefused {
  readonly obstacles: readonly Obstacle[];

  constructor(obstacles: readonly Obstacle[]) {
    const lines = obstacles.map(obstacleLine).join('\n');
    super(`Nothing was booked, because these nights are not free:\n${lines}`);
    this.obstacles = obstacles;
  }
}

/** The price and the obstacles of a stay that a host wants to enter. */
export interface BookingOffer {
  quote: Quote;
  /** Empty if the nights are free. */
  obstacles: Obstacle[];
}

/** The booking, its property and its price; the host may ignore minimum stays and arrival days. */
async function requireBooking(context: CommandContext, db: Database, booking: BookingTerms, now: Date) {
  const unit = await readOfferedUnit(db, findUnit(context, booking.unit), booking);
  const today = getDate(now, unit.timeZone);
  requireStay(unit, booking, today);
  requirePayment(booking, today);
  return { unit, quote: requirePrice(unit, booking, now) };
}

const getNights = ({ startDate, endDate, channel }: BookingTerms) => ({
  startDate,
  endDate,
  isOnChannel: channel !== undefined,
});

/**
 * Calculates the price of a stay that a host wants to enter, and finds what takes its nights; changes nothing.
 * @throws {CommandRefused} if the stay or its payment is impossible
 */
export async function previewBooking(context: CommandContext, booking: BookingTerms): Promise<BookingOffer> {
  const now = await readTime(context.db);
  const { unit, quote } = await requireBooking(context, context.db, booking, now);
  return { quote, obstacles: await findObstacles(context.db, unit, getNights(booking)) };
}

/** A booking that a host has entered, without its link. Instants are RFC 3339. */
export interface CreatedBooking {
  id: string;
  number: string;
  status: 'confirmed' | 'awaiting_payment';
  quote: Quote;
  /** The end of the hold; null for a booked stay. */
  heldUntil: string | null;
  /** The guest's masked e-mail address; null without one, so nothing was sent. */
  sentTo: string | null;
}

/** The end of a day in a time zone. */
const endOfDay = (date: string, timeZone: string): Date =>
  toZoned(toCalendarDateTime(parseDate(date).add({ days: 1 })), timeZone).toDate();

/** The booking with a telephone number that can be dialled, if it has one. */
function withPhone(booking: HostBooking, unit: UnitContent): HostBooking {
  const [violation] = detailsViolations(booking, unit);
  if (violation) {
    throw new CommandRefused('The arrival time is before the check-in time. Give a later one, or none.');
  }
  if (booking.guest.phone === '') return { ...booking, guest: { ...booking.guest, phonePrefix: '' } };
  try {
    return { ...booking, guest: { ...booking.guest, ...requirePhone(booking.guest, 'guest.phone') } };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new CommandRefused('The phone number cannot be dialled. Give the country prefix, such as +351.', {
      cause: error,
    });
  }
}

/**
 * Enters a booking for a guest: by phone, of somebody at the door, or from another channel. The guest receives the
 * confirmation or a link for the payment, and everything else that guests of the site receive. Without an e-mail
 * address, nothing is sent, and the host passes the link on.
 * @throws {CommandRefused} if it is impossible, its price has changed, or {NightsTaken} if its nights are not free
 */
export async function createBooking(context: CommandContext, booking: HostBooking): Promise<CreatedBooking> {
  const { id } = findUnit(context, booking.unit);
  await storeUnit(context.db, id);
  return inTransaction(context.db, async (trx) => {
    await lockUnits(trx, [id]);
    const now = await readTime(trx);
    const { unit, quote } = await requireBooking(context, trx, booking, now);
    if (booking.expectedTotal !== undefined && booking.expectedTotal !== quote.total.amount) {
      throw new CommandRefused('The price has changed in the meantime. Nothing was booked: try again.');
    }
    const obstacles = await findObstacles(trx, unit, getNights(booking));
    if (obstacles.length > 0) throw new NightsTaken(obstacles);
    const { payment } = booking;
    const heldUntil = payment.by === 'link' ? endOfDay(payment.until, unit.timeZone) : null;
    const entered = { booking: withPhone(booking, unit), unit, quote, now, heldUntil };
    const created = await insertBooking(trx, context, entered);
    return {
      ...created,
      status: heldUntil ? 'awaiting_payment' : 'confirmed',
      quote,
      heldUntil: heldUntil?.toISOString() ?? null,
      sentTo: getRecipient(booking.guest),
    };
  });
}

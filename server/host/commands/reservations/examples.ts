import { sql } from 'kysely';
import { daysLater } from '../../../../contract/values/nights.ts';
import type { BookingPayment, HostBooking } from '../../../../contract/dashboard/bookings.ts';
import { locales, type Language } from '../../../../contract/values/language.ts';
import type { UnitContent } from '../../content/index.ts';
import { getDate } from '../../pricing/index.ts';
import { textArray } from '../../store/arrays.ts';
import { readTime } from '../../store/readTime.ts';
import { inTransaction } from '../../store/transaction.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { createBooking } from './createBooking.ts';
import { CommandRefused } from '../shared/refused.ts';

/** The client id of example reservations. */
const examplesClient = 'examples';

/** The number of days that are filled, and of those before today. */
const [days, pastDays] = [32, 2];

/** The highest number of properties that are filled. */
const mostUnits = 10;

type Guest = readonly [
  firstName: string,
  lastName: string,
  language: Language,
  prefix: string,
  phone: string,
];

const guests: readonly Guest[] = [
  ['Inês', 'Carvalho', 'pt', '+351', '912345678'],
  ['Marie', 'Dubois', 'fr', '+33', '612345678'],
  ['Jonas', 'Schneider', 'de', '+49', '15123456789'],
  ['Lucía', 'Fernández', 'es', '+34', '612345678'],
  ['Emma', 'Clarke', 'en', '+44', '7400123456'],
  ['Rui', 'Almeida', 'pt', '+351', '934567890'],
  ['Louis', 'Moreau', 'fr', '+33', '712345678'],
  ['Anna', 'Weber', 'de', '+49', '16012345678'],
];

const getEmail = ([firstName, lastName]: Guest) =>
  `${firstName}.${lastName}@example.com`
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase(locales.en);

/** The nights of each stay and the free nights after it, the way of payment and the channel, in turn. */
const pattern: readonly { nights: number; gap: number; pay: BookingPayment['by']; channel?: string }[] = [
  { nights: 4, gap: 0, pay: 'channel', channel: 'Booking.com' },
  { nights: 3, gap: 2, pay: 'received' },
  { nights: 2, gap: 1, pay: 'arrival' },
  { nights: 5, gap: 0, pay: 'channel', channel: 'Airbnb' },
  { nights: 3, gap: 3, pay: 'link' },
];

function getPayment(by: BookingPayment['by'], today: string, startDate: string): BookingPayment {
  if (by === 'received') return { by, as: 'transfer' };
  if (by !== 'link') return { by };
  // A link works until the arrival at the latest.
  return startDate <= today ? { by: 'arrival' } : { by, until: daysLater(today, 1) };
}

function* describeStays(unit: UnitContent, today: string, first: number): Generator<HostBooking> {
  let startDate = daysLater(today, -pastDays);
  for (let index = first; startDate < daysLater(today, days); index += 1) {
    const { nights, gap, pay, channel } = pattern[index % pattern.length]!;
    const guest = guests[index % guests.length]!;
    const [firstName, lastName, locale, phonePrefix, phone] = guest;
    const endDate = daysLater(startDate, nights);
    yield {
      unit: unit.id,
      startDate,
      endDate,
      guests: Math.min(2 + (index % 3), unit.maxGuests),
      locale,
      guest: { firstName, lastName, email: getEmail(guest), phonePrefix, phone },
      payment: getPayment(pay, today, startDate),
      ...(channel !== undefined && { channel: { name: channel } }),
    };
    startDate = daysLater(endDate, gap);
  }
}

/** The number of example stays that a command has added or removed. */
export interface ExampleStays {
  stays: number;
}

function requireSandbox({ isSandbox }: CommandContext): void {
  if (isSandbox) return;
  throw new CommandRefused(
    'Examples exist only while the site uses the sandbox, without STRIPE_SECRET_KEY and SMTP_URL.',
  );
}

/**
 * Adds a month of example stays to the properties, where the nights are free. Sends no e-mail.
 * @throws {CommandRefused} if the site does not use the sandbox
 */
export async function fillExamples(context: CommandContext): Promise<ExampleStays> {
  requireSandbox(context);
  const silent = { ...context, jobs: { enqueue: () => Promise.resolve() } };
  const now = await readTime(context.db);
  let stays = 0;
  for (const [first, unit] of [...context.content.units.values()].slice(0, mostUnits).entries()) {
    for (const booking of describeStays(unit, getDate(now, unit.timeZone), first * 2)) {
      stays += await inTransaction(context.db, async (trx) => {
        const { id } = await createBooking({ ...silent, db: trx }, booking);
        await trx.updateTable('reservation').set({ clientId: examplesClient }).where('id', '=', id).execute();
        return 1;
      }).catch((error: unknown) => {
        if (error instanceof CommandRefused) return 0;
        throw error;
      });
    }
  }
  return { stays };
}

/**
 * Removes the example stays.
 * @throws {CommandRefused} if the site does not use the sandbox
 */
export async function removeExamples(context: CommandContext): Promise<ExampleStays> {
  requireSandbox(context);
  const { numDeletedRows } = await context.db
    .deleteFrom('reservation')
    .where('clientId', '=', examplesClient)
    .where(sql<boolean>`lower(email) = any(${textArray(guests.map(getEmail))})`)
    .executeTakeFirst();
  return { stays: Number(numDeletedRows) };
}

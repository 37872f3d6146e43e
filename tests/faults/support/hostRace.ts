import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Problem } from '../../../contract/schemas/problem.ts';
import type { Hold } from '../../../contract/schemas/hold.ts';
import type { Bookings } from '../../support/bookings.ts';
import type { Browser } from '../../support/dashboard.ts';
import { createGuest, dayFromNow } from '../../support/guests.ts';
import { createRandom } from './random.ts';
import { selectScale, seed } from '../../support/scale.ts';

/** How often a guest and a host want the same nights at once. */
export const rounds = selectScale(6, 200);

/** Races for each property: the unpaid nights of a property are limited, and so are those of a domain. */
const perUnit = 4;
const firstDay = 20;

/** The longest time between the requests of the host and the guest, in milliseconds. */
const longestLead = 25;
const random = createRandom(seed);

/** The properties for whose nights they race. */
export const racedUnits = Array.from(
  { length: Math.ceil(rounds / perUnit) },
  (_, index) => `race-${index + 1}`,
);

interface Racers {
  bookings: Bookings;
  /** A person with access to the dashboard. */
  manager: Browser;
  /** Reads the code that was mailed to an address. */
  readCode: (email: string) => Promise<string>;
  /** The network of a guest: codes are limited for each network. */
  network?: (round: number) => Record<string, string>;
}

/**
 * A guest enters the code for some nights while a host enters a booking for the same nights. Returns who got them, after
 * checking the answer to the other.
 */
async function raceForNights(
  { bookings, manager, readCode, network = () => ({}) }: Racers,
  round: number,
): Promise<'guest' | 'host'> {
  const unit = racedUnits[Math.floor(round / perUnit)]!;
  const from = firstDay + (round % perUnit) * 3;
  const sending = { headers: network(round) };
  const order = bookings.wish(unit, from, { guest: createGuest({ email: `ana@race-${round}.test` }) });
  const { status, body: hold } = await bookings.post<Hold>('/reservation', order, sending);
  expect(status).toBe(201);
  const code = await readCode(order.guest.email);
  const { locale, ...guest } = createGuest();
  const enter = () => bookings.verify(hold.id, code, sending);
  const book = () =>
    manager.send('createBooking', {
      ...sending,
      body: {
        unit,
        startDate: dayFromNow(from),
        endDate: dayFromNow(from + 3),
        guests: 2,
        locale,
        guest,
        payment: { by: 'arrival' },
      },
    });
  // Either request leaves some milliseconds earlier, so that either can be first.
  const lead = longestLead * (2 * random() - 1);
  const delayed = async <T>(milliseconds: number, send: () => Promise<T>) => {
    await pause(Math.max(0, milliseconds));
    return send();
  };
  const [booked, entered] = await Promise.all([delayed(-lead, book), delayed(lead, enter)]);
  const answer = (await booked.json()) as Problem;
  if (booked.ok) {
    expect([entered.status, entered.problem.type.split('/').at(-1)]).toEqual([409, 'dates-unavailable']);
    expect(entered.problem.title).toBe('The dates are no longer available');
    return 'host';
  }
  const kinds = [entered.status, booked.status, answer.type.split('/').at(-1)];
  expect(kinds).toEqual([200, 409, 'command-refused']);
  return 'guest';
}

/** Runs all races, one after the other. Returns how often each side got the nights. */
export async function runRaces(racers: Racers): Promise<{ guest: number; host: number }> {
  const wins = { guest: 0, host: 0 };
  for (let round = 0; round < rounds; round += 1) wins[await raceForNights(racers, round)] += 1;
  return wins;
}

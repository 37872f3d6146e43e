import { setTimeout as pause } from 'node:timers/promises';
import type { Hold } from '../../../contract/schemas/hold.ts';
import type { Bookings } from '../../support/bookings.ts';

/** A call and its answer. */
export interface Answer {
  status: number;
  milliseconds: number;
  retryAfter: string | null;
  /** The time of the answer, from `performance.now()`. */
  at: number;
}

/** A hold that the host confirmed to its guest. */
export interface Acknowledged {
  id: string;
  email: string;
}

/** The time between two calls of a guest, in milliseconds. */
const rest = 100;
const lastDay = 330;

/** Guests who book one stay after the other, each at their own property, until they are stopped. Guests without a hold repeat the request with the same key, as the site does. */
export function bookContinuously(bookings: Bookings, units: readonly string[]) {
  const end = new AbortController();
  const [answers, acknowledged]: [Answer[], Acknowledged[]] = [[], []];

  async function bookOnce(unit: string, day: number) {
    const wish = bookings.wish(unit, day);
    for (;;) {
      const began = performance.now();
      const { status, headers, body } = await bookings.post<Hold>('/reservation', wish, {
        key: `${unit}:${day}`,
      });
      const at = performance.now();
      answers.push({ status, milliseconds: at - began, retryAfter: headers.get('Retry-After'), at });
      if (status === 201) return void acknowledged.push({ id: body.id, email: wish.guest.email });
      await pause(rest);
    }
  }

  const guests = units.map(async (unit) => {
    for (let day = 20; day < lastDay && !end.signal.aborted; day += 3) {
      await bookOnce(unit, day);
      await pause(rest);
    }
  });
  return {
    answers,
    acknowledged,
    /** Waits until every guest has finished. */
    async stop() {
      end.abort();
      await Promise.all(guests);
    },
  };
}

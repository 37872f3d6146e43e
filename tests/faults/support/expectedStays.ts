import type { Bookings } from '../../support/bookings.ts';

/** The expected status of a stay. `paidTooLate` means that it expired and was paid after another stay took its nights. */
export type ExpectedStatus =
  | 'awaiting_otp'
  | 'awaiting_payment'
  | 'confirmed'
  | 'cancelled'
  | 'expired'
  | 'paidTooLate';

/** The expected data of a stay. */
export interface ExpectedStay {
  id: string;
  token: string;
  email: string;
  /** Nights `[from, to)`, in days from today. */
  from: number;
  to: number;
  status: ExpectedStatus;
  /** The valid password. E-mails are read when it is needed. */
  unreadEmails: number;
  code: string;
  isCodeExpired: boolean;
  attemptsLeft: number;
  resendsLeft: number;
  /** The last checkout session of its guest. */
  session: string | undefined;
  isRegistered: boolean;
  wasConfirmed: boolean;
  /** The refund of a cancellation, in cents. */
  refunded: number;
}

/** The actions of guests at one property and their expected results. */
export interface Expected {
  unit: string;
  stays: ExpectedStay[];
  /** The last answered call, for a repetition. */
  last: { path: string; body: object; key: string; status: number } | undefined;
  calls: number;
  /** The number of commands so far. */
  done: number;
}

export const emptyExpectation = (unit: string): Expected => ({
  unit,
  stays: [],
  last: undefined,
  calls: 0,
  done: 0,
});

const statusesWithNights: ReadonlySet<ExpectedStatus> = new Set([
  'awaiting_otp',
  'awaiting_payment',
  'confirmed',
]);

/** Returns whether a stay holds its nights. */
export const holdsNights = ({ status }: ExpectedStay): boolean => statusesWithNights.has(status);

/** Returns whether another stay holds one of the nights. An order that awaits its password holds none. */
export const isTaken = ({ stays }: Expected, nights: { from: number; to: number }): boolean =>
  stays.some(
    (stay) =>
      stay !== nights &&
      stay.status !== 'awaiting_otp' &&
      holdsNights(stay) &&
      stay.from < nights.to &&
      nights.from < stay.to,
  );

/** Selects the stay of a command. */
export const selectStay = ({ stays }: Expected, choice: number): ExpectedStay | undefined =>
  stays[choice % stays.length];

/** Sends a call with a new key and stores it for a repetition. */
export async function call<T>(bookings: Bookings, expected: Expected, path: string, body: object) {
  expected.calls += 1;
  const key = `${expected.unit}:call:${expected.calls}`;
  const answer = await bookings.post<T>(path, body, { key });
  expected.last = { path, body, key, status: answer.status };
  return answer;
}

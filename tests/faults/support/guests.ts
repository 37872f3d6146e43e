import type { Bookings } from '../../support/bookings.ts';

/**
 * How a stay should stand: what the host says of it, and `tooLate` for one that expired and was paid when somebody
 * else had its nights.
 */
export type ExpectedStatus =
  | 'awaiting_otp'
  | 'awaiting_payment'
  | 'confirmed'
  | 'cancelled'
  | 'expired'
  | 'tooLate';

/** A stay as it should be, kept beside the one that the host keeps. */
export interface ExpectedStay {
  id: string;
  token: string;
  email: string;
  /** Nights `[from, to)`, in days from today. */
  from: number;
  to: number;
  status: ExpectedStatus;
  /** The code that works; its mails are read when it is needed. */
  mailsUnread: number;
  code: string;
  isCodeOver: boolean;
  triesLeft: number;
  resendsLeft: number;
  /** The checkout session that its guest was led to last. */
  session: string | undefined;
  isRegistered: boolean;
  wasConfirmed: boolean;
  /** What a cancellation gave back, in cents. */
  refunded: number;
}

/** What guests have done at one property, and what should have come of it. */
export interface Expected {
  unit: string;
  stays: ExpectedStay[];
  /** The last call that was answered, to be made again. */
  last: { path: string; body: object; key: string; status: number } | undefined;
  calls: number;
  /** How many commands were done. */
  done: number;
}

export const emptyExpectation = (unit: string): Expected => ({
  unit,
  stays: [],
  last: undefined,
  calls: 0,
  done: 0,
});

const keeping: ReadonlySet<ExpectedStatus> = new Set(['awaiting_otp', 'awaiting_payment', 'confirmed']);

/** Whether a stay keeps its nights. */
export const holdsNights = ({ status }: ExpectedStay): boolean => keeping.has(status);

/** Whether somebody has one of the nights, other than the stay itself: an order that awaits its code has none. */
export const isTaken = ({ stays }: Expected, nights: { from: number; to: number }): boolean =>
  stays.some(
    (stay) =>
      stay !== nights &&
      stay.status !== 'awaiting_otp' &&
      holdsNights(stay) &&
      stay.from < nights.to &&
      nights.from < stay.to,
  );

/** The stay that a command is about: any of those there are. */
export const selectStay = ({ stays }: Expected, choice: number): ExpectedStay | undefined =>
  stays[choice % stays.length];

/** A call under a key of its own, remembered so that it can be made again. */
export async function call<T>(bookings: Bookings, expected: Expected, path: string, body: object) {
  expected.calls += 1;
  const key = `${expected.unit}:call:${expected.calls}`;
  const answer = await bookings.post<T>(path, body, { key });
  expected.last = { path, body, key, status: answer.status };
  return answer;
}

import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { CheckoutSession, Hold } from '../../../contract/schemas/hold.ts';
import { type Bookings } from '../../support/bookings.ts';
import { dayFromNow, createLegalForm, createGuest } from '../../support/guests.ts';
import { passTime } from '../../support/deadlines.ts';
import { getPassword } from '../../support/mailCatcher.ts';
import { call, selectStay, isTaken, holdsNights, type Expected, type ExpectedStay } from './expectedStays.ts';

type Command = fc.AsyncCommand<Expected, Bookings>;

/** Creates a command: an action with its expected response and effect. */
const createCommand = (
  name: string,
  run: (expected: Expected, bookings: Bookings) => Promise<void>,
  check: (expected: Expected) => boolean = () => true,
): Command => ({
  check,
  run: (expected, bookings) => {
    expected.done += 1;
    return run(expected, bookings);
  },
  toString: () => name,
});

/** Creates a command for an existing stay. */
const createStayCommand = (
  name: string,
  choice: number,
  run: (stay: ExpectedStay, expected: Expected, bookings: Bookings) => Promise<void>,
): Command =>
  createCommand(
    `${name}(${choice})`,
    (expected, bookings) => run(selectStay(expected, choice)!, expected, bookings),
    ({ stays }) => stays.length > 0,
  );

interface BookArguments {
  from: number;
  nights: number;
  option: string;
}

const book = ({ from, nights, option }: BookArguments) =>
  createCommand(`book(${from}, ${nights}, ${option})`, async (expected, bookings) => {
    const to = from + nights;
    const guest = createGuest();
    const order = bookings.wish(expected.unit, from, {
      guest,
      endDate: dayFromNow(to),
      paymentOptionId: option,
    });
    const { status, body } = await call<Hold>(bookings, expected, '/reservation', order);
    expect(status).toBe(isTaken(expected, { from, to }) ? 409 : 201);
    if (status !== 201) return;
    const { id, token } = body;
    expected.stays.push({
      id,
      token,
      from,
      to,
      email: guest.email,
      status: 'awaiting_otp',
      unreadEmails: 1,
      code: '',
      isCodeExpired: false,
      attemptsLeft: 5,
      resendsLeft: 3,
      session: undefined,
      isRegistered: false,
      wasConfirmed: false,
      refunded: 0,
    });
  });

/** Reads the unread e-mails of the guest, and returns the newest one-time password. */
async function readOtp(stay: ExpectedStay, { host }: Bookings): Promise<string> {
  for (; stay.unreadEmails > 0; stay.unreadEmails -= 1)
    stay.code = getPassword(await host.mails.next(stay.email));
  return stay.code;
}

/** Returns the HTTP status with which the host rejects a one-time password, or undefined if it does not reject it. */
function getOtpErrorStatus({ status, attemptsLeft, isCodeExpired }: ExpectedStay): number | undefined {
  if (status === 'expired' || status === 'paidTooLate') return 410;
  if (status !== 'awaiting_otp') return 409;
  if (attemptsLeft === 0) return 423;
  return isCodeExpired ? 410 : undefined;
}

/**
 * Returns whether another stay has taken the nights of an unverified order. If so, marks the order as expired, as the
 * host does at the next one-time password.
 */
function expireIfNightsTaken(stay: ExpectedStay, expected: Expected): boolean {
  if (stay.status !== 'awaiting_otp' || !isTaken(expected, stay)) return false;
  stay.status = 'expired';
  return true;
}

const enterCode = (choice: number) =>
  createStayCommand('enterCode', choice, async (stay, expected, bookings) => {
    const otp = await readOtp(stay, bookings);
    const { status } = await call(bookings, expected, '/reservation/otp', { reservationId: stay.id, otp });
    if (expireIfNightsTaken(stay, expected)) return expect(status).toBe(409);
    expect(status).toBe(getOtpErrorStatus(stay) ?? 200);
    if (status === 200) stay.status = 'awaiting_payment';
  });

const enterWrongCode = (choice: number) =>
  createStayCommand('enterWrongCode', choice, async (stay, expected, bookings) => {
    const otp = (await readOtp(stay, bookings)) === '123456' ? '654321' : '123456';
    const { status } = await call(bookings, expected, '/reservation/otp', { reservationId: stay.id, otp });
    if (expireIfNightsTaken(stay, expected)) return expect(status).toBe(409);
    expect(status).toBe(getOtpErrorStatus(stay) ?? 422);
    if (status === 422) stay.attemptsLeft -= 1;
  });

const requestOtp = (choice: number) =>
  createStayCommand('requestOtp', choice, async (stay, expected, bookings) => {
    // Read all earlier e-mails first, so that the next e-mail contains the new password.
    await readOtp(stay, bookings);
    const errorStatus = getOtpErrorStatus({ ...stay, isCodeExpired: false });
    const { status } = await call(bookings, expected, '/reservation/otp/resend', { reservationId: stay.id });
    expect(status).toBe(errorStatus ?? (stay.resendsLeft === 0 ? 429 : 200));
    if (status !== 200) return;
    stay.resendsLeft -= 1;
    stay.unreadEmails += 1;
    stay.isCodeExpired = false;
  });

const paymentStatusCodes: Partial<Record<ExpectedStay['status'], number>> = {
  awaiting_payment: 200,
  expired: 410,
  paidTooLate: 410,
};

const openCheckout = (choice: number) =>
  createStayCommand('openCheckout', choice, async (stay, expected, bookings) => {
    const { status, body } = await call<CheckoutSession>(bookings, expected, '/payment', {
      reservationId: stay.id,
    });
    expect(status).toBe(paymentStatusCodes[stay.status] ?? 409);
    if (status !== 200) return;
    if (stay.session !== undefined) expect(body.id).toBe(stay.session);
    stay.session = body.id;
  });

/** Updates the expected status of a stay after the payment of its checkout session. */
function recordPayment(stay: ExpectedStay, expected: Expected): void {
  if (stay.status === 'awaiting_payment') stay.status = 'confirmed';
  else if (stay.status === 'expired') stay.status = isTaken(expected, stay) ? 'paidTooLate' : 'confirmed';
  if (stay.status === 'confirmed') stay.wasConfirmed = true;
}

const pay = (choice: number) =>
  createStayCommand('pay', choice, async (stay, expected, bookings) => {
    const { session } = stay;
    if (session === undefined || bookings.host.gateway.sessions.get(session)?.status === 'complete') return;
    bookings.host.gateway.becomes(session, 'complete');
    await bookings.notify(session);
    await bookings.notify(session);
    recordPayment(stay, expected);
  });

const declineCard = (choice: number) =>
  createStayCommand('declineCard', choice, async ({ session }, _, bookings) => {
    const gatewaySession = session === undefined ? undefined : bookings.host.gateway.sessions.get(session);
    if (gatewaySession?.status !== 'open') return;
    bookings.host.gateway.becomes(gatewaySession.id, 'failed');
    await bookings.notify(gatewaySession.id);
  });

const expireOtp = (choice: number) =>
  createStayCommand('expireOtp', choice, async (stay, _, bookings) => {
    if (stay.status !== 'awaiting_otp' || stay.isCodeExpired || stay.resendsLeft < 3) return;
    await readOtp(stay, bookings);
    await passTime(bookings.host, stay.id, 11);
    stay.isCodeExpired = true;
  });

const expireHold = (choice: number) =>
  createStayCommand('expireHold', choice, async (stay, _, bookings) => {
    if (stay.status !== 'awaiting_otp' && stay.status !== 'awaiting_payment') return;
    await readOtp(stay, bookings);
    await passTime(bookings.host, stay.id, 75);
    stay.status = 'expired';
  });

const cancel = (choice: number) =>
  createStayCommand('cancel', choice, async (stay, expected, bookings) => {
    // Read the password first, because the host sends no e-mail for an order that was already cancelled.
    await readOtp(stay, bookings);
    const { id: reservationId, token } = stay;
    const { body: reservation } = await bookings.read(stay);
    const expectedRefund = reservation.cancellation.refundNow.total.amount;
    const body = { reservationId, token, expectedRefund };
    const response = await call<{ refund: { total: { amount: number } } }>(
      bookings,
      expected,
      '/reservation/cancel',
      body,
    );
    expect(response.status).toBe(holdsNights(stay) || stay.status === 'cancelled' ? 200 : 409);
    if (response.status !== 200) return;
    expect(response.body.refund.total.amount).toBe(expectedRefund);
    stay.status = 'cancelled';
    stay.refunded = expectedRefund;
  });

const register = (choice: number) =>
  createStayCommand('register', choice, async (stay, expected, bookings) => {
    const body = {
      reservationId: stay.id,
      token: stay.token,
      guests: [createLegalForm(), createLegalForm()],
    };
    const { status } = await call(bookings, expected, '/reservation/guests', body);
    expect(status).toBe(stay.status === 'confirmed' && !stay.isRegistered ? 200 : 409);
    if (status === 200) stay.isRegistered = true;
  });

const repeatCall = () =>
  createCommand(
    'repeatCall()',
    async ({ last }, bookings) => {
      const { path, body, key, status } = last!;
      expect((await bookings.post(path, body, { key })).status).toBe(status);
    },
    // The host does not store rejected calls, so it processes them again. Only accepted calls can be repeated.
    ({ last }) => last !== undefined && last.status < 300,
  );

const reuseKey = () =>
  createCommand(
    'reuseKey()',
    async ({ last, unit }, bookings) => {
      const { status } = await bookings.post('/reservation', bookings.wish(unit, 200), { key: last!.key });
      expect(status).toBe(409);
    },
    ({ last }) => last !== undefined && last.status < 300,
  );

const stayChoice = fc.nat({ max: 11 });

/** Creates random sequences of actions of guests and banks, and of elapsed time. */
export const createCommandSequences = (maxCommands: number) =>
  fc.commands(
    [
      fc
        .record({
          from: fc.integer({ min: 20, max: 32 }),
          nights: fc.integer({ min: 2, max: 4 }),
          option: fc.constantFrom('now', 'in-parts', 'later'),
        })
        .map(book),
      stayChoice.map(enterCode),
      stayChoice.map(enterCode),
      stayChoice.map(enterWrongCode),
      stayChoice.map(requestOtp),
      stayChoice.map(openCheckout),
      stayChoice.map(openCheckout),
      stayChoice.map(pay),
      stayChoice.map(pay),
      stayChoice.map(declineCard),
      stayChoice.map(expireOtp),
      stayChoice.map(expireHold),
      stayChoice.map(cancel),
      stayChoice.map(register),
      fc.constant(repeatCall()),
      fc.constant(reuseKey()),
    ],
    { maxCommands, size: 'max' },
  );

import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { CheckoutSession, Hold } from '../../../contract/hold.ts';
import { type Bookings } from '../../support/bookings.ts';
import { dayFromNow, createLegalForm, createGuest } from '../../support/guests.ts';
import { passTime } from '../../support/deadlines.ts';
import { getPassword } from '../../support/mailCatcher.ts';
import { call, selectStay, isTaken, holdsNights, type Expected, type ExpectedStay } from './guests.ts';

type Command = fc.AsyncCommand<Expected, Bookings>;

/** An action, its expected answer and its expected effect. */
const command = (
  says: string,
  run: (expected: Expected, bookings: Bookings) => Promise<void>,
  check: (expected: Expected) => boolean = () => true,
): Command => ({
  check,
  run: (expected, bookings) => {
    expected.done += 1;
    return run(expected, bookings);
  },
  toString: () => says,
});

/** A command about an existing stay. */
const about = (
  says: string,
  choice: number,
  run: (stay: ExpectedStay, expected: Expected, bookings: Bookings) => Promise<void>,
): Command =>
  command(
    `${says}(${choice})`,
    (expected, bookings) => run(selectStay(expected, choice)!, expected, bookings),
    ({ stays }) => stays.length > 0,
  );

interface Booking {
  from: number;
  nights: number;
  option: string;
}

const book = ({ from, nights, option }: Booking) =>
  command(`book(${from}, ${nights}, ${option})`, async (expected, bookings) => {
    const to = from + nights;
    const guest = createGuest();
    const wish = bookings.wish(expected.unit, from, {
      guest,
      endDate: dayFromNow(to),
      paymentOptionId: option,
    });
    const { status, body } = await call<Hold>(bookings, expected, '/reservation', wish);
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
      mailsUnread: 1,
      code: '',
      isCodeOver: false,
      triesLeft: 5,
      resendsLeft: 3,
      session: undefined,
      isRegistered: false,
      wasConfirmed: false,
      refunded: 0,
    });
  });

/** The newest mailed password. */
async function readCode(stay: ExpectedStay, { host }: Bookings): Promise<string> {
  for (; stay.mailsUnread > 0; stay.mailsUnread -= 1)
    stay.code = getPassword(await host.mails.next(stay.email));
  return stay.code;
}

/** Returns the expected rejection of a password, if any. */
function refusalOfCode({ status: standing, triesLeft, isCodeOver }: ExpectedStay): number | undefined {
  if (standing === 'expired' || standing === 'tooLate') return 410;
  if (standing !== 'awaiting_otp') return 409;
  if (triesLeft === 0) return 423;
  return isCodeOver ? 410 : undefined;
}

/** Returns whether another stay has the nights of an unconfirmed order, which then ends with the next password. */
function losesNights(stay: ExpectedStay, expected: Expected): boolean {
  if (stay.status !== 'awaiting_otp' || !isTaken(expected, stay)) return false;
  stay.status = 'expired';
  return true;
}

const enterCode = (choice: number) =>
  about('enterCode', choice, async (stay, expected, bookings) => {
    const otp = await readCode(stay, bookings);
    const { status } = await call(bookings, expected, '/reservation/otp', { reservationId: stay.id, otp });
    if (losesNights(stay, expected)) return expect(status).toBe(409);
    expect(status).toBe(refusalOfCode(stay) ?? 200);
    if (status === 200) stay.status = 'awaiting_payment';
  });

const enterWrongCode = (choice: number) =>
  about('enterWrongCode', choice, async (stay, expected, bookings) => {
    const otp = (await readCode(stay, bookings)) === '123456' ? '654321' : '123456';
    const { status } = await call(bookings, expected, '/reservation/otp', { reservationId: stay.id, otp });
    if (losesNights(stay, expected)) return expect(status).toBe(409);
    expect(status).toBe(refusalOfCode(stay) ?? 422);
    if (status === 422) stay.triesLeft -= 1;
  });

const askForCode = (choice: number) =>
  about('askForCode', choice, async (stay, expected, bookings) => {
    // A pending e-mail would contain the newer password, so each e-mail is read in turn.
    await readCode(stay, bookings);
    const refused = refusalOfCode({ ...stay, isCodeOver: false });
    const { status } = await call(bookings, expected, '/reservation/otp/resend', { reservationId: stay.id });
    expect(status).toBe(refused ?? (stay.resendsLeft === 0 ? 429 : 200));
    if (status !== 200) return;
    stay.resendsLeft -= 1;
    stay.mailsUnread += 1;
    stay.isCodeOver = false;
  });

const payable: Partial<Record<ExpectedStay['status'], number>> = {
  awaiting_payment: 200,
  expired: 410,
  tooLate: 410,
};

const goToPay = (choice: number) =>
  about('goToPay', choice, async (stay, expected, bookings) => {
    const { status, body } = await call<CheckoutSession>(bookings, expected, '/payment', {
      reservationId: stay.id,
    });
    expect(status).toBe(payable[stay.status] ?? 409);
    if (status !== 200) return;
    if (stay.session !== undefined) expect(body.id).toBe(stay.session);
    stay.session = body.id;
  });

/** Returns the expected status of a stay whose session is paid now. */
function paid(stay: ExpectedStay, expected: Expected): void {
  if (stay.status === 'awaiting_payment') stay.status = 'confirmed';
  else if (stay.status === 'expired') stay.status = isTaken(expected, stay) ? 'tooLate' : 'confirmed';
  if (stay.status === 'confirmed') stay.wasConfirmed = true;
}

const pay = (choice: number) =>
  about('pay', choice, async (stay, expected, bookings) => {
    const { session } = stay;
    if (session === undefined || bookings.host.gateway.sessions.get(session)?.status === 'complete') return;
    bookings.host.gateway.becomes(session, 'complete');
    await bookings.notify(session);
    await bookings.notify(session);
    paid(stay, expected);
  });

const beDeclined = (choice: number) =>
  about('beDeclined', choice, async ({ session }, _, bookings) => {
    const known = session === undefined ? undefined : bookings.host.gateway.sessions.get(session);
    if (known?.status !== 'open') return;
    bookings.host.gateway.becomes(known.id, 'failed');
    await bookings.notify(known.id);
  });

const lateForCode = (choice: number) =>
  about('lateForCode', choice, async (stay, _, bookings) => {
    if (stay.status !== 'awaiting_otp' || stay.isCodeOver || stay.resendsLeft < 3) return;
    await readCode(stay, bookings);
    await passTime(bookings.host, stay.id, 11);
    stay.isCodeOver = true;
  });

const letHoldEnd = (choice: number) =>
  about('letHoldEnd', choice, async (stay, _, bookings) => {
    if (stay.status !== 'awaiting_otp' && stay.status !== 'awaiting_payment') return;
    await readCode(stay, bookings);
    await passTime(bookings.host, stay.id, 75);
    stay.status = 'expired';
  });

const cancel = (choice: number) =>
  about('cancel', choice, async (stay, expected, bookings) => {
    // An order cancelled before its password was sent gets no e-mail.
    await readCode(stay, bookings);
    const { id: reservationId, token } = stay;
    const { body: seen } = await bookings.read(stay);
    const expectedRefund = seen.cancellation.refundNow.total.amount;
    const body = { reservationId, token, expectedRefund };
    const answer = await call<{ refund: { total: { amount: number } } }>(
      bookings,
      expected,
      '/reservation/cancel',
      body,
    );
    expect(answer.status).toBe(holdsNights(stay) || stay.status === 'cancelled' ? 200 : 409);
    if (answer.status !== 200) return;
    expect(answer.body.refund.total.amount).toBe(expectedRefund);
    stay.status = 'cancelled';
    stay.refunded = expectedRefund;
  });

const register = (choice: number) =>
  about('register', choice, async (stay, expected, bookings) => {
    const body = {
      reservationId: stay.id,
      token: stay.token,
      guests: [createLegalForm(), createLegalForm()],
    };
    const { status } = await call(bookings, expected, '/reservation/guests', body);
    expect(status).toBe(stay.status === 'confirmed' && !stay.isRegistered ? 200 : 409);
    if (status === 200) stay.isRegistered = true;
  });

const sendAgain = () =>
  command(
    'sendAgain()',
    async ({ last }, bookings) => {
      const { path, body, key, status } = last!;
      expect((await bookings.post(path, body, { key })).status).toBe(status);
    },
    // What was refused is remembered no more than nothing: asked again, it is asked anew.
    ({ last }) => last !== undefined && last.status < 300,
  );

const useKeyAgain = () =>
  command(
    'useKeyAgain()',
    async ({ last, unit }, bookings) => {
      const { status } = await bookings.post('/reservation', bookings.wish(unit, 200), { key: last!.key });
      expect(status).toBe(409);
    },
    ({ last }) => last !== undefined && last.status < 300,
  );

const anyStay = fc.nat({ max: 11 });

/** Random sequences of everything that guests, their banks and time can do. */
export const anyCommands = (most: number) =>
  fc.commands(
    [
      fc
        .record({
          from: fc.integer({ min: 20, max: 32 }),
          nights: fc.integer({ min: 2, max: 4 }),
          option: fc.constantFrom('now', 'in-parts', 'later'),
        })
        .map(book),
      anyStay.map(enterCode),
      anyStay.map(enterCode),
      anyStay.map(enterWrongCode),
      anyStay.map(askForCode),
      anyStay.map(goToPay),
      anyStay.map(goToPay),
      anyStay.map(pay),
      anyStay.map(pay),
      anyStay.map(beDeclined),
      anyStay.map(lateForCode),
      anyStay.map(letHoldEnd),
      anyStay.map(cancel),
      anyStay.map(register),
      fc.constant(sendAgain()),
      fc.constant(useKeyAgain()),
    ],
    { maxCommands: most, size: 'max' },
  );

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Resent } from '../../contract/schemas/hold.ts';
import { Bookings } from '../support/bookings.ts';
import { passTime, getMinutesUntil } from '../support/deadlines.ts';
import { openTestHost, type TestHost } from '../support/testHost.ts';

let host: TestHost;
let bookings: Bookings;
let fromDay = 0;
beforeAll(async () => {
  host = await openTestHost(['casa']);
  bookings = new Bookings(host);
});
afterAll(() => host.close());

const hold = () => bookings.hold('casa', (fromDay += 4));
const another = (otp: string, step = 1) => String((Number(otp) + step) % 1_000_000).padStart(6, '0');
const resend = (reservationId: string) => bookings.post<Resent>('/reservation/otp/resend', { reservationId });

describe('the one-time password', () => {
  test('the e-mailed password confirms the address once, and extends the hold to 35 minutes', async () => {
    const held = await hold();
    const otp = await bookings.getPassword(held);
    const { status, body } = await bookings.verify(held.id, otp);
    expect([status, body]).toMatchObject([200, { status: 'awaiting_payment' }]);
    expect(await getMinutesUntil(host, body.holdExpiresAt)).toBe(35);
    expect((await bookings.verify(held.id, otp)).problem.type).toMatch(/wrong-state$/);
  });

  test('allows five tries, counts them down, and locks the reservation after the fifth', async () => {
    const held = await hold();
    const otp = await bookings.getPassword(held);
    const left = [];
    for (let step = 1; step <= 5; step++) {
      const { status, problem } = await bookings.verify(held.id, another(otp, step));
      expect(status).toBe(422);
      expect(problem.violations).toEqual([
        { propertyPath: 'otp', code: 'otp_incorrect', message: 'The one-time password is not correct.' },
      ]);
      left.push(problem.attemptsLeft);
    }
    expect(left).toEqual([4, 3, 2, 1, 0]);
    expect((await bookings.verify(held.id, otp)).status).toBe(423);
    expect((await resend(held.id)).status).toBe(423);
  });

  test('counts tries on when a new one is sent', async () => {
    const held = await hold();
    const otp = await bookings.getPassword(held);
    await bookings.verify(held.id, another(otp));
    await resend(held.id);
    const next = await bookings.getPassword(held);
    expect((await bookings.verify(held.id, another(next))).problem.attemptsLeft).toBe(3);
  });

  test('costs one try for a wrong one whose answer was lost and that is sent again', async () => {
    const held = await hold();
    const wrong = another(await bookings.getPassword(held));
    const key = `${held.id}:verifyOtp:1`;
    const first = await bookings.verify(held.id, wrong, { key });
    const again = await bookings.verify(held.id, wrong, { key });
    expect([first.problem.attemptsLeft, again.problem.attemptsLeft]).toEqual([4, 4]);
  });

  test('a correct password returns the same answer again for the same key', async () => {
    const held = await hold();
    const otp = await bookings.getPassword(held);
    const key = `${held.id}:verifyOtp:1`;
    const first = await bookings.verify(held.id, otp, { key });
    expect(await bookings.verify(held.id, otp, { key })).toMatchObject({ status: 200, body: first.body });
  });

  test('a new password is mailed in the current language of the guest', async () => {
    const held = await hold();
    const { email } = held.wish.guest as { email: string };
    const first = await host.mails.next(email);
    await bookings.post<Resent>('/reservation/otp/resend', { reservationId: held.id, locale: 'fr' });
    const again = await host.mails.next(email);
    expect([first.language, again.language]).toEqual(['en', 'fr']);
  });

  test('stops working after ten minutes, while the hold goes on', async () => {
    const held = await hold();
    const otp = await bookings.getPassword(held);
    await passTime(host, held.id, 10);
    const { status, problem } = await bookings.verify(held.id, otp);
    expect([status, problem.type]).toEqual([410, 'https://estadia.dev/problems/otp-expired']);
    expect((await bookings.read(held)).body.status).toBe('awaiting_otp');
  });

  test('a password is invalid once the hold has ended', async () => {
    const held = await hold();
    const otp = await bookings.getPassword(held);
    await passTime(host, held.id, 15);
    const { status, problem } = await bookings.verify(held.id, otp);
    expect([status, problem.type]).toEqual([410, 'https://estadia.dev/problems/hold-expired']);
  });

  test('has six digits, and what has not is refused without costing a try', async () => {
    const held = await hold();
    for (const otp of ['12345', '1234567', 'abcdef', '']) {
      expect((await bookings.verify(held.id, otp)).status).toBe(422);
    }
    expect((await bookings.read(held)).body.otp?.attemptsLeft).toBe(5);
  });

  test('a password is never stored in plain text, and is deleted once its e-mail is sent', async () => {
    const held = await hold();
    const otp = await bookings.getPassword(held);
    await expect.poll(async () => (await getRow(held.id)).sealed, { interval: 10 }).toBeNull();
    const { hash, salt } = await getRow(held.id);
    expect(hash.toString('utf8')).not.toContain(otp);
    expect(salt).toHaveLength(16);
  });

  test('a password is mailed before e-mails that nobody waits for', async () => {
    const mailTo = ({ wish }: { wish: { guest: unknown } }) =>
      host.mails.next((wish.guest as { email: string }).email);
    expect(await mailTo(await hold())).toMatchObject({ urgent: true });
    const stay = await bookings.confirmed('casa', (fromDay += 4));
    expect(await mailTo(stay)).not.toHaveProperty('urgent');
  });

  test('a password of an unknown reservation is not found', async () => {
    expect((await bookings.verify('unknown', '123456')).status).toBe(404);
    expect((await resend('unknown')).status).toBe(404);
  });
});

const getRow = (id: string) =>
  host.db.selectFrom('oneTimePassword').selectAll().where('reservationId', '=', id).executeTakeFirstOrThrow();

describe('a password that is sent again', () => {
  test('works for ten minutes more, and the earlier one stops working', async () => {
    const held = await hold();
    const first = await bookings.getPassword(held);
    await passTime(host, held.id, 2);
    const { status, body } = await resend(held.id);
    expect([status, body.sentTo]).toEqual([200, held.sentTo]);
    expect(await getMinutesUntil(host, body.otpExpiresAt)).toBe(10);
    const second = await bookings.getPassword(held);
    // One time in a million both are the same.
    expect(first === second ? 422 : (await bookings.verify(held.id, first)).status).toBe(422);
    expect((await bookings.verify(held.id, second)).status).toBe(200);
  });

  test('leaves those of other guests as they are', async () => {
    const [asking, other] = [await hold(), await hold()];
    const otp = await bookings.getPassword(other);
    await resend(asking.id);
    expect((await bookings.verify(other.id, otp)).status).toBe(200);
  });

  test('never promises to work longer than the hold', async () => {
    const held = await hold();
    await passTime(host, held.id, 12);
    const { body } = await resend(held.id);
    expect(await getMinutesUntil(host, body.otpExpiresAt)).toBe(3);
  });

  test('a password is sent three times at most', async () => {
    const held = await hold();
    for (let time = 0; time < 3; time++) expect((await resend(held.id)).status).toBe(200);
    const { status, headers } = await resend(held.id);
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(800);
  });

  test('no password is sent after the confirmation or the end of the hold', async () => {
    const proven = await bookings.verified('casa', (fromDay += 4));
    expect((await resend(proven.id)).problem.type).toMatch(/wrong-state$/);
    const ended = await hold();
    await passTime(host, ended.id, 15);
    expect((await resend(ended.id)).problem.type).toMatch(/hold-expired$/);
  });
});

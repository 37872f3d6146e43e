import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OtpLink, Resent, Verified } from '../../contract/schemas/hold.ts';
import type { Guest } from '../../contract/schemas/guest.ts';
import { findToken } from '../../contract/values/tokenInLink.ts';
import { Bookings } from '../support/bookings.ts';
import { passTime } from '../support/deadlines.ts';
import { getPassword } from '../support/mailCatcher.ts';
import { openTestHost, type TestHost } from '../support/testHost.ts';

let host: TestHost;
let bookings: Bookings;
let fromDay = 0;
beforeAll(async () => {
  host = await openTestHost(['casa']);
  bookings = new Bookings(host);
});
afterAll(() => host.close());

type Held = Awaited<ReturnType<Bookings['hold']>>;

const hold = () => bookings.hold('casa', (fromDay += 4));
const readMail = ({ wish }: Held) => host.mails.next((wish.guest as Guest).email);
const readToken = async (held: Held) => findToken((await readMail(held)).text)!;
const holdWithToken = async () => {
  const held = await hold();
  return { held, otpToken: await readToken(held) };
};
const read = (reservationId: string, otpToken: string) =>
  bookings.post<OtpLink>('/reservation/otp/link', { reservationId, otpToken });
const confirm = (reservationId: string, otpToken: string, key?: string) =>
  bookings.post<Verified>('/reservation/otp', { reservationId, otpToken }, key === undefined ? {} : { key });
const resend = (reservationId: string) => bookings.post<Resent>('/reservation/otp/resend', { reservationId });
const wrong = 'f'.repeat(40);

describe('the link in the e-mail with the one-time password', () => {
  test('has its token in the fragment, in both formats of the e-mail', async () => {
    const held = await hold();
    const { text, html } = await readMail(held);
    const link = new RegExp(`https?://[^\\s"]+/en/reservation/${held.id}/continue#token=[0-9a-f]{40}\\b`);
    expect([link.exec(text)?.[0], link.exec(html)?.[0]]).toEqual([link.exec(text)![0], link.exec(text)![0]]);
  });

  test('names the stay without personal data, and is not used up by that', async () => {
    const { held, otpToken } = await holdWithToken();
    for (let time = 0; time < 7; time++) {
      const { status, body } = await read(held.id, otpToken);
      const { startDate, endDate } = held.wish;
      expect([status, body]).toEqual([
        200,
        { unit: { id: 'casa', name: expect.any(String) as string }, startDate, endDate },
      ]);
    }
    expect((await bookings.read(held)).body).toMatchObject({
      status: 'awaiting_otp',
      otp: { attemptsLeft: 5 },
    });
    const { status, body } = await confirm(held.id, otpToken);
    expect([status, body]).toMatchObject([200, { status: 'awaiting_payment', token: held.token }]);
  });

  test('gets the same answer as the code', async () => {
    const [byCode, byLink] = [await hold(), await holdWithToken()];
    const verified = await bookings.verify(byCode.id, await bookings.getPassword(byCode));
    const confirmed = await confirm(byLink.held.id, byLink.otpToken);
    expect(Object.keys(confirmed.body)).toEqual(Object.keys(verified.body));
    expect(verified.body).toMatchObject({ token: byCode.token });
  });

  test('returns the token again for the same key, and stores it encrypted', async () => {
    const { held, otpToken } = await holdWithToken();
    const first = await confirm(held.id, otpToken, 'visit:verifyOtp:1');
    expect((await confirm(held.id, otpToken, 'visit:verifyOtp:1')).body).toEqual(first.body);
    const stored = await host.db.selectFrom('idempotency').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(held.token);
  });

  test('works once, together with the code', async () => {
    const { held, otpToken } = await holdWithToken();
    await confirm(held.id, otpToken);
    expect((await confirm(held.id, otpToken)).problem.type).toMatch(/wrong-state$/);
    expect((await read(held.id, otpToken)).problem.type).toMatch(/wrong-state$/);
    expect((await bookings.verify(held.id, '123456')).problem.type).toMatch(/wrong-state$/);
  });

  test('no longer works after the code was entered', async () => {
    const held = await hold();
    const mail = await readMail(held);
    await bookings.verify(held.id, getPassword(mail));
    expect((await confirm(held.id, findToken(mail.text)!)).problem.type).toMatch(/wrong-state$/);
  });

  test('belongs to its reservation only', async () => {
    const [{ otpToken }, other] = [await holdWithToken(), await holdWithToken()];
    expect((await read(other.held.id, otpToken)).problem.type).toMatch(/otp-incorrect$/);
    const { status, problem } = await confirm(other.held.id, otpToken);
    expect(status).toBe(422);
    expect(problem.violations).toMatchObject([{ propertyPath: 'otpToken', code: 'otp_incorrect' }]);
    expect((await confirm(other.held.id, other.otpToken)).status).toBe(200);
    expect((await read('unknown', otpToken)).status).toBe(404);
    expect((await confirm('unknown', otpToken)).status).toBe(404);
  });

  test('is replaced by the link of the next e-mail', async () => {
    const { held, otpToken } = await holdWithToken();
    await resend(held.id);
    const next = await readToken(held);
    expect((await read(held.id, otpToken)).problem.type).toMatch(/otp-incorrect$/);
    expect((await confirm(held.id, otpToken)).problem.type).toMatch(/otp-incorrect$/);
    expect((await confirm(held.id, next)).status).toBe(200);
  });

  test('expires with the code, and ends with the hold', async () => {
    const { held, otpToken } = await holdWithToken();
    await passTime(host, held.id, 10);
    expect((await read(held.id, otpToken)).problem.type).toMatch(/otp-expired$/);
    expect((await confirm(held.id, otpToken)).problem.type).toMatch(/otp-expired$/);
    await passTime(host, held.id, 5);
    expect((await read(held.id, otpToken)).problem.type).toMatch(/hold-expired$/);
    expect((await confirm(held.id, otpToken)).problem.type).toMatch(/hold-expired$/);
  });

  test('is locked with the code by five wrong codes, and a wrong link uses up no try', async () => {
    const held = await hold();
    const mail = await readMail(held);
    const code = getPassword(mail);
    const another = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const left = [];
    for (let time = 0; time < 5; time++) {
      expect((await confirm(held.id, wrong)).status).toBe(422);
      left.push((await bookings.verify(held.id, another)).problem.attemptsLeft);
    }
    expect(left).toEqual([4, 3, 2, 1, 0]);
    expect((await confirm(held.id, findToken(mail.text)!)).status).toBe(423);
    expect((await read(held.id, findToken(mail.text)!)).status).toBe(423);
    expect((await bookings.verify(held.id, code)).status).toBe(423);
  });

  test('a request contains either the code or the token', async () => {
    const { held, otpToken } = await holdWithToken();
    for (const proof of [{}, { otp: '123456', otpToken }]) {
      const { status, problem } = await bookings.post('/reservation/otp', {
        reservationId: held.id,
        ...proof,
      });
      expect([status, problem.violations]).toMatchObject([422, [{ propertyPath: 'otp', code: 'blank' }]]);
    }
    expect((await bookings.read(held)).body.otp?.attemptsLeft).toBe(5);
  });
});

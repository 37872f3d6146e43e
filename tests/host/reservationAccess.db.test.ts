import { beforeEach, describe, expect, test } from 'vitest';
import { sendAccessCode } from '../../server/host/mail/sendAccessCode.ts';
import { accessLimits, codeMinutes, codeTries } from '../../server/host/reservations/access/accessCode.ts';
import { deleteAccessCodes } from '../../server/host/reservations/access/deleteAccessCodes.ts';
import { openAccess } from '../../server/host/reservations/access/openAccess.ts';
import { requestAccess } from '../../server/host/reservations/access/requestAccess.ts';
import { getReservation } from '../../server/host/reservations/getReservation.ts';
import type { CallerNetwork } from '../../server/host/ports/networks.ts';
import { createStay } from '../outside/support/stays.ts';
import { getProblemKind, callReadOperation, callWriteOperation } from '../support/directCall.ts';
import { getPassword } from '../support/mailCatcher.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';

const email = 'maria@guests.test';
const number = 'K7M2-9QXR';

let still: ManualHost;
let id: string;
let now: Date;
beforeEach(async () => {
  still = await openManualHost();
  now = new Date('2031-03-01T12:00:00Z');
  await still.clock.stopAt(now);
  id = await stay();
});

/** Advances the clock by some minutes. */
async function pass(minutes: number) {
  now = new Date(now.getTime() + minutes * 60_000);
  await still.clock.stopAt(now);
}

const stay = (about: object = {}) =>
  createStay(still, {
    status: 'confirmed',
    about: { number, email, verifiedAt: new Date('2027-01-01T00:00:00Z'), ...about },
  });

const request = (typed: { number?: string; email?: string } = {}, network = 'network') =>
  callWriteOperation(
    still,
    requestAccess,
    { number, email, ...typed },
    { networks: [{ breadth: '/32', mark: network }] },
  );

const open = (accessId: string, otp: string) => callWriteOperation(still, openAccess, { accessId, otp });

/** The code in the mail that a request led to; undefined where no mail was sent. */
async function codeFor(accessId: string): Promise<string | undefined> {
  await sendAccessCode(still.context, accessId, false);
  const mail = still.mails.mails.at(-1);
  return mail && getPassword(mail);
}

const codes = () => still.db.selectFrom('accessCode').selectAll().execute();
const wrongFor = (code: string | undefined) => (code === '000000' ? '000001' : '000000');

describe('a guest without their link', () => {
  test.each([
    [number, email],
    [' k7m2 9qxr ', 'Maria@Guests.test'],
    ['K7M29QXR', 'maria+travel@guests.test'],
  ])('opens the reservation with its number and the code by e-mail: %s, %s', async (typed, address) => {
    const { accessId } = await request({ number: typed, email: address });
    const code = await codeFor(accessId);
    const mail = still.mails.mails.at(-1);
    expect([mail?.to, mail?.language]).toEqual([email, 'en']);
    expect(mail?.subject).toBe(
      `${code!.slice(0, 3)} ${code!.slice(3)} is your code for reservation ${number}`,
    );
    const { reservationId, token } = await open(accessId, code!);
    expect(reservationId).toBe(id);
    expect(await callReadOperation(still, getReservation, { params: { id, token } })).toMatchObject({
      number,
    });
    for (const secret of [token, accessId, 'maria+travel']) {
      expect(mail!.text + mail!.html + mail!.subject + mail!.messageId).not.toContain(secret);
    }
  });

  test('uses a code once, for ten minutes, with five attempts, in the browser that requested it', async () => {
    const first = await request();
    const code = await codeFor(first.accessId);
    const second = await request();
    expect(await getProblemKind(open(second.accessId, code!))).toBe('otp-incorrect');
    await open(first.accessId, code!);
    expect(await getProblemKind(open(first.accessId, code!))).toBe('otp-locked');

    const locked = await request();
    const right = await codeFor(locked.accessId);
    for (let left = codeTries - 1; left >= 0; left -= 1) {
      await expect(open(locked.accessId, wrongFor(right))).rejects.toMatchObject({
        problem: { attemptsLeft: left },
      });
    }
    expect(await getProblemKind(open(locked.accessId, right!))).toBe('otp-locked');

    const late = await request();
    const lateCode = await codeFor(late.accessId);
    await pass(codeMinutes);
    expect(await getProblemKind(open(late.accessId, lateCode!))).toBe('otp-expired');
    expect(await getProblemKind(open('unknown', lateCode!))).toBe('not-found');
  });
});

describe('a guest who has not paid yet', () => {
  const unpaid = (about: object = {}) =>
    createStay(still, {
      status: 'awaiting_payment',
      about: {
        number: 'QQQQ-2222',
        email,
        verifiedAt: now,
        startDate: '2031-06-01',
        endDate: '2031-06-04',
        createdAt: now,
        holdExpiresAt: new Date(now.getTime() + 30 * 60_000),
        ...about,
      },
    });
  const requestByEmail = (address = email) =>
    callWriteOperation(
      still,
      requestAccess,
      { email: address },
      { networks: [{ breadth: '/32', mark: 'network' }] },
    );

  test('opens their newest reservation with the address and the code alone', async () => {
    const older = new Date(now.getTime() - 60_000);
    await unpaid({ number: 'PPPP-2222', startDate: '2031-07-01', endDate: '2031-07-04', createdAt: older });
    const newest = await unpaid();
    const { accessId } = await requestByEmail('Maria+phone@guests.test');
    const code = await codeFor(accessId);
    expect(still.mails.mails.at(-1)).toMatchObject({ to: email });
    expect(await open(accessId, code!)).toMatchObject({ reservationId: newest });
  });

  test.each([
    ['there is none', () => Promise.resolve()],
    ['it is another guest’s', () => unpaid({ email: 'other@guests.test' })],
    ['its address was never proven', () => unpaid({ verifiedAt: null })],
    ['it is booked', () => stay({ number: 'RRRR-2222', startDate: '2031-08-01', endDate: '2031-08-04' })],
  ])('gets the usual answer and no e-mail when %s', async (_, prepare) => {
    await prepare();
    const answer = await requestByEmail();
    expect(Object.keys(answer)).toEqual(['accessId', 'otpExpiresAt']);
    expect(await codeFor(answer.accessId)).toBeUndefined();
    expect(await getProblemKind(open(answer.accessId, '000000'))).toBe('otp-incorrect');
  });
});

describe('the existence of a reservation', () => {
  const cases: [string, () => Promise<{ number?: string; email?: string }>][] = [
    ['there is one', () => Promise.resolve({})],
    ['the number is unknown', () => Promise.resolve({ number: 'ABCD-2345' })],
    ['the address is another one', () => Promise.resolve({ email: 'other@guests.test' })],
    [
      'its address was never proven',
      async () => {
        await stay({ number: 'QQQQ-2222', verifiedAt: null, startDate: '2031-06-01', endDate: '2031-06-04' });
        return { number: 'QQQQ-2222' };
      },
    ],
    [
      'its guest was erased',
      async () => {
        await still.db.updateTable('reservation').set({ guestErasedAt: new Date() }).execute();
        return {};
      },
    ],
  ];

  test.each(cases)(
    'is visible in no answer when %s, and an e-mail goes to the stored address only',
    async (name, prepare) => {
      const typed = await prepare();
      const answer = await request(typed);
      expect(Object.keys(answer)).toEqual(['accessId', 'otpExpiresAt']);
      expect(still.jobs.taken()).toEqual([['mail.accessCode', { accessId: answer.accessId }]]);
      const code = await codeFor(answer.accessId);
      expect(still.mails.mails.map(({ to }) => to)).toEqual(name === 'there is one' ? [email] : []);
      await expect(open(answer.accessId, wrongFor(code))).rejects.toMatchObject({
        problem: { status: 422, attemptsLeft: codeTries - 1 },
      });
      expect((await codes()).map(({ sealed }) => sealed)).toEqual([null]);
    },
  );

  test('is visible in no limit: requests are counted by input and by network', async () => {
    for (const typed of [{}, { number: 'ABCD-2345' }]) {
      for (let times = 0; times < accessLimits.subject.anHour; times += 1) {
        await request(typed, `network ${times}`);
      }
      await expect(request(typed, 'another network')).rejects.toMatchObject({
        problem: { status: 429 },
        retryAfter: 3600,
      });
    }
  });

  const wide = (breadth: '/24' | '/56' | '/48', mark: string): CallerNetwork => ({ breadth, mark });
  const requestFrom = (sender: string, networks: readonly CallerNetwork[]) =>
    callWriteOperation(still, requestAccess, { number: sender, email }, { networks });

  test.each([
    { name: '/32', narrow: '/32', networks: [], most: accessLimits.network.anHour['/32'] },
    {
      name: '/24',
      narrow: '/32',
      networks: [wide('/24', 'carrier')],
      most: accessLimits.network.anHour['/24'],
    },
    {
      name: '/56',
      narrow: '/64',
      networks: [wide('/56', 'household')],
      most: accessLimits.network.anHour['/56'],
    },
    {
      name: '/48',
      narrow: '/64',
      networks: [wide('/48', 'office')],
      most: accessLimits.network.anHour['/48'],
    },
  ] as const)('is protected by the limit of a $name: $most addresses an hour', async (about) => {
    const { narrow, networks, most } = about;
    // A wider network is counted if each of its addresses sends one request.
    const address = (index: number) => (networks.length === 0 ? 'one address' : `address ${index}`);
    const from = (index: number): CallerNetwork[] => [{ breadth: narrow, mark: address(index) }, ...networks];
    for (let index = 0; index < most; index += 1) await requestFrom(`N${index}`, from(index));
    await expect(requestFrom('last', from(most))).rejects.toMatchObject({
      problem: { status: 429 },
      retryAfter: 3600,
    });
    // Somebody next door is not affected.
    await requestFrom('next', [{ breadth: narrow, mark: 'another address' }]);
  });

  test('is visible in no daily limit, which waits for the earliest request', async () => {
    for (let hour = 0; hour < 2; hour += 1) {
      for (let times = 0; times < accessLimits.subject.anHour; times += 1)
        await request({}, `${hour} ${times}`);
      await pass(60);
    }
    await expect(request({}, 'another')).rejects.toMatchObject({ retryAfter: 22 * 3600 });
  });
});

test('codes and requests are deleted when they no longer count', async () => {
  const { accessId } = await request();
  expect((await codes())[0]).toMatchObject({ id: accessId, sealed: expect.any(String) as string });
  expect(JSON.stringify(await codes())).not.toMatch(/maria|K7M2/);
  await pass(codeMinutes);
  await deleteAccessCodes(still.context);
  expect(await codes()).toMatchObject([{ sealed: null }]);
  await pass(24 * 60);
  await deleteAccessCodes(still.context);
  expect(await codes()).toEqual([]);
});

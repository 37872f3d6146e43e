import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getDate } from '../../server/host/pricing/index.ts';
import { Bookings, type HostAnswer } from '../support/bookings.ts';
import { dayFromNow, createLegalForm } from '../support/guests.ts';
import { openTestHost, type TestHost } from '../support/testHost.ts';

let host: TestHost;
let bookings: Bookings;
let fromDay = 10;
const farWest = 'Pacific/Pago_Pago';
beforeAll(async () => {
  host = await openTestHost(['casa', 'west'], ({ property }, id) => {
    if (id === 'west') property.timeZone = farWest;
  });
  bookings = new Bookings(host);
});
afterAll(() => host.close());

const aStay = (about?: Record<string, unknown>) => bookings.confirmed('casa', (fromDay += 4), about);
const getType = ({ problem }: { problem: { type: string } }) => problem.type.split('/').at(-1);
const violationsIn = ({ problem }: HostAnswer) =>
  (problem.violations ?? []).map(({ propertyPath, code }) => [propertyPath, code]);
const getKept = (id: string) =>
  host.db.selectFrom('registration').selectAll().where('reservationId', '=', id).execute();
const stayed = (id: string, dates: { startDate: string; endDate: string }) =>
  host.db.updateTable('reservation').set(dates).where('id', '=', id).execute();

describe('registering the guests of a stay', () => {
  test('returns a confirmation, which the reservation contains', async () => {
    const stay = await aStay();
    expect((await bookings.read(stay)).body).toMatchObject({
      registration: { status: 'open', guests: 0, confirmedAt: null },
      unit: { timeZone: 'Europe/Lisbon', checkInAfter: '15:00', checkOutUntil: '11:00' },
    });
    const { status, body } = await bookings.register(stay, [createLegalForm(), createLegalForm()]);
    expect([status, body.status]).toEqual([200, 'confirmed']);
    expect((await bookings.read(stay)).body.registration).toEqual({
      status: 'confirmed',
      guests: 2,
      confirmedAt: body.confirmedAt,
    });
  });

  test('is possible after departure', async () => {
    const stay = await aStay();
    await stayed(stay.id, { startDate: dayFromNow(-5), endDate: dayFromNow(-2) });
    expect((await bookings.read(stay)).body.status).toBe('completed');
    expect((await bookings.register(stay, [createLegalForm(), createLegalForm()])).status).toBe(200);
  });

  test('is final: another registration is rejected, and the first one stays', async () => {
    const stay = await aStay();
    await bookings.register(stay, [createLegalForm(), createLegalForm()]);
    const before = await getKept(stay.id);
    expect(getType(await bookings.register(stay, [createLegalForm(), createLegalForm()]))).toBe(
      'wrong-state',
    );
    expect(await getKept(stay.id)).toEqual(before);
  });

  test('happens once if it is sent twice at the same time', async () => {
    const stay = await aStay();
    const answers = await Promise.all([
      bookings.register(stay, [createLegalForm(), createLegalForm()]),
      bookings.register(stay, [createLegalForm(), createLegalForm()]),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await getKept(stay.id)).toHaveLength(2);
  });

  test.each([
    ['a hold', () => bookings.hold('casa', (fromDay += 4))],
    ['a stay that awaits payment', () => bookings.verified('casa', (fromDay += 4))],
    [
      'a stay that was called off',
      async () => {
        const stay = await aStay();
        await bookings.cancel(stay);
        return stay;
      },
    ],
  ])('is rejected for %s', async (_, made) => {
    const reservation = await made();
    expect(getType(await bookings.register(reservation, [createLegalForm(), createLegalForm()]))).toBe(
      'wrong-state',
    );
    expect(await getKept(reservation.id)).toEqual([]);
  });

  test('returns the same answer for a wrong token and an unknown reservation', async () => {
    const [stay, other] = [await aStay(), await aStay()];
    const answers = await Promise.all([
      bookings.register({ id: stay.id, token: other.token }, [createLegalForm()]),
      bookings.register({ id: 'AAAAAAAAAAAAAAAAAAAAAA', token: other.token }, [createLegalForm()]),
    ]);
    expect(new Set(answers.map(({ problem }) => JSON.stringify(problem))).size).toBe(1);
    expect(answers[0]!.status).toBe(404);
  });
});

describe('invalid forms', () => {
  test.each([0, 1, 3])('are rejected as %i forms for two guests', async (count) => {
    const stay = await aStay();
    const answer = await bookings.register(
      stay,
      Array.from({ length: count }, () => createLegalForm()),
    );
    expect(answer.status).toBe(422);
    expect(violationsIn(answer)).toEqual([['guests', 'guest_forms']]);
    expect(await getKept(stay.id)).toEqual([]);
  });

  test('cause all violations at once, those of the schema and those of the host', async () => {
    const stay = await aStay();
    const born = createLegalForm({ dateOfBirth: '2099-01-01', nationality: 'XYZ' });
    const blank = createLegalForm({ documentNumber: ' ', documentCountry: 'de', countryOfResidence: 'ZZZ' });
    const answer = await bookings.register(stay, [born, blank, createLegalForm()]);
    expect(answer.status).toBe(422);
    expect(Object.fromEntries(violationsIn(answer))).toEqual({
      guests: 'guest_forms',
      'guests[0].dateOfBirth': 'date_future',
      'guests[0].nationality': 'country',
      'guests[1].countryOfResidence': 'country',
      'guests[1].documentCountry': 'country',
      'guests[1].documentNumber': 'blank',
    });
    expect(violationsIn(answer)).toHaveLength(6);
  });

  test('reveal nothing about a reservation without its link', async () => {
    const stay = await aStay();
    const forms = [createLegalForm({ documentNumber: '' })];
    const [holder, stranger] = await Promise.all([
      bookings.register(stay, forms),
      bookings.register({ ...stay, token: 'guessed' }, forms),
    ]);
    expect(violationsIn(holder).flat()).toContain('guest_forms');
    expect(violationsIn(stranger)).toEqual([['guests[0].documentNumber', 'blank']]);
  });

  test.each([
    ['no list', 'guests'],
    ['something that is no form', [null, 7, 'form', []]],
    ['empty forms', [{}, {}]],
  ])('are rejected as %s', async (_, guests) => {
    const stay = await aStay();
    const body = { reservationId: stay.id, token: stay.token, guests };
    expect((await bookings.post('/reservation/guests', body)).status).toBe(422);
    const odd = { ...body, reservationId: `\0${stay.id}` };
    expect((await bookings.post('/reservation/guests', odd)).status).toBe(422);
  });

  test('a form may name Kosovo, which has no code in ISO 3166-1', async () => {
    const stay = await aStay();
    const fromKosovo = createLegalForm({
      nationality: 'XKX',
      documentCountry: 'XKX',
      countryOfResidence: 'XKX',
    });
    expect((await bookings.register(stay, [fromKosovo, createLegalForm()])).status).toBe(200);
  });

  test('a form may have today as the date of birth, by the date at the property', async () => {
    const stay = await bookings.confirmed('west', 20);
    const today = getDate(new Date(), farWest);
    const tomorrow = getDate(new Date(Date.now() + 86_400_000), farWest);
    const late = await bookings.register(stay, [
      createLegalForm({ dateOfBirth: tomorrow }),
      createLegalForm(),
    ]);
    expect(violationsIn(late)).toEqual([['guests[0].dateOfBirth', 'date_future']]);
    const born = await bookings.register(stay, [createLegalForm({ dateOfBirth: today }), createLegalForm()]);
    expect(born.status).toBe(200);
  });
});

test('a cancelled stay keeps no documents', async () => {
  const stay = await aStay();
  await bookings.register(stay, [createLegalForm(), createLegalForm()]);
  expect(await getKept(stay.id)).toHaveLength(2);
  await bookings.cancel(stay);
  expect(await getKept(stay.id)).toEqual([]);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StayDetailsSaved } from '../../contract/schemas/stayDetails.ts';
import { Bookings, type HostAnswer } from '../support/bookings.ts';
import { dayFromNow } from '../support/guests.ts';
import { openTestHost, type TestHost } from '../support/testHost.ts';

let host: TestHost;
let bookings: Bookings;
let fromDay = 10;
beforeAll(async () => {
  host = await openTestHost(['casa']);
  bookings = new Bookings(host);
});
afterAll(() => host.close());

const invoice = {
  name: 'Silva & Filhos, Lda.',
  taxNumber: '501442600',
  address: 'Rua do Exemplo 1\n1100-000 Lisboa',
  country: 'PRT',
};
const aStay = (about?: Record<string, unknown>) => bookings.confirmed('casa', (fromDay += 4), about);
const save = (
  { id, token }: { id: string; token: string },
  details: object,
  sending?: Parameters<Bookings['post']>[2],
) =>
  bookings.post<StayDetailsSaved>('/reservation/details', { reservationId: id, token, ...details }, sending);
const getDetails = async (stay: { id: string; token: string }) => (await bookings.read(stay)).body.details;
const getType = ({ problem }: HostAnswer) => problem.type.split('/').at(-1);
const violationsIn = ({ problem }: HostAnswer) =>
  (problem.violations ?? []).map(({ propertyPath, code }) => [propertyPath, code]);

describe('stay details', () => {
  test('are part of the reservation if they were sent with the booking', async () => {
    const stay = await aStay({
      invoice: { ...invoice, taxNumber: 'PT 501 442 600' },
      arrivalTime: '01:30',
    });
    expect(await getDetails(stay)).toEqual({ changeable: true, invoice, arrivalTime: '01:30' });
  });

  test('are requested with the booking if the property accepts them', async () => {
    const { body } = await bookings.call('GET', '/rental-unit/casa');
    expect(body).toMatchObject({ takesStayDetails: true });
  });

  test('may be empty', async () => {
    const [withoutDetails, withNull] = [await aStay(), await aStay({ invoice: null, arrivalTime: null })];
    for (const stay of [withoutDetails, withNull]) {
      expect(await getDetails(stay)).toEqual({ changeable: true, invoice: null, arrivalTime: null });
    }
  });

  test('can be added later, changed one by one, and removed', async () => {
    const stay = await aStay();
    const { status, body } = await save(stay, { invoice, arrivalTime: '22:00' });
    expect([status, Object.keys(body)]).toEqual([200, ['savedAt']]);
    await save(stay, { arrivalTime: '23:15' });
    expect(await getDetails(stay)).toEqual({ changeable: true, invoice, arrivalTime: '23:15' });
    await save(stay, { invoice: null });
    expect(await getDetails(stay)).toEqual({ changeable: true, invoice: null, arrivalTime: '23:15' });
    await save(stay, { arrivalTime: null });
    expect(await getDetails(stay)).toEqual({ changeable: true, invoice: null, arrivalTime: null });
  });

  test('can be changed on the day of departure, and not after it', async () => {
    const stay = await aStay();
    const departing = (startDate: string, endDate: string) =>
      host.db.updateTable('reservation').set({ startDate, endDate }).where('id', '=', stay.id).execute();
    await departing(dayFromNow(-3), dayFromNow(0));
    expect((await save(stay, { invoice })).status).toBe(200);
    await departing(dayFromNow(-5), dayFromNow(-2));
    expect(getType(await save(stay, { invoice: null }))).toBe('wrong-state');
    expect(await getDetails(stay)).toEqual({ changeable: false, invoice, arrivalTime: null });
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
  ])('cannot be changed for %s', async (_, made) => {
    const reservation = await made();
    expect(getType(await save(reservation, { invoice }))).toBe('wrong-state');
    expect(await getDetails(reservation)).toEqual({ changeable: false, invoice: null, arrivalTime: null });
  });

  test('are stored with the reservation only and in no stored answer', async () => {
    const stay = await aStay({ invoice });
    await save(stay, { invoice: { ...invoice, name: 'Canary & Co' } }, { key: 'b:details:2' });
    const remembered = await host.db.selectFrom('idempotency').selectAll().execute();
    expect(remembered.length).toBeGreaterThan(0);
    expect(JSON.stringify(remembered)).not.toMatch(/Canary|501442600/);
  });
});

describe('invalid stay details', () => {
  test.each<[string, Record<string, unknown>, [string, string][]]>([
    [
      'a number that is none',
      { invoice: { ...invoice, taxNumber: '501442601' } },
      [['invoice.taxNumber', 'tax_number']],
    ],
    ['no number in Portugal', { invoice: { ...invoice, taxNumber: ' ' } }, [['invoice.taxNumber', 'blank']]],
    [
      'a number that is too long',
      { invoice: { ...invoice, country: 'DEU', taxNumber: '1'.repeat(31) } },
      [['invoice.taxNumber', 'too_long']],
    ],
    [
      'nothing filled in',
      { invoice: { name: '', taxNumber: '', address: ' ', country: '' } },
      [
        ['invoice.name', 'blank'],
        ['invoice.country', 'blank'],
        ['invoice.address', 'blank'],
      ],
    ],
    [
      'a country that does not exist',
      { invoice: { ...invoice, country: 'ZZZ' } },
      [['invoice.country', 'country']],
    ],
    ['no time', { arrivalTime: '24:00' }, [['arrivalTime', 'time_of_day']]],
    ['a time at which nobody is let in', { arrivalTime: '09:00' }, [['arrivalTime', 'arrival_time']]],
  ])('are rejected as %s, with the booking and later', async (_, details, violations) => {
    const stay = await aStay();
    const later = await save(stay, details);
    expect([later.status, violationsIn(later)]).toEqual([422, violations]);
    const booking = await bookings.post('/reservation', bookings.wish('casa', (fromDay += 4), details));
    expect([booking.status, violationsIn(booking)]).toEqual([422, violations]);
    expect(await getDetails(stay)).toMatchObject({ invoice: null, arrivalTime: null });
  });

  test('include a tax number of another country or without digits', async () => {
    const stay = await aStay();
    for (const taxNumber of ['DE 123.456/789', '']) {
      const abroad = { ...invoice, taxNumber, country: 'DEU' };
      expect((await save(stay, { invoice: abroad })).status).toBe(200);
      expect((await getDetails(stay))?.invoice).toEqual(abroad);
    }
  });
});

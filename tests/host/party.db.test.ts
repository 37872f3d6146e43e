import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Quote } from '../../contract/schemas/quote.ts';
import { Bookings } from '../support/bookings.ts';
import { dayFromNow } from '../support/guests.ts';
import { openTestHost } from '../support/testHost.ts';

let bookings: Bookings;
beforeAll(async () => {
  const host = await openTestHost(['casa'], ({ property }) => {
    property.ageGroups = { children: { toAge: 12 }, babies: { toAge: 1, countAsGuests: 'no', max: 1 } };
  });
  bookings = new Bookings(host);
});
afterAll(() => bookings.host.close());

const preview = (guestCount: number, adults: number, children: number, babies: number) =>
  bookings.post<Quote>('/reservation/price-preview', {
    id: 'casa',
    startDate: dayFromNow(30),
    endDate: dayFromNow(33),
    guestCount,
    party: { adults, children, babies },
  });

test('a baby may come on top of the guests there is room for', async () => {
  expect((await preview(5, 2, 2, 1)).status).toBe(200);
});

test.each([
  ['more guests than there is room for', 6, 3, 2, 1, 'guestCount', 'too_many_guests'],
  ['more babies than there is room for', 4, 2, 0, 2, 'guestCount', 'too_many_babies'],
  ['groups that do not add up', 4, 2, 1, 0, 'guestCount', 'party_sum'],
  ['children alone', 2, 0, 2, 0, 'party.adults', 'too_few_guests'],
])(
  '%s are refused, at the value that is wrong',
  async (_, all, adults, children, babies, propertyPath, code) => {
    const { status, problem } = await preview(all, adults, children, babies);
    expect(status).toBe(422);
    expect(problem.violations).toEqual([expect.objectContaining({ propertyPath, code })]);
  },
);

test('a reservation keeps who comes, and everybody is registered', async () => {
  const party = { adults: 2, children: 1, babies: 1 };
  const stay = await bookings.confirmed('casa', 30, { guests: 4, party });
  const { body } = await bookings.read(stay);
  expect(body).toMatchObject({ guestCount: 4, party, quote: { party } });
  const mail = await bookings.host.mails.next((stay.wish.guest as { email: string }).email);
  expect(mail.text).toContain('2 adults, 1 child, 1 baby');
  expect((await bookings.register(stay, [])).problem.violations).toContainEqual(
    expect.objectContaining({ code: 'guest_forms' }),
  );
});

import { describe, expect, test } from 'vitest';
import { toViolation } from '../../contract/schemas/violations.ts';
import { sampleDates, sampleQuote } from '../../machines/shared/quote.samples.ts';
import { aBooking, otherDates, getQuote } from './bookingJourney.ts';

interface Order {
  expectedTotal: number;
  startDate: string;
  details: { firstName: string; paymentOptionId: string };
}

const getOrder = (booking: ReturnType<typeof aBooking>) =>
  booking.getRequests<Order>('createReservation').at(-1);

describe('the price', () => {
  test('the price is requested with the dates and the number of guests', () => {
    const booking = aBooking();
    booking.does({ type: 'guests.changed', guestCount: 4 }, { type: 'stay.changed', dates: sampleDates });
    expect(booking.getRequests('previewPrice')).toMatchObject([
      { unitId: 'casa-azul', ...sampleDates, guestCount: 4 },
    ]);
  });

  test('the price is not requested before dates are chosen', () => {
    const booking = aBooking();
    booking.does({ type: 'guests.changed', guestCount: 4 });
    expect(booking.is()).toBe('dates.choosing');
    expect(booking.getRequests('previewPrice')).toEqual([]);
  });

  test('the price is requested once both dates are chosen, whichever comes first', () => {
    const { startDate, endDate } = sampleDates;
    for (const [first, second] of [
      [{ startDate }, { endDate }],
      [{ endDate }, { startDate }],
    ] as const) {
      const booking = aBooking();
      booking.does({ type: 'stay.changed', dates: first });
      expect(booking.is()).toBe('dates.halfChosen');
      expect(booking.getRequests('previewPrice')).toEqual([]);
      booking.does({ type: 'stay.changed', dates: second });
      expect(booking.getRequests('previewPrice')).toMatchObject([sampleDates]);
    }
  });

  test('removing a date removes the price and keeps the other date', async () => {
    for (const gone of ['startDate', 'endDate'] as const) {
      const booking = aBooking();
      await booking.seesThePrice();
      booking.does({ type: 'stay.changed', dates: { [gone]: '' } });
      expect(booking.is()).toBe('dates.halfChosen');
      expect(booking.knows()).toMatchObject({ quote: undefined, stay: { ...sampleDates, [gone]: '' } });
      expect(booking.can({ type: 'booking.begun' })).toBe(false);
    }
  });

  test('the price is requested again when the number of guests changes', async () => {
    const booking = aBooking();
    await booking.seesThePrice();
    booking.does({ type: 'guests.changed', guestCount: 5 }, { type: 'guests.changed', guestCount: 1 });
    expect(booking.getRequests('previewPrice').slice(1)).toMatchObject([
      { guestCount: 5 },
      { guestCount: 1 },
    ]);
    expect(booking.knows().stay.guestCount).toBe(1);
  });

  test('a price of other dates that arrives later is not shown', async () => {
    const booking = aBooking();
    booking.does({ type: 'stay.changed', dates: sampleDates });
    const older = booking.run.findCall('previewPrice');
    booking.does({ type: 'stay.changed', dates: otherDates });
    older.answer(getQuote(99_900, 'now'));
    await booking.answers('previewPrice', sampleQuote);
    expect(booking.knows().quote).toEqual(sampleQuote);
    older.answer(getQuote(99_900, 'now'));
    expect(booking.knows().quote).toEqual(sampleQuote);
  });

  test('a price of other dates is removed when dates are changed or cleared', async () => {
    for (const event of [
      { type: 'stay.changed', dates: otherDates },
      { type: 'guests.changed', guestCount: 3 },
      { type: 'stay.changed', dates: { startDate: '', endDate: '' } },
    ] as const) {
      const booking = aBooking();
      await booking.seesThePrice();
      booking.does(event);
      expect(booking.knows().quote).toBeUndefined();
    }
  });

  test('the order contains the price that was shown', async () => {
    const booking = aBooking();
    await booking.orders(getQuote(31_000, 'now'));
    expect(getOrder(booking)).toMatchObject({ expectedTotal: 31_000, ...sampleDates });
  });

  test('a changed price is shown, and ordered only once it is accepted', async () => {
    const booking = aBooking();
    await booking.orders(getQuote(31_000, 'now'));
    await booking.fails('createReservation', 'terms-changed');
    await booking.answers('previewNewPrice', getQuote(35_000, 'now'));
    expect(booking.is()).toBe('form.termsChanged');
    expect(booking.knows().quote?.total.amount).toBe(35_000);
    expect(booking.getRequests('createReservation')).toHaveLength(1);
    booking.does({ type: 'terms.accepted' });
    expect(getOrder(booking)).toMatchObject({ expectedTotal: 35_000 });
  });

  test('a changed price is no longer shown when the new one cannot be loaded', async () => {
    const booking = aBooking();
    await booking.orders();
    await booking.fails('createReservation', 'terms-changed');
    await booking.fails('previewNewPrice', 'unreachable');
    expect(booking.is()).toBe('dates.notPriced');
    expect(booking.knows().quote).toBeUndefined();
  });
});

describe('rejected dates', () => {
  test('violations of the dates disappear when the dates change', async () => {
    for (const event of [
      { type: 'stay.changed', dates: otherDates },
      { type: 'guests.changed', guestCount: 3 },
      { type: 'stay.changed', dates: { startDate: '', endDate: '' } },
    ] as const) {
      const booking = aBooking();
      booking.does({ type: 'stay.changed', dates: sampleDates });
      await booking.fails('previewPrice', 'validation-failed', {
        violations: [toViolation('endDate', 'stay_too_short')],
      });
      expect(booking.knows().violations).toHaveLength(1);
      booking.does(event);
      expect(booking.knows().violations).toEqual([]);
      expect(booking.knows().failure).toBeUndefined();
    }
  });
});

/** In the form, and back to the dates. */
const choosesToPayLater = (booking: ReturnType<typeof aBooking>) =>
  booking.does(
    { type: 'booking.begun' },
    { type: 'details.changed', details: { paymentOptionId: 'later' } },
    { type: 'dates.revisited' },
  );

describe('the way to pay', () => {
  test('a chosen payment option is kept while it is still offered', async () => {
    const booking = aBooking();
    await booking.seesThePrice(getQuote(30_000, 'now', 'later'));
    choosesToPayLater(booking);
    booking.does({ type: 'guests.changed', guestCount: 3 });
    await booking.answers('previewPrice', getQuote(33_000, 'now', 'later'));
    expect(booking.knows().details.paymentOptionId).toBe('later');
  });

  test('the first payment option is the default, and replaces one that is no longer offered', async () => {
    const booking = aBooking();
    await booking.seesThePrice(getQuote(30_000, 'now', 'later'));
    expect(booking.knows().details.paymentOptionId).toBe('now');
    choosesToPayLater(booking);
    booking.does({ type: 'guests.changed', guestCount: 3 });
    await booking.answers('previewPrice', getQuote(33_000, 'half', 'now'));
    expect(booking.knows().details.paymentOptionId).toBe('half');
  });

  test('no payment option is selected when none is offered', async () => {
    const booking = aBooking();
    await booking.seesThePrice(getQuote(30_000));
    expect(booking.knows().details.paymentOptionId).toBe('');
  });
});

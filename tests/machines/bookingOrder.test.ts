import { describe, expect, test } from 'vitest';
import { toViolation } from '../../contract/schemas/violations.ts';
import { sampleDates, sampleQuote } from '../../machines/shared/quote.samples.ts';
import { sampleHold } from '../../machines/shared/reservation.samples.ts';
import { aBooking, otherDates } from './bookingJourney.ts';

const getKeys = (booking: ReturnType<typeof aBooking>, actor = 'createReservation') =>
  booking.getRequests(actor).map(({ idempotencyKey }) => idempotencyKey);

const isNewKey = (booking: ReturnType<typeof aBooking>, actor?: string) => {
  const [first, second] = getKeys(booking, actor).slice(-2);
  return first !== undefined && second !== undefined && first !== second;
};

describe('an order', () => {
  test('an order with an unknown outcome is sent again with the same key', async () => {
    for (const kind of ['unreachable', 'timed-out', 'unavailable'] as const) {
      const booking = aBooking();
      await booking.orders();
      await booking.fails('createReservation', kind);
      booking.does({ type: 'form.submitted' });
      const [first, second] = booking.getRequests('createReservation');
      expect(second).toEqual(first);
    }
  });

  test('an order with other details has another key', async () => {
    const booking = aBooking();
    await booking.orders();
    await booking.fails('createReservation', 'unreachable');
    booking.does({ type: 'details.changed', details: { firstName: 'Rita' } }, { type: 'form.submitted' });
    expect(isNewKey(booking)).toBe(true);
  });

  test('an order with details that were changed during a return to the dates has another key', async () => {
    const booking = aBooking();
    await booking.orders();
    await booking.fails('createReservation', 'unreachable');
    booking.does(
      { type: 'dates.revisited' },
      { type: 'booking.begun' },
      { type: 'details.changed', details: { firstName: 'Rita' } },
      { type: 'form.submitted' },
    );
    expect(isNewKey(booking)).toBe(true);
  });

  test('an order for other dates or another number of guests has another key', async () => {
    for (const event of [
      { type: 'stay.changed', dates: otherDates },
      { type: 'guests.changed', guestCount: 3 },
    ] as const) {
      const booking = aBooking();
      await booking.orders();
      await booking.fails('createReservation', 'unreachable');
      booking.does({ type: 'dates.revisited' }, event);
      await booking.answers('previewPrice', sampleQuote);
      booking.does({ type: 'booking.begun' }, { type: 'form.submitted' });
      expect(isNewKey(booking)).toBe(true);
      expect(isNewKey(booking, 'previewPrice')).toBe(true);
    }
  });

  test('a rejected order is sent again as a new order', async () => {
    const booking = aBooking();
    await booking.orders();
    await booking.fails('createReservation', 'validation-failed');
    booking.does({ type: 'form.submitted' });
    expect(isNewKey(booking)).toBe(true);
  });

  test('two presses send an order once', async () => {
    const booking = aBooking();
    await booking.orders();
    expect(booking.can({ type: 'form.submitted' })).toBe(false);
    booking.does({ type: 'form.submitted' });
    expect(booking.getRequests('createReservation')).toHaveLength(1);
  });

  test('an order stored while it is sent is sent again with the same key', async () => {
    const booking = aBooking();
    await booking.orders();
    const later = booking.goesOnFromStorage();
    expect(later.getRequests('createReservation')).toEqual(booking.getRequests('createReservation'));
    await later.answers('createReservation', sampleHold);
    expect(later.is()).toBe('otp.entering');
  });
});

describe('the typed details', () => {
  test('input is kept when the order fails, whatever the reason', async () => {
    for (const kind of ['validation-failed', 'dates-unavailable', 'terms-changed', 'unreachable'] as const) {
      const booking = aBooking();
      await booking.orders();
      await booking.fails('createReservation', kind);
      expect(booking.knows().details.firstName, kind).toBe('Ana');
    }
  });

  test('input is kept when somebody else took the nights, and is ordered with other nights', async () => {
    const booking = aBooking();
    await booking.orders();
    await booking.fails('createReservation', 'dates-unavailable');
    booking.does({ type: 'stay.changed', dates: otherDates });
    await booking.answers('previewPrice', sampleQuote);
    booking.does({ type: 'booking.begun' }, { type: 'form.submitted' });
    expect(booking.getRequests('createReservation').at(-1)).toMatchObject({
      ...otherDates,
      details: { firstName: 'Ana' },
    });
  });

  test('the order contains the input at that moment', async () => {
    const booking = aBooking();
    await booking.fillsInTheForm();
    booking.does(
      { type: 'details.changed', details: { hasSpecialRequests: true, specialRequests: 'A cot' } },
      { type: 'form.submitted' },
    );
    expect(booking.getRequests('createReservation')).toMatchObject([
      { details: { firstName: 'Ana', hasSpecialRequests: true, specialRequests: 'A cot' } },
    ]);
  });
});

describe('a refused field', () => {
  const refused = async () => {
    const booking = aBooking();
    await booking.orders();
    await booking.fails('createReservation', 'validation-failed', {
      violations: [
        toViolation('guest.email', 'email'),
        toViolation('guest.phone', 'phone'),
        toViolation('paymentOptionId', 'invalid_choice'),
      ],
    });
    const paths = () => booking.knows().violations.map(({ propertyPath }) => propertyPath);
    return { ...booking, paths };
  };

  test('a rejected field is no longer marked after a change, and the others stay marked', async () => {
    const booking = await refused();
    booking.does({ type: 'details.changed', details: { email: 'ana@example.com' } });
    expect(booking.paths()).toEqual(['guest.phone', 'paymentOptionId']);
    booking.does({ type: 'details.changed', details: { paymentOptionId: 'now', lastName: 'Silva' } });
    expect(booking.paths()).toEqual(['guest.phone']);
  });

  test('a field whose name only begins like a guest field is not a guest field', async () => {
    const booking = await refused();
    booking.does({ type: 'details.changed', details: { phonePrefix: '+351' } });
    expect(booking.paths()).toContain('guest.phone');
  });

  test('rejected fields are cleared once the nights are held', async () => {
    const booking = await refused();
    booking.does({ type: 'form.submitted' });
    await booking.answers('createReservation', sampleHold);
    expect(booking.paths()).toEqual([]);
    expect(booking.knows().stay).toMatchObject(sampleDates);
  });
});

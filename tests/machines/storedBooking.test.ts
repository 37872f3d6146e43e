import { describe, expect, test } from 'vitest';
import { sampleGuest, sampleLink, sampleStored } from '../../machines/booking/booking.samples.ts';
import type {
  HeldReservation,
  RememberedBooking,
  StoredBooking,
} from '../../machines/booking/booking.types.ts';
import { findResumeTarget } from '../../machines/booking/stored.ts';
import { aBooking } from './bookingJourney.ts';

const held: HeldReservation = { ...sampleLink, number: 'E-7', sentTo: '', attemptsLeft: undefined };
const dates = { startDate: '2027-05-03', endDate: '2027-05-06', guestCount: 2 };

const left = (
  value: StoredBooking['value'],
  about: Partial<StoredBooking['context']> = {},
): StoredBooking => ({
  value,
  context: { ...sampleStored('form.editing')!.context, ...about },
});

const goesOn = (stored: StoredBooking | undefined, link?: typeof sampleLink) =>
  findResumeTarget({ stored, link });

describe('restoring a stored booking', () => {
  test('begins at the calendar without stored data', () => {
    expect(goesOn(undefined)).toBe('dates.choosing');
  });

  test('asks the host when there is a reservation, in this tab or in another one', () => {
    expect(goesOn(undefined, sampleLink)).toBe('resuming');
    expect(goesOn(left({ form: 'editing' }), sampleLink)).toBe('resuming');
    expect(goesOn(left({ redirecting: 'leaving' }, { reservation: held }))).toBe('resuming');
    expect(goesOn(left({ otp: 'entering' }, { reservation: held }))).toBe('resuming');
    expect(goesOn(left({ success: 'paid' }, { reservation: held }))).toBe('resuming');
  });

  test.each([
    'editing',
    'creating',
    'refused',
    'datesTaken',
    'repricing',
    'termsChanged',
    'noMoreHolds',
    'notCreated',
  ])('restores the form, %s, as it was left', (form) => expect(goesOn(left({ form }))).toBe(`form.${form}`));

  test('an order that waited for the connection is sent only by the guest after a reload', () =>
    expect(goesOn(left({ form: 'offline' }))).toBe('form.notCreated'));

  test.each(['choosing', 'halfChosen', 'pricing', 'priced', 'unavailable', 'impossible', 'notPriced'])(
    'continues with the chosen dates when they were left %s',
    (step) => {
      const at = { dates: step };
      const { quote } = sampleStored('form.editing')!.context;
      expect(goesOn(left(at, { stay: { ...dates, startDate: '', endDate: '' } }))).toBe('dates.choosing');
      expect(goesOn(left(at, { stay: { ...dates, endDate: '' } }))).toBe('dates.halfChosen');
      expect(goesOn(left(at, { stay: { ...dates, startDate: '' } }))).toBe('dates.halfChosen');
      expect(goesOn(left(at, { stay: dates, quote: undefined }))).toBe('dates.pricing');
      expect(goesOn(left(at, { stay: dates, quote }))).toBe('dates.priced');
    },
  );

  test('continues with the dates when the stored state no longer exists', () => {
    expect(goesOn(left({ form: 'sleeping' }))).toBe('dates.priced');
    expect(goesOn(left({ unknown: 'editing' }))).toBe('dates.priced');
  });
});

test('keeps the data of a reservation held in this tab', () => {
  const booking = aBooking();
  const stored = left({ otp: 'entering' }, { reservation: held });
  booking.does({ type: 'booking.recalled', stored, link: { ...sampleLink, deadline: 'later' } });
  expect(booking.knows().reservation).toEqual({ ...held, deadline: 'later' });
  const other = aBooking();
  other.does({ type: 'booking.recalled', stored, link: undefined });
  expect(other.knows().reservation).toEqual(held);
});

test('continues with the payment after the link in the e-mail was used just now', () => {
  const booking = aBooking();
  booking.does({ type: 'booking.recalled', stored: undefined, link: sampleLink, isConfirmedNow: true });
  expect(booking.is()).toBe('redirecting.underWay');
});

test('does not restore the one-time password, and uses the page’s language for e-mails', () => {
  const booking = aBooking();
  booking.does({ type: 'booking.recalled', stored: left({ form: 'editing' }), link: undefined });
  expect(booking.knows().otp).toBe('');
  expect(booking.knows().details).toMatchObject({ firstName: sampleGuest.firstName, locale: 'en' });
});

test.each(['firstName', 'lastName', 'email', 'phone'])(
  'fills the form with remembered details, unless it has a %s',
  (field) => {
    const booking = aBooking();
    booking.does({ type: 'guest.recalled', guest: sampleGuest });
    expect(booking.knows().details).toMatchObject(sampleGuest);
    const typed = aBooking();
    const details = { ...typed.knows().details, [field]: 'typed' };
    typed.does({
      type: 'booking.recalled',
      stored: left({ dates: 'priced' }, { details }),
      link: undefined,
    });
    typed.does({ type: 'guest.recalled', guest: sampleGuest });
    expect(typed.knows().details).toEqual(details);
  },
);

describe('a link with a stay', () => {
  const stay = { dates: { startDate: '2027-06-10', endDate: '2027-06-12' }, guests: { guestCount: 3 } };
  const recalls = (remembered: Partial<RememberedBooking>) => {
    const booking = aBooking();
    booking.does({
      type: 'booking.recalled',
      stored: undefined,
      link: undefined,
      requested: stay,
      ...remembered,
    });
    return booking;
  };

  test('has a price without stored data', () => {
    const booking = recalls({});
    expect(booking.is()).toBe('dates.pricing');
    expect(booking.knows().stay).toEqual({ ...stay.dates, ...stay.guests });
  });

  test('sets only its own data: the number of guests or the dates keep their defaults', () => {
    expect(recalls({ requested: { dates: stay.dates } }).knows().stay).toEqual({
      ...stay.dates,
      guestCount: 2,
    });
    const guestsAlone = recalls({ requested: { guests: stay.guests } });
    expect(guestsAlone.is()).toBe('dates.choosing');
    expect(guestsAlone.knows().stay.guestCount).toBe(3);
    expect(recalls({ requested: {} }).is()).toBe('dates.choosing');
  });

  test.each([{ dates: 'priced' }, { dates: 'halfChosen' }, { form: 'editing' }, { form: 'datesTaken' }])(
    'replaces other dates before the order, and keeps the input: %o',
    (value) => {
      const booking = recalls({ stored: left(value) });
      expect(booking.is()).toBe('dates.pricing');
      expect(booking.knows()).toMatchObject({
        stay: { ...stay.dates, ...stay.guests },
        details: { firstName: sampleGuest.firstName },
        quote: undefined,
      });
      // The price of another stay is another question.
      expect(booking.knows().attempt).toBeGreaterThan(left(value).context.attempt);
    },
  );

  test('changes nothing if it matches the stored data, as after a refresh', () => {
    const { stay } = left({ form: 'editing' }).context;
    const { guestCount, ...sameDates } = stay;
    const party = { adults: guestCount, children: 0, babies: 0 };
    const same = { dates: sameDates, guests: { guestCount, party } };
    expect(recalls({ stored: left({ form: 'editing' }), requested: same }).is()).toBe('form.editing');
    expect(recalls({ stored: left({ dates: 'priced' }), requested: same }).is()).toBe('dates.priced');
  });

  test('never ends a reservation that is held, paid or being made', () => {
    expect(recalls({ link: sampleLink }).is()).toBe('resuming.asking');
    const inTab = recalls({ stored: left({ otp: 'entering' }, { reservation: held }) });
    expect(inTab.is()).toBe('resuming.asking');
    expect(inTab.knows().stay).toEqual(left({}).context.stay);
    const ordering = recalls({ stored: left({ form: 'creating' }) });
    expect(ordering.is()).toBe('form.creating');
    expect(ordering.knows().stay).toEqual(left({}).context.stay);
  });
});

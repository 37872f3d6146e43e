import { describe } from 'vitest';
import { defineAnswer, defineUserEvent } from 'statechart-atlas';
import type { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { sampleQuote } from '../../machines/shared/quote.samples.ts';
import type { BookingContext, BookingEvent } from '../../machines/booking/booking.types.ts';
import { bookingModel } from '../../machines/booking/booking.model.ts';
import { testLaws } from './laws/testLaws.ts';
import type { LawOptions } from './laws/particulars.ts';
import { bookingRules } from './rules/booking.rules.ts';
import { testRules } from './rules/testRules.ts';

const guest = (event: BookingEvent, name: string) => defineUserEvent<typeof bookingMachine>(event, '', name);

const particulars: LawOptions = {
  extraEvents: [
    defineAnswer(
      'previewPrice',
      { ...sampleQuote, total: { amount: 31_000, currency: 'EUR' } },
      '',
      'dearer',
    ),
    guest(
      { type: 'stay.changed', dates: { startDate: '2027-06-01', endDate: '2027-06-04' } },
      'stay.changed.others',
    ),
    guest({ type: 'guests.changed', guestCount: 1 }, 'guests.changed.down'),
    guest({ type: 'details.changed', details: { email: 'ana@example.com' } }, 'details.changed.email'),
    guest({ type: 'otp.changed', otp: '65' }, 'otp.changed.other'),
  ],
  typed: {
    // The way to pay is the first one where the one chosen is offered no more.
    of: ({ details }: BookingContext) => ({ ...details, paymentOptionId: '' }),
    changesBy: ['details.changed', 'booking.recalled', 'guest.recalled'],
  },
  onlyFirst: ['booking.recalled'],
  failureDescriptions: {
    'dates.unavailable':
      'The host has refused the nights before this browser’s own reservation was asked about.',
    'form.termsChanged': 'The host has returned the new price.',
    'otp.expired': 'The host says so of the booking that is picked up.',
    'otp.locked': 'The host says so of the booking that is picked up.',
    'resuming.unpaid': 'The host says so.',
    'resuming.declined': 'The host says so.',
    'resuming.holdExpired': 'The host says so.',
    'resuming.paidTooLate': 'The host says so.',
    'resuming.datesTaken': 'The host says so.',
    'resuming.abandoned': 'The host says so.',
  },
  always: ({ state, context }) => ({
    'a code never outlives its step': state.startsWith('otp.') || context['otp'] === '',
  }),
};

describe('a booking', () => {
  testRules(bookingModel, bookingRules);
  testLaws(bookingModel, particulars);
});

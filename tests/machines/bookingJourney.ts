import type { Quote } from '../../contract/schemas/quote.ts';
import type { BookingStatus } from '../../machines/booking/bookingStatus.ts';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { sampleDates, sampleQuote } from '../../machines/shared/quote.samples.ts';
import { sampleHold } from '../../machines/shared/reservation.samples.ts';
import { sampleInput, sampleLink, sampleStatus } from '../../machines/booking/booking.samples.ts';
import { journey } from './journey.ts';

export const otherDates = { startDate: '2027-06-01', endDate: '2027-06-04' };

/** A price with another total, and other ways to pay. */
export const getQuote = (amount: number, ...options: string[]): Quote => ({
  ...sampleQuote,
  total: { amount, currency: 'EUR' },
  paymentOptions: options.flatMap((id) => sampleQuote.paymentOptions.map((option) => ({ ...option, id }))),
});

/** A guest who books, and how far they can have come. */
export function aBooking() {
  const booking = journey(bookingMachine, sampleInput);
  const seesThePrice = async (quote: Quote = sampleQuote) => {
    booking.does({ type: 'stay.changed', dates: sampleDates });
    await booking.answers('previewPrice', quote);
  };
  const fillsInTheForm = async (quote?: Quote) => {
    await seesThePrice(quote);
    booking.does({ type: 'booking.begun' }, { type: 'details.changed', details: { firstName: 'Ana' } });
  };
  const orders = async (quote?: Quote) => {
    await fillsInTheForm(quote);
    booking.does({ type: 'form.submitted' });
  };
  const holdsTheNights = async () => {
    await orders();
    await booking.answers('createReservation', sampleHold);
  };
  const sendsTheCode = async (otp = '123456') => {
    await holdsTheNights();
    booking.does({ type: 'otp.changed', otp }, { type: 'otp.submitted' });
  };
  const proves = async () => {
    await sendsTheCode();
    await booking.answers('verifyOtp', { status: 'awaiting_payment', holdExpiresAt: '2027-01-01T12:45:00Z' });
  };
  const comesBack = async (status: BookingStatus) => {
    booking.does({ type: 'reservation.recalled', link: sampleLink });
    await booking.answers('recallReservation', sampleStatus(status));
  };
  return {
    ...booking,
    seesThePrice,
    fillsInTheForm,
    orders,
    holdsTheNights,
    sendsTheCode,
    proves,
    comesBack,
  };
}

import type { BookingOffer, CreatedBooking } from '../../../contract/dashboard/bookings.ts';
import { sampleDates, sampleQuote } from '../../shared/quote.samples.ts';
import type { BookingDraft } from './draft.ts';

/** A form in which only the property and the dates are filled in. */
export const emptyDraft: BookingDraft = {
  source: 'phone',
  channelName: '',
  reference: '',
  unit: 'casa-do-limoeiro',
  ...sampleDates,
  guests: 2,
  children: 0,
  babies: 0,
  name: '',
  email: '',
  phonePrefix: '',
  phone: '',
  locale: 'en',
  arrivalTime: '',
  note: '',
  hasOwnPrice: false,
  nightsPrice: '',
  cleaningPrice: '',
  payBy: 'link',
  paymentOptionId: '',
  until: '2027-01-04',
  receivedAs: 'cash',
  amount: '',
  payout: '',
  commission: '',
};

/** Free nights with their price. */
export const freeOffer: BookingOffer = { quote: sampleQuote, obstacles: [] };

/** A reservation that takes one of the nights. */
export const takenOffer: BookingOffer = {
  quote: sampleQuote,
  obstacles: [{ start: '2027-05-04', end: '2027-05-08', by: 'reservation', name: 'FYR3-FCYH' }],
};

/** A booking whose guest pays by a link. */
export const createdBooking: CreatedBooking = {
  id: 'r-1',
  number: 'K4EK-CBPA',
  status: 'awaiting_payment',
  quote: sampleQuote,
  heldUntil: '2027-01-05T00:00:00Z',
  sentTo: 'm…@example.com',
  link: null,
};

import type { GuestDetails } from '../guestDetails/emptyGuestDetails.ts';
import { noFailure } from '../shared/failures.ts';
import type * as t from './booking.types.ts';

/** The answers of the form beside who the guest is, before anything is typed. */
export const nothingOrdered = {
  hasSpecialRequests: false,
  specialRequests: '',
  paymentOptionId: '',
};

/** The payment option chosen before, where it is still offered, else the first one. */
export const pickPaymentOption = ({ paymentOptions }: t.Quote, chosen: string): string =>
  (paymentOptions.find(({ id }) => id === chosen) ?? paymentOptions[0])?.id ?? '';

/** Whether nothing has been typed of who the guest is. */
export const isEmpty = ({ firstName, lastName, email, phone }: GuestDetails) =>
  [firstName, lastName, email, phone].every((typed) => typed === '');

/** What the guest holds: there is a reservation from the order on, and while a booking is picked up. */
export const getReservation = ({ reservation }: t.BookingContext): t.HeldReservation => reservation!;

/** Another stay is asked about: what was said of the one before no longer holds. */
export const otherStay = ({ attempt }: Pick<t.BookingContext, 'attempt'>) => ({
  ...noFailure,
  quote: undefined,
  attempt: attempt + 1,
});

/** What is held, with the link that a browser remembers of it. */
export const withLink = (
  held: t.HeldReservation | undefined,
  link: t.ReservationLink,
): t.HeldReservation => ({
  number: '',
  sentTo: '',
  attemptsLeft: undefined,
  ...held,
  ...link,
});

export const getDates = ({ startDate, endDate }: t.StayChoice) => [startDate, endDate];

const concerns = (field: string) => (path: string) => path === field || path === `guest.${field}`;

/** The violations that are about none of these fields. */
export const without = (violations: t.BookingContext['violations'], fields: string[]) =>
  violations.filter(({ propertyPath }) => !fields.some((field) => concerns(field)(propertyPath)));

import type { GuestDetails } from '../guestDetails/emptyGuestDetails.ts';
import { noFailure } from '../shared/failures.ts';
import type * as t from './booking.types.ts';

/** The initial values of the form fields that do not describe the guest. */
export const emptyBookingFields = {
  hasSpecialRequests: false,
  specialRequests: '',
  paymentOptionId: '',
};

/** Returns the chosen payment option if it is still offered, otherwise the first one. */
export const pickPaymentOption = ({ paymentOptions }: t.Quote, chosen: string): string =>
  (paymentOptions.find(({ id }) => id === chosen) ?? paymentOptions[0])?.id ?? '';

/** Whether all fields about the guest are empty. */
export const hasNoGuestDetails = ({ firstName, lastName, email, phone }: GuestDetails) =>
  [firstName, lastName, email, phone].every((typed) => typed === '');

/** Returns the guest's reservation, which exists after the form step and when a booking is resumed. */
export const getReservation = ({ reservation }: t.BookingContext): t.HeldReservation => reservation!;

/** Resets the parts of the context that belong to the previous stay. */
export const resetStay = ({ attempt }: Pick<t.BookingContext, 'attempt'>) => ({
  ...noFailure,
  quote: undefined,
  attempt: attempt + 1,
});

/** Returns the held reservation with the stored link. */
export const addLink = (held: t.HeldReservation | undefined, link: t.ReservationLink): t.HeldReservation => ({
  number: '',
  sentTo: '',
  attemptsLeft: undefined,
  ...held,
  ...link,
});

export const getDates = ({ startDate, endDate }: t.StayChoice) => [startDate, endDate];

const isAboutField = (field: string) => (path: string) => path === field || path === `guest.${field}`;

/** Returns the violations without those of the given fields. */
export const omitViolations = (violations: t.BookingContext['violations'], fields: string[]) =>
  violations.filter(({ propertyPath }) => !fields.some((field) => isAboutField(field)(propertyPath)));

import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor } from 'xstate';
import { reservationLink } from '../../contract/rules/reservationLink.ts';
import { availabilityMachine } from '../../machines/availability/availability.machine.ts';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { freshBooking } from '../../machines/property/freshBooking.ts';
import type { Property } from '../../machines/property/property.types.ts';
import { useLanguage } from '../i18n/index.ts';
import type { BookingProps } from '../views/booking/shared/BookingProps.ts';
import type { ViewProps } from '../frame/page.ts';
import type { PropertyState } from './pageOfProperty.ts';

/** What the booking is drawn from before its machine runs, on the server and in the first moment of a page. */
const drawn = (property: Property, language: BookingProps['snapshot']['context']['details']['locale']) => ({
  booking: createActor(bookingMachine, {
    input: freshBooking(property, { visitId: '', language }),
  }).getSnapshot(),
  availability: createActor(availabilityMachine, { input: { unitId: property.id } }).getSnapshot(),
});

/** The journeys of a property's page, as the views of the booking read them. */
export function useBooking(
  { pageState: { children }, tell }: Pick<ViewProps<PropertyState>, 'pageState' | 'tell'>,
  property: Property,
): BookingProps {
  const language = useLanguage();
  const [first] = useState(() => drawn(property, language));
  const snapshot = useSelector(children.booking, (now) => now) ?? first.booking;
  const availability = useSelector(children.availability, (now) => now) ?? first.availability;
  const remembering = useSelector(children.guestDetails, (now) => now?.matches('remembering') ?? false);

  const { reservation, booked } = snapshot.context;
  const { calendar, number = '' } = booked ?? {};
  return {
    property,
    snapshot,
    send: (event) => tell('booking', event),
    availability,
    wantAvailability: () => tell('availability', { type: 'availability.wanted' }),
    reservationHref: reservation && reservationLink(language, reservation.reservationId, reservation.token),
    saveCalendar:
      calendar === undefined
        ? undefined
        : () => void import('./saveCalendar.ts').then((file) => file.saveCalendar(calendar, number)),
    remembering,
    remember: (on) => tell('guestDetails', { type: on ? 'remember.switchedOn' : 'remember.switchedOff' }),
  };
}

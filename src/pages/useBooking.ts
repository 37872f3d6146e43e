import { reservationLink } from '../../contract/rules/addresses.ts';
import { useState } from 'react';
import type { alternativesMachine } from '../../machines/alternatives/alternatives.machine.ts';
import type { availabilityMachine } from '../../machines/availability/availability.machine.ts';
import type { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { createInitialContext } from '../../machines/booking/createInitialContext.ts';
import type { guestDetailsMachine } from '../../machines/guestDetails/guestDetails.machine.ts';
import { isRemembering } from '../../machines/guestDetails/selectors.ts';
import { emptyGuestDetails } from '../../machines/guestDetails/emptyGuestDetails.ts';
import { createBookingInput } from '../../machines/property/createBookingInput.ts';
import type { Property } from '../../machines/property/property.types.ts';
import { createInitialSnapshot } from '../../machines/shared/journeyState.ts';
import { prepareAccess } from '../actors/preparedAccess.ts';
import { useJourney } from '../frame/useJourney.ts';
import { useLanguage } from '../i18n/index.ts';
import type { BookingProps } from '../views/booking/shared/BookingProps.ts';
import { useStayPicker } from '../views/booking/stay/useStayPicker.ts';
import type { ViewProps } from '../frame/page.ts';
import type { PropertyState } from './definePropertyPage.ts';

type Language = ReturnType<typeof useLanguage>;

/** Returns the initial snapshots of the journeys, which are rendered on the server and until the machines run. */
export const createInitialBooking = (property: Property, language: Language) => ({
  booking: createInitialSnapshot<typeof bookingMachine>(
    { dates: 'choosing' },
    createInitialContext(createBookingInput(property, { visitId: '', language })),
  ),
  availability: createInitialSnapshot<typeof availabilityMachine>('unasked', {
    unitId: property.id,
    availability: undefined,
  }),
  alternatives: createInitialSnapshot<typeof alternativesMachine>('unasked', {
    unitId: property.id,
    stay: undefined,
    alternatives: [],
  }),
  guestDetails: createInitialSnapshot<typeof guestDetailsMachine>('forgetting', {
    guest: { ...emptyGuestDetails, locale: language },
  }),
});

/** Returns the journeys of a property's page as the properties of the booking's views. */
export function useBooking(
  { pageState: { children }, sendToChild }: Pick<ViewProps<PropertyState>, 'pageState' | 'sendToChild'>,
  property: Property,
): BookingProps {
  const language = useLanguage();
  const [initial] = useState(() => createInitialBooking(property, language));
  const snapshot = useJourney(children.booking, initial.booking);
  const availability = useJourney(children.availability, initial.availability);
  const alternatives = useJourney(children.alternatives, initial.alternatives);
  const guestDetails = useJourney(children.guestDetails, initial.guestDetails);
  const picker = useStayPicker();

  const { reservation, booked } = snapshot.context;
  const { calendar, number = '' } = booked ?? {};
  return {
    property,
    snapshot,
    send: (event) => sendToChild('booking', event),
    availability,
    alternatives,
    requestAvailability: () => sendToChild('availability', { type: 'availability.requested' }),
    picker,
    reservationHref: reservation && reservationLink(language, reservation.reservationId, reservation.token),
    prepareAccess: () => prepareAccess(snapshot.context.details.email),
    saveCalendar:
      calendar === undefined
        ? undefined
        : () => void import('./saveCalendar.ts').then((file) => file.saveCalendar(calendar, number)),
    remembering: isRemembering(guestDetails),
    remember: (on) =>
      sendToChild('guestDetails', { type: on ? 'remember.switchedOn' : 'remember.switchedOff' }),
  };
}

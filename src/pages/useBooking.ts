import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { BookingEvent } from '../../machines/booking/booking.types.ts';
import { nobody } from '../../machines/guestDetails/guestDetails.machine.ts';
import type { Property } from '../../machines/property/property.machine.ts';
import { availabilityAt } from '../actors/availability.ts';
import { openBooking } from '../actors/bookingSession.ts';
import { guestDetailsOn, recallGuest } from '../actors/guestDetails.ts';
import { fragmentOf } from '../actors/linkFragment.ts';
import { useLanguage } from '../i18n/index.ts';
import { useSite } from '../site.ts';
import type { BookingProps } from '../views/booking/BookingProps.ts';
import { useServices } from './services.ts';

const usualGuestCount = 2;

/** The booking of a property in this tab, with the guest's remembered details and the taken nights. */
export function useBooking(property: Property): BookingProps & { begun: boolean } {
  const loadServices = useServices();
  const { settings } = useSite();
  const language = useLanguage();

  const [world] = useState(() => ({
    loadApi: async () => (await loadServices()).api,
    gatewayHosts: settings.gatewayHosts,
    leaveFor: (address: string) => window.location.assign(address),
  }));
  const [session] = useState(() =>
    openBooking(world, {
      unitId: property.id,
      guestCount: Math.min(usualGuestCount, property.maxGuests),
      guest: { ...nobody, locale: language },
    }),
  );
  const { snapshot, begun } = useSyncExternalStore(session.subscribe, session.now, session.now);
  const [machines] = useState(() => ({
    guestDetails: guestDetailsOn(),
    availability: availabilityAt(world.loadApi),
  }));
  const guestDetails = useActorRef(machines.guestDetails, { input: { language } });
  const availabilityActor = useActorRef(machines.availability, { input: { unitId: property.id } });
  const remembering = useSelector(guestDetails, (details) => details.matches('remembering'));
  const availability = useSelector(availabilityActor, (now) => now);

  useEffect(() => session.begin(), [session]);

  useEffect(() => {
    const stop = recallGuest(guestDetails);
    const { context, value } = guestDetails.getSnapshot();
    const { details } = session.now().snapshot.context;
    if (value === 'remembering' && details.email === '')
      session.send({ type: 'details.changed', details: context.guest });
    return stop;
  }, [guestDetails, session]);

  useEffect(() => {
    guestDetails.send({ type: 'language.changed', language });
    session.send({ type: 'details.changed', details: { locale: language } });
  }, [guestDetails, session, language]);

  useEffect(() => {
    const takenMeanwhile =
      snapshot.matches({ form: 'datesTaken' }) || snapshot.matches({ dates: 'unavailable' });
    if (takenMeanwhile) availabilityActor.send({ type: 'availability.outdated' });
  }, [availabilityActor, snapshot]);

  const { reservation, booked } = snapshot.context;
  const { calendar, number = '' } = booked ?? {};
  const send = (event: BookingEvent) => {
    session.send(event);
    if (event.type === 'details.changed') guestDetails.send(event);
  };

  return {
    property,
    snapshot,
    begun,
    send,
    availability,
    wantAvailability: () => availabilityActor.send({ type: 'availability.wanted' }),
    reservationHref:
      reservation && `/${language}/reservation/${reservation.reservationId}${fragmentOf(reservation.token)}`,
    saveCalendar:
      calendar === undefined
        ? undefined
        : () => void import('../browser/saveCalendar.ts').then((file) => file.saveCalendar(calendar, number)),
    remembering,
    remember: (on) => {
      // What a refreshed page brought back has not passed through here yet.
      guestDetails.send({ type: 'details.changed', details: snapshot.context.details });
      guestDetails.send({ type: on ? 'remember.switchedOn' : 'remember.switchedOff' });
    },
  };
}

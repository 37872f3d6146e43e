import { defineAnswer, defineModel, defineUserEvent, toReceivedEvent, defineDelay } from 'statechart-atlas';
import { failed } from '../shared/failed.model.ts';
import { alternativesMachine } from '../alternatives/alternatives.machine.ts';
import { availabilityMachine } from '../availability/availability.machine.ts';
import { contactMachine } from '../contact/contact.machine.ts';
import { emptyGuestDetails } from '../guestDetails/emptyGuestDetails.ts';
import { sampleDates } from '../shared/quote.samples.ts';
import { loadingTimeout } from '../shared/loading.ts';
import { propertyBooking, propertyGuestDetails } from './journeys.ts';
import { propertyMachine } from './property.machine.ts';
import { emptyBookingFields } from '../booking/context.ts';

const visitor = (...words: Parameters<typeof defineUserEvent<typeof propertyMachine>>) =>
  defineUserEvent<typeof propertyMachine>(...words);

const visit = { visitId: 'visit', language: 'pt' } as const;

export const propertyModel = defineModel({
  machine: propertyMachine.provide({
    actors: {
      guestDetails: propertyGuestDetails,
      booking: propertyBooking,
      availability: availabilityMachine,
      alternatives: alternativesMachine,
      contact: contactMachine,
    },
  }),
  input: { unitId: 'casa-azul' },
  events: [
    defineAnswer(
      'loadProperty',
      { id: 'casa-azul', name: 'Casa Azul', maxGuests: 4 },
      'the host returns the property',
    ),
    failed('loadProperty', 'not-found', 'the property does not exist'),
    failed('loadProperty', 'no-longer-let', 'the host no longer offers the property'),
    failed('loadProperty', 'unreachable', 'the host cannot be reached'),
    defineDelay('loadingTimeout', 'property.loading', loadingTimeout, 'loading takes too long'),
    toReceivedEvent(visitor({ type: 'connection.returned' }, 'the connection returns')),
    visitor({ type: 'retry.requested' }, 'the visitor tries again'),
    toReceivedEvent(
      visitor({ type: 'booking.opened', ...visit }, 'the visitor opens the page of the property'),
    ),
    toReceivedEvent(
      visitor({ type: 'return.opened', ...visit }, 'the payment gateway redirects the guest to the site'),
    ),
    toReceivedEvent(visitor({ type: 'contact.opened', ...visit }, 'the visitor opens the contact page')),
    visitor({ type: 'page.left' }, 'the visitor goes to another page'),
    toReceivedEvent(
      visitor(
        { type: 'guest.recalled', guest: emptyGuestDetails },
        'the browser has stored the guest’s details',
      ),
    ),
    toReceivedEvent(
      visitor({ type: 'details.given', details: { firstName: 'Ana' } }, 'the guest changes their details'),
    ),
    toReceivedEvent(
      visitor(
        {
          type: 'details.recalled',
          details: { ...emptyGuestDetails, ...emptyBookingFields },
        },
        'this tab still has the typed details',
      ),
    ),
    toReceivedEvent(
      visitor(
        { type: 'nights.taken', stay: { ...sampleDates, guestCount: 2 } },
        'another guest has taken the nights',
      ),
    ),
    toReceivedEvent(visitor({ type: 'dates.reopened' }, 'the guest returns to the dates')),
    toReceivedEvent(visitor({ type: 'booking.found' }, 'this browser has a stored booking')),
    toReceivedEvent(visitor({ type: 'booking.absent' }, 'this browser has no stored booking')),
  ],
  unreachable: [
    {
      event: 'page.left',
      states: ['ready.open.returning'],
      reason:
        'The browser reads the stored booking immediately, so the visitor cannot leave the page before that.',
    },
  ],
  mainPath: ['loadProperty.answered', 'booking.opened', 'page.left', 'return.opened', 'booking.found'],
});

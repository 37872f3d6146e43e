import { answered, defineModel, guestDoes, toReceivedEvent, passes } from '../atlas/model.ts';
import { failed } from '../shared/failed.model.ts';
import { availabilityMachine } from '../availability/availability.machine.ts';
import { contactMachine } from '../contact/contact.machine.ts';
import { emptyGuestDetails } from '../guestDetails/emptyGuestDetails.ts';
import { loadingTimeout } from '../shared/loading.ts';
import { bookingOfProperty, guestDetailsOfProperty } from './journeys.ts';
import { propertyMachine } from './property.machine.ts';
import { nothingOrdered } from '../booking/context.ts';

const visitor = (...words: Parameters<typeof guestDoes<typeof propertyMachine>>) =>
  guestDoes<typeof propertyMachine>(...words);

const visit = { visitId: 'visit', language: 'pt' } as const;

export const propertyModel = defineModel({
  machine: propertyMachine.provide({
    actors: {
      guestDetails: guestDetailsOfProperty,
      booking: bookingOfProperty,
      availability: availabilityMachine,
      contact: contactMachine,
    },
  }),
  input: { unitId: 'casa-azul' },
  events: [
    answered('loadProperty', { id: 'casa-azul', name: 'Casa Azul', maxGuests: 4 }, 'the host answers'),
    failed('loadProperty', 'not-found', 'there is no such property'),
    failed('loadProperty', 'no-longer-let', 'the property is no longer let'),
    failed('loadProperty', 'unreachable', 'the host cannot be reached'),
    passes('loadingTimeout', 'property.loading', loadingTimeout, 'loading takes too long'),
    toReceivedEvent(visitor({ type: 'connection.returned' }, 'the connection returns')),
    visitor({ type: 'retry.requested' }, 'the visitor tries again'),
    toReceivedEvent(visitor({ type: 'booking.opened', ...visit }, 'the property’s page is on the screen')),
    toReceivedEvent(
      visitor(
        { type: 'return.opened', ...visit },
        'the page that the gateway sends back to is on the screen',
      ),
    ),
    toReceivedEvent(visitor({ type: 'contact.opened', ...visit }, 'the contact page is on the screen')),
    visitor({ type: 'page.left' }, 'the visitor goes to another page'),
    toReceivedEvent(
      visitor({ type: 'guest.recalled', guest: emptyGuestDetails }, 'this device remembers who books'),
    ),
    toReceivedEvent(
      visitor({ type: 'details.given', details: { firstName: 'Ana' } }, 'the guest types who they are'),
    ),
    toReceivedEvent(
      visitor(
        {
          type: 'details.recalled',
          details: { ...emptyGuestDetails, ...nothingOrdered },
        },
        'this tab still knows what was typed',
      ),
    ),
    toReceivedEvent(visitor({ type: 'nights.taken' }, 'somebody else took the nights')),
    toReceivedEvent(visitor({ type: 'dates.reopened' }, 'the guest is back at the dates')),
    toReceivedEvent(visitor({ type: 'booking.found' }, 'this browser knows a booking')),
    toReceivedEvent(visitor({ type: 'booking.absent' }, 'this browser knows no booking')),
  ],
  unreachable: [
    {
      happening: 'page.left',
      in: ['ready.open.returning'],
      because: 'What the browser knows is asked and answered at once: nobody can go meanwhile.',
    },
  ],
  requested: ['loadProperty.answered', 'booking.opened', 'page.left', 'return.opened', 'booking.found'],
});

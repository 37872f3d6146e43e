import { bookingOfProperty, guestDetailsOfProperty } from '../../machines/property/journeys.ts';
import { createAvailabilityActors } from './availability.ts';
import { bookingActors } from './booking.ts';
import type { CheckoutEnvironment } from './checkoutCalls.ts';
import { guestDetailsActions } from './guestDetails.ts';
import { persistBooking } from './persistBooking.ts';
import { persistDetails } from './persistDetails.ts';
import { syncHistory } from './syncHistory.ts';
import { propertyAt } from './property.ts';

/** Connects the machine of a property's booking page to the host, the payment gateway and the browser. */
export const createBookableProperty = (world: CheckoutEnvironment) =>
  propertyAt(world.loadApi).provide({
    actors: {
      guestDetails: guestDetailsOfProperty.provide({ actions: guestDetailsActions() }),
      booking: bookingOfProperty.provide({ actors: bookingActors(world) }),
      availability: createAvailabilityActors(world.loadApi),
      persistDetails: persistDetails(),
      persistBooking: persistBooking(),
      syncHistory,
    },
  });

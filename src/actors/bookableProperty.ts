import { bookingOfProperty, guestDetailsOfProperty } from '../../machines/property/journeys.ts';
import { availabilityAt } from './availability.ts';
import { bookingActors } from './booking.ts';
import type { CheckoutWorld } from './checkoutCalls.ts';
import { guestDetailsActions } from './guestDetails.ts';
import { keepBooking } from './keepBooking.ts';
import { keepDetails } from './keepDetails.ts';
import { keepHistory } from './keepHistory.ts';
import { propertyAt } from './property.ts';

/** A property's page on which a stay can be booked: with what that needs of host, gateway and browser. */
export const bookablePropertyAt = (world: CheckoutWorld) =>
  propertyAt(world.loadApi).provide({
    actors: {
      guestDetails: guestDetailsOfProperty.provide({ actions: guestDetailsActions() }),
      booking: bookingOfProperty.provide({ actors: bookingActors(world) }),
      availability: availabilityAt(world.loadApi),
      keepDetails: keepDetails(),
      keepBooking: keepBooking(),
      keepHistory,
    },
  });

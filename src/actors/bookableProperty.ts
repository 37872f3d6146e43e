import { propertyBooking, propertyGuestDetails } from '../../machines/property/journeys.ts';
import { createAlternativesActors } from './alternatives.ts';
import { createAvailabilityActors } from './availability.ts';
import { createBookingActors } from './booking.ts';
import type { CheckoutEnvironment } from './checkoutCalls.ts';
import { guestDetailsActions } from './guestDetails.ts';
import { persistBooking } from './persistBooking.ts';
import { persistDetails } from './persistDetails.ts';
import { syncHistory } from './syncHistory.ts';
import { createPropertyActors } from './property.ts';

/**
 * Connects the machine of a property's booking page to the host, the payment gateway and the browser.
 * @param hasOtherProperties whether the site offers other properties
 */
export const createBookableProperty = (environment: CheckoutEnvironment, hasOtherProperties: boolean) =>
  createPropertyActors(environment.loadApi).provide({
    actors: {
      guestDetails: propertyGuestDetails.provide({ actions: guestDetailsActions() }),
      booking: propertyBooking.provide({ actors: createBookingActors(environment) }),
      availability: createAvailabilityActors(environment.loadApi),
      alternatives: createAlternativesActors(environment.loadApi, hasOtherProperties),
      persistDetails: persistDetails(),
      persistBooking: persistBooking(),
      syncHistory,
    },
  });

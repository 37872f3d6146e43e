import { availabilityChart } from '../availability/availability.chart.ts';
import { bookingChart } from '../booking/booking.chart.ts';
import { clientAuthChart } from '../clientAuth/clientAuth.chart.ts';
import { guestDetailsChart } from '../guestDetails/guestDetails.chart.ts';
import { landingChart } from '../landing/landing.chart.ts';
import { propertyChart } from '../property/property.chart.ts';
import type { Chart } from './chart.ts';

/** Every machine of the product, in the order in which a guest meets them. */
export const charts: readonly Chart[] = [
  landingChart,
  propertyChart,
  availabilityChart,
  bookingChart,
  guestDetailsChart,
  clientAuthChart,
];

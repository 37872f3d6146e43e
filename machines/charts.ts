import { availabilityChart } from './availability/availability.chart.ts';
import { bookingChart } from './booking/booking.chart.ts';
import { cancellationChart } from './cancellation/cancellation.chart.ts';
import { checkoutChart } from './checkout/checkout.chart.ts';
import { clientAuthChart } from './clientAuth/clientAuth.chart.ts';
import { contactChart } from './contact/contact.chart.ts';
import { guestDetailsChart } from './guestDetails/guestDetails.chart.ts';
import { landingChart } from './landing/landing.chart.ts';
import { paymentChart } from './payment/payment.chart.ts';
import { propertyChart } from './property/property.chart.ts';
import { registrationChart } from './registration/registration.chart.ts';
import { reservationChart } from './reservation/reservation.chart.ts';
import type { Chart } from './atlas/chart.ts';

/** Every machine of the product, in the order in which a guest meets them. */
export const charts: readonly Chart[] = [
  landingChart,
  propertyChart,
  availabilityChart,
  bookingChart,
  checkoutChart,
  reservationChart,
  registrationChart,
  cancellationChart,
  paymentChart,
  contactChart,
  guestDetailsChart,
  clientAuthChart,
];

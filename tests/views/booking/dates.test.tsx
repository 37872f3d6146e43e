import { testBookingScreens } from './testBookingScreens.tsx';
import { advantages, price } from './priceLines.ts';
import { calendarPlace } from './stayLines.ts';

testBookingScreens<'dates'>({
  'dates.choosing': `
      ### Dates
      Stays of 2 to 28 nights.
      [Clear dates] (disabled)
      Select dates first
    `,
  'dates.halfChosen': `
      ### Dates
      Stays of 2 to 28 nights.
      [Clear dates] => stay.changed {'dates':{'startDate':'','endDate':''}}
      Select dates first
    `,
  'dates.pricing': `
      ### Dates
      ${calendarPlace}
      status| status: Calculating the price…
    `,
  'dates.priced': `
      ### Dates
      ${calendarPlace}
      ${price}
      ${advantages}
      [Book now] => booking.begun
      Nothing is booked or charged yet.
      [Share these dates]
    `,
  'dates.unavailable': `
      ### Dates
      ${calendarPlace}
      alert (focus)| These dates are no longer available
      alert (focus)| Some of these nights are not available. Please choose other dates.
      Are you holding these dates yourself?
      Continue with a code → /en/reservation
    `,
  'dates.impossible': `
      ### Dates
      Stays of 2 to 28 nights.
      [Clear dates] => stay.changed {'dates':{'startDate':'','endDate':''}}
      alert (focus)| Validation failed
      alert (focus)| - Check-out: The stay is shorter than the minimum stay.
    `,
  'dates.notPriced': `
      ### Dates
      ${calendarPlace}
      alert (focus)| Error fetching the price
      alert (focus)| This website cannot be reached. Check your internet connection and try again.
      alert (focus)| [Try again] => price.requested
    `,
});

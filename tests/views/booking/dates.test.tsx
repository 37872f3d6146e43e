import { testBookingScreens } from './testBookingScreens.tsx';
import { advantages, price } from './priceLines.ts';
import { picker } from './stayLines.ts';

testBookingScreens<'dates'>({
  'dates.choosing': `
      ### Dates
      Check-in: "" => stay.changed {'dates':{'startDate':'2027-06-01'}}
      Check-out: "" => stay.changed {'dates':{'endDate':'2027-06-01'}}
      [One guest fewer] => guests.changed {'guestCount':1}
      Guests: "2" => guests.changed {'guestCount':3}
      [One guest more] => guests.changed {'guestCount':3}
      Stays of 2 to 28 nights.
      [Clear dates] (disabled)
      Select dates first
    `,
  'dates.halfChosen': `
      ### Dates
      Check-in: "2027-05-03" => stay.changed {'dates':{'startDate':'2027-06-01'}}
      Check-out: "" => stay.changed {'dates':{'endDate':'2027-06-01'}}
      [One guest fewer] => guests.changed {'guestCount':2}
      Guests: "3"
      [One guest more] => guests.changed {'guestCount':4}
      Stays of 2 to 28 nights.
      [Clear dates] => stay.changed {'dates':{'startDate':'','endDate':''}}
      Select dates first
    `,
  'dates.pricing': `
      ### Dates
      ${picker}
      status| status: Calculating the price…
    `,
  'dates.priced': `
      ### Dates
      ${picker}
      ${price}
      ${advantages}
      [Book now] => booking.begun
      Nothing is booked or charged yet.
      [Share these dates]
    `,
  'dates.unavailable': `
      ### Dates
      ${picker}
      alert (focus)| These dates are no longer available
      alert (focus)| Some of these nights are not available. Please choose other dates.
      Are you holding these dates yourself?
      Continue with a code → /en/reservation
    `,
  'dates.impossible': `
      ### Dates
      Check-in: "2027-05-03" => stay.changed {'dates':{'startDate':'2027-06-01'}}
      Check-out: "2027-05-10" (invalid) — The stay is shorter than the minimum stay. => stay.changed {'dates':{'endDate':'2027-06-01'}}
      [One guest fewer] => guests.changed {'guestCount':2}
      Guests: "3"
      [One guest more] => guests.changed {'guestCount':4}
      Stays of 2 to 28 nights.
      [Clear dates] => stay.changed {'dates':{'startDate':'','endDate':''}}
      alert (focus)| Validation failed
      alert (focus)| - Check-out: The stay is shorter than the minimum stay.
    `,
  'dates.notPriced': `
      ### Dates
      ${picker}
      alert (focus)| Error fetching the price
      alert (focus)| This website cannot be reached. Check your internet connection and try again.
      alert (focus)| [Try again] => price.requested
    `,
});

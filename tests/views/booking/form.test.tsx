import { testBookingScreens } from './testBookingScreens.tsx';
import { options, orderSummary, orderedStay, price } from './priceLines.ts';
import { filledIn, calendarPlace } from './stayLines.ts';
import { host } from './trustLines.ts';

testBookingScreens<'form'>({
  'form.editing': `
      ### Your details (focus)
      First name: "" => details.changed {'details':{'firstName':'typed'}}
      Last name: "" => details.changed {'details':{'lastName':'typed'}}
      [ ] I have only one name => details.changed {'details':{'firstName':'','lastName':'-'}}
      Email: "" — For the one-time password and the confirmation. => details.changed {'details':{'email':'typed'}}
      Country prefix: <Choose> => details.changed {'details':{'phonePrefix':'+33'}}
      Phone number: "" => details.changed {'details':{'phone':'typed'}}
      [ ] Remember my details on this device => (remember)
      [ ] I have special requests => details.changed {'details':{'hasSpecialRequests':true}}
      How would you like to pay?
      ( ) — €751.65 now Free cancellation before 19 April 2027, 15:00 => details.changed {'details':{'paymentOptionId':'now'}}
      Everything today
      (x) — Nothing now, €225.50 on 15 Jan, €526.15 on 2 May No refund
      In parts
      ${orderedStay}
      ${price}
      Nothing is due now. Your card is kept on file until payment is due.
      Due on 15 January 2027: €225.50
      Due on 2 May 2027: €526.15
      - No refund
      These [terms](/en/terms) apply to your booking. The [privacy notice](/en/privacy) explains what is kept about you.
      [Book with obligation to pay] => form.submitted
      [Choose other dates] => dates.revisited
      Next, we will email you a one-time password to confirm your address. You pay after that.
      ${host}
    `,
  'form.refused': `
      ### Your details
      alert (focus)| ### Validation failed
      alert (focus)| Please check the fields that are marked.
      alert (focus)| Enter your first name. → #booking-firstName
      alert (focus)| Country prefix: Choose the country of your phone number. → #booking-phonePrefix
      alert (focus)| Special requests: This value is too long. → #booking-specialRequests
      First name: "Ana" (invalid) — Enter your first name. => details.changed {'details':{'firstName':'typed'}}
      Last name: "Silva" => details.changed {'details':{'lastName':'typed'}}
      [ ] I have only one name => details.changed {'details':{'firstName':'Ana','lastName':'-'}}
      Email: "ana@example.com" — For the one-time password and the confirmation. => details.changed {'details':{'email':'typed'}}
      Country prefix: <Portugal (+351)> (invalid) — Choose the country of your phone number. => details.changed {'details':{'phonePrefix':'+33'}}
      Phone number: "912 345 678" => details.changed {'details':{'phone':'typed'}}
      [ ] Remember my details on this device => (remember)
      [x] I have special requests => details.changed {'details':{'hasSpecialRequests':false}}
      Special requests: "A cot" (invalid) — This value is too long. — A cot, an allergy, a birthday. We will read it before you arrive. => details.changed {'details':{'specialRequests':'typed'}}
      ${options}
      ${orderSummary}
      These [terms](/en/terms) apply to your booking. The [privacy notice](/en/privacy) explains what is kept about you.
      [Book with obligation to pay] => form.submitted
      [Choose other dates] => dates.revisited
      Next, we will email you a one-time password to confirm your address. You pay after that.
      ${host}
    `,
  'form.creating': `
      ### Your details (focus)
      ${filledIn}
      ${options}
      ${orderSummary}
      These [terms](/en/terms) apply to your booking. The [privacy notice](/en/privacy) explains what is kept about you.
      status| Your order is being sent…
      [Book with obligation to pay] (busy)
      [Choose other dates] (disabled)
      Next, we will email you a one-time password to confirm your address. You pay after that.
      ${host}
    `,
  'form.datesTaken': `
      ### Dates
      ${calendarPlace}
      alert (focus)| These dates are no longer available
      alert (focus)| Some of these nights are not available. Please choose other dates.
      Are you holding these dates yourself?
      Continue with a code → /en/reservation
    `,
  'form.repricing': `
      status| status: Calculating the price…
    `,
  'form.termsChanged': `
      ### The price has changed (focus)
      status| The price has changed
      status| Nothing has been booked. Please read the new price before you continue.
      ${orderSummary}
      [Book with obligation to pay] => terms.accepted
      [Choose other dates] => dates.revisited
    `,
  'form.noMoreHolds': `
      ### Your details
      ${filledIn}
      ${options}
      ${orderSummary}
      These [terms](/en/terms) apply to your booking. The [privacy notice](/en/privacy) explains what is kept about you.
      alert (focus)| No more bookings can be started right now
      alert (focus)| Many bookings were started in a short time and have not been confirmed yet. Please try again in 15 minutes.
      alert (focus)| What you typed is kept, and nothing is sent twice.
      [Book with obligation to pay] => form.submitted
      [Choose other dates] => dates.revisited
      Next, we will email you a one-time password to confirm your address. You pay after that.
      ${host}
    `,
  'form.offline': `
      ### Your details
      ${filledIn}
      ${options}
      ${orderSummary}
      These [terms](/en/terms) apply to your booking. The [privacy notice](/en/privacy) explains what is kept about you.
      alert (focus)| No connection
      alert (focus)| This website cannot be reached. Your reservation is sent automatically once the connection returns; you can also try again yourself.
      alert (focus)| What you typed is kept, and nothing is sent twice.
      [Book with obligation to pay] => form.submitted
      [Choose other dates] => dates.revisited
      Next, we will email you a one-time password to confirm your address. You pay after that.
      ${host}
    `,
  'form.notCreated': `
      ### Your details
      ${filledIn}
      ${options}
      ${orderSummary}
      These [terms](/en/terms) apply to your booking. The [privacy notice](/en/privacy) explains what is kept about you.
      alert (focus)| Error creating reservation
      alert (focus)| The booking system is not answering right now. Please try again in a moment.
      alert (focus)| What you typed is kept, and nothing is sent twice.
      [Book with obligation to pay] => form.submitted
      [Choose other dates] => dates.revisited
      Next, we will email you a one-time password to confirm your address. You pay after that.
      ${host}
    `,
});

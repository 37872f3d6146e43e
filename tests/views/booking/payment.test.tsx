import { testBookingScreens } from './testBookingScreens.tsx';
import { setDayOfHold } from '../support/dayOfHold.ts';

setDayOfHold();

testBookingScreens<'redirecting'>({
  'redirecting.underWay': `
      status| ### Redirecting (focus)
      status| You are on your way to the payment page. It opens in a moment.
    `,
  'redirecting.notRedirected': `
      ### Payment error (focus)
      We could not process your payment or redirect you to the checkout. Please try again in a moment.
      Your dates are held until 17:45.
      [Try again] => payment.requested
      [Start again] => booking.restarted
    `,
});

testBookingScreens<'resuming'>({
  'resuming.unpaid': `
      ### Your booking is waiting for payment (focus)
      Your dates are held until 17:45.
      [Go to payment] => payment.requested
      [Start again] => booking.restarted
    `,
  'resuming.declined': `
      ### The payment was declined (focus)
      Your card was not charged. You can try again or use another card.
      Your dates are held until 17:45.
      [Go to payment] => payment.requested
      [Start again] => booking.restarted
    `,
  'resuming.processing.waiting': `
      status| ### Your payment is being processed (focus)
      status| The bank has not replied yet. This page keeps checking; there is no need to pay twice.
    `,
  'resuming.processing.asking': `
      status| ### Your payment is being processed (focus)
      status| The bank has not replied yet. This page keeps checking; there is no need to pay twice.
    `,
  'resuming.takesLonger.waiting': `
      ### Your payment is taking longer than usual (focus)
      The bank has not replied yet. Nothing is charged twice, and there is no need to pay again. This page keeps checking.
      Once the payment is confirmed, we will email the confirmation to ana@example.com. You can close this page.
      [Check now] => status.requested
      View your reservation → /en/reservation/reservation#token=token
    `,
  'resuming.takesLonger.asking': `
      ### Your payment is taking longer than usual (focus)
      The bank has not replied yet. Nothing is charged twice, and there is no need to pay again. This page keeps checking.
      Once the payment is confirmed, we will email the confirmation to ana@example.com. You can close this page.
      [Check now] (busy)
      View your reservation → /en/reservation/reservation#token=token
    `,
  'resuming.asking': `
      status| ### Looking up your booking… (focus)
    `,
  'resuming.holdExpired': `
      ### Your dates are no longer held (focus)
      The time to complete the booking has run out. Nothing was charged. Please choose your dates again.
      [Start again] => anotherBooking.begun
    `,
  'resuming.paidTooLate': `
      ### The payment arrived too late (focus)
      Someone else has booked these nights in the meantime. You will be refunded in full.
      [Choose other dates] => anotherBooking.begun
    `,
  'resuming.datesTaken': `
      ### These dates are no longer available (focus)
      Someone else confirmed or paid for these nights before you. Nothing was charged. Please choose other dates.
      [Choose other dates] => anotherBooking.begun
      Are you holding these dates yourself?
      Continue with a code → /en/reservation
    `,
  'resuming.checkingOwn': `
      status| ### Looking up your booking… (focus)
    `,
  'resuming.ownHold': `
      ### You are holding these dates yourself (focus)
      3 May 2027 – 10 May 2027
      Your dates are held until 17:45.
      [Continue] => status.requested
      [Start again] => booking.restarted
    `,
  'resuming.ownStay': `
      ### You have booked these dates yourself (focus)
      3 May 2027 – 10 May 2027
      Open your reservation → /en/reservation/reservation#token=token
      [Choose other dates] => anotherBooking.begun
    `,
  'resuming.abandoned': `
      ### This booking is no longer open (focus)
      It was cancelled, and nothing was charged. You can start again whenever you like.
      [Start again] => anotherBooking.begun
    `,
  'resuming.notResumed': `
      ### No connection (focus)
      This website cannot be reached. Check your internet connection and try again.
      We could not check the status of your booking. It is not lost; please try again.
      [Try again] => status.requested
      [Start again] => anotherBooking.begun
    `,
});

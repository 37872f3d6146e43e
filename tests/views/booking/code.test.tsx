import { BookingView } from '../../../src/views/booking/BookingView.tsx';
import { onSite } from '../property/propertyPages.tsx';
import { bookingProps } from './bookingProps.ts';
import { testBookingScreens } from './testBookingScreens.tsx';
import { testScreen } from '../support/screen.tsx';
import { setDayOfHold } from '../support/dayOfHold.ts';
import { codeForm, codeHead, focusedCodeHead, codeTitle, sent } from './codeLines.ts';

setDayOfHold();

testScreen(
  'a link to the mailbox on the code screen of a demonstration',
  (send) => onSite(<BookingView {...bookingProps('otp.entering', send)} />, { mailbox: '/sandbox/mailbox' }),
  `
    ol: Steps of the booking
    - Dates
    - Details
    - Email (current)
    - Payment
    ${focusedCodeHead}
    Demonstration: this site sends no emails
    Open the mailbox with the emails of your bookings → /sandbox/mailbox
    ${codeForm}
  `,
);

testBookingScreens<'otp'>({
  'otp.entering': `
      ${focusedCodeHead}
      ${codeForm}
    `,
  'otp.verifying': `
      ${focusedCodeHead}
      One-time password: "123456" (read only) — We check it as soon as all six digits are there.
      [Confirm and continue to payment] (busy)
      [Send a new code] (disabled)
      Nothing yet? It can take a minute, or it may be in your spam folder.
      Is the address wrong?
      [Change the address] (disabled)
    `,
  'otp.incorrect': `
      ${codeHead}
      One-time password: "123456" (invalid) (focus) — Check your email and enter the correct one-time password. 4 attempts are left. => otp.changed {'otp':'typed'}
      alert| Incorrect code
      alert| Check your email and enter the correct one-time password.
      alert| 4 attempts are left.
      [Confirm and continue to payment] => otp.submitted
      [Send a new code] => otp.resendRequested
      Nothing yet? It can take a minute, or it may be in your spam folder.
      Is the address wrong?
      [Change the address] => booking.restarted
    `,
  'otp.notVerified': `
      ${codeHead}
      One-time password: "123456" => otp.changed {'otp':'typed'}
      alert (focus)| The code could not be checked
      alert (focus)| This website cannot be reached. Check your internet connection and try again.
      [Confirm and continue to payment] => otp.submitted
      [Send a new code] => otp.resendRequested
      Nothing yet? It can take a minute, or it may be in your spam folder.
      Is the address wrong?
      [Change the address] => booking.restarted
    `,
  'otp.resending': `
      ${focusedCodeHead}
      One-time password: "123456" (read only) — We check it as soon as all six digits are there.
      [Confirm and continue to payment] (disabled)
      [Send a new code] (busy)
      Nothing yet? It can take a minute, or it may be in your spam folder.
      Is the address wrong?
      [Change the address] (disabled)
    `,
  'otp.notResent': `
      ${codeHead}
      One-time password: "123456" — We check it as soon as all six digits are there. => otp.changed {'otp':'typed'}
      alert (focus)| A new code could not be sent
      alert (focus)| The booking system is not answering right now. Please try again in a moment.
      [Confirm and continue to payment] => otp.submitted
      [Send a new code] => otp.resendRequested
      Nothing yet? It can take a minute, or it may be in your spam folder.
      Is the address wrong?
      [Change the address] => booking.restarted
    `,
  'otp.locked': `
      ${codeTitle}
      alert (focus)| Too many incorrect one-time passwords
      alert (focus)| For your safety, this reservation can no longer be confirmed. Please start again.
      [Start again] => booking.restarted
    `,
  'otp.expired': `
      ${codeTitle}
      ${sent}
      alert (focus)| The one-time password has expired
      alert (focus)| Ask for a new one and enter it here.
      [Send a new code] => otp.resendRequested
      [Start again] => booking.restarted
    `,
  'otp.noMoreCodes': `
      ${codeHead}
      One-time password: "123456" — We check it as soon as all six digits are there. => otp.changed {'otp':'typed'}
      alert (focus)| Too many requests
      alert (focus)| No further code is sent for this booking. The last one still works for as long as its email says.
      [Confirm and continue to payment] => otp.submitted
      [Send a new code] (disabled)
      Nothing yet? It can take a minute, or it may be in your spam folder.
      Is the address wrong?
      [Change the address] => booking.restarted
    `,
  'otp.setAside': `
      ### Your booking is waiting for the code (focus)
      Nothing is lost: the code is in the email to ana@example.com. To change your details or your dates, start again.
      Enter the code by 17:40.
      Your dates are held until 17:45.
      [Back to the code] => code.revisited
      [Start again] => booking.restarted
    `,
  'otp.restarting': `
      ${focusedCodeHead}
      [Start again] (busy)
    `,
  'otp.notRestarted': `
      ${codeHead}
      alert (focus)| Error cancelling the reservation
      alert (focus)| The booking system is not answering right now. Please try again in a moment.
      [Start again] => booking.restarted
      [Continue with this booking] => status.requested
    `,
});

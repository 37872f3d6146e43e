import { testAccessScreen, testAccessScreens } from './testAccessScreen.tsx';
import { describe } from 'vitest';
import { setDayOfHold } from '../support/dayOfHold.ts';

setDayOfHold();

const lead = `
    # Open your reservation
    Enter the reservation number and the email address you booked with. We will email you a code.
  `;

const fields = `
    Your reservation number: "K7M2-9QXR" — It is in your confirmation email and has the form K7M2-9QXR. If you have not paid yet, leave it empty. => access.changed {'form':{'number':'typed'}}
    Email: "ana@example.com" => access.changed {'form':{'email':'typed'}}
  `;

const codeLead = `
    # Enter the code
    If reservation K7M2-9QXR was made with ana@example.com, a code is on its way to that address.
    Enter the code by 17:40.
  `;

const buttons = `
    [Open my reservation] => otp.submitted
    [Send a new code] => otp.resendRequested
    Nothing yet? Check the number and the address, and look in your spam folder.
    [Change the number or the address] => access.restarted
  `;

testAccessScreens({
  asking: `
      ${lead}
      ${fields}
      [Send the code] => access.requested
    `,
  requesting: `
      ${lead}
      ${fields}
      [Send the code] (busy)
    `,
  refused: `
      ${lead}
      alert (focus)| ## The code could not be requested
      alert (focus)| Please check the fields that are marked.
      alert (focus)| Email: Enter an email address in the form name@example.com. → #access-email
      Your reservation number: "K7M2-9QXR" — It is in your confirmation email and has the form K7M2-9QXR. If you have not paid yet, leave it empty. => access.changed {'form':{'number':'typed'}}
      Email: "ana@example.com" (invalid) — Enter an email address in the form name@example.com. => access.changed {'form':{'email':'typed'}}
      [Send the code] => access.requested
    `,
  tooMany: `
      ${lead}
      ${fields}
      alert (focus)| Too many requests
      alert (focus)| Too many codes have been requested. Please try again in 10 minutes.
      alert (focus)| What you typed is kept, and nothing is sent twice.
      [Send the code] => access.requested
    `,
  notRequested: `
      ${lead}
      ${fields}
      alert (focus)| The code could not be requested
      alert (focus)| This website cannot be reached. Check your internet connection and try again.
      alert (focus)| What you typed is kept, and nothing is sent twice.
      [Send the code] => access.requested
    `,
  unsupported: `
      ${lead}
      ${fields}
      alert (focus)| Codes cannot be sent here
      alert (focus)| Use the link in your confirmation email, or write to your host.
      [Send the code] => access.requested
    `,
  entering: `
      ${codeLead}
      One-time password: "" — We check it as soon as all six digits are there. => otp.changed {'otp':'typed'}
      ${buttons}
    `,
  opening: `
      ${codeLead}
      One-time password: "" (read only) — We check it as soon as all six digits are there.
      [Open my reservation] (busy)
      [Send a new code] (disabled)
      Nothing yet? Check the number and the address, and look in your spam folder.
      [Change the number or the address] (disabled)
    `,
  incorrect: `
      ${codeLead}
      One-time password: "123456" (invalid) — Check your email and enter the correct one-time password. 3 attempts are left. => otp.changed {'otp':'typed'}
      alert (focus)| Incorrect code
      alert (focus)| Check your email and enter the correct one-time password.
      alert (focus)| 3 attempts are left.
      ${buttons}
    `,
  notOpened: `
      ${codeLead}
      One-time password: "123456" => otp.changed {'otp':'typed'}
      alert (focus)| The code could not be checked
      alert (focus)| This website cannot be reached. Check your internet connection and try again.
      ${buttons}
    `,
  resending: `
      ${codeLead}
      One-time password: "" (read only) — We check it as soon as all six digits are there.
      [Open my reservation] (disabled)
      [Send a new code] (busy)
      Nothing yet? Check the number and the address, and look in your spam folder.
      [Change the number or the address] (disabled)
    `,
  noMoreCodes: `
      ${codeLead}
      One-time password: "" — We check it as soon as all six digits are there. => otp.changed {'otp':'typed'}
      alert (focus)| A new code could not be sent
      alert (focus)| Too many codes have been requested. Please try again in 10 minutes.
      ${buttons}
    `,
  notResent: `
      ${codeLead}
      One-time password: "" — We check it as soon as all six digits are there. => otp.changed {'otp':'typed'}
      alert (focus)| A new code could not be sent
      alert (focus)| This website cannot be reached. Check your internet connection and try again.
      ${buttons}
    `,
  locked: `
      # Enter the code
      alert (focus)| Too many incorrect one-time passwords
      alert (focus)| Request a new code and enter it here.
      [Send a new code] => otp.resendRequested
      [Change the number or the address] => access.restarted
    `,
  expired: `
      # Enter the code
      alert (focus)| The one-time password has expired
      alert (focus)| Request a new code and enter it here.
      [Send a new code] => otp.resendRequested
      [Change the number or the address] => access.restarted
    `,
  opened: `
      # Your reservation is being opened
      Open my reservation → /en/reservation/r-1#token=token
    `,
});

testAccessScreen(
  'entering',
  `
      ${codeLead}
      Demonstration: this site sends no emails
      Open the mailbox with the emails of your bookings → /sandbox/mailbox
      One-time password: "" — We check it as soon as all six digits are there. => otp.changed {'otp':'typed'}
      ${buttons}
    `,
  {},
  { mailbox: '/sandbox/mailbox' },
);

describe('without a number', () => {
  testAccessScreen(
    'entering',
    `
        # Enter the code
        If a booking made with ana@example.com is waiting for payment, a code is on its way to that address.
    Enter the code by 17:40.
        One-time password: "" — We check it as soon as all six digits are there. => otp.changed {'otp':'typed'}
        ${buttons}
      `,
    { form: { number: '', email: 'ana@example.com' } },
  );
});

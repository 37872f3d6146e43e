import { linkedStay } from '../../../machines/otpLink/otpLink.samples.ts';
import type { OtpLinkContext } from '../../../machines/otpLink/otpLink.setup.ts';
import type { OtpLinkProps, OtpLinkState } from '../../../src/views/otpLink/OtpLinkProps.ts';
import { OtpLinkView } from '../../../src/views/otpLink/OtpLinkView.tsx';
import { onSite } from '../property/propertyPages.tsx';
import { testScreen } from '../support/screen.tsx';

const opened: OtpLinkContext = {
  reservationId: 'reservation',
  token: 'token',
  visitId: 'visit',
  attempt: 1,
  stay: undefined,
  failure: undefined,
  retryAfter: undefined,
};

const withStay = { stay: linkedStay };

const moments: Partial<Record<OtpLinkState, Partial<OtpLinkContext>>> = {
  notLoaded: { failure: 'unreachable' },
  offering: withStay,
  confirming: withStay,
  notConfirmed: { ...withStay, failure: 'unreachable' },
  confirmed: withStay,
  expired: { failure: 'otp-expired' },
  replaced: { failure: 'otp-incorrect' },
  notResent: { failure: 'unreachable' },
  noMoreCodes: { failure: 'too-many-requests', retryAfter: 600 },
  locked: { failure: 'otp-locked' },
  used: { failure: 'wrong-state' },
  ended: { failure: 'hold-expired' },
  datesTaken: { ...withStay, failure: 'dates-unavailable' },
};

const opening = `
    # Continue your booking
    status| Looking up your booking…
  `;

const offer = `
    # Continue your booking
    Confirm your email address and go straight on to the payment.
    ## Casa Azul
    Check-in: Mon, 3 May 2027
    Check-out: Thu, 6 May 2027
    3 nights
  `;

const notYou = 'If you did not start this booking, close this page: nothing is booked.';

const screens: Record<OtpLinkState, string> = {
  readingLink: opening,
  loading: opening,
  notLoaded: `
      alert (focus)| # No connection
      alert (focus)| This website cannot be reached. Check your internet connection and try again.
      alert (focus)| [Try again] => retry.requested
    `,
  offering: `
      ${offer}
      [Confirm and continue to payment] => link.accepted
      ${notYou}
    `,
  confirming: `
      ${offer}
      [Confirm and continue to payment] (busy)
      ${notYou}
    `,
  notConfirmed: `
      ${offer}
      alert (focus)| Your email address could not be confirmed
      alert (focus)| This website cannot be reached. Check your internet connection and try again.
      [Confirm and continue to payment] => link.accepted
      ${notYou}
    `,
  confirmed: `
      # Your email address is confirmed
      Go to payment → /en/casa-azul
    `,
  expired: `
      alert (focus)| # This link has expired
      alert (focus)| We can send you a new email with a code and a link.
      alert (focus)| [Send a new code] => otp.resendRequested
    `,
  replaced: `
      alert (focus)| # This link no longer works
      alert (focus)| A newer email may have replaced it. Open the link in the latest email, or ask for a new one.
      alert (focus)| [Send a new code] => otp.resendRequested
    `,
  resending: `
      # Continue your booking
      status| We are sending you a new email…
    `,
  resent: `
      # A new email is on its way
      Continue with the code or the link in it. The earlier ones no longer work.
      Nothing yet? It can take a minute, or it may be in your spam folder.
    `,
  notResent: `
      alert (focus)| # A new code could not be sent
      alert (focus)| This website cannot be reached. Check your internet connection and try again.
      alert (focus)| [Send a new code] => otp.resendRequested
    `,
  noMoreCodes: `
      alert (focus)| # A new code could not be sent
      alert (focus)| No further code is sent for this booking. The last one still works for as long as its email says.
      alert (focus)| Start again → /en
    `,
  locked: `
      alert (focus)| # Too many incorrect one-time passwords
      alert (focus)| For your safety, this reservation can no longer be confirmed. Please start again.
      alert (focus)| Start again → /en
    `,
  used: `
      alert (focus)| # This booking no longer needs to be confirmed
      alert (focus)| It has been confirmed or cancelled, perhaps in another window or on another device. Continue there, or open it here.
      alert (focus)| Open it with a code by email → /en/reservation
    `,
  ended: `
      alert (focus)| # Your dates are no longer held
      alert (focus)| The time to complete the booking has run out. Nothing was charged. Please choose your dates again.
      alert (focus)| Start again → /en
    `,
  datesTaken: `
      alert (focus)| # These dates are no longer available
      alert (focus)| Someone else confirmed or paid for these nights before you. Nothing was charged. Please choose other dates.
      alert (focus)| Choose other dates → /en/casa-azul
    `,
  incomplete: `
      alert (focus)| # This link is incomplete
      alert (focus)| Open the link in your email again, or enter the code from it on the page where you booked.
      alert (focus)| Back to the home page → /en
    `,
};

for (const [state, expected] of Object.entries(screens)) {
  testScreen(
    `the link in the e-mail with the code in the state ${state}`,
    (send) => {
      const props: OtpLinkProps = {
        pageState: {
          value: state as OtpLinkState,
          context: { ...opened, ...moments[state as OtpLinkState] },
        },
        send,
      };
      return onSite(<OtpLinkView {...props} />);
    },
    expected,
  );
}

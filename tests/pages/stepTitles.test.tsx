import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DocumentTitle } from '../../src/frame/DocumentTitle.tsx';
import { useStepTitle } from '../../src/pages/useStepTitle.ts';
import type { BookingProps, BookingState } from '../../src/views/booking/shared/BookingProps.ts';
import { bookingProps } from '../views/booking/bookingProps.ts';
import { InEnglish } from '../views/support/inLanguage.tsx';

/** The title of the tab before the property's name in each state; empty while dates are chosen on its page. */
const named: Record<BookingState, string> = {
  'dates.choosing': '',
  'dates.halfChosen': '',
  'dates.pricing': '',
  'dates.priced': '',
  'dates.unavailable': '',
  'dates.impossible': '',
  'dates.notPriced': '',
  'form.editing': 'Your details',
  'form.creating': 'Your details',
  'form.refused': 'Your details',
  'form.repricing': 'Your details',
  'form.noMoreHolds': 'Your details',
  'form.offline': 'Your details',
  'form.notCreated': 'Your details',
  'form.datesTaken': 'These dates are no longer available',
  'form.termsChanged': 'The price has changed',
  'otp.entering': 'Confirm your email',
  'otp.verifying': 'Confirm your email',
  'otp.incorrect': 'Confirm your email',
  'otp.notVerified': 'Confirm your email',
  'otp.resending': 'Confirm your email',
  'otp.notResent': 'Confirm your email',
  'otp.noMoreCodes': 'Confirm your email',
  'otp.restarting': 'Confirm your email',
  'otp.notRestarted': 'Confirm your email',
  'otp.setAside': 'Your booking is waiting for the code',
  'otp.locked': 'Too many incorrect one-time passwords',
  'otp.expired': 'The one-time password has expired',
  'redirecting.underWay': 'Redirecting',
  'redirecting.notRedirected': 'Payment error',
  'resuming.asking': 'Looking up your booking…',
  'resuming.checkingOwn': 'Looking up your booking…',
  'resuming.ownHold': 'You are holding these dates yourself',
  'resuming.ownStay': 'You have booked these dates yourself',
  'resuming.unpaid': 'Your booking is waiting for payment',
  'resuming.declined': 'The payment was declined',
  'resuming.processing.waiting': 'Your payment is being processed',
  'resuming.processing.asking': 'Your payment is being processed',
  'resuming.takesLonger.waiting': 'Your payment is taking longer than usual',
  'resuming.takesLonger.asking': 'Your payment is taking longer than usual',
  'resuming.holdExpired': 'Your dates are no longer held',
  'resuming.paidTooLate': 'The payment arrived too late',
  'resuming.datesTaken': 'These dates are no longer available',
  'resuming.abandoned': 'This booking is no longer open',
  'resuming.notResumed': 'The service is unavailable',
  'success.paid': 'Your booking',
  'success.cardSaved': 'Your booking',
};

const whole = 'Casa Azul: holiday flat in Porto · Estadia';
const stepTitle = 'Casa Azul · Estadia';

function Step({ snapshot }: Pick<BookingProps, 'snapshot'>) {
  useStepTitle(snapshot);
  return null;
}

const at = (state: BookingState) => (
  <InEnglish>
    <DocumentTitle head={{ title: whole, stepTitle, description: '' }}>
      <Step {...bookingProps(state, () => undefined)} />
    </DocumentTitle>
  </InEnglish>
);

test.each(Object.entries(named) as [BookingState, string][])(
  'the title of the tab names the step of the guest: %s',
  (state, name) => {
    render(at(state));
    expect(document.title).toBe(name === '' ? whole : `${name} · ${stepTitle}`);
  },
);

test('the title of the tab names the page after Back', () => {
  const { rerender } = render(at('form.editing'));
  for (const state of ['otp.entering', 'form.editing', 'dates.priced'] as const) {
    rerender(at(state));
    expect(document.title).toBe(named[state] === '' ? whole : `${named[state]} · ${stepTitle}`);
  }
});

import type { SnapshotFrom } from 'xstate';
import type { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { all, alerts, holdsBack, offers, reads, shows, type Leaf, type Look } from '../support/looks.ts';

export type BookingState = Leaf<SnapshotFrom<typeof bookingMachine>['value']>;

const dates = all(shows('[name=startDate]'), shows('[name=endDate]'), shows('[name=guestCount]'));
const form = all(
  shows('[name=firstName]'),
  shows('[name=email]'),
  shows('[name=phone]'),
  shows('[name=paymentOptionId]'),
);
const code = shows('[name=otp][autocomplete=one-time-code]');

/** What each state of the booking must show; a state that is missing does not compile. */
export const screens: Record<BookingState, Look> = {
  'dates.choosing': all(dates, reads('policy.selectDatesFirst')),
  'dates.pricing': dates,
  'dates.priced': all(dates, offers('booking.begin')),
  'dates.unavailable': all(dates, alerts('problem.datesUnavailable.title')),
  'dates.impossible': all(dates, alerts('problem.validationFailed.title'), reads('violation.stay_too_short')),
  'dates.notPriced': all(dates, alerts('problem.priceFetch.title'), offers('action.tryAgain')),
  'form.editing': all(form, offers('order.button', 'form.otherDates')),
  'form.creating': all(form, holdsBack('order.button')),
  'form.refused': all(
    form,
    reads('problem.validationFailed.title', 'violation.email'),
    offers('order.button'),
  ),
  'form.datesTaken': all(dates, alerts('problem.datesUnavailable.title')),
  'form.repricing': async () => undefined,
  'form.termsChanged': all(reads('problem.termsChanged.title'), offers('order.button', 'form.otherDates')),
  'form.notCreated': all(form, alerts('problem.reservationCreate.title'), offers('order.button')),
  'otp.entering': all(code, offers('otp.confirm', 'otp.resend', 'otp.restart')),
  'otp.verifying': all(code, holdsBack('otp.confirm')),
  'otp.incorrect': all(
    code,
    alerts('problem.otpIncorrect.title'),
    reads('problem.otpIncorrect.text'),
    offers('otp.confirm'),
  ),
  'otp.locked': all(alerts('problem.otpLocked.title'), offers('otp.restart')),
  'otp.expired': all(alerts('problem.otpExpired.title'), offers('otp.resend', 'otp.restart')),
  'otp.notVerified': all(code, alerts('problem.otpError.title'), offers('otp.confirm')),
  'otp.resending': all(code, holdsBack('otp.resend')),
  'otp.notResent': all(code, alerts('problem.otpResend.title'), offers('otp.resend', 'otp.confirm')),
  'otp.noMoreCodes': all(code, alerts('problem.tooManyRequests.title'), offers('otp.confirm', 'otp.restart')),
  'otp.restarting': holdsBack('otp.restart'),
  'otp.notRestarted': all(alerts('problem.reservationCancel.title'), offers('otp.restart', 'otp.goOn')),
  'redirecting.creatingCheckout': reads('redirecting.title'),
  'redirecting.leaving': reads('redirecting.title'),
  'redirecting.notRedirected': all(reads('problem.payment.title'), offers('action.tryAgain', 'otp.restart')),
  'resuming.asking': reads('resuming.asking'),
  'resuming.unpaid': all(reads('resuming.unpaid.title'), offers('resuming.payNow', 'otp.restart')),
  'resuming.declined': all(reads('resuming.declined.title'), offers('resuming.payNow', 'otp.restart')),
  'resuming.processing': reads('resuming.processing.title'),
  'resuming.askingAgain': reads('resuming.processing.title'),
  'resuming.holdExpired': all(reads('problem.holdExpired.title'), offers('resuming.beginAgain')),
  'resuming.paidTooLate': all(reads('problem.paidTooLate.title'), offers('resuming.otherDates')),
  'resuming.abandoned': all(reads('resuming.abandoned.title'), offers('resuming.beginAgain')),
  'resuming.notResumed': all(
    reads('resuming.notResumed.text'),
    offers('action.tryAgain', 'resuming.beginAgain'),
  ),
  'success.paid': offers('success.another'),
  'success.cardSaved': offers('success.another'),
};

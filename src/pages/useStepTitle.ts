import { useTitlePart } from '../frame/DocumentTitle.tsx';
import { useText, type MessageId } from '../i18n/index.ts';
import { atomicState } from '../kit/atomicState.ts';
import type { BookingProps } from '../views/booking/shared/BookingProps.ts';

/** The titles of the tab after the guest has chosen dates, by step or state. */
const titles: Readonly<Record<string, MessageId>> = {
  form: 'form.title',
  'form.datesTaken': 'problem.datesUnavailable.title',
  'form.termsChanged': 'problem.termsChanged.title',
  otp: 'otp.title',
  'otp.setAside': 'otp.setAside.title',
  'otp.locked': 'problem.otpLocked.title',
  'otp.expired': 'problem.otpExpired.title',
  redirecting: 'redirecting.title',
  'redirecting.notRedirected': 'problem.payment.title',
  'resuming.asking': 'resuming.asking',
  'resuming.checkingOwn': 'resuming.asking',
  'resuming.ownHold': 'resuming.ownHold.title',
  'resuming.ownStay': 'resuming.ownStay.title',
  'resuming.unpaid': 'resuming.unpaid.title',
  'resuming.declined': 'resuming.declined.title',
  'resuming.processing': 'resuming.processing.title',
  'resuming.takesLonger': 'resuming.takesLonger.title',
  'resuming.holdExpired': 'problem.holdExpired.title',
  'resuming.paidTooLate': 'problem.paidTooLate.title',
  'resuming.datesTaken': 'problem.datesUnavailable.title',
  'resuming.abandoned': 'resuming.abandoned.title',
  'resuming.notResumed': 'problem.unavailable.title',
  success: 'success.heading',
};

/** Puts the title of the booking's current step, or the page's own title `instead`, in front of the tab's title. */
export function useStepTitle({ value }: BookingProps['snapshot'], override?: MessageId): void {
  const text = useText();
  const [step, substate] = atomicState(value).split('.');
  const id = override ?? titles[`${step}.${substate}`] ?? titles[`${step}`];
  useTitlePart(id && text(id));
}

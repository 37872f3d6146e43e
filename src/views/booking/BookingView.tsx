import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { Skeleton } from '../../ui/Spinner.tsx';
import { leafOf } from '../leaf.ts';
import type { BookingProps, BookingState } from './BookingProps.ts';
import * as css from './booking.css.ts';
import { Dates } from './DatesScreens.tsx';
import { loadForm, loadOtp, loadPayment, loadSuccess } from './later.ts';
import { Steps, type Step } from './Steps.tsx';

type Screen = ComponentType<BookingProps>;

/** A screen whose code comes with its step. */
const later = <Screens extends Record<string, Screen>>(load: () => Promise<Screens>, name: keyof Screens) =>
  lazy(async () => ({ default: (await load())[name] as Screen }));

// States that share a screen share its instance: what is focused and being typed stays.
const details = later(loadForm, 'Details');
const code = later(loadOtp, 'Code');
const asking = later(loadPayment, 'Asking');
const processing = later(loadPayment, 'Processing');
const takesLonger = later(loadPayment, 'TakesLonger');

const screens: Record<BookingState, Screen> = {
  'dates.choosing': Dates,
  'dates.halfChosen': Dates,
  'dates.pricing': Dates,
  'dates.priced': Dates,
  'dates.unavailable': Dates,
  'dates.impossible': Dates,
  'dates.notPriced': Dates,
  'form.editing': details,
  'form.creating': details,
  'form.refused': details,
  'form.datesTaken': later(loadForm, 'DatesTaken'),
  'form.repricing': later(loadForm, 'Repricing'),
  'form.termsChanged': later(loadForm, 'TermsChanged'),
  'form.notCreated': details,
  'otp.entering': code,
  'otp.verifying': code,
  'otp.incorrect': code,
  'otp.locked': later(loadOtp, 'Locked'),
  'otp.expired': later(loadOtp, 'Expired'),
  'otp.notVerified': code,
  'otp.resending': code,
  'otp.notResent': code,
  'otp.noMoreCodes': code,
  'otp.restarting': later(loadOtp, 'Restarting'),
  'otp.notRestarted': later(loadOtp, 'NotRestarted'),
  'redirecting.underWay': later(loadPayment, 'Redirecting'),
  'redirecting.notRedirected': later(loadPayment, 'NotRedirected'),
  'resuming.asking': asking,
  'resuming.unpaid': later(loadPayment, 'Unpaid'),
  'resuming.declined': later(loadPayment, 'Declined'),
  'resuming.processing.waiting': processing,
  'resuming.processing.asking': processing,
  'resuming.takesLonger.waiting': takesLonger,
  'resuming.takesLonger.asking': takesLonger,
  'resuming.holdExpired': later(loadPayment, 'HoldExpired'),
  'resuming.paidTooLate': later(loadPayment, 'PaidTooLate'),
  'resuming.abandoned': later(loadPayment, 'Abandoned'),
  'resuming.notResumed': later(loadPayment, 'NotResumed'),
  'success.paid': later(loadSuccess, 'Paid'),
  'success.cardSaved': later(loadSuccess, 'CardSaved'),
};

const stepOf = (state: BookingState): Step | undefined => {
  const [step] = state.split('.');
  return step === 'dates' || step === 'form' || step === 'otp' || step === 'redirecting' ? step : undefined;
};

/** Whether the guest is past choosing dates. */
export const isUnderWay = (snapshot: BookingProps['snapshot']): boolean => !snapshot.matches('dates');

/** What comes after a step is fetched while the guest is in it: the line may be gone by then. */
const fetchAfter: Partial<Record<Step, () => Promise<unknown>>> = { form: loadOtp, otp: loadPayment };

/** The booking, one screen for each of its states. */
export function BookingView(props: BookingProps) {
  const state = leafOf(props.snapshot.value);
  const step = stepOf(state);
  useEffect(() => {
    // Where it cannot be had now, the step itself asks for it again.
    if (step) void fetchAfter[step]?.().catch(() => undefined);
  }, [step]);
  const Screen = screens[state];
  return (
    <div className={css.booking} data-machine="booking" data-state={state}>
      {step && <Steps current={step} />}
      <Suspense fallback={<Skeleton className={css.calendarSkeleton} />}>
        <div className={css.screen}>
          <Screen {...props} />
        </div>
      </Suspense>
    </div>
  );
}

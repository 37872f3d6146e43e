import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../ui/lazyPart.ts';
import { useText } from '../../i18n/index.ts';
import { markOptional } from '../../ui/chunkErrors.ts';
import { Skeleton } from '../../ui/Spinner.tsx';
import { atomicState } from '../../kit/atomicState.ts';
import { StateScreen, type Screens } from '../../kit/StateScreen.tsx';
import type { BookingProps, BookingState } from './shared/BookingProps.ts';
import { lead } from '../../kit/shared.css.ts';
import * as css from './shared/booking.css.ts';
import { Dates } from './DatesScreens.tsx';
import { loadForm, loadOtp, loadPayment, loadSuccess } from './loadScreens.ts';
import { loadPrice } from './price/loadPrice.ts';
import { Steps, type Step } from './Steps.tsx';

// States that share a screen share its component instance, so that focus and input are preserved.
const details = lazyPart(loadForm, ({ Details }) => Details);
const code = lazyPart(loadOtp, ({ Code }) => Code);
const paymentPart = lazyPart(loadPayment, ({ PaymentPending }) => PaymentPending);
const processing = lazyPart(loadPayment, ({ Processing }) => Processing);
const takesLonger = lazyPart(loadPayment, ({ TakesLonger }) => TakesLonger);

const screens: Screens<BookingState, BookingProps> = {
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
  'form.datesTaken': Dates,
  'form.repricing': lazyPart(loadForm, ({ Repricing }) => Repricing),
  'form.termsChanged': lazyPart(loadForm, ({ TermsChanged }) => TermsChanged),
  'form.noMoreHolds': details,
  'form.offline': details,
  'form.notCreated': details,
  'otp.entering': code,
  'otp.verifying': code,
  'otp.incorrect': code,
  'otp.setAside': lazyPart(loadOtp, ({ Postponed }) => Postponed),
  'otp.locked': lazyPart(loadOtp, ({ Locked }) => Locked),
  'otp.expired': lazyPart(loadOtp, ({ Expired }) => Expired),
  'otp.notVerified': code,
  'otp.resending': code,
  'otp.notResent': code,
  'otp.noMoreCodes': code,
  'otp.restarting': lazyPart(loadOtp, ({ Restarting }) => Restarting),
  'otp.notRestarted': lazyPart(loadOtp, ({ NotRestarted }) => NotRestarted),
  'redirecting.underWay': lazyPart(loadPayment, ({ Redirecting }) => Redirecting),
  'redirecting.notRedirected': lazyPart(loadPayment, ({ NotRedirected }) => NotRedirected),
  'resuming.asking': paymentPart,
  'resuming.checkingOwn': paymentPart,
  'resuming.ownHold': lazyPart(loadPayment, ({ OwnHold }) => OwnHold),
  'resuming.ownStay': lazyPart(loadPayment, ({ OwnStay }) => OwnStay),
  'resuming.unpaid': lazyPart(loadPayment, ({ Unpaid }) => Unpaid),
  'resuming.declined': lazyPart(loadPayment, ({ Declined }) => Declined),
  'resuming.processing.waiting': processing,
  'resuming.processing.asking': processing,
  'resuming.takesLonger.waiting': takesLonger,
  'resuming.takesLonger.asking': takesLonger,
  'resuming.holdExpired': lazyPart(loadPayment, ({ HoldExpired }) => HoldExpired),
  'resuming.paidTooLate': lazyPart(loadPayment, ({ PaidTooLate }) => PaidTooLate),
  'resuming.datesTaken': lazyPart(loadPayment, ({ DatesTaken }) => DatesTaken),
  'resuming.abandoned': lazyPart(loadPayment, ({ Abandoned }) => Abandoned),
  'resuming.notResumed': lazyPart(loadPayment, ({ NotResumed }) => NotResumed),
  'success.paid': lazyPart(loadSuccess, ({ Paid }) => Paid),
  'success.cardSaved': lazyPart(loadSuccess, ({ CardSaved }) => CardSaved),
};

const getStep = (state: BookingState): Step | undefined => {
  const [step] = state.split('.');
  return step === 'dates' || step === 'form' || step === 'otp' || step === 'redirecting' ? step : undefined;
};

/** The code that is prefetched in each state for the following states, because the connection may be lost by then. */
const fetchAfter: Readonly<Record<string, () => Promise<unknown>>> = {
  'dates.pricing': loadPrice,
  form: loadOtp,
  otp: loadPayment,
  resuming: loadSuccess,
};

/** Returns the prefetch of a state, or else of its parent state. */
const getPrefetch = (state: BookingState) => fetchAfter[state] ?? fetchAfter[state.split('.')[0]!];

/** A placeholder for a step whose code is loading. During the redirect to the payment page it says so. */
function StepPlaceholder({ step }: { step: Step | undefined }) {
  const text = useText();
  return (
    <div aria-busy="true">
      {step === 'redirecting' ? (
        <p role="status" className={lead}>
          {text('redirecting.title')}
        </p>
      ) : (
        <Skeleton className={css.calendarSkeleton} />
      )}
    </div>
  );
}

/** Shows a booking, with one screen for each of its states. */
export function BookingView(props: BookingProps) {
  const state = atomicState(props.snapshot.value);
  const step = getStep(state);
  const fetchNext = getPrefetch(state);
  useEffect(() => {
    // If the prefetch fails, the step requests its code again.
    void fetchNext?.().catch(markOptional);
  }, [fetchNext]);
  return (
    <div className={css.booking} data-machine="booking" data-state={state}>
      {step && step !== 'dates' && <Steps current={step} />}
      <Suspense fallback={<StepPlaceholder step={step} />}>
        <div className={css.screen}>
          <StateScreen screens={screens} state={state} from={props} />
        </div>
      </Suspense>
    </div>
  );
}

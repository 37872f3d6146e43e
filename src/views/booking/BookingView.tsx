import { lazy, Suspense, useEffect, type FC } from 'react';
import { useText } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/Spinner.tsx';
import { atomicState } from '../atomicState.ts';
import { StateScreen, type Screens } from '../StateScreen.tsx';
import type { BookingProps, BookingState } from './shared/BookingProps.ts';
import { lead } from '../shared/shared.css.ts';
import * as css from './shared/booking.css.ts';
import { Dates } from './DatesScreens.tsx';
import { loadForm, loadOtp, loadPayment, loadSuccess } from './loadScreens.ts';
import { Steps, type Step } from './Steps.tsx';

/** A screen whose code comes with its step. */
const lazyScreen = <Module, Props>(load: () => Promise<Module>, screen: (module: Module) => FC<Props>) =>
  lazy(async () => ({ default: screen(await load()) }));

// States that share a screen share its instance: what is focused and being typed stays.
const details = lazyScreen(loadForm, ({ Details }) => Details);
const code = lazyScreen(loadOtp, ({ Code }) => Code);
const asking = lazyScreen(loadPayment, ({ Asking }) => Asking);
const processing = lazyScreen(loadPayment, ({ Processing }) => Processing);
const takesLonger = lazyScreen(loadPayment, ({ TakesLonger }) => TakesLonger);

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
  'form.datesTaken': lazyScreen(loadForm, ({ DatesTaken }) => DatesTaken),
  'form.repricing': lazyScreen(loadForm, ({ Repricing }) => Repricing),
  'form.termsChanged': lazyScreen(loadForm, ({ TermsChanged }) => TermsChanged),
  'form.noMoreHolds': details,
  'form.notCreated': details,
  'otp.entering': code,
  'otp.verifying': code,
  'otp.incorrect': code,
  'otp.setAside': lazyScreen(loadOtp, ({ SetAside }) => SetAside),
  'otp.locked': lazyScreen(loadOtp, ({ Locked }) => Locked),
  'otp.expired': lazyScreen(loadOtp, ({ Expired }) => Expired),
  'otp.notVerified': code,
  'otp.resending': code,
  'otp.notResent': code,
  'otp.noMoreCodes': code,
  'otp.restarting': lazyScreen(loadOtp, ({ Restarting }) => Restarting),
  'otp.notRestarted': lazyScreen(loadOtp, ({ NotRestarted }) => NotRestarted),
  'redirecting.underWay': lazyScreen(loadPayment, ({ Redirecting }) => Redirecting),
  'redirecting.notRedirected': lazyScreen(loadPayment, ({ NotRedirected }) => NotRedirected),
  'resuming.asking': asking,
  'resuming.unpaid': lazyScreen(loadPayment, ({ Unpaid }) => Unpaid),
  'resuming.declined': lazyScreen(loadPayment, ({ Declined }) => Declined),
  'resuming.processing.waiting': processing,
  'resuming.processing.asking': processing,
  'resuming.takesLonger.waiting': takesLonger,
  'resuming.takesLonger.asking': takesLonger,
  'resuming.holdExpired': lazyScreen(loadPayment, ({ HoldExpired }) => HoldExpired),
  'resuming.paidTooLate': lazyScreen(loadPayment, ({ PaidTooLate }) => PaidTooLate),
  'resuming.abandoned': lazyScreen(loadPayment, ({ Abandoned }) => Abandoned),
  'resuming.notResumed': lazyScreen(loadPayment, ({ NotResumed }) => NotResumed),
  'success.paid': lazyScreen(loadSuccess, ({ Paid }) => Paid),
  'success.cardSaved': lazyScreen(loadSuccess, ({ CardSaved }) => CardSaved),
};

const stepOf = (state: BookingState): Step | undefined => {
  const [step] = state.split('.');
  return step === 'dates' || step === 'form' || step === 'otp' || step === 'redirecting' ? step : undefined;
};

/** Whether the guest is past choosing dates. */
export const isUnderWay = (snapshot: BookingProps['snapshot']): boolean => !snapshot.matches('dates');

/** What comes after a step is fetched while the guest is in it: the line may be gone by then. */
const fetchAfter: Partial<Record<Step, () => Promise<unknown>>> = { form: loadOtp, otp: loadPayment };

/** Holds the place of a step whose code is on its way. Who is being led away is told so meanwhile. */
function Coming({ step }: { step: Step | undefined }) {
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

/** The booking, one screen for each of its states. */
export function BookingView(props: BookingProps) {
  const state = atomicState(props.snapshot.value);
  const step = stepOf(state);
  useEffect(() => {
    // Where it cannot be had now, the step itself asks for it again.
    if (step) void fetchAfter[step]?.().catch(() => undefined);
  }, [step]);
  return (
    <div className={css.booking} data-machine="booking" data-state={state}>
      {step && <Steps current={step} />}
      <Suspense fallback={<Coming step={step} />}>
        <div className={css.screen}>
          <StateScreen screens={screens} state={state} from={props} />
        </div>
      </Suspense>
    </div>
  );
}

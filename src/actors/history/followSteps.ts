import { matchesState, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { bookingMachine } from '../../../machines/booking/booking.machine.ts';
import { noteEntry, stepOfEntry, type Step } from './entries.ts';

type Booking = ActorRefFrom<typeof bookingMachine>;
type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;

/** The entry that a state belongs to; undefined where it is seen from any of them. */
function getStep({ value }: BookingSnapshot): Step | undefined {
  const matchesAny = (...states: Parameters<typeof matchesState>[0][]) =>
    states.some((state) => matchesState(state, value));
  if (matchesAny('dates', { otp: 'setAside' })) return 'dates';
  if (matchesAny('form')) return 'form';
  return matchesAny('otp') && !matchesAny({ otp: 'restarting' }, { otp: 'notRestarted' }) ? 'otp' : undefined;
}

/** What the booking is told when the browser comes to an entry: nothing where it is there already. */
const stepEvents = {
  dates: [{ type: 'dates.revisited' }, { type: 'code.left' }],
  form: [{ type: 'booking.begun' }],
  otp: [{ type: 'code.revisited' }],
} as const;

/**
 * Makes the steps of a booking entries of the browser's history: `dates`, and after it `form`, which becomes `otp` once
 * the order is made, for what was sent cannot be changed. An entry says the name of its step, and nothing else. The
 * booking is told which one the browser came to, and where it does not go there, the history follows the booking.
 *
 * @param first the booking as it was when its page was opened: a guest may have gone on since
 * @returns how to stop
 */
export function followSteps(booking: Booking, first: BookingSnapshot): () => void {
  const { history, location } = window;
  const { pathname } = location;
  let at: Step = 'dates';
  let isReturning = false;

  const note = (step: Step) => {
    at = step;
    noteEntry(step);
  };
  const align = () => {
    const step = getStep(booking.getSnapshot());
    if (step === undefined || step === at || isReturning || location.pathname !== pathname) return;
    if (step === 'dates') {
      isReturning = true;
      history.back();
    } else if (at === 'dates') {
      // Every step begins at its own head.
      history.scrollRestoration = 'manual';
      history.pushState({ step }, '');
      at = step;
    } else {
      note(step);
    }
  };
  const goToStep = (step: Step) => {
    const from = at;
    at = step;
    const event = stepEvents[step].find((one) => booking.getSnapshot().can(one));
    if (event) booking.send(event);
    const now = booking.getSnapshot();
    // Where there is no way back to the dates, the guest leaves as they wished to.
    if (
      !event &&
      step === 'dates' &&
      from !== 'dates' &&
      getStep(now) === undefined &&
      !now.hasTag('waiting')
    )
      history.back();
    align();
  };
  const onPopState = () => {
    if (location.pathname !== pathname) return;
    const step = stepOfEntry();
    // A place on the page that was gone to is a new entry, of the same step.
    if (step === undefined) return note(at);
    if (!isReturning && step !== at) return goToStep(step);
    isReturning = false;
    at = step;
    align();
  };

  const begun = stepOfEntry();
  if (begun === undefined) note('dates');
  else if (getStep(first) !== begun && getStep(booking.getSnapshot()) === getStep(first)) goToStep(begun);
  else at = begun;
  align();
  const subscription = booking.subscribe(align);
  window.addEventListener('popstate', onPopState);
  return () => {
    subscription.unsubscribe();
    window.removeEventListener('popstate', onPopState);
  };
}

import { matchesState, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { bookingMachine } from '../../../machines/booking/booking.machine.ts';
import { storeStep, readStep, type Step } from './entries.ts';

type Booking = ActorRefFrom<typeof bookingMachine>;
type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;

/** Returns the step whose history entry a state belongs to; undefined if the state can occur in every step. */
function getStep({ value }: BookingSnapshot): Step | undefined {
  const matchesAny = (...states: Parameters<typeof matchesState>[0][]) =>
    states.some((state) => matchesState(state, value));
  if (matchesAny('dates', { otp: 'setAside' })) return 'dates';
  if (matchesAny('form')) return 'form';
  return matchesAny('otp') && !matchesAny({ otp: 'restarting' }, { otp: 'notRestarted' }) ? 'otp' : undefined;
}

/**
 * The events that the booking may receive when the browser goes to the entry of a step. It receives none if it is
 * already in that step.
 */
const stepEvents = {
  dates: [{ type: 'dates.revisited' }, { type: 'code.left' }],
  form: [{ type: 'booking.begun' }],
  otp: [{ type: 'code.revisited' }],
} as const;

/**
 * Gives the steps of a booking entries in the browser's history: `dates`, followed by `form`. The `form` entry becomes
 * `otp` after the reservation is created, because its data can then no longer be changed. An entry contains only the
 * name of its step. When the browser goes to another entry, the booking receives an event. If the booking does not go
 * to that step, the history returns to the booking's step.
 * @param first the booking's snapshot when its page was opened; the guest may have continued since then
 * @returns the function that stops it
 */
export function followSteps(booking: Booking, first: BookingSnapshot): () => void {
  const { history, location } = window;
  const { pathname } = location;
  let currentStep: Step = 'dates';
  let isReturning = false;

  const setStep = (step: Step) => {
    currentStep = step;
    storeStep(step);
  };
  const syncEntry = () => {
    const step = getStep(booking.getSnapshot());
    if (step === undefined || step === currentStep || isReturning || location.pathname !== pathname) return;
    if (step === 'dates') {
      isReturning = true;
      history.back();
    } else if (currentStep === 'dates') {
      // Each step scrolls to its own heading.
      history.scrollRestoration = 'manual';
      history.pushState({ step }, '');
      currentStep = step;
    } else {
      setStep(step);
    }
  };
  const goToStep = (step: Step) => {
    const previousStep = currentStep;
    currentStep = step;
    const event = stepEvents[step].find((candidate) => booking.getSnapshot().can(candidate));
    if (event) booking.send(event);
    const snapshot = booking.getSnapshot();
    // If the booking cannot return to the dates, the Back button leaves the page.
    if (
      !event &&
      step === 'dates' &&
      previousStep !== 'dates' &&
      getStep(snapshot) === undefined &&
      !snapshot.hasTag('waiting')
    )
      history.back();
    syncEntry();
  };
  const onPopState = () => {
    if (location.pathname !== pathname) return;
    const step = readStep();
    // A link to a fragment creates a new entry, which belongs to the same step.
    if (step === undefined) return setStep(currentStep);
    if (!isReturning && step !== currentStep) return goToStep(step);
    isReturning = false;
    currentStep = step;
    syncEntry();
  };

  const storedStep = readStep();
  if (storedStep === undefined) setStep('dates');
  else if (getStep(first) !== storedStep && getStep(booking.getSnapshot()) === getStep(first))
    goToStep(storedStep);
  else currentStep = storedStep;
  syncEntry();
  const subscription = booking.subscribe(syncEntry);
  window.addEventListener('popstate', onPopState);
  return () => {
    subscription.unsubscribe();
    window.removeEventListener('popstate', onPopState);
  };
}

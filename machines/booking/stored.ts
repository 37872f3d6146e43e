import { matchesState } from 'xstate';
import { getParty } from '../../contract/rules/party.ts';
import type { RememberedBooking, StayChoice } from './booking.types.ts';

const formSteps = [
  'form.editing',
  'form.creating',
  'form.refused',
  'form.datesTaken',
  'form.repricing',
  'form.termsChanged',
  'form.noMoreHolds',
  'form.notCreated',
] as const;

/** The state in which a remembered booking continues. */
export type ResumeTarget =
  | 'resuming'
  | 'redirecting'
  | 'dates.choosing'
  | 'dates.halfChosen'
  | 'dates.pricing'
  | 'dates.priced'
  | (typeof formSteps)[number];

const nothingChosen = { startDate: '', endDate: '', guestCount: 0 };

const isSame = (a: StayChoice, b: StayChoice) => {
  const toText = (stay: StayChoice) => {
    const { adults, children, babies } = getParty(stay);
    return [stay.startDate, stay.endDate, adults, children, babies].join();
  };
  return toText(a) === toText(b);
};

/**
 * Returns the stay in the query of the page's address if it differs from the remembered one; values that the query
 * omits come from the remembered stay. Returns undefined while a reservation is being created, and once it exists.
 */
export function findRequestedStay(
  { stored, link, requested = {} }: RememberedBooking,
  initialStay: StayChoice,
): StayChoice | undefined {
  if (link ?? stored?.context.reservation) return undefined;
  if (stored && matchesState('form.creating', stored.value)) return undefined;
  const stay = stored?.context.stay ?? initialStay;
  const requestedStay = { ...stay, ...requested.dates, ...requested.guests };
  return isSame(stay, requestedStay) ? undefined : requestedStay;
}

const findStepForDates = ({ startDate, endDate }: StayChoice) => {
  if (startDate === '' && endDate === '') return 'dates.choosing';
  return startDate === '' || endDate === '' ? 'dates.halfChosen' : 'dates.pricing';
};

/**
 * Returns the state in which a remembered booking continues. The status of an existing reservation is requested from
 * the host, unless it was confirmed just now: otherwise a guest who returns from the gateway would be redirected there
 * again. A reservation that was being created is sent again with the same idempotency key.
 */
export function findResumeTarget(remembered: RememberedBooking): ResumeTarget {
  const { stored, link, isConfirmedNow } = remembered;
  if (link && isConfirmedNow) return 'redirecting';
  if (link ?? stored?.context.reservation) return 'resuming';
  const requestedStay = findRequestedStay(remembered, nothingChosen);
  if (requestedStay) return findStepForDates(requestedStay);
  if (!stored) return 'dates.choosing';
  const { value, context } = stored;
  const { stay, quote } = context;
  // The page was loaded again, so no connection returns that would send the reservation.
  if (matchesState('form.offline', value)) return 'form.notCreated';
  const step = formSteps.find((one) => matchesState(one, value));
  if (step) return step;
  const where = findStepForDates(stay);
  return where === 'dates.pricing' && quote ? 'dates.priced' : where;
}

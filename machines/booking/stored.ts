import { matchesState } from 'xstate';
import { partyOf } from '../../contract/rules/party.ts';
import type { Remembered, StayChoice, StoredBooking } from './booking.types.ts';

const stepsOfForm = [
  'form.editing',
  'form.creating',
  'form.refused',
  'form.datesTaken',
  'form.repricing',
  'form.termsChanged',
  'form.noMoreHolds',
  'form.notCreated',
] as const;

/** A state in which a remembered booking goes on. */
export type GoesOnIn =
  | 'resuming'
  | 'dates.choosing'
  | 'dates.halfChosen'
  | 'dates.pricing'
  | 'dates.priced'
  | (typeof stepsOfForm)[number];

/** Steps from which an order is sent without its form being seen. */
const ordersBesideTheForm = ['form.creating', 'form.repricing', 'form.termsChanged'] as const;

// Its tax number is not stored: what is ordered from then on is another order.
const lacksItsNumber = ({ context: { details } }: StoredBooking) => details.hasInvoice;

/** The attempt that a stored booking goes on with: another one, where it lacks something of what was sent before. */
export const attemptOf = (stored: StoredBooking): number =>
  stored.context.attempt + (lacksItsNumber(stored) ? 1 : 0);

const nothingChosen = { startDate: '', endDate: '', guestCount: 0 };

const isSame = (one: StayChoice, other: StayChoice) => {
  const said = (stay: StayChoice) => {
    const { adults, children, babies } = partyOf(stay);
    return [stay.startDate, stay.endDate, adults, children, babies].join();
  };
  return said(one) === said(other);
};

/**
 * The stay that a link asks about, where it is another one than was thought about last; what the link says nothing of
 * stays. Undefined as well where an order is on its way, or made.
 */
export function stayAskedAnew(
  { stored, link, asked = {} }: Remembered,
  fresh: StayChoice,
): StayChoice | undefined {
  if (link ?? stored?.context.reservation) return undefined;
  if (stored && matchesState('form.creating', stored.value)) return undefined;
  const stay = stored?.context.stay ?? fresh;
  const another = { ...stay, ...asked.dates, ...asked.guests };
  return isSame(stay, another) ? undefined : another;
}

const whereDatesLead = ({ startDate, endDate }: StayChoice) => {
  if (startDate === '' && endDate === '') return 'dates.choosing';
  return startDate === '' || endDate === '' ? 'dates.halfChosen' : 'dates.pricing';
};

/**
 * Where a remembered booking goes on. A reservation is asked about at the host, wherever it was left: who comes
 * back from the gateway would be sent there once more. The order itself is sent again, with its own key; one with an invoice
 * waits until its number was typed again.
 */
export function whereItGoesOn(remembered: Remembered): GoesOnIn {
  const { stored, link } = remembered;
  if (link ?? stored?.context.reservation) return 'resuming';
  const anew = stayAskedAnew(remembered, nothingChosen);
  if (anew) return whereDatesLead(anew);
  if (!stored) return 'dates.choosing';
  const { value, context } = stored;
  const { stay, quote } = context;
  const step = stepsOfForm.find((one) => matchesState(one, value));
  if (ordersBesideTheForm.some((one) => one === step) && lacksItsNumber(stored)) return 'form.editing';
  if (step) return step;
  const where = whereDatesLead(stay);
  return where === 'dates.pricing' && quote ? 'dates.priced' : where;
}

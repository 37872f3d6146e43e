import { matchesState } from 'xstate';
import type { Remembered, StoredBooking } from './booking.types.ts';

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

/**
 * Where a remembered booking goes on. A reservation is asked about at the host, wherever it was left: who comes
 * back from the gateway would be sent there once more. The order itself is sent again, with its own key; one with an invoice
 * waits until its number was typed again.
 */
export function whereItGoesOn({ stored, link }: Remembered): GoesOnIn {
  if (link ?? stored?.context.reservation) return 'resuming';
  if (!stored) return 'dates.choosing';
  const { value, context } = stored;
  const { stay, quote } = context;
  const step = stepsOfForm.find((one) => matchesState(one, value));
  if (ordersBesideTheForm.some((one) => one === step) && lacksItsNumber(stored)) return 'form.editing';
  if (step) return step;
  if (stay.startDate === '' && stay.endDate === '') return 'dates.choosing';
  if (stay.startDate === '' || stay.endDate === '') return 'dates.halfChosen';
  return quote ? 'dates.priced' : 'dates.pricing';
}

import { matchesState } from 'xstate';
import type { Remembered } from './booking.types.ts';

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

/**
 * Where a remembered booking goes on. A reservation is asked about at the host, wherever it was left: who comes
 * back from the gateway would be sent there once more. The order itself is sent again, with its own key.
 */
export function whereItGoesOn({ stored, link }: Remembered): GoesOnIn {
  if (link ?? stored?.context.reservation) return 'resuming';
  if (!stored) return 'dates.choosing';
  const { value, context } = stored;
  const { stay, quote } = context;
  const step = stepsOfForm.find((one) => matchesState(one, value));
  if (step) return step;
  if (stay.startDate === '' && stay.endDate === '') return 'dates.choosing';
  if (stay.startDate === '' || stay.endDate === '') return 'dates.halfChosen';
  return quote ? 'dates.priced' : 'dates.pricing';
}

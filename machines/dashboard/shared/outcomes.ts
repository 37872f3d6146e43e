import type { DeskReservation } from '../../../contract/dashboard/deskReservation.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import {
  getReason,
  noFailureReason,
  storeFailure,
  thrownError,
  type FailureReason,
} from '../../shared/failures.ts';

/**
 * A call that changes something has three outcomes, each of which is a state of its machine:
 *
 * - done: the result is shown;
 * - refused by the host (`reassessing`, then `rejected`): the present effect is loaded and shown, and the next attempt
 *   has another idempotency key, unless access was denied;
 * - without an answer (`noAnswer` of `onFailure`, then `unconfirmed`): it is unknown whether it was done, so the person
 *   can look first, and a repeated attempt has the same idempotency key.
 */
export interface ChangeOutcome {
  /** Why the host refused the last attempt. */
  refusal: FailureReason;
}

export const noRefusal: ChangeOutcome = { refusal: noFailureReason };

/** The action of a refusal. */
export const onRefusal = { type: 'storeRefusal', params: thrownError } as const;

/**
 * Returns the refusal and the number of the next attempt. A host that denies access has not checked whether an
 * earlier attempt with the same key was made, so that key is kept.
 */
export function refuse(attempt: number, error: Cause): ChangeOutcome & { attempt: number } {
  const refusal = getReason(error);
  const hadAccess = refusal.failure !== 'forbidden' && refusal.failure !== 'unauthorized';
  return { refusal, attempt: hadAccess ? attempt + 1 : attempt };
}

/** The present reservation, for the screen of an action. */
export interface PresentReservation {
  /** Undefined until the person looks at it. */
  present: DeskReservation | undefined;
}

/** Declares the call that loads the reservation as it is now. */
export const declaredLook = () => declaredPromise<DeskReservation, string>('lookAtReservation');

/** Returns the state in which the present reservation is loaded after an attempt whose outcome is unknown. */
export const lookBefore = <Target extends string, Context>(
  target: Target,
  getNumber: (from: { context: Context }) => string,
) =>
  ({
    description: 'The reservation is loaded, so that the host sees whether it was done.',
    tags: 'waiting',
    invoke: {
      id: 'lookAtReservation',
      src: 'lookAtReservation',
      input: getNumber,
      onDone: {
        target,
        actions: {
          type: 'storePresent',
          params: ({ event }: { event: { output: DeskReservation } }) => event.output,
        },
      },
      onError: { target, actions: storeFailure },
    },
  }) as const;

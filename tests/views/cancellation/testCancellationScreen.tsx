import type { Reservation } from '../../../contract/schemas/reservation.ts';
import { cancellationMachine } from '../../../machines/cancellation/cancellation.machine.ts';
import type { CancellationState } from '../../../src/views/cancellation/CancellationProps.ts';
import { CancellationView } from '../../../src/views/cancellation/CancellationView.tsx';
import { reservation } from '../support/reservation.ts';
import { testScreen, type Send } from '../support/screen.tsx';

/** The cancellation of a stay in one of its states. */
export const cancellationPage = (state: CancellationState, about: Partial<Reservation> = {}) =>
  function CancellationPage(send: Send) {
    const shown = { ...reservation, ...about };
    const { policies, refundNow: refund } = shown.cancellation;
    const link = { reservationId: 'reservation', token: 'token', visitId: 'visit' };
    const snapshot = cancellationMachine.resolveState({
      value: state,
      context: { ...link, attempt: 1, refund, paid: 0, isHold: false, policies, failure: undefined },
    });
    return (
      <CancellationView
        snapshot={snapshot}
        send={send}
        reservation={shown}
        prepareMessage={() => undefined}
      />
    );
  };

/** Tests the texts and events of the cancellation's screens. */
export function testCancellationScreen(
  title: string,
  state: CancellationState,
  about: Partial<Reservation>,
  expected: string,
): void {
  testScreen(title, cancellationPage(state, about), expected);
}

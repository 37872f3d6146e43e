import type { Walker } from '../support/walk.ts';
import { createCancellation, paid, reservationId, calculateRefund, token } from './answers.ts';
import type { CancellationState } from './expected/cancellation.ts';
import { cancellationWalk } from './walks.ts';
import type { Holder } from './holder.ts';
import type { ReservationVariant } from './reservationVariants.ts';
import type { Scenario } from './scenario.ts';
import { createWalker } from './createWalker.ts';

/** A guest who cancels a stay. */
export function canceller(holder: Holder): Walker<CancellationState, Scenario> {
  /** The journey receives the answer first, then the page requests the reservation. */
  const answerAndRefresh = async (variant: ReservationVariant) => {
    await holder.answerWith('loadReservation', variant);
    await holder.answerRefresh(variant);
  };
  return createWalker(holder, {
    ...cancellationWalk,
    screen: (state) => holder.of(state === 'loading' ? 'reservation' : 'cancellation'),
    requestBody: (call, { refundShare }) =>
      call === 'cancelReservation'
        ? {
            reservationId,
            token,
            expectedRefund: calculateRefund(refundShare),
            expectedPaid: paid,
            onlyUnpaid: false,
          }
        : undefined,
    otherCalls: ({ event, from, to }) => {
      if (event === 'page.reloaded') return ['loadReservation'];
      if (event.startsWith('reservation.updated.') && from !== 'loading') return ['refreshReservation'];
      if (event === 'cancellation.dismissed' && from === 'notCancelled') return ['refreshReservation'];
      const isOver = to === 'cancelled' || to === 'unavailable' || from === 'reassessing';
      return isOver && from !== 'loading' && to !== 'notCancelled' ? ['refreshReservation'] : [];
    },
    actions: {
      'page.reloaded': async () => {
        holder.updateScenario({ variant: undefined, refundShare: 50 });
        await holder.reopen();
      },
      'cancellation.begun': () => holder.press('cancellation', 'cancellation.begin'),
      'cancellation.dismissed': async ({ from }) => {
        const pressed = await holder.press('cancellation', 'cancellation.keep');
        if (from === 'notCancelled') await holder.answerRefresh('open');
        return pressed;
      },
      'cancellation.confirmed': () => holder.press('cancellation', 'cancellation.confirm'),
      'cancelReservation.answered': async () => {
        await holder.hostStub.answerWith(
          'cancelReservation',
          createCancellation(holder.scenario.refundShare),
        );
        await holder.answerRefresh('cancelled');
      },
      'loadReservation.answered.open': async () => {
        holder.updateScenario({ refundShare: 25 });
        await answerAndRefresh('open');
      },
      'loadReservation.answered.cancelled': () => answerAndRefresh('cancelled'),
      'loadReservation.answered.begun': () => answerAndRefresh('begun'),
    },
  });
}

import type { Walker } from '../support/walk.ts';
import { calledOff, reservationId, refundAt, token } from './answers.ts';
import type { CancellationState } from './expected/cancellation.ts';
import { cancellationWalk } from './known.ts';
import type { Holder } from './holder.ts';
import type { Standing } from './standings.ts';
import type { Story } from './story.ts';
import { walker } from './walkers.ts';

/** A guest who cancels a stay. */
export function canceller(holder: Holder): Walker<CancellationState, Story> {
  /** The journey receives the answer first, then the page requests the reservation. */
  const ends = async (standing: Standing) => {
    await holder.tells('loadReservation', standing);
    await holder.refreshes(standing);
  };
  return walker(holder, {
    ...cancellationWalk,
    screen: (state) => holder.of(state === 'loading' ? 'reservation' : 'cancellation'),
    question: (call, { share }) =>
      call === 'cancelReservation' ? { reservationId, token, expectedRefund: refundAt(share) } : undefined,
    alsoAsked: ({ by, from, to }) => {
      if (by === 'page.reloaded') return ['loadReservation'];
      if (by.startsWith('reservation.updated.') && from !== 'loading') return ['refreshReservation'];
      const isOver = to === 'cancelled' || to === 'unavailable';
      return isOver && from !== 'loading' ? ['refreshReservation'] : [];
    },
    acts: {
      'page.reloaded': async () => {
        holder.note({ told: undefined, share: 50 });
        await holder.opensAnew();
      },
      'cancellation.begun': () => holder.presses('cancellation', 'cancellation.begin'),
      'cancellation.dismissed': () => holder.presses('cancellation', 'cancellation.keep'),
      'cancellation.confirmed': () => holder.presses('cancellation', 'cancellation.confirm'),
      'cancelReservation.answered': async () => {
        await holder.hostSide.says('cancelReservation', calledOff(holder.story.share));
        await holder.refreshes('cancelled');
      },
      'cancelReservation.failed.wrong-state': async () => {
        await holder.hostSide.fails('cancelReservation', 'wrong-state');
        await holder.refreshes('begun');
      },
      'loadReservation.answered.open': async () => {
        holder.note({ share: 25 });
        await holder.tells('loadReservation', 'open');
      },
      'loadReservation.answered.cancelled': () => ends('cancelled'),
      'loadReservation.answered.begun': () => ends('begun'),
    },
  });
}

import type { Walker } from '../support/walk.ts';
import { confirmedAt, reservationId, token } from './answers.ts';
import type { StayDetailsState } from './expected/stayDetails.ts';
import { stayDetailsWalk } from './known.ts';
import type { Holder } from './holder.ts';
import type { Story } from './story.ts';
import { walker } from './walkers.ts';

/** A guest who enters their arrival time. */
export function arriver(holder: Holder): Walker<StayDetailsState, Story> {
  const { hostSide } = holder;
  const screen = holder.of('stayDetails');
  const isFixed = { toldTime: '22:00' };
  return walker(holder, {
    ...stayDetailsWalk,
    screen: (state) => (state === 'loading' ? holder.of('reservation') : screen),
    question: (_, { typedTime }) => ({
      reservationId,
      token,
      arrivalTime: typedTime === '' ? null : typedTime,
      invoice: null,
    }),
    alsoAsked: ({ by, from }) => {
      const isTold = by.startsWith('reservation.updated.') && from !== 'loading';
      const isDone = by === 'saveDetails.answered' || by === 'saveDetails.failed.wrong-state';
      const mayHaveArrived = by === 'details.dismissed' && from === 'notSaved';
      return isTold || isDone || mayHaveArrived ? ['refreshReservation'] : [];
    },
    acts: {
      'reservation.updated.fixed': async () => {
        holder.note(isFixed);
        await holder.isTold('fixed');
      },
      'details.begun': () => {
        const { toldTime } = holder.story;
        const pressed = holder.presses('stayDetails', toldTime === null ? 'details.add' : 'details.change');
        holder.note({ typedTime: toldTime ?? '', isTimeRefused: false });
        return pressed;
      },
      'details.changed': async () => {
        const typedTime = holder.story.typedTime === '19:30' ? '20:00' : '19:30';
        await screen.locator('[name=arrivalTime]').selectOption(typedTime);
        holder.note({ typedTime, isTimeRefused: false });
      },
      'details.submitted': () => holder.presses('stayDetails', 'details.save'),
      'details.dismissed': async ({ from }) => {
        const pressed = await holder.presses('stayDetails', 'details.keep');
        if (from === 'notSaved') await holder.refreshes('open');
        return pressed;
      },
      'saveDetails.answered': async () => {
        await hostSide.says('saveDetails', { savedAt: confirmedAt });
        const { typedTime } = holder.story;
        holder.note({ toldTime: typedTime === '' ? null : typedTime });
        await holder.refreshes('open');
      },
      'saveDetails.failed.validation-failed': async () => {
        await hostSide.fails('saveDetails', 'validation-failed');
        holder.note({ isTimeRefused: true });
      },
      'saveDetails.failed.wrong-state': async () => {
        await hostSide.fails('saveDetails', 'wrong-state');
        holder.note(isFixed);
        await holder.refreshes('fixed');
      },
      'saveDetails.failed.idempotency-mismatch': async () => {
        await hostSide.fails('saveDetails', 'idempotency-mismatch');
        holder.note({ failure: 'idempotency-mismatch', isTimeRefused: false });
      },
      'saveDetails.failed.unreachable': async () => {
        await hostSide.fails('saveDetails', 'unreachable');
        holder.note({ failure: 'unreachable', isTimeRefused: false });
      },
    },
  });
}

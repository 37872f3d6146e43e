import type { Walker } from '../support/walk.ts';
import { confirmedAt, reservationId, token } from './answers.ts';
import type { StayDetailsState } from './expected/stayDetails.ts';
import { stayDetailsWalk } from './walks.ts';
import type { Holder } from './holder.ts';
import type { Scenario } from './scenario.ts';
import { createWalker } from './createWalker.ts';

/** A guest who enters their arrival time. */
export function arriver(holder: Holder): Walker<StayDetailsState, Scenario> {
  const { hostStub } = holder;
  const screen = holder.of('stayDetails');
  const fixedTime = { savedTime: '22:00' };
  return createWalker(holder, {
    ...stayDetailsWalk,
    screen: (state) => (state === 'loading' ? holder.of('reservation') : screen),
    requestBody: (_, { typedTime }) => ({
      reservationId,
      token,
      arrivalTime: typedTime === '' ? null : typedTime,
      invoice: null,
    }),
    otherCalls: ({ event, from }) => {
      const isUpdate = event.startsWith('reservation.updated.') && from !== 'loading';
      const isDone = event === 'saveDetails.answered' || event === 'saveDetails.failed.wrong-state';
      const mayBeSaved = event === 'details.dismissed' && from === 'notSaved';
      return isUpdate || isDone || mayBeSaved ? ['refreshReservation'] : [];
    },
    actions: {
      'reservation.updated.fixed': async () => {
        holder.updateScenario(fixedTime);
        await holder.updateReservation('fixed');
      },
      'details.begun': () => {
        const { savedTime } = holder.scenario;
        const pressed = holder.press('stayDetails', savedTime === null ? 'details.add' : 'details.change');
        holder.updateScenario({ typedTime: savedTime ?? '', isTimeRefused: false });
        return pressed;
      },
      'details.changed': async () => {
        const typedTime = holder.scenario.typedTime === '19:30' ? '20:00' : '19:30';
        await screen.locator('[name=arrivalTime]').selectOption(typedTime);
        holder.updateScenario({ typedTime, isTimeRefused: false });
      },
      'details.submitted': () => holder.press('stayDetails', 'details.save'),
      'details.dismissed': async ({ from }) => {
        const pressed = await holder.press('stayDetails', 'details.keep');
        if (from === 'notSaved') await holder.answerRefresh('open');
        return pressed;
      },
      'saveDetails.answered': async () => {
        await hostStub.answerWith('saveDetails', { savedAt: confirmedAt });
        const { typedTime } = holder.scenario;
        holder.updateScenario({ savedTime: typedTime === '' ? null : typedTime });
        await holder.answerRefresh('open');
      },
      'saveDetails.failed.validation-failed': async () => {
        await hostStub.fail('saveDetails', 'validation-failed');
        holder.updateScenario({ isTimeRefused: true });
      },
      'saveDetails.failed.wrong-state': async () => {
        await hostStub.fail('saveDetails', 'wrong-state');
        holder.updateScenario(fixedTime);
        await holder.answerRefresh('fixed');
      },
      'saveDetails.failed.idempotency-mismatch': async () => {
        await hostStub.fail('saveDetails', 'idempotency-mismatch');
        holder.updateScenario({ failure: 'idempotency-mismatch', isTimeRefused: false });
      },
      'saveDetails.failed.unreachable': async () => {
        await hostStub.fail('saveDetails', 'unreachable');
        holder.updateScenario({ failure: 'unreachable', isTimeRefused: false });
      },
    },
  });
}

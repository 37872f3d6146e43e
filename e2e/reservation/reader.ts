import type { Call } from '../support/calls.ts';
import { reconnect } from '../support/reconnect.ts';
import type { Walker } from '../support/walk.ts';
import { findFailure } from '../support/failureReasons.ts';
import { Forms } from './forms.ts';
import type { ReservationState } from './expected/reservation.ts';
import { reservationWalk } from './walks.ts';
import type { Holder } from './holder.ts';
import type { Scenario } from './scenario.ts';
import { createWalker } from './createWalker.ts';

/** A guest who opens the e-mailed link; `release` loads the page's scripts. */
export function reader(holder: Holder, release: () => Promise<void>): Walker<ReservationState, Scenario> {
  let extraCalls: Call[] = [];
  /**
   * The host rejects an action that was done in another place before, so the page refreshes the reservation.
   */
  const refuseChange = async () => {
    const { hostStub } = holder;
    const registration = holder.of('registration');
    const cancellation = holder.of('cancellation');
    if (await cancellation.getByRole('button').first().isVisible()) {
      extraCalls = ['cancelReservation', 'loadReservation'];
      // After an earlier refusal the question is still open.
      const name = holder.scenario.translator.text('cancellation.begin');
      const isBegun = !(await cancellation.getByRole('button', { name, exact: true }).isVisible());
      if (!isBegun) await holder.press('cancellation', 'cancellation.begin');
      const before = hostStub.requests.length;
      await holder.press('cancellation', 'cancellation.confirm');
      await hostStub.fail('cancelReservation', 'wrong-state');
      // The page may still wait for the answer to an earlier request.
      await hostStub.waitForRequest('loadReservation', before);
      await holder.answerWith('loadReservation', 'open');
    } else if (await registration.locator('form').isVisible()) {
      extraCalls = ['saveGuests'];
      const forms = new Forms(registration, holder.scenario);
      await forms.fillAll();
      await forms.submit().click();
      await hostStub.fail('saveGuests', 'wrong-state');
    } else {
      extraCalls = [];
      await holder.press('registration', 'registration.superseded.look');
    }
  };
  /** The whole link: from the e-mail, or pasted into the address bar. */
  const openLink = async () => {
    if (holder.scenario.isOnOtherPage) return holder.goBack(true);
    await holder.pasteLink();
    await release();
  };
  const createdWalker = createWalker(holder, {
    ...reservationWalk,
    screen: () => (holder.scenario.isOnOtherPage ? holder.title : holder.of('reservation')),
    requestBody: () => undefined,
    otherCalls: ({ event }) => (event === 'reservation.changed' ? extraCalls : []),
    actions: {
      'link.read': async () => {
        await holder.clearOfflineCopy();
        await openLink();
      },
      'link.read.incomplete': async () => {
        await holder.clearOfflineCopy();
        await (holder.scenario.isOnOtherPage ? holder.goBack(false) : release());
      },
      'link.read.kept': async () => {
        await holder.storeOfflineCopy();
        await openLink();
      },
      'link.read.stored': async () => {
        await holder.storeOfflineCopy();
        await (holder.scenario.isOnOtherPage ? holder.goBack(false) : release());
      },
      'page.left': () => holder.goToOtherPage(),
      'connection.returned': () => reconnect(holder.page),
      'offlineCopy.stopped': async () => {
        if (!holder.scenario.hasOfflineCopy) await holder.resumeOfflineCopy();
        await holder.stopOfflineCopy();
      },
      'offlineCopy.resumed': async () => {
        if (holder.scenario.hasOfflineCopy) await holder.stopOfflineCopy();
        await holder.resumeOfflineCopy();
      },
      'retry.requested': () => holder.press('reservation', 'action.tryAgain'),
      'reservation.changed': refuseChange,
      'page.revisited': () => holder.revisit(),
      'loadingTimeout.passed': () => holder.hostStub.exceedTimeout(holder.page),
      'answerTimeout.passed': () => holder.hostStub.exceedTimeout(holder.page),
      'loadReservation.answered': () => holder.answerWith('loadReservation', 'open'),
      'refreshReservation.answered': () => holder.answerWith('refreshReservation', 'open'),
    },
  });
  return {
    ...createdWalker,
    perform: (stop, next) => {
      holder.updateScenario({ failure: findFailure(stop.event) });
      return createdWalker.perform(stop, next);
    },
  };
}

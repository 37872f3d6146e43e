import type { Call } from '../support/calls.ts';
import { reconnects } from '../support/reconnects.ts';
import type { Walker } from '../support/walk.ts';
import { failureBy } from '../support/causes.ts';
import { Forms } from './forms.ts';
import type { ReservationState } from './expected/reservation.ts';
import { reservationWalk } from './known.ts';
import type { Holder } from './holder.ts';
import type { Story } from './story.ts';
import { walker } from './walkers.ts';

/** A guest who opens the e-mailed link; `release` lets the page's scripts load. */
export function reader(holder: Holder, release: () => Promise<void>): Walker<ReservationState, Story> {
  let alsoAsked: Call[] = [];
  /**
   * The host rejects an action that was done in another place before, so the page refreshes the reservation.
   */
  const changesSomething = async () => {
    const { hostSide } = holder;
    const registration = holder.of('registration');
    if (await holder.of('cancellation').getByRole('button').first().isVisible()) {
      alsoAsked = ['cancelReservation'];
      await holder.presses('cancellation', 'cancellation.begin');
      await holder.presses('cancellation', 'cancellation.confirm');
      await hostSide.fails('cancelReservation', 'wrong-state');
    } else if (await registration.locator('form').isVisible()) {
      alsoAsked = ['saveGuests'];
      const forms = new Forms(registration, holder.story);
      await forms.fillsInAll();
      await forms.submit().click();
      await hostSide.fails('saveGuests', 'wrong-state');
    } else {
      alsoAsked = [];
      await holder.presses('registration', 'registration.superseded.look');
    }
  };
  let isReleased = false;
  const comesIn = async () => {
    if (isReleased) return;
    isReleased = true;
    await release();
  };
  /** The whole link: from the e-mail, or pasted into the address bar. */
  const opensTheLink = async () => {
    if (holder.story.isElsewhere) return holder.goesBack(true);
    await holder.pastesTheLink();
    await comesIn();
  };
  const walks = walker(holder, {
    ...reservationWalk,
    screen: () => (holder.story.isElsewhere ? holder.title : holder.of('reservation')),
    question: () => undefined,
    alsoAsked: ({ by }) => (by === 'reservation.changed' ? alsoAsked : []),
    acts: {
      'link.read': async () => {
        await holder.keepsNothing();
        await opensTheLink();
      },
      'link.read.incomplete': async () => {
        await holder.keepsNothing();
        await (holder.story.isElsewhere ? holder.goesBack(false) : comesIn());
      },
      'link.read.kept': async () => {
        await holder.keepsTheStay();
        await opensTheLink();
      },
      'page.left': () => holder.goesElsewhere(),
      'connection.returned': () => reconnects(holder.page),
      'offlineCopy.stopped': async () => {
        if (!holder.story.isKeptHere) await holder.keepsAgain();
        await holder.keepsNoLonger();
      },
      'offlineCopy.resumed': async () => {
        if (holder.story.isKeptHere) await holder.keepsNoLonger();
        await holder.keepsAgain();
      },
      'retry.requested': () => holder.presses('reservation', 'action.tryAgain'),
      'reservation.changed': changesSomething,
      'page.revisited': () => holder.comesBack(),
      'loadingTimeout.passed': () => holder.hostSide.outlasts(holder.page),
      'answerTimeout.passed': () => holder.hostSide.outlasts(holder.page),
      'loadReservation.answered': () => holder.tells('loadReservation', 'open'),
      'refreshReservation.answered': () => holder.tells('refreshReservation', 'open'),
    },
  });
  return {
    ...walks,
    does: (stop, next) => {
      holder.note({ failure: failureBy(stop.by) });
      return walks.does(stop, next);
    },
  };
}

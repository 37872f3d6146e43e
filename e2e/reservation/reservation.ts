import { expect } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { reservationMachine } from '../../machines/reservation/reservation.machine.ts';
import { bringAbout, type Actions } from '../support/actions.ts';
import { all, offers, reads, shows, type Leaf, type Look } from '../support/looks.ts';
import type { Walker } from '../support/takeWalk.ts';
import { Forms } from './forms.ts';
import type { ReservationPage } from './page.ts';

type ReservationState = Leaf<SnapshotFrom<typeof reservationMachine>['value']>;

const paper = all(
  reads('reservation.status.confirmed', 'reservation.payment.paid', 'reservation.payments'),
  shows(
    '[data-machine=registration]',
    '[data-machine=cancellation]',
    'a[href^="mailto:"]',
    'a[href^="tel:"]',
  ),
);

/** What each state of the reservation page must show; a state that is missing does not compile. */
const screens: Record<ReservationState, Look> = {
  'loading.readingLink': reads('reservation.title', 'reservation.private'),
  'loading.asking': reads('reservation.opening'),
  'open.current': all(paper, offers('reservation.addToCalendar', 'reservation.print')),
  'open.refreshing': paper,
  'open.stale': all(paper, reads('reservation.stale.title'), offers('action.tryAgain')),
  notFound: all(reads('reservation.notFound.title'), offers('action.tryAgain')),
  failed: all(reads('reservation.loadError.title'), offers('action.tryAgain')),
  linkIncomplete: reads('reservation.loadError.title', 'reservation.linkIncomplete.text'),
};

/** Somebody who opens the mailed link in a real browser; `release` lets the page's scripts in. */
export function reader(on: ReservationPage, release: () => Promise<void>): Walker {
  /** What was done here is refused, for it was done elsewhere before: the page asks how things stand. */
  const changesSomething = async () => {
    const cancel = on.of('cancellation');
    if ((await cancel.getAttribute('data-state')) === 'available') {
      await on.presses('cancellation', 'cancellation.begin');
      await on.presses('cancellation', 'cancellation.confirm');
      return on.hostSide.fails('cancelReservation', 'wrong-state');
    }
    const forms = new Forms(on.of('registration'));
    await forms.fillsInAll();
    await forms.submit().click();
    return on.hostSide.fails('saveGuests', 'wrong-state');
  };
  const actions: Actions = {
    'link.read': async () => {
      await on.pastesTheLink();
      await release();
    },
    'link.read.incomplete': release,
    'retry.requested': () => on.presses('reservation', 'action.tryAgain'),
    'reservation.changed': changesSomething,
    'page.revisited': on.comesBack,
  };
  return {
    does: (happening) => bringAbout(happening, actions, on.hostSide),
    sees: async (state) => {
      await expect(on.of('reservation')).toHaveAttribute('data-state', state);
      await screens[state as ReservationState](on.of('reservation'));
    },
  };
}

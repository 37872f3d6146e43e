import type { SnapshotFrom } from 'xstate';
import type { cancellationMachine } from '../../machines/cancellation/cancellation.machine.ts';
import { bringAbout, type Actions } from '../support/actions.ts';
import { all, alerts, holdsBack, offers, reads, type Leaf, type Look } from '../support/looks.ts';
import type { Walker } from '../support/takeWalk.ts';
import { tellings, type ReservationPage } from './page.ts';
import { asIfIt } from './standings.ts';

type CancellationState = Leaf<SnapshotFrom<typeof cancellationMachine>['value']>;

const question = offers('cancellation.confirm', 'cancellation.keep');

/** What each state of the cancellation must show; a state that is missing does not compile. */
const screens: Record<Exclude<CancellationState, 'loading'>, Look> = {
  available: all(reads('cancellation.available', 'cancellation.clock'), offers('cancellation.begin')),
  confirming: all(question, reads('cancellation.refund')),
  cancelling: holdsBack('cancellation.confirm'),
  reassessing: holdsBack('cancellation.confirm'),
  termsChanged: all(question, reads('cancellation.termsChanged.title', 'cancellation.refund')),
  notCancelled: all(question, alerts('problem.reservationCancel.title')),
  cancelled: reads('cancellation.cancelled', 'cancellation.refund'),
  unavailable: async () => undefined,
};

/** Somebody who calls a stay off in a real browser. */
export function canceller(on: ReservationPage): Walker {
  const actions: Actions = {
    ...tellings(on),
    'cancellation.begun': () => on.presses('cancellation', 'cancellation.begin'),
    'cancellation.dismissed': () => on.presses('cancellation', 'cancellation.keep'),
    'cancellation.confirmed': () => on.presses('cancellation', 'cancellation.confirm'),
  };
  return {
    does: (happening) => bringAbout(happening, actions, on.hostSide, asIfIt as never),
    sees: async (state) => {
      // What is within a reservation comes with it.
      if (state === 'loading') return on.is('reservation', 'loading.asking');
      await on.is('cancellation', state);
      await screens[state as keyof typeof screens](on.of('cancellation'));
    },
  };
}

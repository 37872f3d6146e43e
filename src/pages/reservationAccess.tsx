import type { StateFrom } from 'xstate';
import type { reservationAccessMachine } from '../../machines/reservationAccess/reservationAccess.machine.ts';
import { consumePreparedEmail } from '../actors/preparedAccess.ts';
import { randomId } from '../actors/randomId.ts';
import { createReservationAccessActors } from '../actors/reservationAccess.ts';
import { openStoredAccess } from '../actors/storedAccess.ts';
import { definePage } from '../frame/page.ts';
import { getRunner } from '../frame/runMachine.ts';
import { AccessView } from '../views/reservationAccess/AccessView.tsx';

export const page = definePage<StateFrom<typeof reservationAccessMachine>>({
  // The code of the machine is part of the page's chunk: the form needs the machine for the first character that is typed.
  loadRunner: ({ loadApi }) => getRunner(createReservationAccessActors(loadApi)),
  getInput: () => ({}),
  getOpenedEvent: () => ({
    type: 'page.opened',
    visitId: randomId(),
    email: consumePreparedEmail(),
    request: openStoredAccess().read(),
  }),
  getStatus: () => 200,
  getHead: (_, text, { productName }) => ({
    title: `${text.formatMessage({ id: 'access.title' })} · ${productName}`,
    description: text.formatMessage({ id: 'access.lead' }),
  }),
  View: AccessView,
});

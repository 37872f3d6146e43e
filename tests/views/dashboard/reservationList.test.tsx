import type { reservationListMachine } from '../../../machines/dashboard/reservationList/reservationList.machine.ts';
import { reservationListModel } from '../../../machines/dashboard/reservationList/reservationList.model.ts';
import { ownerSession } from '../../../machines/dashboard/shared/session.samples.ts';
import { ReservationListView } from '../../../src/dashboard/views/reservationList/ReservationListView.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const screen = (...parts: string[]) =>
  lines.join(
    `
    # Reservations
    New booking → /host/bookings/new
    Search: "" — Name, number, email address or phone number
    [Filters]
    Dates of: <Arrival>
    Order: <Earliest at the top>
    From: ""
    To: ""
    Status: <All but cancelled>
    Property: <All properties>
    [Search] => filters.chosen {'filters':{'search':'typed','unit':'casa-do-limoeiro','status':'awaiting_otp','from':'2027-06-01','to':'2027-06-01','by':'departure','order':'latest'}}`,
    ...parts,
  );
const save = '[Save as CSV] => file.requested';
const row = `
  ## [Marie Dubois](/host/reservations/FYR3-FCYH)
  Confirmed
  Wed 3 Mar – Sun, 7 Mar 2027
  Casa do Limoeiro · 4 nights · 4 guests · Arrival at 16:30
  FYR3-FCYH€630.00`;
const more = '[Show more] => more.requested';
const first = 'status| The first reservation';
const found = (...parts: string[]) => screen(first, save, ...parts);

testScreens<typeof reservationListMachine>({
  model: reservationListModel,
  view: ({ snapshot, send }) =>
    inDashboard(<ReservationListView snapshot={snapshot} session={ownerSession} send={send} />),
  // The form applies when it is submitted.
  local: ['Search', '[Filters', 'Dates of', 'Order', 'From', 'To', 'Status', 'Property'],
  screens: {
    loading: screen(lines.loading),
    notLoaded: screen(lines.notLoaded('The reservations could not be loaded')),
    refused: screen(
      lines.alert('This search is not possible', 'Use letters or digits, and check the dates.'),
    ),
    none: screen(
      'status| No reservation found',
      'This list shows reservations from today on. For earlier ones, search for a name or choose dates.',
      'Calendar → /host/calendar',
    ),
    'found.idle': found(row, more),
    'found.adding': screen(first, '[Save as CSV] (disabled)', row, lines.waiting(more)),
    'found.notAdded': found(
      row,
      lines.alert('The next reservations could not be loaded', lines.unreachable),
      more,
    ),
    'found.saving': screen(first, lines.waiting(save), row, '[Show more] (disabled)'),
    'found.savedInPart': found(
      'status| The file contains the first 5000 reservations only. Choose fewer dates for the others.',
      row,
      more,
    ),
    'found.notSaved': found(lines.alert('The list could not be saved', lines.unreachable), row, more),
    'found.proving': screen(lines.proving),
  },
  cases: {
    'chosen filters can be removed at once': [
      ['listReservations.answered', 'filters.chosen'],
      screen(
        `[Remove all filters] => filters.chosen {'filters':{'search':'','unit':'','status':'','from':'','to':'','by':'','order':''}}`,
        lines.loading,
      )
        .replace('Search: ""', 'Search: "marie"')
        .replace('All but cancelled', 'All'),
    ],
  },
});

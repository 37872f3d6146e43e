import { afterEach, describe, expect, test, vi } from 'vitest';
import { defineAnswer } from 'statechart-atlas';
import type { Role } from '../../../contract/dashboard/role.ts';
import type { reservationListMachine } from '../../../machines/dashboard/reservationList/reservationList.machine.ts';
import { reservationListModel } from '../../../machines/dashboard/reservationList/reservationList.model.ts';
import { firstPage } from '../../../machines/dashboard/reservationList/reservationList.samples.ts';
import { ownerSession } from '../../../machines/dashboard/shared/session.samples.ts';
import { ReservationListView } from '../../../src/dashboard/views/reservationList/ReservationListView.tsx';
import type { ReservationListSnapshot } from '../../../src/dashboard/views/reservationList/ReservationListProps.ts';
import { getScreen } from '../support/screen.tsx';
import { follow, testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const about = 'Name, number, email address or phone number';
const submit = (label: string, filters: string) =>
  `[${label}] => filters.chosen {'filters':{'search':'typed',${filters},'sort':'','order':''}}`;

/** The form and the filters that apply, with their texts in a list of other filters. */
const screenOf = (status: string, chips: string, ...parts: string[]) =>
  lines.join(
    `
    # Reservations
    New booking → /host/bookings/new
    Search: "" — ${about}
    ${submit('Search', `'unit':'','status':'','from':'','to':'','by':''`)}
    [Filters]
    Dates of: <Arrival>
    From: ""
    To: ""
    Status: <${status}>
    Property: <All properties>
    ${submit('Show reservations', `'unit':'casa-do-limoeiro','status':'awaiting_otp','from':'2027-06-01','to':'2027-06-01','by':'departure'`)}${chips}`,
    ...parts,
  );
const screen = (...parts: string[]) => screenOf('All but cancelled', '', ...parts);
const save = '[Save as CSV] => file.requested';
const sums =
  'Prices of 2 direct bookings (site and phone): €1,110.00\nNot included: 1 stay from another channel';
const standard = [
  'property',
  'arrival',
  'departure',
  'nights',
  'guests',
  'status',
  'amount',
  'booked',
  'number',
];
const allColumns = [...standard, 'email', 'phone'];
const labels = [
  'Property',
  'Arrival',
  'Departure',
  'Nights',
  'Guests',
  'Status',
  'Price',
  'Booked',
  'Number',
  'Email',
  'Phone',
];
const shown = ['arrival', 'amount'];
const choose = (mark: 'x' | ' ', label: string, columns: string[]) =>
  `[${mark}] ${label} => columns.chosen {'columns':[${columns.map((name) => `'${name}'`).join(',')}]}`;
const columns = lines.join(
  '[Columns]',
  ...standard.map((column, at) =>
    choose(
      'x',
      labels[at]!,
      standard.filter((one) => one !== column),
    ),
  ),
  choose(' ', 'Email', [...standard, 'email']),
  choose(' ', 'Phone', [...standard, 'phone']),
);
const sortBy = (label: string, sort: string, order: string) =>
  `[${label}] => sort.chosen {'sort':'${sort}','order':'${order}'}`;
const table = (arrival: string, guest = sortBy('Guest', 'name', '')) => `
  Reservations
  Guest | Property | Arrival | Departure | Nights | Guests | Status | Price | Booked | Number
  ${guest}
  ${arrival}
  ${sortBy('Departure', 'departure', '')}
  ${sortBy('Price', 'amount', 'descending')}
  ${sortBy('Booked', 'booked', 'descending')}
  Marie Dubois | Casa do Limoeiro | Wed, 3 Mar 2027 | Sun, 7 Mar 2027 | 4 | 4 | Confirmed | €630.00 | Wed, 20 Jan 2027 | FYR3-FCYH
  Marie Dubois → /host/reservations/FYR3-FCYH`;
const row = table(sortBy('Arrival', '', 'descending').replace(']', '] (ascending)'));
const more = '[Show more] => more.requested';
const first = 'status| The first reservation of 3';
const none = `{'search':'','unit':'','status':'','from':'','to':'','by':'','sort':'','order':''}`;
/** The form keeps the order of the list. */
const inOtherOrder = (text: string) =>
  text.replaceAll(`'sort':'','order':''}}`, `'sort':'name','order':'descending'}}`);
const noneFound = screen(
  'status| No reservation found',
  'This list shows reservations from today on. For earlier ones, search for a name or choose dates.',
  'Calendar → /host/calendar',
);
const found = (...parts: string[]) => screen(first, columns, save, sums, ...parts);

testScreens<typeof reservationListMachine>({
  model: reservationListModel,
  view: ({ snapshot, send }) =>
    inDashboard(<ReservationListView snapshot={snapshot} session={ownerSession} send={send} />),
  // The form applies when it is submitted.
  local: ['Search', '[Filters', '[Columns', 'Dates of', 'From', 'To', 'Status', 'Property'],
  screens: {
    loading: screen(lines.loading),
    notLoaded: screen(lines.notLoaded('The reservations could not be loaded')),
    refused: screen(
      lines.alert('This search is not possible', 'Use letters or digits, and check the dates.'),
    ),
    none: noneFound,
    'found.idle': found(row, more),
    'found.adding': screen(first, columns, '[Save as CSV] (disabled)', sums, row, lines.waiting(more)),
    'found.notAdded': found(
      row,
      lines.alert('The next reservations could not be loaded', lines.unreachable),
      more,
    ),
    'found.saving': screen(first, columns, lines.waiting(save), sums, row, '[Show more] (disabled)'),
    'found.sorting': inOtherOrder(
      screen(
        first,
        columns,
        '[Save as CSV] (disabled)',
        sums,
        table(
          sortBy('Arrival', '', ''),
          sortBy('Guest', 'name', '').replace(']', '] (descending)'),
        ),
        '[Show more] (disabled)',
      ),
    ),
    'found.refreshing': found(row, more),
    'found.outdated': screen(lines.outdated, first, columns, save, sums, row, more),
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
      screenOf(
        'All',
        lines.join(
          '',
          `[Remove filter: “marie”] => filters.chosen {'filters':${none}}`,
          `[Remove all filters] => filters.chosen {'filters':${none}}`,
        ),
        lines.loading,
      ).replace('Search: ""', 'Search: "marie"'),
    ],
    'another order and the chosen columns are in the table': [
      ['listReservations.answered', 'sort.chosen', 'sortReservations.answered', 'columns.chosen'],
      inOtherOrder(screen(
        first,
        '[Columns]',
        ...labels.map((label, at) => {
          const column = allColumns[at]!;
          const isShown = shown.includes(column);
          return choose(
            isShown ? 'x' : ' ',
            label,
            isShown ? shown.filter((one) => one !== column) : [...shown, column],
          );
        }),
        save,
        sums,
        'Reservations',
        'Guest | Arrival | Price',
        `${sortBy('Guest', 'name', '').replace(']', '] (descending)')}`,
        sortBy('Arrival', '', ''),
        sortBy('Price', 'amount', 'descending'),
        'Marie Dubois | Wed, 3 Mar 2027 | €630.00',
        'Marie Dubois → /host/reservations/FYR3-FCYH',
        more,
      )),
    ],
    'no reservation is left after a change': [['listReservations.answered.none', 'data.changed'], noneFound],
  },
});

/** The list without what cleaners do not see. */
const cleanersPage = {
  ...firstPage,
  reservations: firstPage.reservations.map((one) => ({ ...one, total: null, email: null, phone: null })),
  sums: { ...firstPage.sums, money: null },
};

/** Shows the list in a window of this width to a person with a role, and records what the person sends. */
async function show(role: Role, isWide: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }));
  const answer = role === 'cleaner' ? cleanersPage : firstPage;
  const snapshot = follow(reservationListModel, [defineAnswer('listReservations', answer, 'the list')]);
  const { text } = await getScreen('en', (record) =>
    inDashboard(
      <ReservationListView
        snapshot={snapshot as ReservationListSnapshot}
        session={{ ...ownerSession, user: { ...ownerSession.user, role } }}
        send={record}
      />,
    ),
  );
  return text.split('\n');
}

describe('the list of reservations', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('has rows and one choice of the order on a phone', async () => {
    const text = await show('owner', false);
    expect(text).toContain(
      `Order: <Arrival: earliest at the top> => sort.chosen {'sort':'','order':'descending'}`,
    );
    expect(text).toContain('## [Marie Dubois](/host/reservations/FYR3-FCYH)');
    expect(text.join()).not.toMatch(/Columns|Booked/);
  });

  test.each([true, false])('shows cleaners no money, and no order by it: wide window %s', async (isWide) => {
    const text = (await show('cleaner', isWide)).join();
    expect(text).toContain('Marie Dubois');
    expect(text).not.toMatch(/Price|€|Email|Phone|'sort':'amount'/);
  });
});

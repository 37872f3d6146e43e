import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineAnswer } from 'statechart-atlas';
import { noFilters } from '../../../contract/dashboard/listAddress.ts';
import type { Role } from '../../../contract/dashboard/role.ts';
import type { reservationListMachine } from '../../../machines/dashboard/reservationList/reservationList.machine.ts';
import { reservationListModel } from '../../../machines/dashboard/reservationList/reservationList.model.ts';
import { firstPage } from '../../../machines/dashboard/reservationList/reservationList.samples.ts';
import { ownerSession } from '../../../machines/dashboard/shared/session.samples.ts';
import { loadLaterParts } from '../../../src/dashboard/views/reservationList/loadLaterParts.ts';
import { ReservationListView } from '../../../src/dashboard/views/reservationList/ReservationListView.tsx';
import type { ReservationListSnapshot } from '../../../src/dashboard/views/reservationList/ReservationListProps.ts';
import { getScreen } from '../support/screen.tsx';
import { follow, testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

await loadLaterParts();

const showWindow = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }));
beforeEach(() => showWindow(true));
afterEach(() => vi.unstubAllGlobals());

const about = 'Name, number, email address or phone number';
const submit = (label: string, filters: string) =>
  `[${label}] => filters.chosen {'filters':{'search':'typed',${filters},'sort':'','order':''}}`;

/** The form, and the filters that apply. Its fields are loaded when a person opens them. */
const withChips = (chips: string, ...parts: string[]) =>
  lines.join(
    `
    # Reservations
    New booking → /host/bookings/new
    Search: "" — ${about}
    ${submit('Search', `'unit':'','status':'','from':'','to':'','by':''`)}
    [Filters]${chips}`,
    ...parts,
  );
const createLines = (...parts: string[]) => withChips('', ...parts);
const save = '[Save as CSV] => file.requested';
const sums = 'Sum of the prices: €1,110.00 (2 that you collect)\nNot included: 1 collected by other channels';
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
  Marie Dubois | Casa do Limoeiro | Wed, 3 Mar 2027 | Sun 7 Mar | 4 | 4 | Confirmed | €630.00 | Wed, 20 Jan 2027 | FYR3-FCYH
  Marie Dubois → /host/reservations/FYR3-FCYH`;
const row = table(sortBy('Arrival', '', 'descending').replace(']', '] (ascending)'));
const more = '[Show more] => more.requested';
const first = 'status| 1 of 3 reservations from today on';
const none = `{'search':'','unit':'','status':'','from':'','to':'','by':'','sort':'','order':''}`;
/** The form keeps the order of the list. */
const inOtherOrder = (text: string) =>
  text.replaceAll(`'sort':'','order':''}}`, `'sort':'name','order':'descending'}}`);
const noneFound = createLines(
  'status| No reservation found',
  'This list shows reservations from today on. For earlier ones, search for a name or choose dates.',
  'Calendar → /host/calendar',
);
const found = (...parts: string[]) => createLines(first, columns, save, sums, ...parts);

testScreens<typeof reservationListMachine>({
  model: reservationListModel,
  view: ({ snapshot, send }) =>
    inDashboard(<ReservationListView snapshot={snapshot} session={ownerSession} send={send} />),
  // The form applies when it is submitted.
  local: ['Search', '[Filters', '[Columns'],
  screens: {
    loading: createLines(lines.loading),
    notLoaded: createLines(lines.notLoaded('The reservations could not be loaded')),
    refused: createLines(
      lines.alert('This search is not possible', 'Use letters or digits, and check the dates.'),
    ),
    none: noneFound,
    'found.idle': found(row, more),
    'found.adding': createLines(first, columns, '[Save as CSV] (disabled)', sums, row, lines.waiting(more)),
    'found.notAdded': found(
      row,
      lines.alert('The next reservations could not be loaded', lines.unreachable),
      more,
    ),
    'found.saving': createLines(first, columns, lines.waiting(save), sums, row, '[Show more] (disabled)'),
    'found.sorting': inOtherOrder(
      createLines(
        first,
        columns,
        '[Save as CSV] (disabled)',
        sums,
        table(sortBy('Arrival', '', ''), sortBy('Guest', 'name', '').replace(']', '] (descending)')),
        '[Show more] (disabled)',
      ),
    ),
    'found.refreshing': found(row, more),
    'found.outdated': createLines(lines.outdated, first, columns, save, sums, row, more),
    'found.savedInPart': found(
      'status| The file contains the first 5000 reservations only. Choose fewer dates for the others.',
      row,
      more,
    ),
    'found.notSaved': found(lines.alert('The list could not be saved', lines.unreachable), row, more),
    'found.proving': createLines(lines.proving),
  },
  cases: {
    'chosen filters can be removed at once': [
      ['listReservations.answered', 'filters.chosen'],
      withChips(
        lines.join(
          '',
          `[Remove filter: marie] => filters.chosen {'filters':${none}}`,
          `[Remove all filters] => filters.chosen {'filters':${none}}`,
        ),
        lines.loading,
      ).replace('Search: ""', 'Search: "marie"'),
    ],
    'another order and the chosen columns are in the table': [
      ['listReservations.answered', 'sort.chosen', 'sortReservations.answered', 'columns.chosen'],
      inOtherOrder(
        createLines(
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
          sortBy('Guest', 'name', '').replace(']', '] (descending)'),
          sortBy('Arrival', '', ''),
          sortBy('Price', 'amount', 'descending'),
          'Marie Dubois | Wed, 3 Mar 2027 | €630.00',
          'Marie Dubois → /host/reservations/FYR3-FCYH',
          more,
        ),
      ),
    ],
  },
});

/** The list without what cleaners do not see. */
const cleanersPage = {
  ...firstPage,
  reservations: firstPage.reservations.map((one) => ({ ...one, total: null, email: null, phone: null })),
  sums: { ...firstPage.sums, money: null },
};

/** Shows the list in a window of this width to a person with a role, and records what the person sends. */
async function show(role: Role, isWide: boolean, status = '') {
  showWindow(isWide);
  const answer = role === 'cleaner' ? cleanersPage : firstPage;
  const snapshot = follow(reservationListModel, [defineAnswer('listReservations', answer, 'the list')]);
  snapshot.context.filters = { ...noFilters, status };
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
  test('has rows and one choice of the order on a phone', async () => {
    const text = await show('owner', false);
    expect(text).toContain(
      `Order: <Arrival: earliest at the top> => sort.chosen {'sort':'','order':'descending'}`,
    );
    expect(text).toContain('## [Marie Dubois](/host/reservations/FYR3-FCYH)');
    expect(text.join()).not.toMatch(/Columns|Booked/);
  });

  test('has filters, which apply when the person says so, and keep what was typed in the search', async () => {
    const send = vi.fn<(event: unknown) => void>();
    const snapshot = follow(reservationListModel, ['listReservations.answered']);
    render(
      inDashboard(
        <ReservationListView
          snapshot={snapshot as ReservationListSnapshot}
          session={ownerSession}
          send={send}
        />,
      ),
    );
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'weber' } });
    const box = screen.getByText('Filters').closest('details')!;
    box.open = true;
    await act(async () => fireEvent(box, new Event('toggle')));
    const choose = (label: string, value: string) =>
      fireEvent.change(within(box).getByLabelText(label, { exact: true }), { target: { value } });
    choose('Dates of', 'departure');
    choose('From', '2027-06-01');
    choose('To', '2027-06-30');
    choose('Status', 'confirmed');
    choose('Property', 'casa-do-limoeiro');
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Show reservations' }));
    const filters = {
      search: 'weber',
      unit: 'casa-do-limoeiro',
      status: 'confirmed',
      from: '2027-06-01',
      to: '2027-06-30',
      by: 'departure',
      sort: '',
      order: '',
    };
    expect(send.mock.calls).toEqual([[{ type: 'filters.chosen', filters }]]);
    expect(box.open).toBe(false);
  });

  test.each([
    ['completed', 'status| 1 of 3 reservations of the last 12 months'],
    ['cancelled', 'status| 1 of 3 reservations from today on'],
  ])('says when %s reservations begin', async (status, count) => {
    expect(await show('owner', true, status)).toContain(count);
  });

  test.each([true, false])('shows cleaners no money, and no order by it: wide window %s', async (isWide) => {
    const text = (await show('cleaner', isWide)).join();
    expect(text).toContain('Marie Dubois');
    expect(text).not.toMatch(/Price|€|Email|Phone|'sort':'amount'/);
  });
});

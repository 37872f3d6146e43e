import { render, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Attention } from '../../../contract/dashboard/today.ts';
import type { Role } from '../../../contract/dashboard/role.ts';
import { ownerSession } from '../../../machines/dashboard/shared/session.samples.ts';
import { TaskRow } from '../../../src/dashboard/views/today/TaskRow.tsx';
import { inDashboard } from './support/inDashboard.tsx';

const [property] = ownerSession.properties;
const stay = {
  urgency: 'soon',
  number: 'FYR3-FCYH',
  unitId: property!.id,
  guestName: 'Marie Dubois',
  startDate: '2027-03-03',
  endDate: '2027-03-07',
} as const;
const unpaid = {
  ...stay,
  kind: 'unpaid',
  why: 'overdue',
  amount: { amount: 25_500, currency: 'EUR' },
  dueDate: '2027-03-01',
  action: 'recordPayment',
} as const;
const unregistered = { ...stay, kind: 'notRegistered', remindedAt: null, action: 'remind' } as const;
const bulletins = {
  ...stay,
  kind: 'bulletins',
  guests: 'registered',
  bulletins: 2,
  dueBy: '2027-03-06',
  isLate: false,
  action: 'export',
} as const;
const calendar = {
  kind: 'calendar',
  urgency: 'today',
  number: null,
  unitId: property!.id,
  calendar: 'Airbnb',
  why: 'failing',
  count: 2,
  action: 'compare',
} as const;
const conflict = {
  kind: 'conflict',
  urgency: 'today',
  number: stay.number,
  unitId: property!.id,
  startDate: '2027-03-03',
  endDate: '2027-03-07',
  calendar: 'Airbnb',
  start: '2027-03-05',
  end: '2027-03-09',
  action: 'resolve',
} as const;
const job = {
  kind: 'job',
  urgency: 'today',
  id: 'j1',
  queue: 'mail.confirmed',
  about: 'confirmation',
  number: null,
  since: '2027-03-02T09:00:00Z',
  action: 'retry',
} as const;

const showRow = (tasks: readonly [Attention, ...Attention[]], role: Role = 'owner') => {
  const { container } = render(
    inDashboard(
      <TaskRow
        tasks={tasks}
        state="shown.idle"
        context={{} as never}
        properties={ownerSession.properties}
        role={role}
        isSandbox={false}
        mayAct={role === 'owner'}
        send={() => undefined}
      />,
    ),
  );
  return container;
};

const readControls = (container: HTMLElement) =>
  [...container.querySelectorAll('a, button')].map(
    (control) =>
      `${control.textContent?.replaceAll('\u00A0', ' ') ?? ''} → ${control.getAttribute('href') ?? 'press'}`,
  );

const reservation = '/host/reservations/FYR3-FCYH';
const open = `Marie Dubois → ${reservation}`;

test.each<[string, [Attention, ...Attention[]], string[]]>([
  ['an overdue payment', [unpaid], [open, `Record €255.00Marie Dubois → ${reservation}/payment`]],
  [
    'a failed charge',
    [{ ...unpaid, why: 'failed', action: 'contactGuest' }],
    [open, `Open Marie Dubois → ${reservation}`],
  ],
  ['a missing registration', [unregistered], [open, 'Remind Marie Dubois → press']],
  [
    'a missing registration of a guest without an address',
    [{ ...unregistered, action: 'passLink' }],
    [open, `New link for Marie Dubois → ${reservation}/link`],
  ],
  [
    'guests to report',
    [bulletins],
    [open, `Report Marie Dubois → /host/registration/bulletins?property=${property!.id}`],
  ],
  [
    'two reasons of one stay',
    [unpaid, unregistered],
    [open, `Record €255.00Marie Dubois → ${reservation}/payment`, 'Remind Marie Dubois → press'],
  ],
  ['a calendar', [calendar], [`See the Airbnb calendar → /host/channels?property=${property!.id}`]],
  [
    'a conflict',
    [conflict],
    [`FYR3-FCYH → ${reservation}`, `ResolveFYR3-FCYH → /host/channels?property=${property!.id}`],
  ],
  ['a failed job without a reservation', [job], ['Try this again → press']],
])('the row of %s has its link and its actions', (_, tasks, controls) => {
  expect(readControls(showRow(tasks))).toEqual(controls);
});

test('an accountant records a payment, and neither reminds nor reports', () => {
  expect(readControls(showRow([unpaid, unregistered, bulletins], 'accountant'))).toEqual([
    open,
    `Record €255.00Marie Dubois → ${reservation}/payment`,
  ]);
});

test.each([
  ['failing', 'The Airbnb calendar cannot be read'],
  ['unreadable', '2 events in the Airbnb calendar cannot be read completely'],
] as const)('a calendar that is %s is named with its property', (why, title) => {
  const row = showRow([{ ...calendar, why }]);
  expect(within(row).getByText(title)).toBeDefined();
  expect(row.textContent).toContain(property!.name);
});

test('people who may not change calendars compare nights in the calendar of this site', () => {
  expect(readControls(showRow([conflict], 'cleaner'))).toEqual([
    `FYR3-FCYH → ${reservation}`,
    'Compare with AirbnbFYR3-FCYH → /host/calendar?from=2027-03-03',
  ]);
  expect(readControls(showRow([calendar], 'accountant'))).toEqual([
    `Compare with Airbnb → /host/calendar?property=${property!.id}`,
  ]);
});

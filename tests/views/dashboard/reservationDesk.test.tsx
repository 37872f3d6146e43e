import { expect, test } from 'vitest';
import { reservationTaskPath, reservationTasks } from '../../../contract/dashboard/pages.ts';
import { routes } from '../../../src/dashboard/routes.ts';
import { findPossibleTasks } from '../../../contract/dashboard/possibleForms.ts';
import type { reservationDeskMachine } from '../../../machines/dashboard/reservationDesk/reservationDesk.machine.ts';
import { reservationDeskModel } from '../../../machines/dashboard/reservationDesk/reservationDesk.model.ts';
import type { DeskReservation } from '../../../contract/dashboard/deskReservation.ts';
import { sampleReservation } from '../../../machines/dashboard/shared/reservation.samples.ts';
import { DeskHistory } from '../../../src/dashboard/views/desk/DeskHistory.tsx';
import { NextAction } from '../../../src/dashboard/views/reservationDesk/DeskActions.tsx';
import { ListLinks } from '../../../src/dashboard/views/reservationDesk/ListLinks.tsx';
import { ReservationDeskView } from '../../../src/dashboard/views/reservationDesk/ReservationDeskView.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';
import { readPart } from './support/inEnglish.tsx';

const number = 'Reservation FYR3-FCYH';
const list = lines.join('nav: List of reservations', 'Back to the list → /host/reservations');
const screen = (...parts: string[]) => lines.join('# Reservation FYR3-FCYH', list, ...parts);
const desk = lines.join(
  '# Marie Dubois',
  number,
  list,
  `
  Charge the card again → /host/reservations/FYR3-FCYH/charge
  ## Stay
  Status: Confirmed
  Property: Casa do Limoeiro
  Arrival: Wed, 3 Mar 2027, about 17:30 (Western European Time)
  Departure: Sun, 7 Mar 2027
  Nights: 4 nights
  Guests: 4 guests
  Booked: on this site
  ## Guest
  Name: Marie Dubois
  Email: marie@example.com
  Phone: +33 612345678
  Language: Français
  Requests: A cot, please.
  ## Guest registration
  All guests are registered.
  20 February 2027, 23:30 (India Standard Time)
  ## Money
  Price: €510.00
  Paid: €255.00
  Refunded: €0.00
  Still to be paid: €255.00
  ### Instalments
  due on 20 Jan, paid: €255.00
  due on 17 Feb, charge failed: €255.00
  ### At the payment service
  pi_3NkQ Fee: €5.00: €255.00
  ## Actions
  Add a note → /host/reservations/FYR3-FCYH/note
  Send an email again → /host/reservations/FYR3-FCYH/mail
  Record a payment → /host/reservations/FYR3-FCYH/payment
  Create a new link → /host/reservations/FYR3-FCYH/link
  Reopen the registration → /host/reservations/FYR3-FCYH/registration
  Export the guest’s data → /host/reservations/FYR3-FCYH/export
  Refund a part → /host/reservations/FYR3-FCYH/refund
  Cancel the reservation → /host/reservations/FYR3-FCYH/cancel`,
  lines.history,
);

testScreens<typeof reservationDeskMachine>({
  model: reservationDeskModel,
  view: ({ actor }) => inDashboard(<ReservationDeskView actor={actor} />),
  screens: {
    ...lines.reservationLoading(screen),
    'shown.idle': desk,
    'shown.refreshing': desk,
    'shown.outdated': desk.replace(/\n *## Stay/, `\n${lines.outdated}\n## Stay`),
  },
});

test.each([
  ['a failed charge', {}, 'retryCharge'],
  ['money that is still to be paid', { actions: ['addNote'] }, 'recordPayment'],
  ['a missing registration', { actions: ['addNote', 'remindGuest'], money: null }, 'remindGuest'],
  ['nothing when nothing is missing', { actions: ['addNote', 'sendNewLink'], money: null }, undefined],
] as const)('the first action of a reservation is %s', (_, changes, task) => {
  const { next, others } = findPossibleTasks({ ...sampleReservation, ...changes } as DeskReservation);
  expect(next).toBe(task);
  expect(others).not.toContain(task);
});

test('a reservation has links to the previous and the next one in the last list, or by arrival', () => {
  const shownList = {
    current: { address: '/host/reservations?search=marie', numbers: ['A', 'FYR3-FCYH', 'B'] },
  };
  const read = (number: string, byArrival: DeskReservation['neighbours'] = { previous: 'C', next: 'D' }) =>
    readPart(inDashboard(<ListLinks number={number} byArrival={byArrival} />, { shownList })).slice(1);
  const back = 'Back to the list → /host/reservations?search=marie';
  const previous = (number: string) => `Previous → /host/reservations/${number}`;
  const next = (number: string) => `Next → /host/reservations/${number}`;
  expect(read('FYR3-FCYH')).toEqual([back, previous('A'), next('B')]);
  expect(read('A')).toEqual([back, next('FYR3-FCYH')]);
  expect(read('B')).toEqual([back, previous('FYR3-FCYH')]);
  expect(read('OTHER')).toEqual([back, previous('C'), next('D')]);
  expect(read('OTHER', { previous: null, next: null })).toEqual([back]);
});

test('a guest without an address is asked to register with a link that the host passes on', () => {
  const { guest, registration } = sampleReservation;
  const reservation: DeskReservation = {
    ...sampleReservation,
    money: null,
    guest: { ...guest, email: null },
    actions: ['sendNewLink'],
    registration: { ...registration, status: 'open' },
  };
  expect(readPart(<NextAction reservation={reservation} />)).toEqual([
    'Create a new link → /host/reservations/FYR3-FCYH/link',
  ]);
});

test.each([
  ['marie@example.com', 'Send the payment link again → /host/reservations/FYR3-FCYH/mail'],
  [null, 'Create a new payment link → /host/reservations/FYR3-FCYH/link'],
])('a guest with the address %s who has not paid gets the payment link again first', (email, action) => {
  const { guest } = sampleReservation;
  const reservation: DeskReservation = {
    ...sampleReservation,
    status: 'awaiting_payment',
    payableUntil: '2027-02-14',
    guest: { ...guest, email },
    actions: email === null ? ['sendNewLink'] : ['resendMail', 'sendNewLink'],
  };
  expect(readPart(<NextAction reservation={reservation} />)).toEqual([
    'The payment link works until Sun, 14 Feb 2027.',
    action,
  ]);
});

test('the payout can be entered for a stay of a channel only', () => {
  const canRecord = (channel: NonNullable<DeskReservation['money']>['channel']) =>
    findPossibleTasks({
      ...sampleReservation,
      money: { ...sampleReservation.money!, channel },
    }).others.includes('recordChannelMoney');
  expect(canRecord(null)).toBe(false);
  expect(canRecord({ name: 'Airbnb', collects: true, payout: null, commission: null })).toBe(true);
});

test('each form and action of a reservation has a page', () => {
  const paths = new Set(routes.map(({ path }) => path));
  const tasks = Object.keys(reservationTasks) as (keyof typeof reservationTasks)[];
  expect(tasks.filter((task) => !paths.has(reservationTaskPath(task)))).toEqual([]);
});

test('the history names an e-mail to a guest', () => {
  const [entry] = sampleReservation.history;
  const history = [{ ...entry!, kind: 'mail' as const, text: 'paymentLink' }];
  expect(
    readPart(inDashboard(<DeskHistory reservation={{ ...sampleReservation, history }} />)).join('\n'),
  ).toContain('Email sent to the guest: Link for the payment');
});

import { expect, test, vi } from 'vitest';
import type { DeskReservation } from '../../../contract/dashboard/deskReservation.ts';
import { sampleReservation } from '../../../machines/dashboard/shared/reservation.samples.ts';
import { DeskMoney } from '../../../src/dashboard/views/reservationDesk/DeskMoney.tsx';
import { readPart } from './support/inEnglish.tsx';

type Money = NonNullable<DeskReservation['money']>;

const euros = (amount: number) => ({ amount: amount * 100, currency: 'EUR' }) as const;
const readMoney = (changes: Partial<Money>) =>
  readPart(
    <DeskMoney reservation={{ ...sampleReservation, money: { ...sampleReservation.money!, ...changes } }} />,
  );

test('the money of a stay is shown with its sums, instalments and payments', () => {
  expect(readMoney({})).toEqual([
    '## Money',
    'Price: €510.00',
    'Paid: €255.00',
    'Refunded: €0.00',
    'Still to be paid: €255.00',
    '### Instalments',
    'due on 20 Jan, paid: €255.00',
    'due on 17 Feb, charge failed: €255.00',
    '### At the payment service',
    'pi_3NkQ Fee: €5.00: €255.00',
  ]);
});

test.each([
  ['scheduled', 'due on 20 Jan'],
  ['processing', 'due on 20 Jan, being charged'],
  ['paid', 'due on 20 Jan, paid'],
  ['failed', 'due on 20 Jan, charge failed'],
  ['refunded', 'due on 20 Jan, refunded'],
] as const)('an instalment with the status "%s" is "%s"', (status, name) => {
  const payments = [{ dueDate: '2027-01-20', amount: euros(100), status, refunded: null }];
  expect(readMoney({ payments, gateway: [] }).slice(5)).toEqual(['### Instalments', `${name}: €100.00`]);
});

test('two instalments of one day with one status are both shown', () => {
  const onError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const received = { dueDate: '2027-03-03', status: 'paid', refunded: null } as const;
  const payments = [
    { ...received, amount: euros(100) },
    { ...received, amount: euros(155) },
  ];
  expect(readMoney({ payments, gateway: [] }).slice(6)).toEqual([
    'due on 3 Mar, paid: €100.00',
    'due on 3 Mar, paid: €155.00',
  ]);
  expect(onError).not.toHaveBeenCalled();
  onError.mockRestore();
});

test('payments of which the gateway reports no amount or fee yet are shown with their id', () => {
  const gateway = [{ id: 'pi_2', amount: null, fee: null }];
  expect(readMoney({ payments: [], gateway }).slice(5)).toEqual(['### At the payment service', 'pi_2: ']);
});

test('people who may not see money get no money', () => {
  expect(readPart(<DeskMoney reservation={{ ...sampleReservation, money: null }} />)).toEqual([]);
});

test('a price that a channel collects is not shown as zero, and its payout and commission are', () => {
  const none = euros(0);
  const channel = { name: 'Airbnb', collects: true, payout: euros(412), commission: null };
  const money = {
    total: none,
    paid: none,
    refunded: none,
    outstanding: none,
    payments: [],
    gateway: [],
    channel,
  };
  expect(readMoney(money)).toEqual([
    '## Money',
    'Collected by Airbnb',
    'Payout: €412.00',
    'Commission: Not entered',
  ]);
});

test('a stay of a channel that is paid here has its price, and the commission of the channel', () => {
  const channel = { name: 'Booking.com', collects: false, payout: null, commission: euros(60) };
  expect(readMoney({ payments: [], gateway: [], channel })).toEqual([
    '## Money',
    'Price: €510.00',
    'Paid: €255.00',
    'Refunded: €0.00',
    'Still to be paid: €255.00',
    'Payout: Not entered',
    'Commission: €60.00',
  ]);
});

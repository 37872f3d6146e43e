import { expect, test } from 'vitest';
import { createPolicyExamples, readPaymentOptions } from '../../contract/content/policyExamples.ts';

const onReservation = [{ trigger: 'on_reservation', percentage: '100' }];
const inParts = [
  { trigger: 'on_reservation', percentage: '30' },
  { trigger: 'days_before_check_in', percentage: '70', daysOffset: '14' },
];

function getExamples(schedule: object[], cancellation: object[]) {
  const paymentOptions = [{ id: 'option', schedule, cancellation }];
  const [option] = readPaymentOptions({ property: { paymentOptions }, texts: {} })!;
  return createPolicyExamples(option!).map(({ before, paid, refund }) => [before, paid / 100, refund / 100]);
}

test('one deadline has examples before it, shortly before it, and after it', () => {
  expect(getExamples(onReservation, [{ refundPercentage: '50', daysBeforeCheckIn: '14' }])).toEqual([
    [{ days: 24 }, 700, 350],
    [{ days: 15 }, 700, 350],
    [{ days: 13 }, 700, 0],
  ]);
});

test('several deadlines have an example between the first two', () => {
  const cancellation = [
    { refundPercentage: '100', daysBeforeCheckIn: '21' },
    { refundPercentage: '50', hoursBeforeCheckIn: '48' },
    { refundPercentage: '0', daysBeforeCheckIn: '0' },
  ];
  expect(getExamples(inParts, cancellation)).toEqual([
    [{ days: 31 }, 210, 210],
    [{ days: 20 }, 210, 105],
    [{ hours: 24 }, 700, 0],
  ]);
});

test('deadlines of some hours are in hours', () => {
  const cancellation = [
    { refundPercentage: '100', hoursBeforeCheckIn: '24' },
    { refundPercentage: '50', hoursBeforeCheckIn: '12' },
  ];
  expect(getExamples(onReservation, cancellation)).toEqual([
    [{ days: 11 }, 700, 700],
    [{ hours: 13 }, 700, 350],
    [{ hours: 6 }, 700, 0],
  ]);
});

test('without a refund, every example refunds nothing', () => {
  expect(getExamples(onReservation, [])).toEqual([
    [{ days: 60 }, 700, 0],
    [{ days: 10 }, 700, 0],
    [{ hours: 0 }, 700, 0],
  ]);
});

test('incomplete payment options have no examples', () => {
  const option = { id: 'option', schedule: [], cancellation: [] };
  expect(readPaymentOptions({ property: { paymentOptions: [option] }, texts: {} })).toBeUndefined();
});

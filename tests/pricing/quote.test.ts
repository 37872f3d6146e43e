import { expect, test } from 'vitest';
import { quoteStay } from '../../server/host/pricing/index.ts';
import { terms } from './support.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' });

test('a quote says all that a guest agrees to', () => {
  const option = {
    id: 'parts',
    name: 'In parts',
    description: 'A part today',
    schedule: [
      { trigger: 'on_reservation', percentage: 30, daysOffset: 0 },
      { trigger: 'days_before_check_in', percentage: 70, daysOffset: 7 },
    ],
    cancellation: [{ refundPercentage: 50, daysBeforeCheckIn: 2 }],
  } as const;
  const stay = { startDate: '2027-06-10', endDate: '2027-06-13', guestCount: 3 };
  const quote = quoteStay({ ...terms, paymentOptions: [option] }, stay, new Date('2027-05-01T22:59:59Z'));
  expect(quote).toEqual({
    id: 'casa',
    ...stay,
    nights: 3,
    lines: [
      { kind: 'nights', quantity: 3, unitAmount: euros(100_00), amount: euros(300_00) },
      { kind: 'cleaning', quantity: 1, unitAmount: euros(30_00), amount: euros(30_00) },
      { kind: 'extra_guests', quantity: 3, unitAmount: euros(10_00), amount: euros(30_00) },
    ],
    total: euros(360_00),
    paymentOptions: [
      {
        id: 'parts',
        name: 'In parts',
        description: 'A part today',
        schedule: [
          { ...option.schedule[0], dueDate: '2027-05-01', amount: euros(108_00) },
          { ...option.schedule[1], dueDate: '2027-06-03', amount: euros(252_00) },
        ],
        dueNow: euros(108_00),
        cancellationPolicies: [{ refundPercentage: 50, cancelBefore: '2027-06-08T15:00:00+01:00' }],
      },
    ],
  });
});

import type { Money } from '../../contract/values/money.ts';
import type { Quote } from '../../contract/schemas/quote.ts';

const euros = (amount: number): Money => ({ amount, currency: 'EUR' });

export const sampleDates = { startDate: '2027-05-03', endDate: '2027-05-06' };

export const sampleQuote: Quote = {
  id: 'casa-azul',
  ...sampleDates,
  guestCount: 2,
  nights: 3,
  lines: [{ kind: 'nights', quantity: 3, unitAmount: euros(10_000), amount: euros(30_000) }],
  total: euros(30_000),
  paymentOptions: [
    {
      id: 'now',
      name: 'All now',
      description: '',
      schedule: [
        {
          trigger: 'on_reservation',
          percentage: 100,
          daysOffset: 0,
          dueDate: '2027-01-01',
          amount: euros(30_000),
        },
      ],
      dueNow: euros(30_000),
      cancellationPolicies: [{ refundPercentage: 100, cancelBefore: '2027-04-26T15:00:00+01:00' }],
    },
  ],
};

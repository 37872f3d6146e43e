import type { Quote } from '../../../contract/schemas/quote.ts';

export const euros = (amount: number) => ({ amount, currency: 'EUR' as const });

/** A week in spring for three, with everything that a price can be made of, cents included. */
export const quote: Quote = {
  id: 'casa-azul',
  startDate: '2027-05-03',
  endDate: '2027-05-10',
  guestCount: 3,
  nights: 7,
  lines: [
    { kind: 'nights', quantity: 7, unitAmount: euros(9_550), amount: euros(66_850) },
    { kind: 'cleaning', quantity: 1, unitAmount: euros(4_500), amount: euros(4_500) },
    { kind: 'extra_guests', quantity: 7, unitAmount: euros(1_500), amount: euros(10_500) },
    { kind: 'discount', quantity: 1, unitAmount: euros(-6_685), amount: euros(-6_685) },
  ],
  total: euros(75_165),
  paymentOptions: [
    {
      id: 'now',
      name: 'Everything today',
      description: 'The simple way.',
      schedule: [
        {
          trigger: 'on_reservation',
          percentage: 100,
          daysOffset: 0,
          dueDate: '2027-01-01',
          amount: euros(75_165),
        },
      ],
      dueNow: euros(75_165),
      cancellationPolicies: [
        { refundPercentage: 100, cancelBefore: '2027-04-19T14:00:00Z' },
        { refundPercentage: 50, cancelBefore: '2027-04-26T14:00:00Z' },
        { refundPercentage: 0, cancelBefore: '2027-05-03T14:00:00Z' },
      ],
    },
    {
      id: 'parts',
      name: 'In parts',
      description: '',
      schedule: [
        {
          trigger: 'days_after_reservation',
          percentage: 30,
          daysOffset: 14,
          dueDate: '2027-01-15',
          amount: euros(22_550),
        },
        {
          trigger: 'days_before_check_in',
          percentage: 30,
          daysOffset: 1,
          dueDate: '2027-05-02',
          amount: euros(22_550),
        },
        {
          trigger: 'day_before_check_in',
          percentage: 40,
          daysOffset: 1,
          dueDate: '2027-05-02',
          amount: euros(30_065),
        },
      ],
      dueNow: euros(0),
      cancellationPolicies: [],
    },
  ],
};

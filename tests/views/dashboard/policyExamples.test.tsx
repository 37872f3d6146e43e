import { expect, test } from 'vitest';
import type { PropertyDocument } from '../../../contract/content/checks/checkDocument.ts';
import { PolicyExamples } from '../../../src/dashboard/views/propertyEditor/special/PolicyExamples.tsx';
import { readPart } from './support/inEnglish.tsx';

const read = (paymentOptions: unknown, texts: PropertyDocument['texts'] = {}) =>
  readPart(<PolicyExamples document={{ property: { paymentOptions }, texts }} language="en" />);

const now = [{ trigger: 'on_reservation', percentage: '100' }];

test('each payment option has three examples in sentences', () => {
  const options = [
    {
      id: 'pay-now',
      schedule: now,
      cancellation: [
        { refundPercentage: '100', daysBeforeCheckIn: '21' },
        { refundPercentage: '50', hoursBeforeCheckIn: '24' },
      ],
    },
    {
      id: 'later',
      schedule: [{ trigger: 'day_before_check_in', percentage: '100' }],
      cancellation: [{ refundPercentage: '100', daysBeforeCheckIn: '0' }],
    },
  ];
  const texts = { pt: { paymentOptions: { 'pay-now': { name: 'Pagar já' } } } };
  expect(read(options, texts)).toEqual([
    '## Three examples',
    'For a stay of €700 that was booked long before:',
    '### Pagar já',
    '- A guest who cancels 31 days before arrival gets back everything that was paid: €700.',
    '- A guest who cancels 20 days before arrival gets back €350 of €700; you keep €350.',
    '- A guest who cancels 12 hours before arrival gets nothing back; you keep €700.',
    '### later',
    '- A guest who cancels 10 days before arrival has paid nothing yet, so nothing is refunded.',
    '- A guest who cancels 24 hours before arrival gets back everything that was paid: €700.',
    '- A guest who does not arrive gets nothing back; you keep €700.',
  ]);
});

test('incomplete payment options have no examples', () => {
  expect(read([{ id: 'pay-now' }])).toEqual([
    '## Three examples',
    'Examples appear here as soon as the payment options are complete.',
  ]);
});

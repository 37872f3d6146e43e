import { expect, test } from 'vitest';
import { getChangedFields, nothingTyped, noInvoice } from '../../machines/shared/typedDetails.ts';

const invoice = { ...noInvoice, name: 'Silva', country: 'PRT', taxNumber: '1' };
const typed = { ...nothingTyped, hasInvoice: true, invoice };

test.each([
  ['a field', { arrivalTime: '18:00' }, ['arrivalTime']],
  ['a name', { invoice: { ...invoice, name: 'Silva, Lda.' } }, ['invoice', 'invoice.name']],
  [
    'a country, and with it what its numbers look like',
    { invoice: { ...invoice, country: 'DEU' } },
    ['invoice', 'invoice.taxNumber', 'invoice.country'],
  ],
  [
    'the choice of an invoice with all its fields',
    { hasInvoice: false },
    ['hasInvoice', 'invoice.name', 'invoice.taxNumber', 'invoice.address', 'invoice.country'],
  ],
])('a change answers: %s', (_, change, fields) => {
  expect(getChangedFields(typed, change).toSorted()).toEqual(fields.toSorted());
});

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
    'whether there is to be an invoice, and with it all that stands in one',
    { hasInvoice: false },
    ['hasInvoice', 'invoice.name', 'invoice.taxNumber', 'invoice.address', 'invoice.country'],
  ],
])('answers anew: %s', (_, change, fields) => {
  expect(getChangedFields(typed, change).toSorted()).toEqual(fields.toSorted());
});

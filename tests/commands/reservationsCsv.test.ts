import { expect, test } from 'vitest';
import { completeLanguages } from '../../contract/values/language.ts';
import { formatForSpreadsheets, formatReservationsCsv } from '../../server/host/commands/index.ts';
import { createListed } from '../support/listedReservations.ts';

const heads = [
  'number',
  'status',
  'property',
  'check_in',
  'check_out',
  'nights',
  'guests',
  'guest',
  'email',
  'phone',
  'arrival_time',
  'source',
  'total',
  'currency',
  'collected_by',
  'payout',
  'commission',
  'created_at',
];

const csvIn = (language: (typeof completeLanguages)[number], about = {}) =>
  formatReservationsCsv(
    [createListed(about)],
    formatForSpreadsheets(language, () => 'Pacific/Auckland'),
  );

test.each(completeLanguages.filter((language) => language !== 'en'))(
  'the file for people who read %s has semicolons, a decimal comma and times of the property',
  (language) => {
    const [head, row, end] = csvIn(language).split('\r\n');
    expect(head).toBe(`\u{FEFF}${heads.join(';')}`);
    expect(row).toBe(
      'FYR3-FCYH;confirmed;casa;2027-03-03;2027-03-07;4;2;"Zoë Łuczak; Søn";zoe@guests.test;' +
        '+351 912345678;17:30;site;1234,56;EUR;;;;2026-11-29 12:30',
    );
    expect(end).toBe('');
  },
);

test('the file for people who read English has commas and a decimal point', () => {
  const [head, row] = csvIn('en').split('\r\n');
  expect(head).toBe(`\u{FEFF}${heads.join(',')}`);
  expect(row).toBe(
    'FYR3-FCYH,confirmed,casa,2027-03-03,2027-03-07,4,2,"Zoë Łuczak; Søn",zoe@guests.test,' +
      '+351 912345678,17:30,site,1234.56,EUR,,,,2026-11-29 12:30',
  );
});

test('the file for programs does not depend on a language', () => {
  const [head, row] = formatReservationsCsv([createListed()]).split('\r\n');
  expect(head).toBe(`\u{FEFF}${heads.join(',')}`);
  expect(row).toContain(',+351 912 345 678,17:30,site,1234.56,EUR,,,,2026-11-28T23:30:49.345Z');
});

const getCell = (name: string, about: object) => {
  const [, row = ''] = csvIn('de', { guestName: 'Ana', ...about }).split('\r\n');
  return row.split(';')[heads.indexOf(name)];
};

test.each(['=1+1', '@SUM(A1)', '+1', '-1', '\tx'])(
  'a name that begins like a formula is text: %j',
  (guestName) => {
    expect(getCell('guest', { guestName })).toBe(`'${guestName}`);
  },
);

test.each([
  ['+351 912 345 678', '+351 912345678'],
  ['+44 07700-900.123', '+44 07700900123'],
  ['+1 415 555 0132 ext. 12', '+1 4155550132 ext. 12'],
  ['415 555 0132 ext. 12', '415 555 0132 ext. 12'],
  ['912 345 678', '912 345 678'],
  ['', ''],
])('the telephone number %j keeps its plus sign, and is neither a formula nor a number', (phone, cell) => {
  expect(getCell('phone', { phone })).toBe(cell);
});

test('the file for programs contains a telephone number with its extension as it is stored', () => {
  const [, row] = formatReservationsCsv([createListed({ phone: '+1 415 555 0132 ext. 12' })]).split('\r\n');
  expect(row).toContain(',+1 415 555 0132 ext. 12,');
});

test.each(['+351+912', '=912', '+cmd|x'])(
  'a telephone number that could be executed is text: %j',
  (phone) => {
    expect(getCell('phone', { phone })).toBe(`'${phone}`);
  },
);

test('a stay of a channel has its channel and payout in the file', () => {
  const euros = (amount: number) => ({ amount, currency: 'EUR' });
  const about = { source: 'Airbnb', total: euros(0), collectedBy: 'Airbnb', payout: euros(41_250) };
  const cells = ['source', 'total', 'collected_by', 'payout', 'commission'];
  expect(cells.map((name) => getCell(name, about))).toEqual(['Airbnb', '', 'Airbnb', '412,50', '']);
  expect(getCell('total', { ...about, total: euros(60_500) })).toBe('605,00');
});

import { expect, test } from 'vitest';
import { isPortugueseTaxNumber, findTaxNumberError, getTaxNumber } from '../../contract/values/taxNumber.ts';

test.each(['123456789', '501442600', '999999990', '245123458'])(
  '%s is a Portuguese tax number, and with another last digit none',
  (number) => {
    const others = Array.from({ length: 10 }, (_, digit) => number.slice(0, 8) + digit);
    expect(others.filter(isPortugueseTaxNumber)).toEqual([number]);
  },
);

test.each(['', '000000000', '012345678', '12345678', '1234567890', '12345678a', ' 23456789'])(
  '"%s" is no Portuguese tax number',
  (number) => expect(isPortugueseTaxNumber(number)).toBe(false),
);

test.each(['123456789', '123 456 789', 'PT123456789', 'pt 123.456.789', '123-456-789'])(
  'a Portuguese number may be written as %s, and is kept as its digits',
  (taxNumber) => {
    const of = { taxNumber, country: 'PRT' };
    expect(findTaxNumberError(of)).toBeUndefined();
    expect(getTaxNumber(of)).toBe('123456789');
  },
);

test('a Portuguese tax number is required and checked', () => {
  expect(findTaxNumberError({ taxNumber: '', country: 'PRT' })).toBe('blank');
  expect(findTaxNumberError({ taxNumber: '123456780', country: 'PRT' })).toBe('tax_number');
  expect(findTaxNumberError({ taxNumber: 'DE 123456789', country: 'PRT' })).toBe('tax_number');
});

test.each(['', 'DE 123.456.789', 'ATU12345678', 'none'])(
  'elsewhere it is taken as it is, or left out ("%s")',
  (taxNumber) => {
    const of = { taxNumber, country: 'DEU' };
    expect(findTaxNumberError(of)).toBeUndefined();
    expect(getTaxNumber(of)).toBe(taxNumber);
  },
);

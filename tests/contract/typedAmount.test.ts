import { expect, test } from 'vitest';
import { parseAmount } from '../../contract/values/typedAmount.ts';

test.each([
  ['95', 9500],
  ['95.5', 9550],
  ['95,50', 9550],
  [' € 1 234 ', 123_400],
  ['1.234', 123_400],
  ['1,234.50', 123_450],
  ['1.234.567,89', 123_456_789],
  ['0', 0],
])('%j is an amount', (typed, cents) => {
  expect(parseAmount(typed)).toBe(cents);
});

test.each(['', 'x', '-5', '1.2345', '12.34.56', '1,2,3', '5e3'])('%j is no amount', (typed) => {
  expect(parseAmount(typed)).toBeNaN();
});

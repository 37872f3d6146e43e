import { expect, test } from 'vitest';
import { product } from '../../scripts/atlas.config.ts';
import { letters } from '../mail/emails.ts';

test('the atlas shows every mail that the product tells of, and tells of every mail that it shows', () => {
  const shown = new Set(Object.keys(letters).map((name) => name.split(', ')[0]!));
  expect([...shown].toSorted()).toEqual(product.mails.map(({ id }) => id).toSorted());
});

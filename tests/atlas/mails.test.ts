import { expect, test } from 'vitest';
import { product } from '../../scripts/atlas.config.ts';
import { letters } from '../mail/emails.ts';

test('the atlas shows exactly the e-mails that the machines declare', () => {
  const shown = new Set(Object.keys(letters).map((name) => name.split(', ')[0]!));
  expect([...shown].toSorted()).toEqual(product.mails.map(({ id }) => id).toSorted());
});

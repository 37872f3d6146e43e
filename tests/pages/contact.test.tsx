import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, type, getValue } from './support/guest.ts';
import { useTestHost } from './support/useTestHost.ts';
import { openPage } from './support/openPage.tsx';

const host = useTestHost();

test('a visitor’s message goes to the host of the property, by a key of its own', async () => {
  const first = await openPage('/en/casa-azul/contact', host);
  expect(document.title).toMatch(/^Write to .+ · Casa Azul · Estadia$/);
  await type('Your name', 'Ana');
  first.leave();
  await openPage('/en/casa-azul/contact', host);
  expect(getValue('Your name')).toBe('Ana');
  await type('Your message', 'Is there a cot?');
  await press('Send the message');
  expect(host.contactHost.mock.calls[0]?.[0]).toMatchObject({
    rentalUnitId: 'casa-azul',
    name: 'Ana',
    message: 'Is there a cot?',
  });
  expect(host.contactHost.mock.calls[0]?.[1]).toMatchObject({
    idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}:/) as string,
  });
  expect(screen.getByRole('link', { name: 'Back to Casa Azul' }).getAttribute('href')).toBe('/en/casa-azul');
});

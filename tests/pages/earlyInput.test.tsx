import { expect, test } from 'vitest';
import { field, getValue } from './support/guest.ts';
import { useTestHost } from './support/useTestHost.ts';
import { openPageSlowly } from './support/openPage.tsx';

const host = useTestHost();

test('dates chosen before the scripts arrived are priced once they have', async () => {
  await openPageSlowly('/en/casa-azul', host, () => {
    field('Check-in').value = '2027-05-03';
    field('Check-out').value = '2027-05-06';
    field('Guests').value = '4';
  });
  expect(host.previewPrice.mock.lastCall?.[0]).toEqual({
    id: 'casa-azul',
    startDate: '2027-05-03',
    endDate: '2027-05-06',
    guestCount: 4,
  });
  expect([getValue('Check-in'), getValue('Check-out'), getValue('Guests')]).toEqual([
    '2027-05-03',
    '2027-05-06',
    '4',
  ]);
});

test('a message that was typed before scripts arrived is kept', async () => {
  await openPageSlowly('/en/casa-azul/contact', host, () => {
    field('Your message').value = 'Is there a cot?';
  });
  expect(getValue('Your message')).toBe('Is there a cot?');
});

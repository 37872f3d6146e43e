import { expect, test } from 'vitest';
import { findRegistrationLink } from '../../server/host/content/registrationLink.ts';

test.each([
  [
    'the Portuguese register, from the number',
    { registrationNumber: '48210/AL' },
    'https://rnt.turismodeportugal.pt/RNT/RNAL.aspx?nr=48210',
  ],
  [
    'the address in the file',
    { registrationNumber: '48210/AL', registrationLink: 'https://register.test/1' },
    'https://register.test/1',
  ],
  ['no register for the number of another country', { registrationNumber: 'VT-1234-AL' }, undefined],
])('the registration number of a property links to %s', (_, unit, link) => {
  expect(findRegistrationLink(unit).registrationLink).toBe(link);
});

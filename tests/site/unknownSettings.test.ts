import { expect, test } from 'vitest';
import { unknownSettings } from '../../server/config/index.ts';

test.each([
  ['PORRT', 'PORT'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['PUBLICURL', 'PUBLIC_URL'],
  ['secret_key', 'SECRET_KEY'],
  ['MAIL-FROM', 'MAIL_FROM'],
  ['LOG_LEVELL', 'LOG_LEVEL'],
  ['SANDBIX', 'SANDBOX'],
])('%s is taken for a slip of %s', (typed, meant) => {
  expect(unknownSettings([typed])).toEqual([{ typed, meant }]);
});

test.each(['PORT', 'PATH', 'HOME', 'NODE_ENV', 'TZ', 'HOSTNAME', 'POSTGRES_PASSWORD'])(
  '%s is none',
  (name) => {
    expect(unknownSettings([name])).toEqual([]);
  },
);

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { settingsFile, settingsTable } from '../../server/config/listed.ts';
import { settingNames } from '../../server/config/settings.ts';

const read = (file: string) => readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8');

// `npm run settings` writes both.
test('docs/settings.md lists every setting with its default and meaning', () => {
  expect(read('docs/settings.md')).toContain(settingsTable());
});

test('.env.example lists every setting as it is', () => {
  expect(read('.env.example')).toBe(settingsFile());
});

test('every setting has a name that people and scripts rely on', () => {
  expect(settingNames).toEqual([
    'PORT',
    'HOST',
    'PUBLIC_URL',
    'PRODUCT_NAME',
    'DATA_DIR',
    'CONTENT_DIR',
    'LANGUAGES',
    'SECRET_KEY',
    'SECRET_KEY_PREVIOUS',
    'DATABASE_URL',
    'DATABASE_READ_URL',
    'PHOTO_STORE',
    'AWS_ACCESS_KEY_ID',
    'AWS_SECRET_ACCESS_KEY',
    'WORKERS',
    'API_URL',
    'TOKEN_URL',
    'CLIENT_ID',
    'CLIENT_SECRET',
    'FEATURED_UNITS',
    'GATEWAY_HOSTS',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_API_URL',
    'CALENDAR_HOSTS',
    'SMTP_URL',
    'MAIL_FROM',
    'SECURITY_CONTACT',
    'REGISTRATION_RETENTION_DAYS',
    'BACKUP_DAYS',
    'RESERVATION_RETENTION_DAYS',
    'SANDBOX',
    'TRUST_PROXY',
    'ATLAS',
    'METRICS_TOKEN',
    'LOG_LEVEL',
  ]);
});

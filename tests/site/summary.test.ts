import { describe, expect, test } from 'vitest';
import { hasSandboxMailbox, lacksMailServer, readConfig } from '../../server/config/index.ts';
import {
  callersShareOneAddress,
  findDoubts,
  summaryInWords,
  getSummary,
} from '../../server/process/summary.ts';

const foreignHost = {
  API_URL: 'https://api.example',
  CLIENT_SECRET: '0f9a1b8c2d7e3f64',
  FEATURED_UNITS: 'casa',
};
const summaryWith = (environment: Record<string, string>) =>
  summaryInWords(getSummary(readConfig(environment), [], 0));

test('the summary names five of many properties', () => {
  const ids = Array.from({ length: 1000 }, (_, index) => `casa-${index + 1}`);
  expect(summaryInWords(getSummary(readConfig({}), ids, 0))).toContain(
    'Properties casa-1, casa-2, casa-3, casa-4, casa-5 and 995 more',
  );
});

test.each([
  ['as it comes', {}],
  ['on a public address', { PUBLIC_URL: 'https://stay.example', SANDBOX: 'payments,mail', TRUST_PROXY: '1' }],
])('the summary for a host who starts the site %s says that no money moves', (_, environment) => {
  expect(summaryWith(environment)).toContain('Payments   sandbox gateway: no money moves');
});

const stripe = (mode: string) => ({
  STRIPE_SECRET_KEY: `sk_${mode}_0123456789abcdef0123`,
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef0123',
});

test('the summary with Stripe says whether money moves, and warns if guests cannot see it', () => {
  const SMTP_URL = 'smtps://mail.example';
  const onTheInternet = { PUBLIC_URL: 'https://stay.example', TRUST_PROXY: '1', SMTP_URL };
  expect(summaryWith({ ...onTheInternet, ...stripe('live') })).toContain(
    'Payments   Stripe (STRIPE_SECRET_KEY)',
  );
  expect(summaryWith({ ...onTheInternet, ...stripe('test') })).toContain(
    'Payments   Stripe with a test key: no money',
  );
  const doubts = (environment: Record<string, string>) => findDoubts(readConfig(environment));
  expect(doubts({ ...onTheInternet, ...stripe('test') })).toEqual([
    expect.stringContaining('STRIPE_SECRET_KEY'),
  ]);
  expect(doubts({ ...onTheInternet, ...stripe('live') })).toEqual([]);
  expect(doubts(stripe('test'))).toEqual([]);
});

describe('the summary says how guests from elsewhere are distinguished', () => {
  const calling = (environment: Record<string, string>) =>
    /Callers {4}(.*)/.exec(
      summaryWith({ PUBLIC_URL: 'https://stay.example', SANDBOX: 'payments,mail', ...environment }),
    )?.[1];

  test.each([
    [{ TRUST_PROXY: '1' }, 'identified by X-Forwarded-For, behind 1 reverse proxy'],
    [{ TRUST_PROXY: '2' }, 'identified by X-Forwarded-For, behind 2 reverse proxies'],
    [{ TRUST_PROXY: 'off', HOST: '0.0.0.0' }, 'identified by the address of their connection'],
  ])('%o', (environment, expected) => {
    expect(calling(environment)).toBe(expected);
  });

  test('warns if guests cannot be distinguished', () => {
    const off = { TRUST_PROXY: 'off' };
    expect(calling(off)).toMatch(/^ALL COUNT AS ONE: .*HOST 127\.0\.0\.1.*TRUST_PROXY=1/);
    const config = readConfig({ PUBLIC_URL: 'https://stay.example', SANDBOX: 'payments,mail', ...off });
    expect([callersShareOneAddress(config), callersShareOneAddress(readConfig({}))]).toEqual([true, false]);
  });

  test('contains nothing about callers if guests are on this machine', () => {
    expect(summaryWith({ TRUST_PROXY: '1' })).not.toContain('Callers');
  });
});

test.each([
  ['on this machine', {}, true],
  [
    'of a public demonstration',
    { PUBLIC_URL: 'https://stay.example', SANDBOX: 'payments,mail', TRUST_PROXY: '1' },
    true,
  ],
  ['with a mail server', { SMTP_URL: 'smtps://mail.example' }, false],
  ['with another host', foreignHost, false],
])('guests of a site %s read their e-mails in its mailbox, or do not', (_, environment, isSo) => {
  expect(hasSandboxMailbox(readConfig(environment))).toBe(isSo);
});

describe('the summary at each start', () => {
  const onTheInternet = { PUBLIC_URL: 'https://stay.example', SANDBOX: 'payments,mail', TRUST_PROXY: '1' };

  test.each([onTheInternet, { HOST: '0.0.0.0', SANDBOX: 'payments,mail' }])(
    'warns that e-mails reach nobody: %o',
    (environment) => {
      expect(summaryWith(environment)).toMatch(/E-mails {4}REACH NOBODY: .*own booking.*SMTP_URL/);
      expect(lacksMailServer(readConfig(environment))).toBe(true);
    },
  );

  test.each([{}, { ...onTheInternet, SMTP_URL: 'smtps://mail.example' }, foreignHost])(
    'contains no warning if e-mails reach their recipients or stay on this machine: %o',
    (environment) => {
      expect(summaryWith(environment)).not.toContain('REACH NOBODY');
      expect(lacksMailServer(readConfig(environment))).toBe(false);
    },
  );
});

test('names the host API elsewhere for payments, and the payment pages', () => {
  const summary = summaryWith({ ...foreignHost, GATEWAY_HOSTS: 'pay.example,other.example' });
  expect(summary).toContain('https://api.example (API_URL)');
  expect(summary).toContain('Checkout   at pay.example or other.example');
  expect(summary).not.toContain('Payments');
});

test('the set-up link is shown in a terminal only, and the log names the command for it', () => {
  const summary = getSummary(readConfig({}), [], 0, { setupToken: 'a-secret' });
  expect(summaryInWords(summary, true)).toContain('http://localhost:3000/host/setup#token=a-secret');
  const logged = Object.fromEntries(summary.facts.map(({ key, value }) => [key, value]));
  for (const text of [summaryInWords(summary), JSON.stringify(logged)]) {
    expect(text).not.toContain('a-secret');
    expect(text).toContain('npm run host -- access link');
  }
});

test('the summary on a hosting platform says which settings come from it', () => {
  const fly = { FLY_APP_NAME: 'casa', SANDBOX: 'payments,mail' };
  expect(summaryWith(fly)).toContain('Platform   Fly: PUBLIC_URL, HOST, TRUST_PROXY from FLY_APP_NAME');
  expect(summaryWith({ ...fly, HOST: '0.0.0.0' })).toContain(
    'Platform   Fly: PUBLIC_URL, TRUST_PROXY from FLY_APP_NAME',
  );
  const own = { PUBLIC_URL: 'https://stay.example', HOST: '0.0.0.0', TRUST_PROXY: '3' };
  expect(summaryWith({ ...fly, ...own })).not.toContain('Platform');
});

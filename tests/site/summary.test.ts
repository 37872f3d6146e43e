import { expect, test } from 'vitest';
import { readConfig } from '../../server/config/index.ts';
import { summaryInWords, summaryOf } from '../../server/summary.ts';

const settings = {
  productName: 'Estadia',
  publicUrl: 'http://localhost:3000',
  featured: [],
  gatewayHosts: [],
};
const summaryWith = (environment: Record<string, string>) =>
  summaryInWords(summaryOf(readConfig(environment), settings, 0));

test.each([
  ['as it comes', {}],
  ['with the key of a gateway that this version does not have', { STRIPE_SECRET_KEY: 'sk_live_1' }],
  ['on a public address', { PUBLIC_URL: 'https://stay.example', SANDBOX: 'on' }],
])('a host who starts the site %s is told that no money moves', (_, environment) => {
  expect(summaryWith(environment)).toContain('Payments   sandbox gateway: no money moves');
});

test('where the host API is elsewhere, payments are its affair, and it is told where guests may be sent to pay', () => {
  const elsewhere = {
    API_URL: 'https://api.example',
    CLIENT_SECRET: '0f9a1b8c2d7e3f64',
    FEATURED_UNITS: 'casa',
  };
  const summary = summaryWith({ ...elsewhere, GATEWAY_HOSTS: 'pay.example,other.example' });
  expect(summary).toContain('https://api.example (API_URL)');
  expect(summary).toContain('Checkout   at pay.example or other.example');
  expect(summary).not.toContain('Payments');
});

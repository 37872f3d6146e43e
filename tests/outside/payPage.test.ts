import { html } from 'hono/html';
import { afterEach, expect, test, vi } from 'vitest';
import { getTranslator } from '../../server/host/index.ts';
import { nothingTyped } from '../../server/sandbox/checkout/cardForm.ts';
import { payPage } from '../../server/sandbox/checkout/payPage.ts';
import { testCards } from '../../server/sandbox/gateway/cards.ts';
import type { Session } from '../../server/sandbox/gateway/session.ts';
import { readStyleSheet } from '../../server/sandbox/page/styleSheet.ts';
import { createPaidStay } from '../support/createPaidStay.ts';
import { dark, light } from '../../src/theme/colours.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' as const });

const session: Session = {
  id: 'session',
  reservationId: 'reservation',
  number: 'K7M2-9QXR',
  description: 'Casa do Limoeiro',
  mode: 'setup',
  amount: undefined,
  keepsCard: true,
  language: 'en',
  guestEmail: 'ana@example.com',
  returnUrl: 'http://localhost/en/casa/success',
  expiresAt: '2027-07-02T10:00:00Z',
  createdAt: '2027-07-02T09:30:00Z',
  status: 'open',
};

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

const stay = createPaidStay();

async function render(about: Partial<Session> = {}) {
  const translator = getTranslator('en');
  const page = await html`${payPage({
    session: { ...session, ...about },
    translator,
    productName: 'Estadia',
    typed: { ...nothingTyped, number: testCards.decline.number },
    mistakes: {},
  })}`;
  return page.toString();
}

async function getDeadline(now: string, about?: Partial<Session>) {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
  return /This page works until [^<]*/.exec(await render(about))?.[0];
}

/** The rows of the lists of a page: each label with its value. */
const getRows = (page: string) =>
  [...page.matchAll(/<dt>([^<]*)<\/dt>\s*<dd>([^<]*)<\/dd>/g)].map(([, label, value]) => [label, value]);

afterEach(() => void vi.useRealTimers());

test('the payment page of the sandbox names the time zone of its deadline', async () => {
  const time = new Date(session.expiresAt).toLocaleTimeString('sv-SE', { timeZone }).slice(0, 5);
  expect(await getDeadline(session.expiresAt)).toBe(`This page works until ${time} (${timeZone}).`);
});

test('the payment page of the sandbox names the day of a deadline that is not today', async () => {
  expect(await getDeadline('2027-06-30T10:00:00Z')).toMatch(/until \d Jul, \d\d:00 \(.+\)\.$/);
});

test('the payment page of the sandbox names its deadline in the time zone of the property', async () => {
  expect(await getDeadline(session.expiresAt, { stay })).toBe(
    'This page works until 22:00 (Pacific/Auckland).',
  );
});

test('the payment page of the sandbox shows the stay, its price, and what is due later', async () => {
  const page = await render({ mode: 'payment', amount: eur(9900), stay });
  expect(getRows(page)).toEqual([
    ['Check-in', 'Wednesday, 14 July 2027'],
    ['Check-out', 'Saturday, 17 July 2027'],
    ['Reservation', session.number],
    ['€100.00 × 3 nights', '€300.00'],
    ['Cleaning', '€45.00'],
    ['Early-booking discount', '−€15.00'],
    ['Total', '€330.00'],
    ['To pay now', '€99.00'],
    ['To be charged to your card on 7 July 2027', '€200.00'],
    ['To be paid on arrival', '€31.00'],
  ]);
  expect(page).toContain('Casa &lt;do&gt; Limoeiro');
  expect(page).toContain('3 nights, 2 guests');
  expect(page).toContain('src="/images/1024/casa/terrace.0123abcd.webp" alt="The terrace"');
  expect(page).not.toContain(`<p class="what">`);
});

test('the payment page of the sandbox shows the description of a payment without a stay', async () => {
  const page = await render();
  expect(page).toContain(`<p class="what">${session.description}</p>`);
  expect(getRows(page)).toEqual([]);
});

test('the payment page of the sandbox marks the test card in the form', async () => {
  const [, marked] = /<a href="([^"]*)" aria-current="true"/.exec(await render()) ?? [];
  expect(marked).toBe('/sandbox/checkout/session?card=decline#card');
});

test('the pages of the sandbox have the colours of the site, and every colour of their rules', async () => {
  const sheet = await readStyleSheet();
  expect(sheet).toContain(`--primary-strong: ${light.primaryStrong};`);
  expect(sheet).toContain(`--primary-strong: ${dark.primaryStrong};`);
  const names = (pattern: RegExp) => new Set([...sheet.matchAll(pattern)].map(([, name]) => name));
  expect(names(/var\((--[\w-]+)/g).difference(names(/(--[\w-]+):/g))).toEqual(new Set());
  expect(sheet.replaceAll(/^(:root|@media[^\n]*:root) \{ --page[^\n]*/gm, '')).not.toMatch(/#[\da-f]{6}/i);
});

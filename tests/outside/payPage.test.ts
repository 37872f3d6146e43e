import { html } from 'hono/html';
import { afterEach, expect, test, vi } from 'vitest';
import { getTranslator } from '../../server/host/index.ts';
import { nothingTyped } from '../../server/sandbox/checkout/cardForm.ts';
import { payPage } from '../../server/sandbox/checkout/payPage.ts';
import type { Session } from '../../server/sandbox/gateway/session.ts';

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

async function getDeadline(now: string) {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
  const translator = getTranslator('en');
  const page = await html`${payPage({
    session,
    translator,
    productName: 'Estadia',
    typed: nothingTyped,
    mistakes: {},
  })}`;
  return /This page works until [^<]*/.exec(page.toString())?.[0];
}

afterEach(() => void vi.useRealTimers());

test('the payment page of the sandbox names the time zone of its deadline', async () => {
  const time = new Date(session.expiresAt).toLocaleTimeString('sv-SE', { timeZone }).slice(0, 5);
  expect(await getDeadline(session.expiresAt)).toBe(`This page works until ${time} (${timeZone}).`);
});

test('the payment page of the sandbox names the day of a deadline that is not today', async () => {
  expect(await getDeadline('2027-06-30T10:00:00Z')).toMatch(/until \d Jul, \d\d:00 \(.+\)\.$/);
});

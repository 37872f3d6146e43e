import { describe, expect, onTestFinished, test } from 'vitest';
import { completeLanguages } from '../../contract/values/language.ts';
import { getTranslator } from '../../server/sandbox/page/translator.ts';
import { openSandbox } from '../../server/sandbox/index.ts';
import { testCards } from '../../server/sandbox/gateway/cards.ts';
import { createCardForm } from '../support/createCardForm.ts';
import { createTestLog } from '../support/createTestLog.ts';
import { createTestInstallation, type TestInstallation } from '../support/createTestInstallation.ts';
import { thisMachine } from '../support/visitors.ts';

const { say } = getTranslator('en');
const publicUrl = 'http://stay.test';
const returnUrl = `${publicUrl}/en/casa/success`;

/** The sandbox alone; `answers` are the webhook's, 204 when they have run out. */
async function openGatewayOnly({
  answers = [],
  place,
}: { answers?: number[]; place?: TestInstallation } = {}) {
  const clock = { ahead: 0 };
  const notices: { id: string; type: string; session: string }[] = [];
  const sandbox = await openSandbox({
    ...(place ?? (await createTestInstallation())),
    publicUrl,
    productName: 'Estadia',
    isLocal: true,
    secretKey: 'k',
    webhookUrl: `${publicUrl}/api/1/payment/webhook`,
    log: createTestLog().log,
    now: () => new Date(Date.now() + clock.ahead),
    async post(request) {
      const body = await request.text();
      notices.push(JSON.parse(body) as (typeof notices)[number]);
      await sandbox.gateway.readWebhook(body, request.headers);
      return new Response(null, { status: answers.shift() ?? 204 });
    },
  });
  onTestFinished(sandbox.close);
  const ask = (path: string, form?: Record<string, string>, cookie = '') =>
    sandbox.fetch(
      new Request(`${publicUrl}/sandbox/checkout/${path}`, {
        headers: { cookie },
        ...(form !== undefined && { method: 'POST', body: new URLSearchParams(form) }),
      }),
      thisMachine,
    );
  return { sandbox, ask, notices, clock };
}
type Gateway = Awaited<ReturnType<typeof openGatewayOnly>>;

async function openSession({ sandbox }: Gateway, about: object = {}) {
  const { id } = await sandbox.gateway.openSession({
    reservationId: 'r1',
    number: 'ES-4K7Q2M',
    mode: 'payment',
    amount: { amount: 17_400, currency: 'EUR' },
    keepsCard: false,
    description: 'Casa <do> Limoeiro',
    guestEmail: 'maria@guests.test',
    language: 'en',
    returnUrl,
    expiresAt: new Date(Date.now() + 30 * 60_000),
    idempotencyKey: 'r1:1',
    ...about,
  });
  return id;
}

const getState = ({ sandbox }: Gateway, id: string) => sandbox.gateway.readSession(id);

describe('the checkout page', () => {
  test('takes the payment, notifies the host, and returns the guest to the site', async () => {
    const gateway = await openGatewayOnly();
    const id = await openSession(gateway);
    const answer = await gateway.ask(`${id}/pay`, createCardForm('4242 4242 4242 4242'));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(returnUrl);
    expect(gateway.notices).toEqual([expect.objectContaining({ type: 'checkout.completed', session: id })]);
    expect(await getState(gateway, id)).toEqual({
      id,
      status: 'complete',
      mode: 'payment',
      paymentId: expect.stringMatching(/^pay_/),
      savedCard: expect.stringMatching(/^card_/),
    });
  });

  test('saves a card without taking money', async () => {
    const gateway = await openGatewayOnly();
    const id = await openSession(gateway, { mode: 'setup', amount: undefined });
    expect(await (await gateway.ask(id)).text()).toContain(say('sandbox.checkout.saveNote'));
    await gateway.ask(`${id}/pay`, createCardForm('4242424242424242'));
    expect(await getState(gateway, id)).toMatchObject({
      status: 'complete',
      paymentId: undefined,
      savedCard: expect.stringMatching(/^card_/),
    });
  });

  test('rejects a declined card with a message, and accepts another one', async () => {
    const gateway = await openGatewayOnly();
    const id = await openSession(gateway);
    const answer = await gateway.ask(`${id}/pay`, createCardForm(testCards.decline.number));
    expect(answer.headers.get('location')).toBe(`/sandbox/checkout/${id}`);
    expect(await getState(gateway, id)).toMatchObject({ status: 'failed', paymentId: undefined });
    const page = await (await gateway.ask(id)).text();
    expect(page).toContain('role="alert"');
    expect(page).toContain(say('sandbox.refused.declined'));
    await gateway.ask(`${id}/pay`, createCardForm('4242424242424242'));
    expect(await getState(gateway, id)).toMatchObject({ status: 'complete' });
    expect(gateway.notices.map(({ type }) => type)).toEqual(['checkout.failed', 'checkout.completed']);
  });

  test.each([
    ['approve', 'complete'],
    ['refuse', 'failed'],
  ])('shows the bank’s question: %s', async (answer, status) => {
    const gateway = await openGatewayOnly();
    const id = await openSession(gateway);
    await gateway.ask(`${id}/pay`, createCardForm(testCards.authentication.number));
    expect(await getState(gateway, id)).toMatchObject({ status: 'open', paymentId: undefined });
    const page = await (await gateway.ask(id)).text();
    expect(page).toContain(say('sandbox.challenge.title'));
    expect(page).toContain(say('sandbox.challenge.card', { brand: 'Visa', last4: '3155' }));
    await gateway.ask(`${id}/challenge`, { answer });
    expect(await getState(gateway, id)).toMatchObject({ status });
    expect(await (await gateway.ask(id)).text()).toContain(
      say(answer === 'approve' ? 'sandbox.paid.title' : 'sandbox.refused.notAuthenticated'),
    );
  });

  test('takes the payment once when the form is sent twice', async () => {
    const gateway = await openGatewayOnly();
    const id = await openSession(gateway);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => gateway.ask(`${id}/pay`, createCardForm('4242424242424242'))),
    );
    expect(new Set(answers.map(({ headers }) => headers.get('location')))).toEqual(new Set([returnUrl]));
    expect(gateway.notices).toHaveLength(1);
  });

  test.each([
    ['number', '4242 4242 4242 4241', 'sandbox.error.number'],
    ['number', '', 'sandbox.error.number'],
    ['expiry', '13 / 30', 'sandbox.error.expiry'],
    ['expiry', '01 / 20', 'sandbox.error.expired'],
    ['cvc', '12', 'sandbox.error.cvc'],
    ['name', ' ', 'sandbox.error.name'],
  ] as const)('marks an error in the %s "%s" and keeps the rest', async (field, value, words) => {
    const gateway = await openGatewayOnly();
    const id = await openSession(gateway);
    const answer = await gateway.ask(`${id}/pay`, createCardForm('4242424242424242', { [field]: value }));
    // Back from a page that a POST was answered with would be an error of the browser's.
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/sandbox/checkout/${id}`]);
    const [kept] = answer.headers.getSetCookie();
    expect(decodeURIComponent(kept!)).not.toMatch(/4242|"123"/);
    const page = await (await gateway.ask(id, undefined, kept)).text();
    expect(page).toContain(say(words));
    expect(page).toMatch(new RegExp(`id="${field}"[^>]*aria-describedby="${field}-error"`));
    expect(page.match(/aria-invalid/g)).toHaveLength(1);
    expect(page).toContain(`value="${field === 'name' ? '4242 4242 4242 4242' : 'Maria Silva'}"`);
    expect(page).not.toContain('value="123"');
    expect(await getState(gateway, id)).toMatchObject({ status: 'open' });
    expect(gateway.notices).toEqual([]);
  });

  test('expires after its time, and takes no payment then', async () => {
    const gateway = await openGatewayOnly();
    const id = await openSession(gateway);
    gateway.clock.ahead = 31 * 60_000;
    await gateway.ask(`${id}/pay`, createCardForm('4242424242424242'));
    const page = await gateway.ask(id);
    expect(page.status).toBe(410);
    expect(await page.text()).toContain(say('sandbox.expired.title'));
    expect(await getState(gateway, id)).toMatchObject({ status: 'expired', paymentId: undefined });
    expect(gateway.notices.map(({ type }) => type)).toEqual(['checkout.expired']);
  });

  test('can be closed by the host, unless it was paid', async () => {
    const gateway = await openGatewayOnly();
    const [closed, paid] = [
      await openSession(gateway, { idempotencyKey: '1' }),
      await openSession(gateway, { idempotencyKey: '2' }),
    ];
    await gateway.ask(`${paid}/pay`, createCardForm('4242424242424242'));
    for (const id of [closed, paid, 'cs_unknown']) await gateway.sandbox.gateway.expireSession(id);
    expect(await getState(gateway, closed)).toMatchObject({ status: 'expired' });
    expect(await getState(gateway, paid)).toMatchObject({ status: 'complete' });
  });

  test('offers the return without paying', async () => {
    const gateway = await openGatewayOnly();
    const page = await (await gateway.ask(await openSession(gateway))).text();
    expect(page).toMatch(new RegExp(`<a href="${returnUrl}">${say('sandbox.checkout.cancel')}</a>`));
  });

  test.each(Object.entries(testCards))(
    'fills itself in with the test card "%s"',
    async (name, { number }) => {
      const gateway = await openGatewayOnly();
      const page = await (await gateway.ask(`${await openSession(gateway)}?card=${name}`)).text();
      expect(page.replaceAll(' ', '')).toContain(`value="${number}"`);
    },
  );

  test.each(completeLanguages)('is translated to %s', async (language) => {
    const speech = getTranslator(language);
    const gateway = await openGatewayOnly();
    const page = await (await gateway.ask(await openSession(gateway, { language }))).text();
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(
      speech.say('sandbox.checkout.pay', { amount: speech.money({ amount: 17_400, currency: 'EUR' }) }),
    );
    expect(page).toContain(speech.say('sandbox.banner').replaceAll("'", '&#39;'));
    expect(page).not.toMatch(/sandbox\.[a-z]+\.[a-z]/i);
  });

  test('shows the host’s texts as text, and runs none of it', async () => {
    const gateway = await openGatewayOnly();
    const answer = await gateway.ask(await openSession(gateway));
    expect(await answer.text()).toContain('Casa &lt;do&gt; Limoeiro');
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('script-src');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('serves the fonts of its style sheet, and allows the browser to load them', async () => {
    const gateway = await openGatewayOnly();
    const policy = (await gateway.ask(await openSession(gateway))).headers.get('content-security-policy');
    expect(policy).toContain("font-src 'self'");
    const get = (path: string) =>
      gateway.sandbox.fetch(new Request(new URL(path, publicUrl)), thisMachine).then(async (answer) => ({
        type: answer.headers.get('content-type'),
        begins: (await answer.text()).slice(0, 4),
      }));
    const sheet = await gateway.sandbox.fetch(new Request(`${publicUrl}/sandbox/style.css`), thisMachine);
    const fonts = [...(await sheet.text()).matchAll(/url\('([^']+)'\)/g)].map(([, path = '']) => path);
    expect(fonts).toHaveLength(2);
    for (const path of fonts) expect(await get(path)).toEqual({ type: 'font/woff2', begins: 'wOF2' });
  });

  test('a checkout page that was never opened is not found', async () => {
    const gateway = await openGatewayOnly();
    for (const id of ['cs_nobody', '..%2F..%2Fsecret-key', 'a%00b']) {
      expect((await gateway.ask(id)).status).toBe(404);
      expect((await gateway.ask(`${id}/pay`, createCardForm('4242424242424242'))).status).toBe(404);
    }
  });
});

describe('the gateway', () => {
  test('returns the same session for the same key, and rejects the key for another request', async () => {
    const gateway = await openGatewayOnly();
    const expiresAt = new Date(Date.now() + 60_000);
    const [first, second] = await Promise.all([
      openSession(gateway, { expiresAt }),
      openSession(gateway, { expiresAt }),
    ]);
    expect(first).toBe(second);
    await expect(openSession(gateway, { expiresAt, number: 'ES-OTHER' })).rejects.toThrow('another request');
  });

  test('refunds once for one key', async () => {
    const gateway = await openGatewayOnly();
    const id = await openSession(gateway);
    await gateway.ask(`${id}/pay`, createCardForm('4242424242424242'));
    const { paymentId } = await getState(gateway, id);
    const refund = (idempotencyKey: string) =>
      gateway.sandbox.gateway.refund({
        paymentId: paymentId!,
        amount: { amount: 17_400, currency: 'EUR' },
        idempotencyKey,
      });
    expect(await refund('a')).toEqual(await refund('a'));
    await expect(refund('b')).rejects.toThrow('cannot exceed its amount');
  });

  test('keeps sessions through a restart', async () => {
    const place = await createTestInstallation();
    const before = await openGatewayOnly({ place });
    const id = await openSession(before);
    await before.ask(`${id}/pay`, createCardForm(testCards.decline.number));
    await before.sandbox.close();
    const after = await openGatewayOnly({ place });
    expect(await getState(after, id)).toMatchObject({ status: 'failed' });
    await after.ask(`${id}/pay`, createCardForm('4242424242424242'));
    expect(await getState(after, id)).toMatchObject({ status: 'complete' });
  });

  test('repeats a webhook event until the host acknowledges it', async () => {
    const gateway = await openGatewayOnly({ answers: [503] });
    const id = await openSession(gateway);
    await gateway.ask(`${id}/pay`, createCardForm('4242424242424242'));
    await expect.poll(() => gateway.notices.length).toBe(2);
    expect(gateway.notices[1]).toEqual(gateway.notices[0]);
  });

  test('sends no webhook event after it is stopped, and all of them after a restart', async () => {
    const place = await createTestInstallation();
    const before = await openGatewayOnly({ place });
    const id = await openSession(before);
    await before.sandbox.stop();
    await before.sandbox.gateway.expireSession(id);
    await before.sandbox.close();
    expect(before.notices).toEqual([]);
    const after = await openGatewayOnly({ place });
    await after.sandbox.resume();
    await expect.poll(() => after.notices).toMatchObject([{ session: id }]);
  });

  test('sends undelivered webhook events after a restart', async () => {
    const place = await createTestInstallation();
    const before = await openGatewayOnly({ place, answers: [503] });
    const id = await openSession(before);
    await before.ask(`${id}/pay`, createCardForm('4242424242424242'));
    await before.sandbox.close();
    const after = await openGatewayOnly({ place });
    await after.sandbox.resume();
    await expect.poll(() => after.notices).toEqual(before.notices);
  });
});

import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { apiBase, operations } from '../../contract/operations.ts';
import type { Audience, Mail } from '../../server/host/ports/mailer.ts';
import type { OwnBookings } from '../../server/sandbox/access/reader.ts';
import { openSandbox, type Visitor } from '../../server/sandbox/index.ts';
import type { StoredMail } from '../../server/sandbox/mailbox/mailbox.ts';
import { isFromThisMachine, type Connection } from '../../server/site/callers/clientIp.ts';
import { createTestFolder } from '../support/folders.ts';
import { createTestLog } from '../support/createTestLog.ts';
import { owner, stranger, thisMachine } from '../support/visitors.ts';

const publicUrl = 'https://stay.test';

const audiences: Readonly<Record<string, Audience>> = {
  mine: { reservationId: 'mine' },
  theirs: { reservationId: 'theirs' },
  hosts: 'hosts',
  access: 'access',
};

const createMail = (subject: string): Mail => ({
  audience: audiences[subject]!,
  to: 'maria@guests.test',
  from: '"Estadia" <no-reply@stay.test>',
  subject,
  language: 'en',
  text: `Hello\n\n${subject}`,
  html: `<p>${subject}</p>`,
});

interface Wishes {
  isLocal?: boolean;
  dataDir?: string;
  mailbox?: boolean;
  checkout?: boolean;
  showInTerminal?: (mail: Mail) => void;
}

async function openThis({ isLocal = false, dataDir, ...wishes }: Wishes = {}) {
  const folder = dataDir ?? (await createTestFolder());
  const { log, lines } = createTestLog();
  const sandbox = await openSandbox({
    dataDir: folder,
    publicUrl,
    isLocal,
    ...wishes,
    productName: 'Estadia',
    secretKey: 'a secret key of this test',
    webhookUrl: publicUrl,
    log,
  });
  onTestFinished(sandbox.close);
  const ask = (path: string, visitor: Visitor, cookie = '', init: RequestInit = {}) =>
    sandbox.fetch(new Request(publicUrl + path, { ...init, headers: { cookie } }), visitor);
  return {
    sandbox,
    folder,
    lines,
    ask,
    sendAll: async () => {
      for (const subject of Object.keys(audiences)) await sandbox.mailer.send(createMail(subject));
    },
    /** The ids of all stored e-mails with a subject, including those that no reader may see. */
    storedIds: async (subject: string) => {
      const box = join(folder, 'sandbox', 'mailbox');
      const files = await Promise.all((await readdir(box)).map((name) => readFile(join(box, name), 'utf8')));
      const mails = files.map((file) => JSON.parse(file) as StoredMail);
      return mails.filter((mail) => mail.subject === subject).map(({ id }) => id);
    },
    /** The subjects of the e-mails that a visitor sees. */
    subjects: async (visitor: Visitor, cookie = '') => {
      const answer = await ask('/sandbox/mailbox/messages.json', visitor, cookie);
      if (!answer.ok) return answer.status;
      const mails = (await answer.json()) as StoredMail[];
      return mails.map(({ subject }) => subject).toSorted();
    },
    /** The cookie of a browser after a successful call. */
    cookieAfter: async (call: 'createReservation' | 'createCheckout', body: object, cookie = '') => {
      const { path, success } = operations[call];
      const request = new Request(publicUrl + apiBase + path, { method: 'POST', headers: { cookie } });
      const answer = await sandbox.bind(request, Response.json(body, { status: success.status }));
      expect(await answer.json()).toEqual(body);
      return answer.headers.getSetCookie();
    },
    openSession: async () => {
      const session = await sandbox.gateway.openSession({
        reservationId: 'mine',
        number: 'ES-1',
        mode: 'payment',
        amount: { amount: 1000, currency: 'EUR' },
        keepsCard: false,
        description: 'A stay',
        guestEmail: 'maria@guests.test',
        language: 'en',
        returnUrl: `${publicUrl}/en/casa/success`,
        expiresAt: new Date(Date.now() + 3_600_000),
        idempotencyKey: 'k',
      });
      return { ...session, path: new URL(session.url).pathname };
    },
  };
}

const getPair = ([cookie = '']: readonly string[]) => cookie.split(';')[0]!;

describe('on a site that other machines can reach', () => {
  test('a stranger sees no e-mail, no newest id, no page and no attachment', async () => {
    const { ask, sendAll, subjects, sandbox } = await openThis();
    await sandbox.mailer.send({
      ...createMail('mine'),
      invite: { method: 'REQUEST', content: 'BEGIN:VCALENDAR' },
    });
    await sendAll();
    const all = (await (await ask('/sandbox/mailbox/messages.json', owner)).json()) as StoredMail[];
    const paths = all.flatMap(({ id }) => [id, `${id}?part=text`, `${id}/html`, `${id}/attachments/0`]);
    for (const path of ['', '/', '/messages.json', '/newest', ...paths.map((one) => `/${one}`)]) {
      for (const visitor of [stranger, thisMachine]) {
        const answer = await ask(`/sandbox/mailbox${path}`, visitor);
        expect([path, answer.status]).toEqual([path, 403]);
        expect(await answer.text()).not.toMatch(/maria@|Hello|VCALENDAR/);
      }
    }
    expect(await subjects(stranger)).toBe(403);
  });

  test('an owner sees every e-mail but those that sign in to the dashboard, which are never stored', async () => {
    const { sendAll, subjects, lines, folder } = await openThis();
    await sendAll();
    expect(await subjects(owner)).toEqual(['hosts', 'mine', 'theirs']);
    expect(lines.join('')).toContain('SMTP_URL');
    // Nothing waits for a time when the site is on this machine again.
    expect(await (await openThis({ isLocal: true, dataDir: folder })).storedIds('access')).toEqual([]);
  });

  test('sign-in e-mails stored while only this machine could reach the site are not shown', async () => {
    const local = await openThis({ isLocal: true });
    await local.sendAll();
    const [id] = await local.storedIds('access');
    const { subjects, ask } = await openThis({ dataDir: local.folder });
    expect(await subjects(owner)).toEqual(['hosts', 'mine', 'theirs']);
    for (const path of [id, `${id}/html`])
      expect((await ask(`/sandbox/mailbox/${path}`, owner)).status).toBe(404);
  });

  test('the browser of a booking sees its e-mails, marked as a demonstration', async () => {
    const { ask, sendAll, subjects, cookieAfter } = await openThis();
    await sendAll();
    const set = await cookieAfter('createReservation', { id: 'mine' });
    expect(set).toHaveLength(1);
    expect(set[0]).toMatch(/^__Host-demonstration=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const cookie = getPair(set);
    expect(await subjects(stranger, cookie)).toEqual(['mine']);
    const page = await (await ask('/sandbox/mailbox', stranger, cookie)).text();
    expect(page).toContain('Demonstration');
    expect(page).not.toMatch(/theirs|>hosts|access/);
    const [{ id }] = (await (await ask('/sandbox/mailbox/messages.json', stranger, cookie)).json()) as [
      StoredMail,
    ];
    expect(await (await ask('/sandbox/mailbox/newest', stranger, cookie)).text()).toBe(id);
    expect(await (await ask(`/sandbox/mailbox/${id}/html`, stranger, cookie)).text()).toBe('<p>mine</p>');
    const others = (await (await ask('/sandbox/mailbox/messages.json', owner)).json()) as StoredMail[];
    for (const other of others.filter((mail) => mail.id !== id))
      expect((await ask(`/sandbox/mailbox/${other.id}/html`, stranger, cookie)).status).toBe(404);
  });

  test('a second booking of the same browser is added to the first', async () => {
    const { sendAll, subjects, cookieAfter } = await openThis();
    await sendAll();
    const first = getPair(await cookieAfter('createReservation', { id: 'mine' }));
    const both = getPair(await cookieAfter('createReservation', { id: 'theirs' }, first));
    expect(await subjects(stranger, both)).toEqual(['mine', 'theirs']);
  });

  test('nobody can add a booking to the cookie, and no failed or other call sets it', async () => {
    const { sandbox, sendAll, subjects, cookieAfter } = await openThis();
    await sendAll();
    const [name, value] = getPair(await cookieAfter('createReservation', { id: 'mine' })).split('=') as [
      string,
      string,
    ];
    const [payload, signature] = value.split('.');
    const forged = Buffer.from(JSON.stringify({ reservationIds: ['theirs'], sessionIds: [] }));
    for (const text of [
      `${forged.toString('base64url')}.${signature}`,
      `${forged.toString('base64url')}.`,
      `${payload}.`,
      `${payload}.AAAA`,
      '.',
      '',
    ]) {
      expect(await subjects(stranger, `${name}=${text}`)).toBe(403);
    }
    const path = apiBase + operations.createReservation.path;
    const answers = [
      [path, 'POST', 409],
      [path, 'GET', 200],
      [`${apiBase}/reservation/otp`, 'POST', 200],
      ['/other', 'POST', 201],
    ] as const;
    for (const [address, method, status] of answers) {
      const request = new Request(publicUrl + address, { method });
      const answer = await sandbox.bind(request, Response.json({ id: 'theirs' }, { status }));
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  test.each([
    ['simulates e-mails and payments', { mailbox: true, checkout: true }, ['mine', 'session']],
    ['simulates e-mails only', { mailbox: true, checkout: false }, ['mine']],
    ['simulates payments only', { mailbox: false, checkout: true }, ['session']],
    ['simulates nothing', { mailbox: false, checkout: false }, []],
  ])('the cookie of a site that %s contains nothing else', async (_, simulated, ids) => {
    const { cookieAfter } = await openThis(simulated);
    const cookies = [
      await cookieAfter('createReservation', { id: 'mine' }),
      await cookieAfter('createCheckout', { url: `${publicUrl}/sandbox/checkout/session` }),
    ];
    const payloads = cookies.flat().map((cookie) => getPair([cookie]).split('=')[1]!.split('.')[0]!);
    const contained = payloads.flatMap((payload) => {
      const { reservationIds, sessionIds } = JSON.parse(
        Buffer.from(payload, 'base64url').toString(),
      ) as OwnBookings;
      return [...reservationIds, ...sessionIds];
    });
    expect(contained).toEqual(ids);
  });

  test('only the browser that opened a payment page, and an owner, may read it and pay there', async () => {
    const { ask, cookieAfter, openSession } = await openThis();
    const { path, url } = await openSession();
    const pay = { method: 'POST', body: new URLSearchParams({ number: '4242424242424242' }) };
    const booked = getPair(await cookieAfter('createReservation', { id: 'mine' }));
    for (const cookie of ['', booked]) {
      expect((await ask(path, stranger, cookie)).status).toBe(403);
      expect(await (await ask(path, stranger, cookie)).text()).not.toContain('maria@');
      expect((await ask(`${path}/pay`, stranger, cookie, pay)).status).toBe(403);
      expect((await ask(`${path}/challenge`, stranger, cookie, pay)).status).toBe(403);
    }
    const opened = getPair(await cookieAfter('createCheckout', { url }, booked));
    expect(await (await ask(path, stranger, opened)).text()).toContain('maria@guests.test');
    // A form with errors is answered by the page again.
    expect((await ask(`${path}/pay`, stranger, opened, pay)).status).toBe(303);
    expect((await ask(path, owner)).status).toBe(200);
    expect((await ask(`${path}x`, stranger, opened)).status).toBe(403);
  });
});

describe('on a site that only this machine can reach', () => {
  test('this machine sees the e-mails and payment pages without a sign-in, and no cookie is set', async () => {
    const { sendAll, subjects, cookieAfter, ask, openSession } = await openThis({ isLocal: true });
    await sendAll();
    expect(await subjects(thisMachine)).toEqual(['hosts', 'mine', 'theirs']);
    expect(await cookieAfter('createReservation', { id: 'mine' })).toEqual([]);
    expect((await ask((await openSession()).path, thisMachine)).status).toBe(200);
  });

  // A proxy that adds no header makes a stranger look like this machine.
  test('an e-mail that signs in to the dashboard is on no page and in no list', async () => {
    const { sandbox, sendAll, storedIds, ask } = await openThis({ isLocal: true });
    await sendAll();
    await sandbox.mailer.send({ ...createMail('access'), text: 'Your code is 482913', html: '482913' });
    const ids = await storedIds('access');
    expect(ids).toHaveLength(2);
    const paths = ids.flatMap((id) => [`/${id}`, `/${id}?part=text`, `/${id}/html`, `/${id}/attachments/0`]);
    for (const path of ['', '/messages.json', '/newest', ...paths]) {
      const answer = await ask(`/sandbox/mailbox${path}`, thisMachine);
      expect([path, answer.status]).toEqual([path, paths.includes(path) ? 404 : 200]);
      expect(await answer.text()).not.toMatch(new RegExp(['482913', ...ids].join('|')));
    }
  });

  test('the newest e-mail is one that the page shows, so that it is not loaded again and again', async () => {
    const { sandbox, sendAll, storedIds, ask } = await openThis({ isLocal: true });
    await sendAll();
    await sandbox.mailer.send(createMail('access'));
    const newest = await (await ask('/sandbox/mailbox/newest', thisMachine)).text();
    expect([newest]).toEqual(await storedIds('hosts'));
    expect(await (await ask('/sandbox/mailbox', thisMachine)).text()).toContain(`data-newest="${newest}"`);
  });

  test('a sign-in e-mail is shown in the terminal, or named in the log without a terminal', async () => {
    const shown: Mail[] = [];
    const [inTerminal, without] = [
      await openThis({ isLocal: true, showInTerminal: (mail) => void shown.push(mail) }),
      await openThis({ isLocal: true }),
    ];
    for (const one of [inTerminal, without]) await one.sendAll();
    expect(shown.map(({ subject }) => subject)).toEqual(['access']);
    expect(inTerminal.lines.join('')).not.toContain('signs in to the dashboard');
    const [id] = await without.storedIds('access');
    expect(without.lines.join('')).toContain(`"id":"${id}"`);
    expect(without.lines.join('')).not.toContain('maria@');
  });

  test.each([
    ['stranger', stranger],
    ['owner', owner],
  ])(
    'a request that came through a proxy or another machine is refused, even of an %s',
    async (_, visitor) => {
      const { sendAll, ask, openSession } = await openThis({ isLocal: true });
      await sendAll();
      const { path } = await openSession();
      for (const one of ['/sandbox/mailbox', '/sandbox/mailbox/messages.json', path]) {
        const answer = await ask(one, visitor);
        expect(answer.status).toBe(421);
        expect(await answer.text()).toBe('Misdirected Request');
      }
    },
  );
});

describe('a request comes from this machine', () => {
  const from = (
    remoteAddress: string | undefined,
    headers: Record<string, string> = {},
    httpVersion = '1.1',
  ) => isFromThisMachine({ headers, httpVersion, socket: { remoteAddress } } as Connection);

  test.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('if it is sent from %s', (address) => {
    expect(from(address)).toBe(true);
  });

  test.each(['192.168.1.7', '203.0.113.9', '2001:db8::1', '::ffff:203.0.113.9', '::2', '', undefined])(
    'not if it is sent from %s, regardless of its headers',
    (address) => {
      expect(from(address)).toBe(false);
      expect(from(address, { host: 'localhost', 'x-forwarded-for': '127.0.0.1' })).toBe(false);
    },
  );

  test.each([
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-for', ''],
    ['forwarded', 'for=127.0.0.1'],
    ['x-real-ip', '127.0.0.1'],
    ['x-forwarded-host', 'localhost'],
    ['x-forwarded-proto', 'http'],
    ['via', '1.1 caddy'],
    ['cf-connecting-ip', '127.0.0.1'],
  ])('not if a proxy on this machine forwarded it with %s: %s', (name, value) => {
    expect(from('127.0.0.1', { host: 'localhost', [name]: value })).toBe(false);
  });

  test('not if it is sent in HTTP/1.0, which nginx speaks when it adds no header', () => {
    expect(from('127.0.0.1', { host: 'localhost' }, '1.0')).toBe(false);
  });
});

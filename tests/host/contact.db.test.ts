import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { MessageAccepted } from '../../contract/schemas/contact.ts';
import { deleteExpiredMessages } from '../../server/host/contact/deleteExpiredMessages.ts';
import { deleteMessages, readMessages } from '../../server/host/contact/storedMessages.ts';
import { messagesAnHour } from '../../server/host/contact/messageLimits.ts';
import { createKeys } from '../../server/host/keys/keys.ts';
import { Bookings } from '../support/bookings.ts';
import { createCaller } from '../support/callers.ts';
import { openTestHost, secretKey, type TestHost } from '../support/testHost.ts';

const hostAddress = 'host@example.com';
let host: TestHost;
let bookings: Bookings;
beforeAll(async () => {
  host = await openTestHost(['casa', 'quinta', 'torre', 'moinho']);
  bookings = new Bookings(host);
});
afterAll(() => host.close());
afterEach(() => host.db.deleteFrom('contactMessage').execute());

let visitors = 0;
const written = (about: Record<string, unknown> = {}) => ({
  rentalUnitId: 'casa',
  name: 'Jane Doe',
  email: `jane.${(visitors += 1)}@visitors.test`,
  phonePrefix: '+44',
  phone: '20 7946 0000',
  reservationId: null,
  message: 'Is there a cot?',
  ...about,
});

const send = (message: object, sending?: Parameters<Bookings['post']>[2]) =>
  bookings.post<MessageAccepted>('/contact', message, sending);

const kept = () => host.db.selectFrom('contactMessage').selectAll().execute();
const everyTable = async () => {
  const { rows } = await sql<{ row: string }>`
    select t::text as row from contact_message t
    union all select t::text from pgboss.job t
    union all select t::text from idempotency t
  `.execute(host.db);
  return rows.map(({ row }) => row).join('\n');
};

describe('a message to a host', () => {
  test('reaches them in their language, and a reply goes to the visitor', async () => {
    const message = written({ reservationId: 'ES-4K7Q2M' });
    const { status, body } = await send(message, { language: 'fr' });
    expect([status, body]).toEqual([202, { id: expect.any(String) }]);
    const mail = await host.mails.next(hostAddress);
    expect(mail).toMatchObject({ replyTo: message.email, language: 'pt' });
    expect(mail.subject).toContain('Jane Doe');
    expect(mail.subject).toContain('Casa casa (pt)');
    for (const text of ['Is there a cot?', message.email, '+44 20 7946 0000', 'ES-4K7Q2M']) {
      expect(mail.text).toContain(text);
      expect(mail.html).toContain(text);
    }
  });

  test('needs no telephone number, and contains none if it is missing', async () => {
    const { status } = await send(written({ phone: ' ' }));
    expect(status).toBe(202);
    const mail = await host.mails.next(hostAddress);
    for (const form of [mail.text, mail.html]) expect(form).not.toMatch(/Telefone|\+44/);
  });

  test('names the country of a national telephone number', async () => {
    const { status, body } = await send(written({ phonePrefix: '' }));
    expect(status).toBe(422);
    expect(body).toMatchObject({ violations: [{ propertyPath: 'phonePrefix', code: 'phone_prefix' }] });
    expect((await send(written({ phonePrefix: '', phone: '+44 20 7946 0000' }))).status).toBe(202);
    expect((await host.mails.next(hostAddress)).text).toContain('+44 20 7946 0000');
  });

  test('is confirmed to the visitor in the language of the call with our text only', async () => {
    const message = written({
      name: 'Win at https://evil.test',
      message: 'Click https://evil.test now',
      reservationId: 'https://evil.test',
    });
    await send(message, { language: 'de-AT' });
    await host.mails.next(hostAddress);
    const mail = await host.mails.next(message.email);
    expect(mail).toMatchObject({ language: 'de', replyTo: hostAddress });
    for (const form of [mail.subject, mail.text, mail.html]) expect(form).not.toMatch(/evil|Win at|Click/);
  });

  test('is accepted whether the reservation exists or not', async () => {
    const held = await bookings.hold('casa', 30);
    const answers = await Promise.all([
      send(written({ reservationId: held.number })),
      send(written({ reservationId: 'ES-000000' })),
      send(written({ reservationId: '' })),
    ]);
    expect(answers.map(({ status, body }) => [status, Object.keys(body)])).toEqual(
      answers.map(() => [202, ['id']]),
    );
    for (const _ of answers) await host.mails.next(hostAddress);
  });

  test('is sent once, however often the call is repeated', async () => {
    const message = written();
    const sending = { key: 'visit:contactHost:1' };
    const [first, second] = [await send(message, sending), await send(message, sending)];
    expect(second.body).toEqual(first.body);
    expect(await kept()).toHaveLength(1);
    await host.mails.next(hostAddress);
  });

  test('about a missing property is rejected with 404, and nothing is sent', async () => {
    const { status } = await send(written({ rentalUnitId: 'nowhere' }));
    expect(status).toBe(404);
    expect(await kept()).toEqual([]);
  });

  test('is stored encrypted, and deleted once it is sent', async () => {
    const canary = 'kanarienvogel';
    const message = written({
      name: `N ${canary}`,
      message: `M ${canary}`,
      email: `${canary}@visitors.test`,
    });
    await send({ ...message, reservationId: `R ${canary}` });
    expect(await everyTable()).not.toContain(canary);
    await host.mails.next(hostAddress);
    await host.mails.next(message.email);
    const waiting = async () => (await kept()).map(({ forHost, forVisitor }) => [forHost, forVisitor]);
    await expect.poll(waiting, { interval: 10 }).toEqual([[null, null]]);
    expect(await everyTable()).not.toContain(canary);
    expect(host.logged()).not.toContain(canary);
  });
});

describe('the input of a visitor', () => {
  test.each([
    ['name', '\u202e\u200b ', 'blank'],
    ['email', 'jane@example.com\r\nBcc: all@example.com', 'email'],
    ['email', 'jane@example.com, all@example.com', 'email'],
    ['email', 'Jane <jane@example.com>, all@example.com', 'email'],
    ['email', '"a,b"@example.com', 'email'],
    ['email', '=?utf-8?q?jane?=@example.com', 'email'],
    ['email', 'jane doe@example.com', 'email'],
    ['email', 'jane@example', 'email'],
    ['email', 'jane@exam/ple.com', 'email'],
    ['email', 'jörg@example.com', 'email'],
    ['phone', '+351 12\r\nBcc: x', 'phone'],
    ['phonePrefix', '+44\r\nBcc: x', 'phone_prefix'],
  ])('is rejected in the field %s: %j', async (field, value, code) => {
    const { status, problem } = await send(written({ [field]: value }));
    expect(status).toBe(422);
    expect(problem.violations).toEqual([expect.objectContaining({ propertyPath: field, code })]);
  });

  test.each([
    ['name', 'Jane\r\nBcc: all@example.com', 'Jane Bcc: all@example.com'],
    ['name', 'Jane\u2028Doe\u0007', 'Jane Doe'],
    ['name', 'Jane \u202eelpmaxe', 'Jane elpmaxe'],
    ['name', '\u200fJane\u00a0\u2067Doe\ufeff', 'Jane Doe'],
    ['reservationId', 'ES-1\nBcc: all@example.com', 'ES-1 Bcc: all@example.com'],
    ['email', " MailTo:Sean.O\u2060'Neill@Example.ORG. ", "sean.o'neill@example.org"],
    ['email', 'info@MÜLLER.example', 'info@xn--mller-kva.example'],
    ['email', 'a!b#c@example.org', 'a!b#c@example.org'],
    ['email', 'ana/home=x@example.org', 'ana/home=x@example.org'],
  ])('is one line of text in the field %s: %j', async (field, value, used) => {
    await send(written({ [field]: value }));
    const { replyTo, subject, text } = await host.mails.next(hostAddress);
    expect(field === 'email' ? replyTo : text).toContain(used);
    expect(`${subject}${replyTo}`).not.toMatch(/[\r\n\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/);
  });

  test.each([
    ['Doe, Jane <all@example.com>; x', 'Doe, Jane <all@example.com>; x'],
    ['=?utf-8?q?=0D=0ABcc:_all@example.com?=', '= ?utf-8?q?=0D=0ABcc:_all@example.com?='],
  ])('is one line of text in the subject: %s', async (name, text) => {
    const message = written({ name });
    await send(message);
    const mail = await host.mails.next(hostAddress);
    expect(mail.subject).toContain(text);
    expect(mail.subject).not.toMatch(/[\r\n]|(?<!= )=\?/);
    expect([mail.to, mail.replyTo]).toEqual([hostAddress, message.email]);
  });

  test('is plain text in the e-mail and keeps its lines', async () => {
    await send(written({ message: 'One\r\n<script>alert(1)</script>\r\n\r\n-- \r\nTwo\u001b[2J {{title}}' }));
    const { text, html } = await host.mails.next(hostAddress);
    expect(html).not.toContain('<script>alert');
    expect(text).toContain('> One\n> <script>alert(1)</script>\n>\n> --\n> Two[2J {{title}}');
    expect(html).toContain('&#123;&#123;title}}');
  });
});

describe('the limits of messages', () => {
  test('apply to each e-mail address, in any notation', async () => {
    const email = 'often@visitors.test';
    const spellings = [email, email.toUpperCase(), 'often+news@visitors.test'];
    for (let sent = 0; sent < messagesAnHour.sender; sent += 1) {
      const rentalUnitId = sent % 2 === 0 ? 'quinta' : 'torre';
      const answer = await send(written({ rentalUnitId, email: spellings[sent % 3] }));
      expect(answer.status).toBe(202);
    }
    const { status, headers } = await send(written({ email }));
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(3500);
    expect((await send(written())).status).toBe(202);
  });

  /** So many messages that came in the last hour, from networks that each wrote so many. */
  const earlier = async (count: number, each: number) => {
    const rows = Array.from({ length: count }, (_, index) => ({
      id: `earlier-${index}`,
      unitId: 'moinho',
      locale: 'en' as const,
      sender: `sender ${index}`,
      networks: [`network ${Math.floor(index / each)}`],
      createdAt: sql<Date>`now() - interval '59 minutes'`,
    }));
    await host.db.insertInto('contactMessage').values(rows).execute();
  };
  const sendFrom = (network: string | undefined, about: object = {}) =>
    send(written({ rentalUnitId: 'moinho', ...about }), { caller: createCaller(network) });

  test('apply to each network, however many addresses it names', async () => {
    const statuses = [];
    for (let sent = 0; sent <= messagesAnHour.network['/32']; sent += 1)
      statuses.push((await sendFrom('here')).status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(messagesAnHour.network['/32']);
    expect(statuses.at(-1)).toBe(429);
    expect((await sendFrom('here', { rentalUnitId: 'torre' })).status).toBe(202);
  });

  test('apply to each property, except for known guests', async () => {
    await earlier(messagesAnHour.unit, messagesAnHour.network['/32']);
    const { status, headers } = await sendFrom('network 0', { email: 'new@visitors.test' });
    expect([status, headers.get('Retry-After')]).toEqual([429, '60']);
    expect((await sendFrom(undefined)).status).toBe(429);
    expect((await sendFrom('elsewhere')).status).toBe(202);
    expect((await sendFrom('elsewhere')).status).toBe(429);
  });

  test('apply to all addresses of a larger network together, with a higher limit', async () => {
    const sendFromAddress = (host: number) =>
      send(written({ rentalUnitId: 'moinho' }), {
        caller: {
          networks: [
            { breadth: '/64', mark: `address ${host}` },
            { breadth: '/48', mark: 'customer' },
          ],
        },
      });
    const statuses = [];
    for (let sent = 0; sent <= messagesAnHour.network['/48']; sent += 1)
      statuses.push((await sendFromAddress(sent)).status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(messagesAnHour.network['/48']);
    expect(statuses.at(-1)).toBe(429);
    expect((await sendFrom('elsewhere')).status).toBe(202);
  });

  test('prevent that two networks block a property for others', async () => {
    for (const network of ['one', 'two']) {
      for (let sent = 0; sent < 30; sent += 1) await sendFrom(network);
    }
    expect((await sendFrom('an honest one')).status).toBe(202);
    expect((await sendFrom('an honest one')).status).toBe(202);
  });

  test('apply to each property in total, for all senders', async () => {
    await earlier(messagesAnHour.firstOnes, 1);
    expect((await sendFrom('elsewhere')).status).toBe(429);
  });
});

test('data of a mailbox are found and deleted in any notation of its address', async () => {
  await send(written({ email: 'Jane.Doe+stay@Gmail.com' }));
  await send(written());
  const jane = [host.db, createKeys(secretKey), 'janedoe@gmail.com'] as const;
  expect(await readMessages(...jane)).toHaveLength(1);
  await deleteMessages(...jane);
  expect(await readMessages(...jane)).toEqual([]);
  expect(await kept()).toHaveLength(1);
});

test('messages are deleted: sent ones after an hour, others two weeks after the last attempt', async () => {
  const ago = (text: string) => sql<Date>`now() - ${text}::interval`;
  const about = { unitId: 'casa', locale: 'en' as const, sender: 'somebody', networks: ['somewhere'] };
  await host.db
    .insertInto('contactMessage')
    .values([
      { ...about, id: 'just sent', createdAt: ago('59 minutes') },
      { ...about, id: 'sent', createdAt: ago('61 minutes') },
      { ...about, id: 'waiting', createdAt: ago('13 days'), forHost: 'sealed' },
      { ...about, id: 'half sent', createdAt: ago('13 days'), forVisitor: 'sealed' },
      { ...about, id: 'lost', createdAt: ago('15 days'), forHost: 'sealed', forVisitor: 'sealed' },
    ])
    .execute();
  await deleteExpiredMessages(host);
  const left = (await kept()).map(({ id, networks }) => [id, networks]);
  expect(Object.fromEntries(left)).toEqual({ 'half sent': null, 'just sent': ['somewhere'], waiting: null });
});

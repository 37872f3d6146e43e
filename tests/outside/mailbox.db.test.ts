import { expect, onTestFinished, test } from 'vitest';
import type { Mail } from '../../server/host/ports/mailer.ts';
import { getTranslator } from '../../server/sandbox/page/translator.ts';
import type { StoredMail } from '../../server/sandbox/mailbox/mailbox.ts';
import { openSandbox } from '../../server/sandbox/index.ts';
import { createTestLog } from '../support/createTestLog.ts';
import { createTestInstallation, type TestInstallation } from '../support/createTestInstallation.ts';
import { thisMachine } from '../support/visitors.ts';

const publicUrl = 'http://stay.test';

async function openMailbox(there?: TestInstallation) {
  const place = there ?? (await createTestInstallation());
  const sandbox = await openSandbox({
    ...place,
    publicUrl,
    productName: 'Estadia',
    isLocal: true,
    secretKey: 'k',
    webhookUrl: publicUrl,
    log: createTestLog().log,
  });
  const ask = (path: string, headers: Record<string, string> = {}) =>
    sandbox.fetch(new Request(`${publicUrl}/sandbox/mailbox${path}`, { headers }), thisMachine);
  const messages = async () => (await (await ask('/messages.json')).json()) as StoredMail[];
  onTestFinished(sandbox.close);
  return { place, sandbox, ask, messages };
}

const mail = (about: Partial<Mail> = {}): Mail => ({
  audience: 'hosts',
  to: 'maria@guests.test',
  from: '"Estadia" <no-reply@stay.test>',
  subject: 'First',
  language: 'pt',
  text: 'Olá\n\nO código é 482913',
  html: '<p onclick="alert(1)">Olá</p><script>alert(1)</script>',
  ...about,
});

test('an empty mailbox says so, and watches for the first mail', async () => {
  const { ask, messages, sandbox } = await openMailbox();
  const answer = await ask('');
  const page = await answer.text();
  expect(page).toContain(getTranslator('en').say('sandbox.mailbox.empty'));
  expect(page).toContain('data-newest=""');
  expect(page).toContain('src="/sandbox/watch.js"');
  expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
  expect(await messages()).toEqual([]);
  expect(await (await ask('/newest')).text()).toBe('');
  await sandbox.mailer.send(mail());
  const [first] = await messages();
  expect(await (await ask('/newest')).text()).toBe(first!.id);
});

test.each([
  [{ 'Accept-Language': 'it, fr;q=0.4, de-AT;q=0.8' }, 'de'],
  [{ 'Accept-Language': 'de', Cookie: 'locale=pt' }, 'pt'],
  [{}, 'en'],
] as const)('a visitor with %j gets the language %s', async (headers, language) => {
  const { ask } = await openMailbox();
  const page = await (await ask('', headers)).text();
  expect(page).toContain(`<html lang="${language}">`);
});

const invite = { method: 'REQUEST', content: 'BEGIN:VCALENDAR\r\nSUMMARY:Séjour' } as const;

test('scripts read the mails newest first, with their attachments', async () => {
  const { sandbox, messages } = await openMailbox();
  await sandbox.mailer.send(mail());
  await sandbox.mailer.send(mail({ subject: 'Second', invite }));
  const all = await messages();
  expect(all.map(({ subject }) => subject)).toEqual(['Second', 'First']);
  expect(all[1]).toMatchObject({
    id: expect.any(String),
    to: 'maria@guests.test',
    subject: 'First',
    language: 'pt',
    text: expect.stringContaining('482913'),
    html: expect.stringContaining('Olá'),
    attachments: [],
  });
  expect(all[0]!.attachments).toEqual([
    {
      filename: 'invite.ics',
      contentType: 'text/calendar; charset=utf-8; method=REQUEST',
      content: Buffer.from(invite.content).toString('base64'),
    },
  ]);
});

test('a person reads a mail as its page, shut off from everything, and as text', async () => {
  const { sandbox, ask, messages } = await openMailbox();
  await sandbox.mailer.send(mail());
  const [{ id } = { id: '' }] = await messages();
  const list = await (await ask('')).text();
  expect(list).toContain(`/sandbox/mailbox/${id}`);
  expect(list).toContain('O código é 482913');

  const page = await (await ask(`/${id}`)).text();
  expect(page).toContain('maria@guests.test');
  expect(page).toMatch(new RegExp(`<iframe[^>]*src="/sandbox/mailbox/${id}/html"[^>]*sandbox="[^"]*"`));
  expect(page).not.toContain('alert(1)');

  const shown = await ask(`/${id}/html`);
  expect(await shown.text()).toBe(mail().html);
  const policy = shown.headers.get('content-security-policy')!;
  expect(policy).toMatch(/^sandbox /);
  expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src/);
  expect(policy).toContain("default-src 'none'");

  expect(await (await ask(`/${id}?part=text`)).text()).toMatch(
    /<pre lang="pt">Olá\n\nO código é 482913<\/pre>/,
  );
});

test('an invite is downloaded, never opened', async () => {
  const { sandbox, ask, messages } = await openMailbox();
  await sandbox.mailer.send(mail({ invite }));
  const [{ id } = { id: '' }] = await messages();
  expect(await (await ask(`/${id}`)).text()).toContain(
    `href="/sandbox/mailbox/${id}/attachments/0" download`,
  );
  const answer = await ask(`/${id}/attachments/0`);
  expect(await answer.text()).toBe(invite.content);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=REQUEST');
  expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''invite.ics");
  expect((await ask(`/${id}/attachments/1`)).status).toBe(404);
});

test('mails survive a restart', async () => {
  const before = await openMailbox();
  await before.sandbox.mailer.send(mail());
  const kept = await before.messages();
  await before.sandbox.close();
  expect(await (await openMailbox(before.place)).messages()).toEqual(kept);
});

test('a mail that does not exist is not found', async () => {
  const { ask } = await openMailbox();
  for (const id of ['nothing', '..%2F..%2Fsecret-key', '..%2Fsessions%2Fx']) {
    expect((await ask(`/${id}`)).status).toBe(404);
    expect((await ask(`/${id}/html`)).status).toBe(404);
  }
});

test.each([
  [{ 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }, 'de'],
  [{ 'accept-language': 'ja' }, 'en'],
  [{ 'accept-language': 'de', cookie: 'locale=fr' }, 'fr'],
])('the mailbox speaks the language of its reader: %j', async (headers, language) => {
  const { ask } = await openMailbox();
  expect(await (await ask('', headers)).text()).toContain(`<html lang="${language}">`);
});

test('a mail with a second header field is not taken', async () => {
  const { sandbox, messages } = await openMailbox();
  await expect(sandbox.mailer.send(mail({ subject: 'x\nBcc: all@example.com' }))).rejects.toThrow('one line');
  expect(await messages()).toEqual([]);
});

import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { getMailServerError } from '../../server/process/mailServerError.ts';
import { smtpMailer } from '../../server/process/smtpMailer.ts';
import { openMailServer } from '../support/mailServer.ts';

const mail = {
  audience: 'hosts',
  to: 'maria@guests.test',
  from: '"Estadia" <no-reply@stay.test>',
  replyTo: 'ana@hosts.test',
  subject: 'A sua reserva está confirmada',
  language: 'pt',
  text: 'Olá Maria,\n\n482913\n',
  html: '<p>Olá Maria,</p><p>482913</p>',
  messageId: '<otp.1@stay.test>',
  invite: { method: 'CANCEL', content: 'BEGIN:VCALENDAR\r\nSUMMARY:Séjour\r\n' },
} as const;

test('an e-mail reaches the mail server of SMTP_URL unchanged', async () => {
  const { taken, url } = await openMailServer();
  const mailer = smtpMailer(url);
  onTestFinished(() => mailer.close());
  await mailer.send(mail);
  expect(taken).toHaveLength(1);
  expect(taken[0]!.envelope).toEqual([
    expect.stringContaining('<no-reply@stay.test>'),
    expect.stringContaining('<maria@guests.test>'),
  ]);
  const read = await PostalMime.parse(taken[0]!.raw);
  expect(read.subject).toBe(mail.subject);
  expect(read.to).toEqual([expect.objectContaining({ address: mail.to })]);
  expect(read.from).toMatchObject({ name: 'Estadia', address: 'no-reply@stay.test' });
  expect(read.replyTo).toEqual([expect.objectContaining({ address: mail.replyTo })]);
  expect(read.text?.trim()).toBe(mail.text.trim());
  expect(read.html?.trim()).toBe(mail.html);
  expect(read.messageId).toBe(mail.messageId);
  expect(read.headers.find(({ key }) => key === 'content-language')?.value).toBe('pt');
});

test('an invitation is a part of the e-mail, and an attachment for programs without invitations', async () => {
  const { taken, url } = await openMailServer();
  const mailer = smtpMailer(url);
  onTestFinished(() => mailer.close());
  await mailer.send(mail);
  const { raw } = taken[0]!;
  const alternatives = /multipart\/alternative;\s+boundary="([^"]+)"/.exec(raw)![1]!;
  const parts = raw.split(`--${alternatives}`).slice(1, -1);
  expect(parts.map((part) => /Content-Type: ([^\r]+(?:\r\n [^\r]+)*)/.exec(part)![1])).toEqual([
    expect.stringContaining('text/plain'),
    expect.stringContaining('text/html'),
    'text/calendar; charset=utf-8; method=CANCEL',
  ]);
  const { attachments } = await PostalMime.parse(raw);
  const file = attachments.find(({ disposition }) => disposition === 'attachment')!;
  expect(file).toMatchObject({ filename: 'invite.ics', mimeType: 'application/ics' });
  const lines = (text: string) => text.trim().split(/\r?\n/);
  expect(lines(Buffer.from(file.content as ArrayBuffer).toString())).toEqual(lines(mail.invite.content));
});

test('an e-mail rejected by the server fails with the setting to correct, without its password', async () => {
  const { url } = await openMailServer(`no such mailbox: <${mail.to}>`);
  const mailer = smtpMailer(url.replace('//', '//user:hush@'));
  onTestFinished(() => mailer.close());
  const failure = await mailer.send(mail).catch((error: unknown) => String(error));
  expect(failure).toContain('SMTP_URL');
  expect(failure).not.toContain(mail.to);
  expect(failure).not.toContain('hush');
});

test.each(['', '?ignoreTLS=true'])(
  'a remote mail server without encryption receives neither password nor e-mail%s',
  async (more) => {
    const { taken, port } = await openMailServer();
    // As the resolver reads it this is 127.0.0.1; by its name it might be anywhere.
    const mailer = smtpMailer(`smtp://user:hush@127.1:${port}${more}`);
    onTestFinished(() => mailer.close());
    await expect(mailer.send(mail)).rejects.toThrow(/STARTTLS.*SMTP_URL/);
    expect(taken).toEqual([]);
  },
);

test('an e-mail that a guest waits for is not delayed by slow deliveries', async () => {
  const { promise: until, resolve: goOn } = Promise.withResolvers<void>();
  const { taken, url } = await openMailServer(undefined, { about: /news/, until });
  const mailer = smtpMailer(url);
  onTestFinished(() => mailer.close());
  const news = Array.from({ length: 20 }, () => mailer.send({ ...mail, subject: 'news' }));
  await expect.poll(() => taken.length).toBeGreaterThan(0);
  await mailer.send({ ...mail, subject: 'code', urgent: true });
  goOn();
  await Promise.all(news);
  expect(taken).toHaveLength(21);
});

test('a mail server that closes connections is connected to once for each e-mail', async () => {
  const server = await openMailServer();
  server.become('away');
  const mailer = smtpMailer(server.url);
  onTestFinished(() => mailer.close());
  const sent = Array.from({ length: 4 }, () => mailer.send({ ...mail, urgent: true }));
  const failed = await Promise.allSettled(sent);
  expect(new Set(failed.map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect(server.calls()).toBe(4);
});

test('an unreachable mail server is named', async () => {
  const mailer = smtpMailer('smtp://127.0.0.1:9/');
  onTestFinished(() => mailer.close());
  await expect(mailer.send(mail)).rejects.toThrow(/127\.0\.0\.1:9.*SMTP_URL/);
});

test('smtps:// at a port without TLS names the ports of both protocols', async () => {
  const { url } = await openMailServer();
  const mailer = smtpMailer(url.replace('smtp:', 'smtps:'));
  onTestFinished(() => mailer.close());
  const solution = /begins without TLS: port 465 is smtps:\/\/, and port 587 is smtp:\/\/ with STARTTLS/;
  await expect(mailer.verify()).rejects.toThrow(solution);
  await expect(mailer.send(mail)).rejects.toThrow(solution);
});

test('smtp:// at the port that begins with TLS names the ports of both protocols', () => {
  const error = new Error('Greeting never received');
  expect(getMailServerError(error, 'smtp://mail.example:465')).toBe(
    'port 465 begins with TLS: port 465 is smtps://, and port 587 is smtp:// with STARTTLS',
  );
  expect(getMailServerError(error, 'smtp://mail.example:587')).toBe(error.message);
});

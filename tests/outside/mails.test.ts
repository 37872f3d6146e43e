import { describe, expect, test } from 'vitest';
import { completeLanguages } from '../../contract/values/language.ts';
import { confirmationEmail } from '../../server/host/mail/confirmationEmail.ts';
import { hostConfirmationEmail } from '../../server/host/mail/hostEmails.ts';
import type { Email } from '../../server/host/mail/email.ts';
import { messageReceivedEmail } from '../../server/host/mail/messageEmails.ts';
import { otpEmail } from '../../server/host/mail/otpEmail.ts';
import { paymentReceivedEmail } from '../../server/host/mail/paymentReceivedEmail.ts';
import { registeredEmail } from '../../server/host/mail/registeredEmail.ts';
import { requireSoundMail } from '../../server/host/ports/requireSoundMail.ts';
import { getTranslator } from '../../server/host/base/translator.ts';
import { compileTemplates } from '../../server/host/mail/templates/compile.ts';
import { getTemplate } from '../../server/host/mail/templates/index.ts';
import { templateNames } from '../../server/host/mail/templates/names.ts';
import { euros, news, taxed, otpEmailData, endings, failures, letters } from '../mail/emails.ts';

test.each([confirmationEmail, hostConfirmationEmail, paymentReceivedEmail])(
  'the total of %o is followed by the payments on arrival, if there is a tax',
  (write) => {
    const speech = getTranslator('en');
    const words = 'Not included: tourist tax, about €32.00, paid on arrival. Guests under 13 pay nothing.';
    expect(write(speech, taxed).text).toContain(`Total: €580.00\n\n${words}`);
    expect(
      write(speech, { ...taxed, touristTax: { ...taxed.touristTax!, fromAge: undefined } }).text,
    ).toContain('about €32.00, paid on arrival.\n');
    expect(write(speech, news).text).not.toContain('tax');
  },
);

const linksIn = ({ text, html }: Email) => ({
  text: text.split('\n').filter((line) => line.startsWith('http')),
  html: [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href),
});

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('\u2011', '-').trim();

const inText = (html: string) =>
  spaced(
    html
      .replaceAll(/<(style|title)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&'),
  );

describe.each(completeLanguages)('the e-mails in %s', (language) => {
  const speech = getTranslator(language);

  test.each(
    Object.keys(letters).filter(
      (name) => !/^(otp|message|hostBesieged|hostCalendar|signInCode|invitation)/.test(name),
    ),
  )('name their reservation in the subject: "%s"', (name) =>
    expect(letters[name]!(speech).subject).toContain(news.number),
  );

  test('include the sample of the host’s arrival directions in the same language', () => {
    const words: Readonly<Record<string, string>> = {
      en: 'Ring',
      pt: 'Toque',
      fr: 'Sonnez',
      de: 'Klingeln',
      es: 'Llame',
    };
    expect(letters['arrival']!(speech).text).toContain(words[language]!);
  });

  test.each(Object.keys(letters))('contain the same in HTML and in text: "%s"', (name) => {
    const { subject, text, html } = letters[name]!(speech);
    const page = inText(html);
    expect(html).toContain(`lang="${language}"`);
    expect(subject).toMatch(/^[^\p{Cc}]+$/u);
    for (const form of [subject, text, html]) {
      expect(form).not.toMatch(/\{\{|\{\w+[,}]|mail\.[a-z]|undefined|null|NaN|<!--(each|end)/);
    }
    const sentences = text
      .split('\n')
      .map((line) => line.replace(/^> ?/, ''))
      .filter((line) => line !== '' && line !== '-- ' && !line.startsWith('http'));
    for (const line of sentences) {
      // A label and its value are two cells there.
      for (const part of line.split(/\s?: /)) expect(page).toContain(spaced(part));
    }
    expect(spaced(text).length).toBeGreaterThan(page.length / 2);
  });

  test.each(Object.keys(letters))('contain only our links, the same in both parts: "%s"', (name) => {
    const links = linksIn(letters[name]!(speech));
    expect(links.text).toEqual(links.html);
    for (const link of links.html) expect(link).toMatch(/^https:\/\/stay\.test\//);
  });

  test('contain the code in one piece, in text and in HTML', () => {
    const { text, html } = letters['otp']!(speech);
    expect(text.split('\n').map((line) => line.trim())).toContain('482913');
    expect(html).toMatch(/<span[^>]*>482913<\/span>/);
  });

  test('show the code on a lock screen, and not in the subject, which mail servers log', () => {
    const { subject, html } = letters['otp']!(speech);
    const [, shownFirst = ''] = /<div style="display:none[^"]*">([^<]*)</.exec(html) ?? [];
    expect(shownFirst.trim()).toMatch(/^482913 /);
    expect(subject).not.toContain('482913');
  });

  test('explain the refund of a cancellation, and name the policy that applied', () => {
    const texts = Object.values(endings).map((end) => end(speech).text);
    expect(new Set(texts).size).toBe(texts.length);
    const [inPart, everything, byPolicy, byHost, nothing] = texts;
    expect(inPart).toContain(speech.money(euros(8700)));
    expect(everything).toContain(speech.money(euros(17_400)));
    const policy = speech.say('mail.cancelled.noRefund');
    expect(byPolicy).toContain(policy);
    for (const text of [inPart, everything, byHost, nothing]) expect(text).not.toContain(policy);
  });

  test('list the paid and scheduled charges in the confirmation', () => {
    const { text } = letters['confirmed']!(speech);
    const [paid, later] = news.payments;
    expect(text).toContain(speech.money(paid!.amount));
    expect(text).toContain(speech.money(later!.amount));
    expect(text).toContain(speech.date(later!.dueDate));
    expect(text).toContain(speech.money(news.total));
    expect(text).toContain(news.number);
    expect(text).toContain(news.host.phone);
  });

  test('break no one-word label after its hyphen in HTML, and keep it in text', () => {
    const { text, html } = letters['confirmed']!(speech);
    const labels = [speech.say('mail.label.checkIn'), speech.say('mail.label.checkOut')];
    for (const label of labels) {
      expect(html).toContain(`>${label.replaceAll('-', '\u2011')}</td>`);
      expect(text).toContain(`\n${label}`);
    }
    expect(text).not.toContain('\u2011');
  });

  test('have one line for all paid amounts in the confirmation', () => {
    const payments = news.payments.map((payment) => ({ ...payment, status: 'paid' as const }));
    const { text } = confirmationEmail(speech, { ...news, payments });
    expect(text.split(speech.say('mail.payment.paid'))).toHaveLength(2);
    expect(text).toContain(speech.money(news.total));
  });

  test('describe today’s refund in the confirmation of a stay without one', () => {
    expect(letters['confirmed, without policies']!(speech).text).toContain(speech.say('mail.policy.none'));
  });

  test('list the cancellation deadlines and refunds by the property’s clock', () => {
    const { text } = letters['confirmed']!(speech);
    // Two weeks apart, and the clocks change in between.
    for (const [date, share] of [
      ['2027-03-27', 100],
      ['2027-04-30', 50],
    ] as const) {
      const line = text.split('\n').find((sentences) => sentences.includes(speech.date(date)))!;
      expect(line).toContain(language === 'fr' ? '15\u00a0h' : '15:00');
      expect(line).toContain(speech.share(share));
    }
    expect(text).toContain('Europe/Lisbon');
  });

  test('report a refund and a failed charge to the guest', () => {
    expect(letters['cancelled, as its policy says']!(speech).text).toContain(speech.money(euros(8_700)));
    for (const why of failures) {
      const { text } = letters[`paymentFailed, ${why}`]!(speech);
      expect(text).toContain(speech.money(euros(40_600)));
      expect(text).toContain(speech.date('2027-05-07'));
      expect(text).toContain(news.link);
    }
  });

  test('never contain the guest’s link if they go to the host', () => {
    for (const name of [
      'hostConfirmed',
      'hostDetails',
      'hostCancelled',
      'hostBesieged',
      'hostConflict',
      'message',
    ]) {
      expect(linksIn(letters[name]!(speech))).toEqual({ text: [], html: [] });
    }
  });
});

test('each language has its own texts', () => {
  for (const write of Object.values(letters)) {
    expect(new Set(completeLanguages.map((language) => write(getTranslator(language)).text)).size).toBe(
      completeLanguages.length,
    );
  }
});

test('the name of a guest is plain text', () => {
  const firstName = `<img src=x onerror="alert(1)"> {{code}} & Co`;
  const { html, text } = registeredEmail(getTranslator('en'), {
    ...news,
    guest: { ...news.guest, firstName },
  });
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &#123;&#123;code}} &amp; Co');
  expect(text).toContain(firstName);
});

test('repeat no typed text before the address is confirmed', () => {
  const typed = {
    name: 'Claim 500 EUR at evil.test',
    firstName: 'Claim 500 EUR at evil.test',
    email: 'evil@evil.test',
  };
  const unproven = { ...otpEmailData, ...typed, guest: { ...news.guest, ...typed } };
  for (const language of completeLanguages) {
    for (const write of [otpEmail, messageReceivedEmail]) {
      const { subject, text, html } = write(getTranslator(language), unproven);
      for (const form of [subject, text, html]) expect(form).not.toMatch(/Claim|evil|Maria|maria@/);
    }
  }
});

test('have one line in the subject, whatever a property or product is called', () => {
  const productName = 'Estadia\r\nBcc: everybody@example.com';
  const { subject } = otpEmail(getTranslator('en'), { ...otpEmailData, productName });
  expect(subject).toContain('Estadia Bcc: everybody@example.com');
  expect(subject).not.toMatch(/[\r\n]/);
});

test.each([
  { to: 'maria@example.com\r\nBcc: all@example.com' },
  { to: 'maria@example.com, all@example.com' },
  { to: '"x" <all@example.com>' },
  { subject: 'Hello\nBcc: all@example.com' },
  { replyTo: 'ana@example.com\u2028Bcc: all@example.com' },
  { replyTo: 'ana@example.com, all@example.com' },
  { from: 'Estadia <a@b.example>\r\nX: y' },
])('are rejected with a second header field or receiver: %j', (field) => {
  const mail = {
    audience: 'hosts',
    to: 'maria@example.com',
    from: 'Estadia <no-reply@example.com>',
    subject: 'Hello',
    language: 'en',
    text: '',
    html: '',
  } as const;
  expect(requireSoundMail(mail)).toBe(mail);
  expect(() => requireSoundMail({ ...mail, ...field })).toThrow(/one line|one plain address/);
});

test('match the templates in the sources: run `npm run mails` after a change', async () => {
  const compiled = await compileTemplates();
  for (const name of templateNames) expect(compiled[name]).toBe(getTemplate(name));
});

test('load nothing when they are opened', () => {
  for (const write of Object.values(letters)) {
    const { html } = write(getTranslator('en'));
    expect(html).not.toMatch(/<(img|link|script|iframe|object|embed)\b|\bsrc\s*=|url\s*\(|@import/i);
  }
});

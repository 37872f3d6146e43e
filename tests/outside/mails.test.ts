import { describe, expect, test } from 'vitest';
import { languages } from '../../contract/language.ts';
import { confirmedLetter } from '../../server/host/mail/confirmedLetter.ts';
import { cancelledLetter, paidTooLateLetter } from '../../server/host/mail/endedLetters.ts';
import type { Letter } from '../../server/host/mail/letter.ts';
import { otpLetter } from '../../server/host/mail/otpLetter.ts';
import { soundMail } from '../../server/host/mail/soundMail.ts';
import { speechOf, type Speech } from '../../server/host/mail/speech.ts';
import type { StayNews } from '../../server/host/mail/stayNews.ts';
import { compileTemplates } from '../../server/host/mail/templates/compile.ts';
import { templateOf } from '../../server/host/mail/templates/index.ts';
import { templateNames } from '../../server/host/mail/templates/names.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const;

const news: StayNews = {
  productName: 'Estadia',
  number: 'ES-4K7Q2M',
  firstName: 'Maria',
  property: 'Casa do Limoeiro',
  place: 'Lisboa, Portugal',
  startDate: '2027-05-14',
  endDate: '2027-05-18',
  nights: 4,
  guestCount: 2,
  checkInAfter: '15:00',
  checkOutUntil: '11:00',
  total: euros(58_000),
  payments: [
    { dueDate: '2026-11-20', amount: euros(17_400), status: 'paid', refund: euros(17_400) },
    { dueDate: '2027-05-07', amount: euros(40_600), status: 'scheduled', refund: euros(0) },
  ],
  host: { name: 'Ana Duarte', email: 'ana@example.com', phone: '+351 210 000 000' },
};
const otpNews = { ...news, code: '482913', minutesLeft: 10 };

const letters: Record<string, (speech: Speech) => Letter> = {
  otp: (speech) => otpLetter(speech, otpNews),
  confirmed: (speech) => confirmedLetter(speech, news),
  cancelled: (speech) => cancelledLetter(speech, news),
  paidTooLate: (speech) => paidTooLateLetter(speech, news),
};

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const inText = (html: string) =>
  spaced(
    html
      .replaceAll(/<(style|title)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&'),
  );

describe.each(languages)('in %s', (language) => {
  const speech = speechOf(language);

  test.each(Object.keys(letters))('the mail "%s" says the same as a page and as text', (name) => {
    const { subject, text, html } = letters[name]!(speech);
    const page = inText(html);
    expect(html).toContain(`lang="${language}"`);
    expect(subject).toMatch(/^[^\p{Cc}]+$/u);
    for (const form of [subject, text, html]) expect(form).not.toMatch(/\{\{|mail\.[a-z]|undefined/);
    for (const line of text.split('\n').filter((part) => part !== '' && part !== '-- ')) {
      const [label, ...value] = line.split(/(?<=^[^:]{1,60}): /);
      for (const part of [label!, ...value]) expect(page).toContain(spaced(part));
    }
  });

  test('the code can be taken in one piece, from the text and from the page', () => {
    const { text, html } = letters['otp']!(speech);
    expect(text.split('\n').map((line) => line.trim())).toContain('482913');
    expect(html).toMatch(/<span[^>]*>482913<\/span>/);
  });

  test('the confirmation tells what was paid and what is charged when', () => {
    const { text } = letters['confirmed']!(speech);
    const [paid, later] = news.payments;
    expect(text).toContain(speech.money(paid!.amount));
    expect(text).toContain(speech.money(later!.amount));
    expect(text).toContain(speech.date(later!.dueDate));
    expect(text).toContain(speech.money(news.total));
    expect(text).toContain(news.number);
    expect(text).toContain(news.host.phone);
  });
});

test('no two languages send the same mail', () => {
  for (const write of Object.values(letters)) {
    expect(new Set(languages.map((language) => write(speechOf(language)).text)).size).toBe(languages.length);
  }
});

test('what a guest calls themselves is text and nothing else', () => {
  const firstName = `<img src=x onerror="alert(1)"> {{code}} & Co`;
  const { html, text } = otpLetter(speechOf('en'), { ...otpNews, firstName });
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &#123;&#123;code}} &amp; Co');
  expect(text).toContain(firstName);
});

test('a subject is one line, whatever a property or product is called', () => {
  const productName = 'Estadia\r\nBcc: everybody@example.com';
  const { subject } = otpLetter(speechOf('en'), { ...otpNews, productName });
  expect(subject).toContain('Estadia Bcc: everybody@example.com');
  expect(subject).not.toMatch(/[\r\n]/);
});

test.each([
  { to: 'maria@example.com\r\nBcc: all@example.com' },
  { to: 'maria@example.com, all@example.com' },
  { to: '"x" <all@example.com>' },
  { subject: 'Hello\nBcc: all@example.com' },
  { replyTo: 'ana@example.com\u2028Bcc: all@example.com' },
  { from: 'Estadia <a@b.example>\r\nX: y' },
])('a mail with a second header field or receiver is refused: %j', (field) => {
  const mail = {
    to: 'maria@example.com',
    from: 'Estadia <no-reply@example.com>',
    subject: 'Hello',
    language: 'en',
    text: '',
    html: '',
  } as const;
  expect(soundMail(mail)).toBe(mail);
  expect(() => soundMail({ ...mail, ...field })).toThrow(/one line|one plain address/);
});

test('the compiled templates are those of the sources: run `npm run mails` after a change', async () => {
  const compiled = await compileTemplates();
  for (const name of templateNames) expect(compiled[name]).toBe(templateOf(name));
});

test('opening a mail loads nothing from anywhere', () => {
  for (const write of Object.values(letters)) {
    expect(write(speechOf('en')).html).not.toMatch(/(src|href|url)\s*[=(]\s*["']?https?:/i);
  }
});

import { describe, expect, test } from 'vitest';
import { languages } from '../../contract/language.ts';
import type { Arrival } from '../../contract/arrival.ts';
import { arrivalLetter } from '../../server/host/mail/arrivalLetter.ts';
import { besiegedLetter } from '../../server/host/mail/besiegedLetter.ts';
import { bulletinsLetter } from '../../server/host/mail/bulletinsLetter.ts';
import { confirmedLetter } from '../../server/host/mail/confirmedLetter.ts';
import { hostDetailsLetter } from '../../server/host/mail/detailsLetter.ts';
import { cancelledLetter, paidTooLateLetter } from '../../server/host/mail/endedLetters.ts';
import { calendarFailingLetter, calendarWellLetter } from '../../server/host/mail/calendarLetters.ts';
import {
  hostCancelledLetter,
  hostConfirmedLetter,
  hostConflictLetter,
} from '../../server/host/mail/hostLetters.ts';
import { hostPaymentLetter } from '../../server/host/mail/hostPaymentLetter.ts';
import type { Letter } from '../../server/host/mail/letter.ts';
import { messageLetter, messageReceivedLetter } from '../../server/host/mail/messageLetters.ts';
import { newLinkLetter } from '../../server/host/mail/newLinkLetter.ts';
import { otpLetter } from '../../server/host/mail/otpLetter.ts';
import { paymentFailedLetter } from '../../server/host/mail/paymentFailedLetter.ts';
import { paymentReceivedLetter } from '../../server/host/mail/paymentReceivedLetter.ts';
import { registeredLetter } from '../../server/host/mail/registeredLetter.ts';
import { registeredAnewLetter, reopenedLetter } from '../../server/host/mail/reopenedLetters.ts';
import { reminderLetter } from '../../server/host/mail/reminderLetter.ts';
import { requireSoundMail } from '../../server/host/ports/requireSoundMail.ts';
import { speechOf, type Speech } from '../../server/host/base/speech.ts';
import type { StayNews } from '../../server/host/mail/stayNews.ts';
import { compileTemplates } from '../../server/host/mail/templates/compile.ts';
import { templateOf } from '../../server/host/mail/templates/index.ts';
import { templateNames } from '../../server/host/mail/templates/names.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const;

const publicUrl = 'https://stay.test';
const news: StayNews = {
  productName: 'Estadia',
  link: `${publicUrl}/en/reservation/r1#token=t1`,
  propertyLink: `${publicUrl}/en/casa-do-limoeiro`,
  number: 'ES-4K7Q2M',
  guest: { firstName: 'Maria', name: 'Maria Silva', email: 'maria@guests.test', phone: '+351 912 345 678' },
  specialRequests: 'A cot, please.\nWe arrive late.',
  invoice: null,
  arrivalTime: null,
  property: 'Casa do Limoeiro',
  place: 'Lisboa, Portugal',
  timeZone: 'Europe/Lisbon',
  startDate: '2027-05-14',
  endDate: '2027-05-18',
  nights: 4,
  guestCount: 2,
  checkInAfter: '15:00',
  checkOutUntil: '11:00',
  total: euros(58_000),
  party: undefined,
  touristTax: undefined,
  payments: [
    { dueDate: '2026-11-20', amount: euros(17_400), status: 'paid', refund: euros(8_700) },
    { dueDate: '2027-05-07', amount: euros(40_600), status: 'scheduled', refund: euros(0) },
  ],
  policies: [
    { refundPercentage: 100, cancelBefore: '2027-03-27T15:00:00+00:00' },
    { refundPercentage: 50, cancelBefore: '2027-04-30T15:00:00+01:00' },
  ],
  endedAt: null,
  bulletinsExportedAt: null,
  arrival: undefined,
  host: { name: 'Ana Duarte', email: 'ana@example.com', phone: '+351 210 000 000' },
};
const taxed: StayNews = {
  ...news,
  touristTax: { amount: euros(400), guests: 2, nights: 4, total: euros(3_200), fromAge: 13 },
};
const family: StayNews = { ...news, guestCount: 4, party: { adults: 2, children: 1, babies: 1 } };
const invoiced: StayNews = {
  ...news,
  invoice: {
    name: 'Silva & Filhos',
    taxNumber: '501442600',
    address: 'Rua 1\n1100-000 Lisboa',
    country: 'Portugal',
  },
  arrivalTime: '23:30',
};
const otpNews = { ...news, code: '482913', minutesLeft: 10 };
const message = {
  name: 'Jane Doe',
  email: 'jane@visitors.test',
  phonePrefix: '+44',
  phone: '20 7946 0000',
  reservationId: 'ES-4K7Q2M',
  message: 'Is there a cot?\nAnd a chair?',
};

const endingWith = (refund: number, endedAt = '2027-04-01T12:00:00Z', amount = 17_400) => {
  const payments = [
    { dueDate: '2026-11-20', amount: euros(amount), status: 'paid', refund: euros(refund) },
  ] as const;
  const ended = { ...news, payments, endedAt: new Date(endedAt) };
  return (speech: Speech) => cancelledLetter(speech, ended);
};
const endings: Record<string, (speech: Speech) => Letter> = {
  'as its policy says': endingWith(8700),
  'with all that was paid': endingWith(17_400),
  'with nothing, as its policy says': endingWith(0, '2027-05-01T12:00:00Z'),
  'with nothing, as its host decided': endingWith(0),
  'with nothing paid': endingWith(0, '2027-04-01T12:00:00Z', 0),
};

const failures = ['declined', 'authentication-required', 'no-card', 'unreachable'] as const;
const paymentFailed = Object.fromEntries(
  failures.map((why) => [
    `paymentFailed, ${why}`,
    (speech: Speech) => paymentFailedLetter(speech, news, news.payments[1]!, why),
  ]),
);

const wayIn: Arrival = {
  address: 'Beco do Exemplo 7, 1100-000 Lisboa, Portugal',
  latitude: 38.7118,
  longitude: -9.1296,
  told: [
    { topic: 'directions', text: 'Thirty-one steps up.\n\nRing at the blue door.' },
    { topic: 'parking', text: 'Under the square.' },
  ],
};
const readyToReport = { dueBy: '2027-05-19', guests: 'registered', bulletins: 2 } as const;
const refunded = { ...news, guestName: news.guest.name, amount: euros(5_000), dispute: undefined };
const dispute = (status: 'open' | 'inquiry' | 'won' | 'lost' | 'closed') => ({
  ...refunded,
  dispute: { status, reason: 'fraudulent', answerBy: new Date('2027-05-20T10:00:00Z') },
});
const hostPayments: Record<string, (speech: Speech) => Letter> = {
  'a refund by hand': (speech) => hostPaymentLetter(speech, { ...refunded, news: 'refunded' }),
  'a refund that failed': (speech) => hostPaymentLetter(speech, { ...refunded, news: 'refundFailed' }),
  'a dispute': (speech) => hostPaymentLetter(speech, { ...dispute('open'), news: 'disputed' }),
  ...Object.fromEntries(
    (['won', 'lost', 'closed'] as const).map((status) => [
      `a dispute that was ${status}`,
      (speech: Speech) => hostPaymentLetter(speech, { ...dispute(status), news: 'disputeEnded' }),
    ]),
  ),
};

const letters: Record<string, (speech: Speech) => Letter> = {
  otp: (speech) => otpLetter(speech, otpNews),
  confirmed: (speech) => confirmedLetter(speech, news),
  'confirmed, with a tax': (speech) => confirmedLetter(speech, taxed),
  'confirmed, with a family': (speech) => confirmedLetter(speech, family),
  'confirmed, without policies': (speech) => confirmedLetter(speech, { ...news, policies: [] }),
  ...Object.fromEntries(Object.entries(endings).map(([name, end]) => [`cancelled, ${name}`, end])),
  paidTooLate: (speech) => paidTooLateLetter(speech, news),
  'paidTooLate, with a card alone': (speech) => paidTooLateLetter(speech, { ...news, payments: [] }),
  registered: (speech) => registeredLetter(speech, news),
  reopened: (speech) => reopenedLetter(speech, news),
  hostRegisteredAnew: (speech) => registeredAnewLetter(speech, news),
  'hostRegisteredAnew, once exported': (speech) =>
    registeredAnewLetter(speech, { ...news, bulletinsExportedAt: new Date('2027-05-15T23:30:00Z') }),
  'confirmed, with the keys to come': (speech) =>
    confirmedLetter(speech, {
      ...news,
      arrival: { ...wayIn, later: { topics: ['keys', 'wifi'], from: '2027-05-11' } },
    }),
  arrival: (speech) => arrivalLetter(speech, { ...news, arrival: wayIn }),
  'arrival, without an address': (speech) =>
    arrivalLetter(speech, { ...news, arrival: { ...wayIn, address: undefined } }),
  reminder: (speech) => reminderLetter(speech, news),
  hostBulletins: (speech) => bulletinsLetter(speech, news, readyToReport, false),
  'hostBulletins, nobody registered': (speech) =>
    bulletinsLetter(speech, news, { ...readyToReport, guests: 'missing', bulletins: 0 }, false),
  'hostBulletins, at the end of the term': (speech) => bulletinsLetter(speech, news, readyToReport, true),
  newLink: (speech) => newLinkLetter(speech, news),
  hostConfirmed: (speech) => hostConfirmedLetter(speech, news),
  'hostConfirmed, with a tax': (speech) => hostConfirmedLetter(speech, taxed),
  'hostConfirmed, with an invoice': (speech) => hostConfirmedLetter(speech, invoiced),
  hostDetails: (speech) => hostDetailsLetter(speech, invoiced),
  'hostDetails, all taken back': (speech) => hostDetailsLetter(speech, news),
  hostCancelled: (speech) => hostCancelledLetter(speech, news),
  hostBesieged: (speech) => besiegedLetter(speech, { ...news, minutes: 15 }),
  hostConflict: (speech) =>
    hostConflictLetter(speech, news, { calendar: 'Airbnb', startDate: '2031-05-14', endDate: '2031-05-17' }),
  hostCalendarFailing: (speech) =>
    calendarFailingLetter(speech, { ...news, calendar: 'Vrbo' }, '5 May, 12:00'),
  hostCalendarWell: (speech) => calendarWellLetter(speech, { ...news, calendar: 'Vrbo' }),
  ...hostPayments,
  message: (speech) => messageLetter(speech, news, message),
  messageReceived: (speech) => messageReceivedLetter(speech, news),
  'paymentReceived, with a tax': (speech) => paymentReceivedLetter(speech, taxed),
  paymentReceived: (speech) => paymentReceivedLetter(speech, news),
  ...paymentFailed,
};

test.each([confirmedLetter, hostConfirmedLetter, paymentReceivedLetter])(
  'under the total of %o stands what is paid on arrival, where there is a tax',
  (write) => {
    const speech = speechOf('en');
    const words = 'Not included: tourist tax, about €32.00, paid on arrival. Guests under 13 pay nothing.';
    expect(write(speech, taxed).text).toContain(`Total: €580.00\n\n${words}`);
    expect(
      write(speech, { ...taxed, touristTax: { ...taxed.touristTax!, fromAge: undefined } }).text,
    ).toContain('about €32.00, paid on arrival.\n');
    expect(write(speech, news).text).not.toContain('tax');
  },
);

const linksIn = ({ text, html }: Letter) => ({
  text: text.split('\n').filter((line) => line.startsWith('http')),
  html: [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href),
});

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

  test.each(Object.keys(letters).filter((name) => !/^(otp|message|hostBesieged|hostCalendar)/.test(name)))(
    'the mail "%s", which is about a reservation, names it in the subject',
    (name) => expect(letters[name]!(speech).subject).toContain(news.number),
  );

  test.each(Object.keys(letters))('the mail "%s" says the same as a page and as text', (name) => {
    const { subject, text, html } = letters[name]!(speech);
    const page = inText(html);
    expect(html).toContain(`lang="${language}"`);
    expect(subject).toMatch(/^[^\p{Cc}]+$/u);
    for (const form of [subject, text, html]) {
      expect(form).not.toMatch(/\{\{|\{\w+[,}]|mail\.[a-z]|undefined|null|NaN|<!--(each|end)/);
    }
    const said = text
      .split('\n')
      .map((line) => line.replace(/^> ?/, ''))
      .filter((line) => line !== '' && line !== '-- ' && !line.startsWith('http'));
    for (const line of said) {
      // A label and its value are two cells there.
      for (const part of line.split(/\s?: /)) expect(page).toContain(spaced(part));
    }
    expect(spaced(text).length).toBeGreaterThan(page.length / 2);
  });

  test.each(Object.keys(letters))('the links of the mail "%s" are ours, and the same in both', (name) => {
    const links = linksIn(letters[name]!(speech));
    expect(links.text).toEqual(links.html);
    for (const link of links.html) expect(link).toMatch(/^https:\/\/stay\.test\//);
  });

  test('the code can be taken in one piece, from the text and from the page', () => {
    const { text, html } = letters['otp']!(speech);
    expect(text.split('\n').map((line) => line.trim())).toContain('482913');
    expect(html).toMatch(/<span[^>]*>482913<\/span>/);
  });

  test('a lock screen shows the code, and no subject does: it is written into the logs of mail servers', () => {
    const { subject, html } = letters['otp']!(speech);
    const [, shownFirst = ''] = /<div style="display:none[^"]*">([^<]*)</.exec(html) ?? [];
    expect(shownFirst.trim()).toMatch(/^482913 /);
    expect(subject).not.toContain('482913');
  });

  test('a cancellation tells why so much comes back, and the policy is named where it decided', () => {
    const texts = Object.values(endings).map((end) => end(speech).text);
    expect(new Set(texts).size).toBe(texts.length);
    const [inPart, everything, byPolicy, byHost, nothing] = texts;
    expect(inPart).toContain(speech.money(euros(8700)));
    expect(everything).toContain(speech.money(euros(17_400)));
    const policy = speech.say('mail.cancelled.noRefund');
    expect(byPolicy).toContain(policy);
    for (const text of [inPart, everything, byHost, nothing]) expect(text).not.toContain(policy);
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

  test('the confirmation tells until when a cancellation brings what back, by the clock of the property', () => {
    const { text } = letters['confirmed']!(speech);
    // Two weeks apart, and the clocks change in between.
    for (const [date, share] of [
      ['2027-03-27', 100],
      ['2027-04-30', 50],
    ] as const) {
      const line = text.split('\n').find((said) => said.includes(speech.date(date)))!;
      expect(line).toContain('15:00');
      expect(line).toContain(speech.share(share));
    }
    expect(text).toContain('Europe/Lisbon');
  });

  test('a guest is told what comes back, and what could not be charged', () => {
    expect(letters['cancelled, as its policy says']!(speech).text).toContain(speech.money(euros(8_700)));
    for (const why of failures) {
      const { text } = letters[`paymentFailed, ${why}`]!(speech);
      expect(text).toContain(speech.money(euros(40_600)));
      expect(text).toContain(speech.date('2027-05-07'));
      expect(text).toContain(news.link);
    }
  });

  test('a host never gets the guest’s way to the reservation', () => {
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

test('no two languages send the same mail', () => {
  for (const write of Object.values(letters)) {
    expect(new Set(languages.map((language) => write(speechOf(language)).text)).size).toBe(languages.length);
  }
});

test('what a guest calls themselves is text and nothing else', () => {
  const firstName = `<img src=x onerror="alert(1)"> {{code}} & Co`;
  const { html, text } = registeredLetter(speechOf('en'), { ...news, guest: { ...news.guest, firstName } });
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &#123;&#123;code}} &amp; Co');
  expect(text).toContain(firstName);
});

test('mails to who has proven nothing repeat nothing that was typed', () => {
  const typed = {
    name: 'Claim 500 EUR at evil.test',
    firstName: 'Claim 500 EUR at evil.test',
    email: 'evil@evil.test',
  };
  const unproven = { ...otpNews, ...typed, guest: { ...news.guest, ...typed } };
  for (const language of languages) {
    for (const write of [otpLetter, messageReceivedLetter]) {
      const { subject, text, html } = write(speechOf(language), unproven);
      for (const form of [subject, text, html]) expect(form).not.toMatch(/Claim|evil|Maria|maria@/);
    }
  }
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
  { replyTo: 'ana@example.com, all@example.com' },
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
  expect(requireSoundMail(mail)).toBe(mail);
  expect(() => requireSoundMail({ ...mail, ...field })).toThrow(/one line|one plain address/);
});

test('the compiled templates are those of the sources: run `npm run mails` after a change', async () => {
  const compiled = await compileTemplates();
  for (const name of templateNames) expect(compiled[name]).toBe(templateOf(name));
});

test('opening a mail loads nothing from anywhere', () => {
  for (const write of Object.values(letters)) {
    const { html } = write(speechOf('en'));
    expect(html).not.toMatch(/<(img|link|script|iframe|object|embed)\b|\bsrc\s*=|url\s*\(|@import/i);
  }
});

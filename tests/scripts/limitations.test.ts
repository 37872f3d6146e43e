import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lineKinds } from '../../contract/schemas/quote.ts';

const read = (file: string) => readFileSync(file, 'utf8');

/** Whether a source file contains a pattern. */
const contain = (files: string, pattern: RegExp) => globSync(files).some((file) => pattern.test(read(file)));

interface Limitation {
  /** The limitation in the words of a document. */
  text: RegExp;
  /** Whether the code still has the limitation. */
  isTrue: () => boolean;
}

/** Each limitation, with the place in the code that changes when it no longer exists. */
const limitations: readonly Limitation[] = [
  {
    text: /speaks HTTP: terminate HTTPS/,
    isTrue: () => !contain('server/{process,site}/**/*.ts', /from 'node:(?:https|http2)'/),
  },
  {
    text: /external host API, that host is responsible for payments|redirected only to its own address/,
    isTrue: () => !contain('server/site/**/*.ts', /from '[./]*\/stripe\//),
  },
  {
    text: /read every 15 to 30 minutes|both can sell the same night/,
    isTrue: () => contain('server/host/calendars/due.ts', /\[least, most\] = \[15, 30\]/),
  },
  {
    text: /without a mail server is a demonstration|see their e-mails only in the browser/,
    isTrue: () => contain('server/config/isDemonstration.ts', /smtpUrl === undefined \|\|/),
  },
  {
    text: /files for SIBA are written, not submitted/,
    isTrue: () => !contain('server/**/*.ts', /boletinsalojamento\.asmx|EntregaBoletinsAlojamento/i),
  },
  {
    text: /Invoices are not issued/,
    isTrue: () => globSync('server/**/*{issue,create,send}*Invoice*.ts').length === 0,
  },
  {
    text: /tourist tax is shown, not charged/,
    isTrue: () => lineKinds.join() === 'nights,cleaning,extra_guests,discount',
  },
  {
    text: /no security deposits, paid extras or discount codes/,
    isTrue: () =>
      lineKinds.join() === 'nights,cleaning,extra_guests,discount' &&
      !contain('contract/**/*.ts', /\b(?:\w*deposit|discountCode|promoCode|voucher)\??:/i),
  },
  {
    text: /in euros/,
    isTrue: () => contain('contract/schemas/primitives.ts', /const currency = means\(v\.literal\('EUR'\)/),
  },
  {
    text: /by card, Apple Pay or Google Pay/,
    isTrue: () => !contain('server/stripe/*.ts', /payment_method_types: \[(?!'card'\])/),
  },
  {
    text: /legal rules are those of Portugal/,
    isTrue: () => contain('server/host/registration/workingDays.ts', /isWeekend\(date, 'pt-PT'\)/),
  },
];

/** Returns the limitations that a page lists. */
const listLimitations = (file: string) => {
  const [, section = ''] = read(file).split(/^##+ Known limitations$/m);
  const [list = ''] = section.split(/^##+ /m);
  return list
    .split(/^(?:-|\d+\.) /m)
    .slice(1)
    .map((item) => item.replaceAll(/\s+/g, ' ').trim());
};

const pages = ['README.md', 'docs/operating/README.md'];
const clauses = pages.flatMap((file) =>
  listLimitations(file).flatMap((item) =>
    item.split(/[.;](?: |$)/).flatMap((clause) => (clause === '' ? [] : [[file, clause] as const])),
  ),
);

test.each(clauses)('%s lists a limitation that the code has: %s', (_, clause) => {
  const matching = limitations.filter(({ text }) => text.test(clause));
  expect(matching, 'add the place in the code that proves this limitation').not.toEqual([]);
  expect(matching.filter(({ isTrue }) => !isTrue()).map(({ text }) => text)).toEqual([]);
});

test('each known limitation is in a document', () => {
  expect(limitations.filter(({ text }) => !clauses.some(([, clause]) => text.test(clause)))).toEqual([]);
});

test('the README lists five limitations with a date', () => {
  expect(listLimitations('README.md')).toHaveLength(5);
  expect(read('README.md')).toMatch(/^### Known limitations\n\nAs of \d{1,2} \w+ 20\d\d /m);
});

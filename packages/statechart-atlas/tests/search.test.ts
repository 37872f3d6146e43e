import { describe, expect, test } from 'vitest';
import { createSearch } from '../src/site/browser/findEntries.ts';
import type { SearchEntry } from '../src/site/searchIndex.ts';

const state = (title: string, text: string, texts: SearchEntry['texts'] = []): SearchEntry => ({
  kind: 'state',
  title,
  where: 'Booking',
  text,
  href: `booking/${title}/`,
  texts,
});

const entries: readonly SearchEntry[] = [
  state('Resuming › Declined', 'The payment was declined.', [
    ['en', 'English', 'Your card was not charged.'],
    ['fr', 'French', 'Votre carte n’a pas été débitée.'],
  ]),
  state('Otp › Expired', 'The code is too old.'),
  state('Form › Editing', 'The guest fills in the form.'),
  { ...state('the code is too old', 'otp.verifying › verifyOtp.failed.otp-expired'), kind: 'arrow' },
];

const search = createSearch(entries);
const getTitles = (typed: string) => search(typed).map(({ entry }) => entry.title);

describe('the search', () => {
  test('finds an entry by its title and its texts together', () => {
    expect(getTitles('card declined')).toEqual(['Resuming › Declined']);
  });

  test('names the language in which it found the words, without regard to accents', () => {
    expect(search('débitée')[0]?.because?.language).toBe('fr');
    expect(search('DEBITEE')[0]?.because?.words).toBe('French: Votre carte n’a pas été débitée.');
  });

  test('finds other forms and the beginnings of words, and ranks states before arrows', () => {
    expect(getTitles('code expires')).toEqual(['Otp › Expired', 'the code is too old']);
    expect(getTitles('decl')).toEqual(['Resuming › Declined']);
  });

  test('ignores common words of questions, and words that occur nowhere', () => {
    expect(getTitles('What happens when the card is declined by a helicopter?')).toEqual([
      'Resuming › Declined',
    ]);
    expect(getTitles('the')).not.toEqual([]);
  });

  test('finds nothing for unknown words and for nothing', () => {
    expect(getTitles('helicopter')).toEqual([]);
    expect(getTitles(' ')).toEqual([]);
  });

  test('shows equal arrows in several states of a machine once', () => {
    const arrow = entries.find(({ kind }) => kind === 'arrow')!;
    const same = { ...arrow, where: 'Booking › Otp', href: 'booking/otp/#again' };
    const other = { ...arrow, where: 'Booking › Form', href: 'booking/form/#again' };
    expect(createSearch([same, other])('too old').map(({ entry }) => entry.href)).toEqual([
      'booking/otp/#again',
    ]);
  });
});
